// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo's hair moves by physics; it is played with both dances.

#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "tests/app/show/solo.h"
#include "tests/resources/demo/demo_folder.h"

namespace {

using base::Vec3;
using support::kDemoFolder;

TEST(DemoHair, PonytailsStayOffTheFaces) {
  for (const auto& [file, motion] : {std::pair{"odori.pmx", "dance.vmd"}, {"mai.pmx", "dance_mai.vmd"}}) {
    support::Solo moving;
    moving.setModel(*app::loadModel(kDemoFolder / file, {}));
    moving.addMotion(*app::loadMotion(kDemoFolder / motion, {}));
    moving.setPhysics(true);
    const auto bone = [&](const std::string& name) {
      const auto& bones = moving.model()->model.bones;
      return static_cast<std::size_t>(
          std::ranges::find(bones, name, [](const pmx::Bone& each) { return each.name.utf8; }) - bones.begin());
    };
    for (double frame = 0.0; frame <= moving.lastFrame(); ++frame) {
      const auto models = moving.evaluate(frame).boneModels;
      // WHEN the hair moves THEN no joint of the ponytail is before the head at the height of the
      // face, where it would hang over an eye, seen from the front or from up to half a right angle
      // beside it. The head is a ball of 1.5 units, 1.75 above its bone (the model's own measures).
      const auto& head = models[bone("頭")];
      for (const char* name : {"髪２", "髪３", "髪４", "髪５", "髪６", "髪先"}) {
        const Vec3 at = glm::inverse(head.rotation) * (models[bone(name)].translation - head.translation);
        EXPECT_FALSE(at.z < -1.0F && std::abs(at.x) < 1.5F - at.z && at.y > 0.0F && at.y < 3.5F)
            << file << ' ' << name << fmt::format(" is at {:.1f}, {:.1f}, {:.1f}", at.x, at.y, at.z)
            << " of the head at frame " << frame;
      }
    }
  }
}

}  // namespace
