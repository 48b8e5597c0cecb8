// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "app/export/byte_sink.h"
#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace app {

enum class MeshCacheKind : std::uint8_t {
  Pc2,  ///< "POINTCACHE2", version 1, little-endian
  Mdd,  ///< big-endian, with the seconds of each sample
};

/// This says how large a mesh cache is.
struct MeshCacheShape {
  MeshCacheKind kind = MeshCacheKind::Pc2;
  std::uint64_t points = 0;   ///< per sample
  std::uint64_t samples = 0;  ///< one per frame, 30 a second

  /// Returns the size of the file in bytes.
  [[nodiscard]] std::uint64_t size() const;
};

/// This class writes a mesh cache: where each point of a mesh is at each sample, in the order of
/// the mesh. It keeps one sample at most.
class MeshCacheWriter {
 public:
  /// Errors: BadArgument without points or samples, and for more than the format can say (2^31 - 1
  /// of each).
  [[nodiscard]] static base::Result<MeshCacheWriter> begin(const MeshCacheShape& shape, ByteSink write);

  /// Writes the next sample: `points` positions, in the unit and axes of the mesh. Errors:
  /// BadArgument for another number of them, for one that isn't finite, and for one sample more
  /// than was said; those of the sink.
  [[nodiscard]] base::Result<void> add(std::span<const base::Vec3> positions);
  /// Returns how many samples are still to come.
  [[nodiscard]] std::uint64_t missing() const { return shape_.samples - added_; }

 private:
  MeshCacheWriter(const MeshCacheShape& shape, ByteSink write) : shape_(shape), write_(std::move(write)) {}
  [[nodiscard]] base::Result<void> writeHeader();
  void append(std::uint32_t bits);
  void append(float number);

  MeshCacheShape shape_;
  ByteSink write_;
  std::uint64_t added_ = 0;
  std::string bytes_;  // of the piece that is made
};

}  // namespace app
