// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>

namespace app {

/// This class is FNV-1a over the bits of numbers, byte by byte, lowest first.
class StateHash {
 public:
  void add(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int byte = 0; byte < 4; ++byte) hash_ = (hash_ ^ ((bits >> (8 * byte)) & 0xFFU)) * 1099511628211ULL;
  }
  /// Adds the first three numbers of a vector.
  template <class Vector>
  void addVector(const Vector& v) {
    for (int i = 0; i < 3; ++i) add(v[i]);
  }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 14695981039346656037ULL;
};

}  // namespace app
