// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace app {

/// This struct is an entry of an archive that a test makes.
struct MadeEntry {
  std::string name;  ///< UTF-8 for 7z and tar; bytes as they are for lzh and rar
  std::string data;
  std::string linkTo = {};  ///< a symbolic link, where the kind of archive has them
};

/// Returns archives by libarchive's writers. `compressed`: the tape archive in gzip.
[[nodiscard]] std::string sevenZipOf(const std::vector<MadeEntry>& entries);
[[nodiscard]] std::string tarOf(const std::vector<MadeEntry>& entries, bool compressed);

/// Returns archives made byte by byte, their data stored: Debian has no writer of these. lzh:
/// headers of level 0, as old programs write them. rar: of WinRAR 3 and 4; of WinRAR 5 and later.
[[nodiscard]] std::string lzhOf(const std::vector<MadeEntry>& entries);
[[nodiscard]] std::string rar4Of(const std::vector<MadeEntry>& entries);
[[nodiscard]] std::string rar5Of(const std::vector<MadeEntry>& entries);

}  // namespace app
