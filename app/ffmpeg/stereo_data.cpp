// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/stereo_data.h"

#include <cstdint>

extern "C" {
#include <libavutil/spherical.h>
#include <libavutil/stereo3d.h>
}

namespace app::libav {
namespace {

/// A quarter of the width in FFmpeg's fractions of 32 bits.
constexpr std::uint32_t kQuarter = 1U << 30U;

/// Hands an object to the stream. Where the stream doesn't take it, it is freed here.
int attach(AVStream& stream, AVPacketSideDataType type, void* data, std::size_t size) {
  if (data == nullptr) return AVERROR(ENOMEM);
  const int added = av_stream_add_side_data(&stream, type, static_cast<std::uint8_t*>(data), size);
  if (added < 0) av_free(data);
  return added;
}

}  // namespace

int describeStereo(AVFormatContext& container, AVStream& stream, Stereo layout) {
  if (layout == Stereo::None) return 0;
  // FFmpeg counts both boxes of MP4 as unofficial, as they aren't of the standard itself.
  container.strict_std_compliance = FF_COMPLIANCE_UNOFFICIAL;
  AVStereo3D* eyes = av_stereo3d_alloc();
  if (eyes != nullptr)
    eyes->type = layout == Stereo::Around            ? AV_STEREO3D_2D
                 : layout == Stereo::AroundTopBottom ? AV_STEREO3D_TOPBOTTOM
                                                     : AV_STEREO3D_SIDEBYSIDE;
  if (const int added = attach(stream, AV_PKT_DATA_STEREO3D, eyes, sizeof(*eyes)); added < 0) return added;
  if (layout == Stereo::SideBySide) return 0;
  std::size_t size = 0;
  AVSphericalMapping* sphere = av_spherical_alloc(&size);
  if (sphere != nullptr) {
    sphere->projection = layout == Stereo::Vr180 ? AV_SPHERICAL_EQUIRECTANGULAR_TILE : AV_SPHERICAL_EQUIRECTANGULAR;
    if (layout == Stereo::Vr180) sphere->bound_left = sphere->bound_right = kQuarter;
  }
  return attach(stream, AV_PKT_DATA_SPHERICAL, sphere, size);
}

}  // namespace app::libav
