// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include <fmt/format.h>

namespace support {

/// Returns the header block of a file in a tape archive, by the field names of POSIX.
inline std::string tarBlock(const std::string& name, std::size_t size, char type) {
  std::string block(512, '\0');
  block.replace(0, name.size(), name);
  block.replace(100, 7, "0000644");
  block.replace(124, 11, fmt::format("{:011o}", size));
  block[156] = type;
  block.replace(257, 8, std::string("ustar\00000", 8));
  block.replace(148, 8, "        ");
  unsigned sum = 0;
  for (const char c : block) sum += static_cast<unsigned char>(c);
  block.replace(148, 8, fmt::format("{:06o}", sum) + std::string("\0 ", 2));
  return block;
}

/// Returns a file with its header block, filled up to whole blocks.
inline std::string tarPart(const std::string& name, char type, const std::string& data) {
  return tarBlock(name, data.size(), type) + data + std::string((512 - data.size() % 512) % 512, '\0');
}

}  // namespace support
