// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ik/solvers/vectors.h"

namespace support {

/// Returns the chain of a case with `lengths`, `angles` (each bone against the one before,
/// counter-clockwise) and `target` in the plane: bones along +X, free links, the last bone the
/// effector.
[[nodiscard]] inline ik::solvers::Chain planeChain(const Json& json) {
  ik::solvers::Chain chain;
  ik::solvers::Vec3 offset(0.0);
  for (std::size_t i = 0; i < json.at("lengths").size(); ++i) {
    const ik::solvers::Quat start = ik::solvers::about({0, 0, 1}, json.at("angles").at(i).get<double>());
    chain.bones.push_back({static_cast<int>(i) - 1, offset, start});
    offset = {json["lengths"][i].get<double>(), 0, 0};
  }
  const int last = static_cast<int>(chain.bones.size());
  chain.bones.push_back({last - 1, offset});
  for (int bone = last - 1; bone >= 0; --bone) chain.links.push_back({bone, {}});
  chain.goals = {{last, vec3(json.at("target"))}};
  return chain;
}

}  // namespace support
