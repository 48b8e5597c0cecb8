// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/file_hash.h"

#include <system_error>

#include "pmx/base/file.h"

namespace app {

std::optional<ContentHash> hashOfFile(const std::filesystem::path& path, std::uintmax_t most) {
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(path, failed);
  if (failed || size > most) return std::nullopt;
  const auto bytes = base::readFile(path);
  if (!bytes) return std::nullopt;
  return contentHash(*bytes);
}

}  // namespace app
