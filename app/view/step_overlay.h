// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/ik_lab/step_picture.h"
#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace app {

/// This job draws the picture of a step of a chain's solve over everything. Its lines have the same
/// width on the screen at any distance. It lies here, and not in app/ik_lab, because ShowOverlay
/// draws it among an actor's other marks.
struct StepOverlayJob {
  const StepPicture* picture = nullptr;
  OverlayView view;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to
  /// The job adds those of its captions that are visible.
  std::vector<OverlayLabel>* texts = nullptr;

  void run() const;
};

}  // namespace app
