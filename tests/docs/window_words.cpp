// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/docs/window_words.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <sstream>

namespace docs {
namespace {

/// Returns the cells of a table's row; \| isn't an end.
std::vector<std::string> cells(const std::string& row) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at + 1 < row.size();) {
    const std::size_t end = std::min(row.find('|', at + 1), row.size());
    std::string cell = row.substr(at + 1, end - at - 1);
    cell.erase(0, std::min(cell.find_first_not_of(' '), cell.size()));
    cell.erase(cell.find_last_not_of(' ') + 1);
    all.push_back(cell);
    at = end;
  }
  return all;
}

std::vector<std::string> split(const std::string& text, const std::regex& at) {
  return {std::sregex_token_iterator(text.begin(), text.end(), at, -1), {}};
}

/// Adds the keys of "Ctrl+1 to Ctrl+9": the prefix with each number of the range.
void addRange(const std::string& from, const std::string& to, std::vector<std::string>& keys) {
  for (char number = from.back(); number <= to.back(); ++number)
    keys.push_back(from.substr(0, from.size() - 1) + number);
}

/// Returns small words, and those that nearly every command has.
const std::set<std::string>& emptyWords() {
  static const std::set<std::string> all{"the",  "a",    "an", "and", "or",  "of",   "to",  "in",
                                         "on",   "off",  "it", "is",  "are", "that", "by",  "all",
                                         "what", "with", "as", "its", "go",  "one",  "from"};
  return all;
}

std::set<std::string> stems(const std::string& text) {
  std::set<std::string> all;
  std::string word;
  for (const char letter : text + " ") {
    if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    } else if (!word.empty()) {
      if (emptyWords().count(word) == 0) all.insert(word.substr(0, 4));
      word.clear();
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> singleKeys(const std::string& cell) {
  std::string text = std::regex_replace(cell, std::regex("−"), "-");
  text = std::regex_replace(text, std::regex(R"(\\)"), "");
  const bool withShift = text.find(", with Shift") != std::string::npos;
  text = std::regex_replace(text, std::regex(", with Shift$"), "");
  std::vector<std::string> keys;
  for (const auto& each : split(text, std::regex(",? or |, "))) {
    const auto to = each.find(" to ");
    if (to == std::string::npos) {
      keys.push_back(each);
    } else {
      addRange(each.substr(0, to), each.substr(to + 4), keys);
    }
  }
  const std::size_t plain = withShift ? keys.size() : 0;
  for (std::size_t i = 0; i < plain; ++i) {
    const auto plus = keys[i].rfind('+');
    const std::size_t at = plus == std::string::npos ? 0 : plus + 1;
    keys.push_back(keys[i].substr(0, at) + "Shift+" + keys[i].substr(at));
  }
  return keys;
}

std::vector<KeyRow> keyRows(const Page& page) {
  std::vector<KeyRow> rows;
  std::istringstream lines(page.prose);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line == "| key | does |") {
      inside = true;
    } else if (line.empty() || line[0] != '|') {
      inside = false;
    } else if (inside && line.rfind("|---", 0) != 0) {
      const auto row = cells(line);
      if (row.size() < 2) continue;
      KeyRow found{singleKeys(row[0]), split(row[1], std::regex("; ")), page.at(number)};
      if (found.parts.size() != found.keys.size()) found.parts.assign(found.keys.size(), row[1]);
      rows.push_back(std::move(found));
    }
  }
  return rows;
}

std::vector<MenuPath> menuPaths(const Page& page, const std::vector<std::string>& menus) {
  std::vector<MenuPath> found;
  const std::string arrow = " → ";
  const std::string text = std::regex_replace(page.prose, std::regex("\n"), " ");
  for (const auto& menu : menus) {
    const std::string start = menu + arrow;
    for (std::size_t at = 0; (at = text.find(start, at)) != std::string::npos; at += start.size()) {
      const bool word = at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0;
      const bool first = at < arrow.size() || text.compare(at - arrow.size(), arrow.size(), arrow) != 0;
      if (word && first) found.push_back({page.at(lineOf(page.prose, at)), menu, text.substr(at + start.size(), 120)});
    }
  }
  return found;
}

std::vector<Span> keysInSentences(const Page& page) {
  static const std::regex key(R"((?:(?:Ctrl|Alt|Shift)\+)+(?:[A-Za-z0-9]+|[^ |A-Za-z0-9])|\bF(?:1[0-2]|[1-9])\b)");
  std::vector<Span> keys;
  std::istringstream lines(page.prose);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line[0] == '|') line = std::regex_replace(line, std::regex(R"(^\|[^|]*\|)"), "");
    for (auto at = std::sregex_iterator(line.begin(), line.end(), key); at != std::sregex_iterator(); ++at)
      keys.push_back({at->str(), number});
  }
  return keys;
}

bool sharesAWord(const std::string& a, const std::string& b) {
  const auto words = stems(a), others = stems(b);
  return std::any_of(words.begin(), words.end(), [&](const auto& word) { return others.count(word) == 1; });
}

}  // namespace docs
