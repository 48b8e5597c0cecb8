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

/// What an archive's names were decoded by.
enum class NamesBy {
  Archive,   ///< the archive says it of each, or all are ASCII
  AllUtf8,   ///< all are UTF-8, said or not
  OnlyOne,   ///< no other encoding holds all of them
  Textures,  ///< so the textures of its models are found
  Detector,  ///< ICU's guess
  Order,     ///< nothing told: the first that decodes all of them
  Hand,      ///< as asked for
};
/// For people: "the archive says so", …
[[nodiscard]] std::string_view namesByText(NamesBy by);

struct DecodedNames {
  std::vector<std::string> names;                  ///< UTF-8, of each entry
  base::CodePage encoding = base::CodePage::Utf8;  ///< of those names whose encoding the archive doesn't say
  NamesBy by = NamesBy::Archive;
};

/// The names of an archive's entries, by the rules of archives.md 3: one encoding for all of those whose encoding the
/// archive doesn't say. `byHand`: that one instead.
[[nodiscard]] DecodedNames decodeNames(const ArchiveReader& archive, const ArchiveLimits& limits,
                                       std::optional<base::CodePage> byHand);

}  // namespace app
