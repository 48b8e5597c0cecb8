// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace app {

enum class ArchiveFormat { Zip, SevenZip, Rar, Lzh, Tar };
/// "zip", "7z", "rar", "lzh", "tar".
[[nodiscard]] std::string_view formatName(ArchiveFormat format);

/// What a file is by its first bytes, never by its name.
enum class ContentKind {
  Pmx,
  Pmd,
  Motion,     ///< VMD
  Pose,       ///< VPD
  Accessory,  ///< .x
  Sound,      ///< any of kSoundFormats; of films the sound counts
  Image,      ///< those with a signature; TGA has none
  Archive,
  Unknown,  ///< no signature: .vac, texts, anything else
};

/// How many first bytes these functions look at.
inline constexpr std::size_t kSignatureBytes = 512;

[[nodiscard]] ContentKind contentKind(std::string_view firstBytes);
/// The kind of archive that begins so. A tape archive (tar) that is compressed is only known by the compression.
[[nodiscard]] std::optional<ArchiveFormat> archiveFormat(std::string_view firstBytes);

}  // namespace app
