// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scene of CCD: chains of 8 units with 4, 8 and 20 links, and one that MMD's solver bends.

#include <array>
#include <string>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "tests/resources/lab/lab_show.h"

namespace {

using support::LabShow;

constexpr float kLength = 8.0F;
constexpr std::array kLinks{4, 8, 20, 8};
constexpr std::size_t kMmd = 3;  // the last actor

TEST(LabCcd, EveryChainHasTheSameLength) {
  LabShow lab("ccd");
  ASSERT_EQ(lab.actors.size(), kLinks.size());
  for (std::size_t actor = 0; actor < kLinks.size(); ++actor) {
    float length = 0.0F;
    for (const double frame : {0.0, 100.0}) {
      lab.show.evaluate(frame);
      length = 0.0F;
      for (int link = 1; link <= kLinks.at(actor); ++link) {
        length += lab.distance(actor, fmt::format("link {}", link),
                               link == kLinks.at(actor) ? "tip" : fmt::format("link {}", link + 1));
      }
      EXPECT_NEAR(length, kLength, 1e-3F) << actor;
    }
  }
}

TEST(LabCcd, OutOfReachTheTipIsTheChainsLengthFromItsRoot) {
  LabShow lab("ccd");
  // GIVEN a target at (7, 9) beyond the root at (0, 1): the square root of 7² + 8² away
  lab.show.evaluate(200.0);
  for (std::size_t actor = 0; actor < kMmd; ++actor) {
    EXPECT_NEAR(lab.distance(actor, "link 1", "target"), 10.63015F, 1e-3F);
    // THEN CCD has stretched the chain towards it, to a hundredth of its length
    EXPECT_GT(lab.distance(actor, "link 1", "tip"), 0.99F * kLength) << actor;
    EXPECT_LE(lab.distance(actor, "link 1", "tip"), kLength + 1e-3F) << actor;
    EXPECT_NEAR(lab.distance(actor, "tip", "target"), 10.63015F - kLength, 0.1F) << actor;
  }
  // AND the small turns of MMD's, 8 loops of at most 0.03 radians a link, leave more of it bent
  EXPECT_LT(lab.distance(kMmd, "link 1", "tip"), lab.distance(1, "link 1", "tip") - 0.02F);
}

TEST(LabCcd, InReachPlainCcdGetsThereAndTheCapKeepsMmdsFromIt) {
  LabShow lab("ccd");
  for (const double frame : {280.0, 110.0, 60.0}) {
    lab.show.evaluate(frame);
    for (std::size_t actor = 0; actor < kMmd; ++actor)
      EXPECT_LE(lab.distance(actor, "tip", "target"), 0.0101F) << actor << " in frame " << frame;
  }
  EXPECT_GT(lab.distance(kMmd, "tip", "target"), 0.5F) << "in frame 60, where its way is long";
}

}  // namespace
