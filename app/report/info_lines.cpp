// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/info_lines.h"

#include <iterator>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {

void addInfoLine(std::string& out, std::string_view label, std::string_view value) {
  fmt::format_to(std::back_inserter(out), "{:<18}{}\n", label, value);
}

void addInfoLine(std::string& out, std::string_view label, std::size_t count) {
  addInfoLine(out, label, fmt::to_string(count));
}

std::string shownText(const base::Text& text) {
  return base::printable(text.utf8) + (text.decodedExactly() ? "" : "  (didn't decode exactly)");
}

std::vector<std::string> issueLines(std::initializer_list<const base::Issues*> lists) {
  std::vector<std::string> lines;
  for (const base::Issues* issues : lists) {
    for (const auto& issue : *issues) lines.push_back(base::printable(base::describe(issue)));
  }
  return lines;
}

void listIssues(std::string& out, const std::vector<std::string>& issues) {
  out += issues.empty() ? "\nNo issues\n" : "\nIssues\n";
  for (const auto& issue : issues) fmt::format_to(std::back_inserter(out), "  {}\n", issue);
}

}  // namespace app
