// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/base/text.h"

namespace app {

// `odori info` prints these lines for people.

/// Adds a line with a label and a value to `out`.
void addInfoLine(std::string& out, std::string_view label, std::string_view value);
void addInfoLine(std::string& out, std::string_view label, std::size_t count);

/// Returns a printable text that is marked where it didn't decode exactly.
[[nodiscard]] std::string shownText(const base::Text& text);

/// Returns all these issues, one printable line each.
[[nodiscard]] std::vector<std::string> issueLines(std::initializer_list<const base::Issues*> lists);

/// Adds a title and these issues to `out`, or that there are none.
void listIssues(std::string& out, const std::vector<std::string>& issues);

}  // namespace app
