// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/view/bone_handles.h"

namespace app {

/// A bone's handles: arrows and rings in the colours of their axes, rings fainter on their far side. Triangles, drawn over
/// all; sizes in pixels, times the view's scale.
struct HandleOverlayJob {
  const BoneHandles* handles = nullptr;
  BoneHandle lit;                                   ///< the one that the mouse points at or holds
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
