// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/tree/file_tree.h"
#include "pmx/base/code_page.h"

namespace app {

/// A ReadmeText is a decoded text file.
struct ReadmeText {
  std::string utf8;
  base::CodePage encoding = base::CodePage::Utf8;
  bool whole = true;  ///< the encoding decoded all bytes; else there is U+FFFD in it
  bool cut = false;   ///< the file is longer
};

inline constexpr std::size_t kMaxReadmeBytes = std::size_t{4} << 20U;

/// Decodes a text: by its byte order mark, else strictly as UTF-8, as `likely` (the encoding of its
/// archive's names), or as the first of ICU's guesses that can decode all of it. `byHand` sets the
/// encoding instead. (archives.md 3)
[[nodiscard]] ReadmeText decodeReadme(std::string_view bytes, std::optional<base::CodePage> likely = {},
                                      std::optional<base::CodePage> byHand = {});

/// Reads the start of a text file, up to kMaxReadmeBytes. Errors: those of FileTree::read().
[[nodiscard]] base::Result<ReadmeText> readReadme(const FileRef& file, std::optional<base::CodePage> byHand = {});

}  // namespace app
