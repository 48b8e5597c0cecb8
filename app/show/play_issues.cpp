// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/play_issues.h"

#include <fmt/format.h>

#include "app/physics/physics_limits.h"
#include "pmx/base/printable.h"

namespace app {

namespace {

bool pairsLeftOut(const MotionPhysics* physics) { return physics != nullptr && physics->pairsLeftOut(); }

}  // namespace

std::size_t PlayIssues::count(const MotionPhysics* physics) const {
  return static_cast<std::size_t>(bone_ >= 0) + static_cast<std::size_t>(pairsLeftOut(physics));
}

base::Issues PlayIssues::list(const pmx::Model& model, const MotionPhysics* physics) const {
  base::Issues issues;
  if (bone_ >= 0) {
    const std::string name = base::printable(model.bones[static_cast<std::size_t>(bone_)].name.utf8);
    issues.push_back(
        {"bones", bone_, -1,
         fmt::format("{} is moved beyond {} units at frame {}, and kept at that distance; others may be too", name,
                     base::kMostUnits, frame_)});
  }
  if (pairsLeftOut(physics)) {
    issues.push_back(
        {"rigid bodies", -1, -1,
         fmt::format("more than {} pairs overlap at a time, or soft bodies touch in too many places; the others "
                     "pass through each other",
                     kMostPairs)});
  }
  return issues;
}

}  // namespace app
