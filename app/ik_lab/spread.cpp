// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/spread.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

namespace app {

Spread spreadOf(std::vector<Sample> samples) {
  Spread spread;
  if (samples.empty()) return spread;
  std::ranges::sort(samples, {}, &Sample::value);
  const auto at = [&](double share) {
    return samples[std::min(samples.size() - 1, static_cast<std::size_t>(share * static_cast<double>(samples.size())))];
  };
  spread.median = at(0.5).value;
  spread.p99 = at(0.99).value;
  spread.worst = samples.back().value;
  spread.worstFrame = samples.back().frame;
  return spread;
}

base::Vec3 turnOf(base::Quat turn) {
  if (turn.w < 0.0F) turn = -turn;
  const base::Vec3 axis(turn.x, turn.y, turn.z);
  const float sine = glm::length(axis);
  if (sine < 1e-9F) return 2.0F * axis;
  return axis * (2.0F * std::atan2(sine, turn.w) / sine);
}

}  // namespace app
