// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/view/bone_handles.h"

namespace app {

/// This job draws a bone's handles: arrows and rings in the colours of their axes, with rings
/// fainter on their far side. They are triangles, drawn over everything; sizes are in pixels, times
/// the view's scale.
struct HandleOverlayJob {
  const BoneHandles* handles = nullptr;
  BoneHandle lit;                                   ///< the one under the mouse, or held
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
