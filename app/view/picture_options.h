// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/view/look.h"

namespace app {

/// How a picture is made, beside what is in it and from where: the same for the window and for files.
struct PictureOptions {
  LightChoice light;
  bool grid = true;                ///< of the ground
  bool axes = true;                ///< X red, Y green, Z blue
  int samples = 4;                 ///< a pixel (MSAA) of files, 1 to what the driver gives
  std::filesystem::path backdrop;  ///< a picture behind everything, filling the view; empty: none
  bool operator==(const PictureOptions&) const = default;
};

}  // namespace app
