// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace app {

enum class ArchiveFormat { Zip, SevenZip, Rar, Lzh, Tar };
/// Returns "zip", "7z", "rar", "lzh" or "tar".
[[nodiscard]] std::string_view formatName(ArchiveFormat format);

/// ContentKind is the kind of a file by its first bytes, never by its name.
enum class ContentKind {
  Pmx,
  Pmd,
  Motion,     ///< VMD
  Pose,       ///< VPD
  Accessory,  ///< .x
  Sound,      ///< one of kSoundFormats; films count for their sound
  Image,      ///< those with a signature; TGA has none
  Archive,
  Unknown,  ///< no signature: .vac, texts, anything else
};

/// These functions look at so many bytes from a file's start.
inline constexpr std::size_t kSignatureBytes = 512;

[[nodiscard]] ContentKind contentKind(std::string_view firstBytes);
/// Returns the kind of archive that begins with these bytes. Of a compressed tar only the
/// compression is recognised.
[[nodiscard]] std::optional<ArchiveFormat> archiveFormat(std::string_view firstBytes);

}  // namespace app
