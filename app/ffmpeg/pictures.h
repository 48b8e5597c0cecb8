// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "app/ffmpeg/libav.h"
#include "app/film/picture.h"

// Pictures and encoders need these beside libav.h. Only sources of app/ffmpeg include this.
extern "C" {
#include <libswscale/swscale.h>
}

namespace app::libav {

struct ScalerFreed {
  void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
};
using Scaler = std::unique_ptr<SwsContext, ScalerFreed>;

/// Returns the first encoder of these that the libraries were built with; null if there is none.
[[nodiscard]] const AVCodec* firstEncoder(std::span<const char* const> names);

/// Returns a frame with room for a picture. Null without memory.
[[nodiscard]] Frame makeFrame(AVPixelFormat format, int width, int height);

/// Copies a picture into a frame of its size, BGRA. With `alpha` alpha is kept and the colours are
/// divided by it.
void copyPicture(const Picture& picture, bool alpha, AVFrame& frame);

}  // namespace app::libav
