// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/view/look.h"

namespace app {

/// This says which marks of models are drawn over them in a show's pictures.
struct ShownOverlays {
  bool bones = false;   ///< BoneOverlayJob
  bool limits = false;  ///< LimitOverlayJob
  /// IK bones are targets that one drags. Only the window has them: films don't.
  bool targets = false;
  bool operator==(const ShownOverlays&) const = default;
};

/// These options say how a picture is drawn, apart from its content and its camera. They serve the
/// window and files alike.
struct PictureOptions {
  LightChoice light;
  bool grid = true;                ///< of the ground
  bool axes = true;                ///< X red, Y green, Z blue
  int samples = 4;                 ///< per pixel (MSAA), for files; from 1 to the driver's limit
  std::filesystem::path backdrop;  ///< a picture behind everything that fills the view; empty: none
  bool operator==(const PictureOptions&) const = default;
};

}  // namespace app
