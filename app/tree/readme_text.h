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

/// A text file as people read it.
struct ReadmeText {
  std::string utf8;
  base::CodePage encoding = base::CodePage::Utf8;
  bool whole = true;  ///< all bytes meant something in that encoding; else there is U+FFFD in it
  bool cut = false;   ///< the file goes on
};

inline constexpr std::size_t kMaxReadmeBytes = std::size_t{4} << 20U;

/// Decodes a text: by its mark (BOM), else strictly as UTF-8, as `likely` (the names of its archive), as what ICU's detector
/// takes it for among those that hold all of it. `byHand`: in that encoding, without a question. (archives.md 3)
[[nodiscard]] ReadmeText decodeReadme(std::string_view bytes, std::optional<base::CodePage> likely = {},
                                      std::optional<base::CodePage> byHand = {});

/// The start of a text file, up to kMaxReadmeBytes. Errors: FileTree::read()'s.
[[nodiscard]] base::Result<ReadmeText> readReadme(const FileRef& file, std::optional<base::CodePage> byHand = {});

}  // namespace app
