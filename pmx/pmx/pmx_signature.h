// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>

namespace pmx {

/// beginsAsPmx() reads this many first bytes.
inline constexpr std::size_t kSignatureBytes = 8;

/// Returns whether a version is read: 2.0 and 2.1, with a tolerance. False for NaN.
[[nodiscard]] inline bool isReadVersion(float version) { return version > 1.95F && version < 2.15F; }

/// Returns whether a file that begins so is a PMX model: with "PMX ", or with these three letters,
/// any fourth byte and a version that is read. Published models have another fourth byte to lock
/// out an editor; MMD opens them. (mmd-reference.md 2.3)
[[nodiscard]] inline bool beginsAsPmx(std::string_view firstBytes) {
  if (firstBytes.starts_with("PMX ")) return true;
  if (!firstBytes.starts_with("PMX") || firstBytes.size() < kSignatureBytes) return false;
  float version = 0.0F;
  std::memcpy(&version, firstBytes.data() + 4, sizeof(version));
  return isReadVersion(version);
}

}  // namespace pmx
