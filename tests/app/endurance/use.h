// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace support {

/// This struct has what may grow in a program that runs for long.
struct Use {
  std::size_t heapBytes = 0;  ///< in use, by the C library's own count
  long residentKb = 0, handles = 0, threads = 0;
  long objects = 0;  ///< objects of a library below, counted by the caller

  /// Returns all values but objects.
  static Use now();

  [[nodiscard]] std::string text(std::string_view objectsName) const;

  /// Names what has grown since; empty where nothing has. There is room for what goes up and down:
  /// blocks that the C library keeps and can't give back, tables that are as large as they once had
  /// to be. heapRoom: bytes by which the heap may grow. objectsRoom: objects, besides a tenth.
  [[nodiscard]] std::string grownSince(const Use& before, std::size_t heapRoom = 256 << 10, long objectsRoom = 0) const;
};

}  // namespace support
