// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace support {

struct HostileFile {
  std::string name;
  std::vector<std::byte> bytes;
};

/// PMX files of about `size` bytes, each with as many of one thing as its bytes can name: what takes most memory for its
/// bytes. All can be read.
[[nodiscard]] std::vector<HostileFile> hostileModels(std::size_t size);

/// The same for PMD, as far as its counts go: some are of one or two bytes.
[[nodiscard]] std::vector<HostileFile> hostilePmd(std::size_t size);

/// The same for VMD.
[[nodiscard]] std::vector<HostileFile> hostileMotions(std::size_t size);

/// The same for VPD.
[[nodiscard]] std::vector<HostileFile> hostilePoses(std::size_t size);

}  // namespace support
