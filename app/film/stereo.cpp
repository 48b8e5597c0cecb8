// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/stereo.h"

#include <fmt/format.h>

namespace app {

std::pair<int, int> usualSize(Stereo layout) {
  switch (layout) {
    case Stereo::None:
      return {1280, 720};
    case Stereo::SideBySide:
      return {2560, 720};
    case Stereo::AroundTopBottom:
      return {3840, 3840};
    case Stereo::Vr180:
    case Stereo::Around:
      break;
  }
  return {3840, 1920};
}

base::Result<void> checkSize(Stereo layout, int width, int height) {
  const auto refused = [&](const char* needs) {
    return base::fail(base::ErrorCode::BadArgument, fmt::format("{}x{}: {}", width, height, needs));
  };
  if (layout == Stereo::SideBySide && width % 2 != 0) return refused("two eyes side by side need an even width");
  if (layout == Stereo::AroundTopBottom) {
    if (width != height || height % 2 != 0)
      return refused("360° for two eyes needs an even height, and a width of the same");
    return {};
  }
  if (isAllRound(layout) && width != 2 * height) return refused("VR180 and 360° need a width of twice the height");
  return {};
}

float aspectOfEye(Stereo layout, int width, int height) {
  const float whole = static_cast<float>(width) / static_cast<float>(height);
  if (layout == Stereo::AroundTopBottom) return whole * 2.0F;
  return isBeside(layout) ? whole / 2.0F : whole;
}

}  // namespace app
