// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/libav.h"
#include "app/film/stereo.h"

namespace app::libav {

/// Writes into a stream of a container how its pictures are laid out: which eye's picture is where
/// (Stereo 3D), and that a picture is equirectangular (Spherical Mapping); VR180 is the middle half
/// of an equirectangular picture. MP4 and WebM hold both. To be called before the container's
/// header is written. Returns 0, or FFmpeg's negative error number.
[[nodiscard]] int describeStereo(AVFormatContext& container, AVStream& stream, Stereo layout);

}  // namespace app::libav
