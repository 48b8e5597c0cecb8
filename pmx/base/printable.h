// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace base {

inline constexpr std::size_t kMaxShownCharacters = 1000;

/// Returns text from a file on one line of a terminal or of a window. Control characters, line
/// breaks, marks that turn the direction of writing and others that can't be seen appear as U+FFFD,
/// and so do bytes that aren't UTF-8. Longer text is cut to `most` characters, the last of them
/// "…".
[[nodiscard]] std::string printable(std::string_view utf8, std::size_t most = kMaxShownCharacters);

/// Returns the lines of a text, each printable. They end by LF, CR LF or CR; empty lines at the end
/// are left out, and a tab is two spaces.
[[nodiscard]] std::vector<std::string> printableLines(std::string_view utf8);

/// Returns a JSON string literal with quotes, of any length. Bytes that aren't UTF-8 appear as
/// U+FFFD; characters that printable() replaces become \u escapes.
[[nodiscard]] std::string jsonQuoted(std::string_view utf8);

/// Returns a field of a table (CSV), quoted where it needs it, of any length. `terminal`: a person
/// reads it there, so it is printable; else it is as in the file.
[[nodiscard]] std::string csvField(std::string_view utf8, bool terminal);

}  // namespace base
