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

/// Returns PMX files of about `size` bytes, each with as many of one element as fit: these take
/// most memory for their bytes. All can be read.
[[nodiscard]] std::vector<HostileFile> hostileModels(std::size_t size);

/// Returns such PMD files, as far as the format's counts allow: some are of one or two bytes.
[[nodiscard]] std::vector<HostileFile> hostilePmd(std::size_t size);

/// Returns such VMD files.
[[nodiscard]] std::vector<HostileFile> hostileMotions(std::size_t size);

/// Returns such VPD files.
[[nodiscard]] std::vector<HostileFile> hostilePoses(std::size_t size);

}  // namespace support
