// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Text from a file on one line of a terminal: control characters, line breaks and what turns the direction of
/// writing appear as U+FFFD, and so does what isn't UTF-8.
[[nodiscard]] std::string printable(std::string_view utf8);

/// The lines of a text, each printable. Ended by LF, CR LF or CR; empty lines at the end are left out, and a tab is two
/// spaces.
[[nodiscard]] std::vector<std::string> printableLines(std::string_view utf8);

/// A JSON string literal with quotes. What isn't UTF-8 in it appears as U+FFFD.
[[nodiscard]] std::string jsonQuoted(std::string_view utf8);

}  // namespace app
