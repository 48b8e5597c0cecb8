// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/content_hash.h"

#include <cstring>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace app {

ContentHash contentHash(std::span<const std::byte> bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  XXH128_canonical_t canonical;  // equal on every processor
  XXH128_canonicalFromHash(&canonical, hash);
  ContentHash result;
  static_assert(sizeof(canonical) == sizeof(result));
  std::memcpy(result.data(), &canonical, sizeof(result));
  return result;
}

}  // namespace app
