// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/oracle.h"

namespace support {

/// Returns a link with limits in degrees.
inline pmx::IkLink limited(std::int32_t bone, const base::Vec3& lowerDegrees, const base::Vec3& upperDegrees) {
  return {bone, true, lowerDegrees * kDegree, upperDegrees * kDegree};
}

/// This rig has its chains below each of several parents, and is judged by the oracle.
class ChainUnder : public testing::TestWithParam<ParentCase> {
 protected:
  ChainUnder() { startAfresh(); }
  void startAfresh() {
    Rig fresh;
    std::swap(rig, fresh);
    base = -1;
    for (std::size_t i = 0; i < GetParam().parents.size(); ++i) base = rig.add({}, base);
  }
  void build() {
    rig.build();
    for (std::size_t i = 0; i < GetParam().parents.size(); ++i) rig.pose->locals[i] = GetParam().parents[i];
  }
  std::int32_t add(const base::Vec3& position) { return rig.add(position, base); }
  /// Returns the degrees between a link's IK rotation and the right one.
  float off(std::int32_t bone, const base::Quat& want) const { return degreesBetween(rig.ikRotation(bone), want); }
  /// Returns a bone's position in the space of the chains' parent.
  base::Vec3 place(std::int32_t bone) const {
    const auto& root = rig.posed(base);
    return glm::inverse(root.rotation) * (rig.posed(bone).translation - root.translation);
  }
  void expectJudged(const Tolerance& tolerance = {}) {
    EXPECT_THAT(solveAndJudge(rig, tolerance).complaints, testing::IsEmpty());
  }

  Rig rig;
  std::int32_t base = -1;
};

}  // namespace support
