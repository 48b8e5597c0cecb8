// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <gtest/gtest.h>

#include "app/bake/bake_run.h"
#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace support {

/// This struct is a finished bake, and its motion as it is read back from the bytes of its file.
struct Baked {
  vmd::Motion motion;
  app::BakeReport report;
  base::Issues issues, unsayable;
  bool done = false;

  [[nodiscard]] std::size_t keysOf(const char* bone) const {
    const auto name = vmd::makeName<15>(bone);
    return static_cast<std::size_t>(
        std::ranges::count_if(motion.boneKeys, [&](const vmd::BoneKey& key) { return key.name == name; }));
  }
};

inline Baked bake(app::Show& show, app::ActorId actor, const app::BakeSettings& settings) {
  Baked baked;
  auto run = app::BakeRun::begin(show, actor, settings);
  EXPECT_TRUE(run) << base::describe(run.error());
  if (!run) return baked;
  for (bool more = true; more;) {
    const auto stepped = run->step();
    baked.unsayable = run->unsayable();
    if (!stepped) return baked;
    more = *stepped;
  }
  baked.done = true;
  baked.report = run->report();
  baked.issues = run->issues();
  auto read = vmd::readVmd(vmd::writeVmd(run->motion()));
  EXPECT_TRUE(read && read->issues.empty());
  if (read) baked.motion = std::move(read->motion);
  EXPECT_EQ(baked.motion, run->motion()) << "the file says all of it";
  return baked;
}

/// This struct says how far a motion's bones are from those of an actor of a show at most, over
/// whole frames; a new actor plays the motion with its IK switches.
struct Apart {
  double units = 0, degrees = 0;
};
inline Apart apart(app::Show& show, app::ActorId id, const vmd::Motion& motion, std::int64_t first, std::int64_t last) {
  app::Show other;
  const app::ActorId copy = other.add(show.actor(id)->loadedModel());
  other.setMotions(copy, {{loaded(motion)}});
  Apart most;
  for (std::int64_t frame = first; frame <= last; ++frame) {
    (void)show.evaluate(static_cast<double>(frame));
    (void)other.evaluate(static_cast<double>(frame));
    const auto want = show.actor(id)->frame().boneModels, got = other.actor(copy)->frame().boneModels;
    for (std::size_t i = 0; i < want.size(); ++i) {
      const app::BoneMiss miss = app::missOf(got[i], want[i]);
      most = {std::max(most.units, miss.units), std::max(most.degrees, miss.degrees)};
    }
  }
  return most;
}

}  // namespace support
