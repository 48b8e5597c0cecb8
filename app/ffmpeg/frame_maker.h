// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/pictures.h"

namespace app {

/// Turns pictures into what a video encoder takes.
class FrameMaker {
 public:
  virtual ~FrameMaker() = default;
  /// Null when there is no memory.
  [[nodiscard]] virtual libav::Frame make(const Picture& picture) = 0;
};

/// To YUV 4:2:0 of ITU-R BT.709 in video's range (16 to 235), with an alpha plane or without. Null without memory.
[[nodiscard]] std::unique_ptr<FrameMaker> makeYuvFrames(int width, int height, bool alpha);

/// To 256 colours chosen for each picture, one of them transparent if asked for. Null without memory.
[[nodiscard]] std::unique_ptr<FrameMaker> makePaletteFrames(int width, int height, int picturesASecond, bool alpha);

}  // namespace app
