// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/archive_reader.h"

#include <fmt/format.h>

namespace app {

std::string whyUnreadable(const PackedEntry& entry, const ArchiveLimits& limits) {
  if (entry.encrypted) return "is encrypted; unpack it with its password first";
  if (!entry.unreadable.empty()) return entry.unreadable;
  if (entry.size > limits.entryBytes)
    return fmt::format("is {} bytes large; at most {} are read", entry.size, limits.entryBytes);
  if (entry.size > limits.ratioFrom && entry.packedSize > 0 && entry.size / entry.packedSize >= limits.ratio)
    return fmt::format("unpacks to more than {} times its size", limits.ratio);
  return {};
}

}  // namespace app
