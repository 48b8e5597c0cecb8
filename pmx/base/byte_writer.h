// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "pmx/base/math.h"

namespace base {

/// This class appends little-endian values to a growing buffer: it is ByteReader's counterpart.
class ByteWriter {
 public:
  template <class T>
  void write(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    const auto at = bytes_.size();
    bytes_.resize(at + sizeof(T));
    std::memcpy(bytes_.data() + at, &value, sizeof(T));
  }
  void bytes(std::span<const std::byte> part) { bytes_.insert(bytes_.end(), part.begin(), part.end()); }
  /// Writes x, y, z, w.
  void quat(const Quat& q) { write(Vec4{q.x, q.y, q.z, q.w}); }

  /// Reserves room for so many bytes in all, so that none are copied on the way.
  void reserve(std::size_t count) { bytes_.reserve(count); }
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::vector<std::byte> take() { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

}  // namespace base
