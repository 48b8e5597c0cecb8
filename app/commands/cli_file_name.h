// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// Returns, for CLI11's check(), why a word can't be the name of a file; empty where it can. Only
/// options that were given are checked, so an empty word was written, for instance as a variable
/// without a value.
inline std::string whyNoFileName(const std::string& word) {
  return word.empty() ? "an empty word is no name of a file" : "";
}

}  // namespace app
