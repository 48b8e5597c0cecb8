// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/show/step_picture.h"
#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace app {

/// The picture of a step of a chain's solve, drawn over all: lines as wide on the screen as ever, wherever they are.
struct StepOverlayJob {
  const StepPicture* picture = nullptr;
  OverlayView view;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to
  std::vector<OverlayLabel>* texts = nullptr;       ///< out, added to: its captions, those that are seen

  void run() const;
};

}  // namespace app
