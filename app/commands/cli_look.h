// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "app/view/picture_options.h"

namespace CLI {
class App;
}

namespace app {

/// A LookWords has the options for light, shadow and quality as CLI11 fills them.
struct LookWords {
  std::string lightDirection, lightColour;
  std::string groundShadow;  ///< empty: on where the ground is shown
  std::string selfShadow = "motion";
  double selfShadowRange = 8875.0;
  bool noAxes = false;
  int samples = 4;
  std::string backdrop;
};

/// Returns a check that a word is a finite number from `least` to `most`. (CLI11's own range
/// accepts "nan".)
[[nodiscard]] std::function<std::string(const std::string&)> numberFrom(double least, double most);

void addLookOptions(CLI::App& command, LookWords& words);

/// Returns the picture's options. Throws CLI::ValidationError that says which option is wrong.
[[nodiscard]] PictureOptions pictureOptions(const LookWords& words, bool ground);

}  // namespace app
