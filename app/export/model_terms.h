// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/export/loss.h"
#include "app/files/loaded_files.h"
#include "pmx/base/result.h"

namespace app {

/// This is a text file that lies beside a model, mostly its maker's terms of use.
struct ModelReadme {
  std::string name;   ///< the file's own name, UTF-8; exported files have this one
  std::string where;  ///< its path as it was named, for messages
  std::string text;   ///< UTF-8, lines end with \n; empty where it can't be read
};

/// These are all words that come with a model about what may be done with it. UTF-8; lines of
/// comments end with \n.
struct ModelTerms {
  std::string name, englishName;
  std::string comment, englishComment;
  std::vector<ModelReadme> readmes;
};

/// An exported file has at most so many bytes of each text.
inline constexpr std::size_t kMaxTermsBytes = std::size_t{1} << 20U;

/// Gathers a model's terms: its comments, and the texts beside it (readmesBeside()), whose encoding
/// is guessed as for the window (archives.md 3). Losses are texts that can't be read, and those
/// that are cut at kMaxTermsBytes. Errors: CannotRead for a text, or a list of the texts, that the
/// system can't read now.
[[nodiscard]] base::Result<ModelTerms> modelTerms(const LoadedModel& model, Losses& losses);

/// Returns one line for the copyright of an exported file: the model's name and the first line of
/// its comment. It is empty where the model has neither.
[[nodiscard]] std::string copyrightLine(const ModelTerms& terms);

}  // namespace app
