// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/fabrik_steps.h"

#include <algorithm>

namespace app {

void addPass(bool inwards, ChainStep whole, ChainSteps& made) {
  if (made.steps.size() >= kMaxChainSteps) {
    made.leftOut = true;
    return;
  }
  std::vector<int> way;  // joints in the order in which they are placed
  for (int i = made.effector; i >= 0; i = made.parents[static_cast<std::size_t>(i)]) way.push_back(i);
  if (!inwards) std::reverse(way.begin(), way.end());
  const std::vector<base::Vec3> before = made.steps.back().points;
  for (std::size_t placed = 0; placed < way.size(); ++placed) {
    ChainStep step;
    step.kind = inwards ? ChainStepKind::Inwards : ChainStepKind::Outwards;
    step.loop = whole.loop;
    step.joint = way[placed];
    step.points = whole.points;
    for (std::size_t later = placed + 1; later < way.size(); ++later) {
      const auto joint = static_cast<std::size_t>(way[later]);
      step.points[joint] = before[joint];
    }
    made.steps.push_back(std::move(step));
  }
}

}  // namespace app
