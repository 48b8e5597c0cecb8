// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// For CLI11's check(): why a word can't be the name of a file; empty where it can. Options that were left out aren't
/// asked, so an empty word is one that somebody wrote, a variable without a value for instance.
inline std::string whyNoFileName(const std::string& word) {
  return word.empty() ? "an empty word is no name of a file" : "";
}

}  // namespace app
