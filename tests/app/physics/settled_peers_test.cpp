// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Settled poses are compared with each implementation of the corpus alone, not only with the mean
// of three. The band says how far the implementations lie from that mean, bone by bone
// (`all_spread`): a pose within a bound of the mean is no farther from any of them than that spread
// and the bound.

#include <cstdio>
#include <map>
#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "tests/app/physics/band_run.h"
#include "tests/support/corpus.h"

namespace {

struct SettledPeer {
  const char *table, *band, *model, *motion;
  double bound;  ///< units from the band's mean (physics-parity.md 4)
};

void PrintTo(const SettledPeer& peer, std::ostream* out) { *out << peer.table; }

using support::kDance;
using support::kGene;
using support::kMiku;
using support::kWalk;

constexpr const char *kWalkBand = "miku__walk__band", *kDanceBand = "miku__wavefile__band",
                     *kGeneBand = "gene__wavefile__band";
constexpr double kWalkBound = 0.06, kDanceBound = 0.12, kGeneBound = 0.25;

const SettledPeer kPeers[] = {
    {"miku__walk__settled__babylon120", kWalkBand, kMiku, kWalk, kWalkBound},
    {"miku__walk__settled__bullet275like120", kWalkBand, kMiku, kWalk, kWalkBound},
    {"miku__walk__settled__mmdanim120", kWalkBand, kMiku, kWalk, kWalkBound},
    {"miku__walk__settled__recommended120", kWalkBand, kMiku, kWalk, kWalkBound},
    {"miku__walk__settled__saba120_nolag", kWalkBand, kMiku, kWalk, kWalkBound},
    {"miku__wavefile__settled__babylon120", kDanceBand, kMiku, kDance, kDanceBound},
    {"miku__wavefile__settled__bullet275like120", kDanceBand, kMiku, kDance, kDanceBound},
    {"miku__wavefile__settled__mmdanim120", kDanceBand, kMiku, kDance, kDanceBound},
    {"miku__wavefile__settled__recommended120", kDanceBand, kMiku, kDance, kDanceBound},
    {"miku__wavefile__settled__saba120_nolag", kDanceBand, kMiku, kDance, kDanceBound},
    {"gene__wavefile__settled__babylon120", kGeneBand, kGene, kDance, kGeneBound},
    {"gene__wavefile__settled__bullet275like120", kGeneBand, kGene, kDance, kGeneBound},
    {"gene__wavefile__settled__mmdanim120", kGeneBand, kGene, kDance, kGeneBound},
    {"gene__wavefile__settled__recommended120", kGeneBand, kGene, kDance, kGeneBound},
    {"gene__wavefile__settled__saba120_nolag", kGeneBand, kGene, kDance, kGeneBound},
};

class SettledBeside : public testing::TestWithParam<SettledPeer> {};

TEST_P(SettledBeside, APeer) {
  ODORI_NEEDS_CORPUS();
  const SettledPeer& peer = GetParam();
  // GIVEN how far the implementations lie apart
  std::map<std::string, double> spread;
  for (const support::GoldenRow& row : support::readGolden(support::physicsTable(peer.band))) {
    if (row.frame == 0) spread[row.name] = row.spreadUnits;
  }
  ASSERT_FALSE(spread.empty());
  // WHEN hair and skirts have settled
  const support::BandRun run = support::runBand(peer.model, peer.motion, peer.table, {}, 0, 0);
  ASSERT_FALSE(run.misses.empty());
  // THEN each bone is no farther from this implementation than the bound and that distance
  double most = 0.0;
  for (const support::Miss& miss : run.misses) {
    most = std::max(most, miss.units);
    ASSERT_TRUE(spread.contains(miss.bone)) << miss.bone;
    EXPECT_LE(miss.units, spread[miss.bone] + peer.bound) << miss.bone;
  }
  std::printf("%s: %zu bones, at most %.3g units\n", peer.table, run.misses.size(), most);
}

INSTANTIATE_TEST_SUITE_P(Corpus, SettledBeside, testing::ValuesIn(kPeers),
                         [](const auto& peer) { return std::string(peer.param.table); });

}  // namespace
