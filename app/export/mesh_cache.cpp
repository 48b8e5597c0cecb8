// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/mesh_cache.h"

#include <bit>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr std::string_view kPc2Signature("POINTCACHE2", 12);  // with the NUL behind it
constexpr std::uint64_t kMaxInCache = std::numeric_limits<std::int32_t>::max();

}  // namespace

std::uint64_t MeshCacheShape::size() const {
  constexpr std::uint64_t kPc2Header = 32, kMddHeader = 8, kPoint = 12;
  const std::uint64_t header = kind == MeshCacheKind::Pc2 ? kPc2Header : kMddHeader + 4 * samples;
  return header + kPoint * points * samples;
}

base::Result<MeshCacheWriter> MeshCacheWriter::begin(const MeshCacheShape& shape, ByteSink write) {
  if (shape.points == 0) return tl::unexpected(base::badArgument("the model has no vertices"));
  if (shape.samples == 0) return tl::unexpected(base::badArgument("there is no frame to export"));
  if (shape.points > kMaxInCache || shape.samples > kMaxInCache) {
    return tl::unexpected(
        base::badArgument(fmt::format("a mesh cache holds at most {} points and as many frames; these are {} and {}",
                                      kMaxInCache, shape.points, shape.samples)));
  }
  MeshCacheWriter writer(shape, std::move(write));
  if (const auto written = writer.writeHeader(); !written) return tl::unexpected(written.error());
  return writer;
}

void MeshCacheWriter::append(std::uint32_t bits) {
  const bool bigEndian = shape_.kind == MeshCacheKind::Mdd;
  for (unsigned i = 0; i < 4; ++i) bytes_ += static_cast<char>(bits >> (8U * (bigEndian ? 3U - i : i)));
}

void MeshCacheWriter::append(float number) { append(std::bit_cast<std::uint32_t>(number)); }

base::Result<void> MeshCacheWriter::writeHeader() {
  const auto points = static_cast<std::uint32_t>(shape_.points), samples = static_cast<std::uint32_t>(shape_.samples);
  if (shape_.kind == MeshCacheKind::Pc2) {
    constexpr std::uint32_t kVersion = 1;
    bytes_ = kPc2Signature;
    append(kVersion);
    append(points);
    append(0.0F);  // the frame of the first sample
    append(1.0F);  // frames from sample to sample
    append(samples);
  } else {
    append(samples);
    append(points);
    for (std::uint64_t i = 0; i < shape_.samples; ++i) {
      append(static_cast<float>(static_cast<double>(i) / base::kFramesPerSecond));
      if (bytes_.size() < kSinkPiece) continue;
      if (const auto written = write_(bytes_); !written) return written;
      bytes_.clear();
    }
  }
  const auto written = write_(bytes_);
  bytes_.clear();
  return written;
}

base::Result<void> MeshCacheWriter::add(std::span<const base::Vec3> positions) {
  if (added_ == shape_.samples) return tl::unexpected(base::badArgument("a mesh cache got too many samples"));
  if (positions.size() != shape_.points)
    return tl::unexpected(base::badArgument("a mesh cache got a sample of another mesh"));
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (int axis = 0; axis < 3; ++axis) {
      if (!std::isfinite(positions[i][axis]))
        return tl::unexpected(base::badArgument(fmt::format("vertex {} isn't anywhere at sample {}", i, added_)));
      append(positions[i][axis]);
    }
    if (bytes_.size() < kSinkPiece) continue;
    if (const auto written = write_(bytes_); !written) return written;
    bytes_.clear();
  }
  const auto written = write_(bytes_);
  bytes_.clear();
  ++added_;
  return written;
}

}  // namespace app
