// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/export/byte_sink.h"
#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace app {

/// This class gathers the parts of a binary glTF 2.0 file (GLB): its JSON, whose arrays the caller
/// fills, and the bytes that the JSON's accessors and images refer to. Each accessor has a view of
/// its own, which begins at a multiple of four bytes. Matrices are column by column. Numbers must
/// be finite. The least and greatest values that glTF asks for are those of the stored numbers.
class GlbFile {
 public:
  using Json = nlohmann::ordered_json;

  GlbFile();

  /// This is the whole JSON but for `buffers`. Arrays that are empty when the file is written must
  /// not be in it: glTF forbids them.
  Json json;

  /// These add an accessor and return its index. `range`: with its least and greatest values, which
  /// positions and times must have.
  std::size_t addScalars(std::span<const float> values, bool range);
  std::size_t addVertexVectors(std::span<const base::Vec3> values, bool range);
  std::size_t addVertexUvs(std::span<const base::Vec2> values);
  std::size_t addVertexJoints(std::span<const std::array<std::uint16_t, 4>> values);
  std::size_t addVertexWeights(std::span<const std::array<float, 4>> values);
  std::size_t addIndices(std::span<const std::uint32_t> values);
  std::size_t addMatrices(std::span<const base::Mat4> values);
  std::size_t addVectors(std::span<const base::Vec3> values);    ///< keys of translations
  std::size_t addRotations(std::span<const base::Quat> values);  ///< keys, in the order x, y, z, w
  /// Adds `count` vectors that are zero but for those at `indices`, which rise.
  std::size_t addSparseVectors(std::size_t count, std::span<const std::uint32_t> indices,
                               std::span<const base::Vec3> values);
  /// Adds `count` vectors that are zero. They take no bytes.
  std::size_t addZeroVectors(std::size_t count);
  /// Adds the bytes of a PNG or JPEG file, and returns the index of their view.
  std::size_t addPicture(std::span<const std::byte> bytes);

  /// Returns the size of the file in bytes, as it is now.
  [[nodiscard]] std::uint64_t size() const;
  /// Hands the whole file to `write`, in several pieces. Errors: BadArgument where it is larger
  /// than the format can say (4 GiB); those of `write`.
  [[nodiscard]] base::Result<void> write(const ByteSink& write) const;

 private:
  std::size_t addView(std::span<const std::byte> bytes, int target);
  std::size_t addAccessor(std::size_t view, int componentType, std::size_t count, const char* type);
  [[nodiscard]] std::string text() const;

  std::vector<std::byte> bytes_;
};

}  // namespace app
