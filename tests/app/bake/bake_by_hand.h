// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/bake/baking.h"
#include "tests/app/files/puppet.h"

namespace support {

/// This fixture has a show of one actor, whose model and motions are made by hand.
class BakeRunTest : public testing::Test {
 protected:
  void show(const pmx::Model& model, std::vector<vmd::Motion> motions) {
    id_ = show_.add(loaded(model));
    std::vector<app::MotionUse> uses;
    for (vmd::Motion& motion : motions) uses.push_back({loaded(std::move(motion))});
    show_.setMotions(id_, std::move(uses));
  }
  [[nodiscard]] app::Actor& actor() { return *show_.actor(id_); }

  static vmd::BoneKey key(const char* bone, std::uint32_t frame, const base::Vec3& place,
                          const base::Quat& turn = base::kIdentityRotation) {
    vmd::BoneKey made;
    made.name = vmd::makeName<15>(bone);
    made.frame = frame;
    made.translation = place;
    made.rotation = turn;
    made.setCurves({}, {}, {}, {});
    return made;
  }

  static void append(pmx::Model& model, std::size_t bone, std::int32_t source, float ratio, std::uint16_t flags) {
    model.bones[bone].flags |= flags;
    model.bones[bone].appendParent = source;
    model.bones[bone].appendRatio = ratio;
  }

  app::Show show_;
  app::ActorId id_ = 0;
};

}  // namespace support
