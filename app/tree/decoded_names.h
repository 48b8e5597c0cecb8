// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"
#include "pmx/base/code_page.h"

namespace app {

/// NamesBy says how the encoding of an archive's names was found.
enum class NamesBy {
  Archive,   ///< the archive marks each name, or all are ASCII
  AllUtf8,   ///< all are UTF-8, marked or not
  OnlyOne,   ///< no other encoding can decode all of them
  Textures,  ///< the textures of its models are found with it
  Detector,  ///< ICU's guess
  Order,     ///< no evidence: the first that decodes all of them
  Hand,      ///< chosen by the user
};
/// Returns a text for people: "the archive says so", …
[[nodiscard]] std::string_view namesByText(NamesBy by);

struct DecodedNames {
  std::vector<std::string> names;  ///< UTF-8, per entry
  /// This is the encoding of those names that the archive doesn't mark.
  base::CodePage encoding = base::CodePage::Utf8;
  NamesBy by = NamesBy::Archive;
};

/// Decodes the names of an archive's entries by the rules of archives.md 3: all unmarked names have
/// one encoding. `byHand` replaces the detected one.
[[nodiscard]] DecodedNames decodeNames(const ArchiveReader& archive, const ArchiveLimits& limits,
                                       std::optional<base::CodePage> byHand);

}  // namespace app
