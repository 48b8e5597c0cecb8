// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/view/bone_overlay.h"

namespace app {

/// This job highlights an IK chain: a bright line from its root-most link to its effector and a
/// thinner one on to its target, with a disc at each bone, including hidden ones. They are
/// triangles, drawn over everything.
struct ChainOverlayJob {
  const ik::Chain* chain = nullptr;
  std::span<const base::Transform> boneModels;
  OverlayView view;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
