// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/pictures.h"

namespace app {

/// A FrameMaker turns pictures into frames for a video encoder.
class FrameMaker {
 public:
  virtual ~FrameMaker() = default;
  /// Returns null without memory.
  [[nodiscard]] virtual libav::Frame make(const Picture& picture) = 0;
};

/// Makes YUV 4:2:0 of ITU-R BT.709 in video's range (16 to 235), with or without an alpha plane.
/// Null without memory.
[[nodiscard]] std::unique_ptr<FrameMaker> makeYuvFrames(int width, int height, bool alpha);

/// Makes frames of 256 colours chosen for each picture, one of them transparent with `alpha`. Null
/// without memory.
[[nodiscard]] std::unique_ptr<FrameMaker> makePaletteFrames(int width, int height, int picturesASecond, bool alpha);

}  // namespace app
