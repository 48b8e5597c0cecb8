// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/docs/pages.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "tests/support/file_contents.h"

namespace docs {
namespace {

using support::contents;

std::string onOneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// Splits Markdown: blocks go into the page's fences, all else into its prose.
void takeFencesApart(Page& page, const std::string& markdown) {
  std::istringstream lines(markdown);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const auto start = line.find_first_not_of(' ');
    const bool mark = start != std::string::npos && line.compare(start, 3, "```") == 0;
    if (mark && !inside) page.fences.push_back({line.substr(start + 3), {}});
    if (!mark && inside) page.fences.back().lines.push_back({line, number});
    if (mark) inside = !inside;
    page.prose += (mark || inside ? "" : line) + "\n";
  }
}

/// Finds code between backticks, equally many on both sides; an empty line ends code that isn't
/// closed.
void findCode(Page& page) {
  const std::string& text = page.prose;
  for (std::size_t at = 0; (at = text.find('`', at)) != std::string::npos;) {
    const std::size_t behind = std::min(text.find_first_not_of('`', at), text.size());
    const std::string ticks = text.substr(at, behind - at);
    const std::size_t end = text.find(ticks, behind);
    const std::size_t paragraph = std::min(text.find("\n\n", behind), text.size());
    if (end == std::string::npos || end > paragraph) {
      at = behind;
      continue;
    }
    page.code.push_back({onOneLine(text.substr(behind, end - behind)), lineOf(text, at)});
    at = end + ticks.size();
  }
}

void findHeadings(Page& page) {
  std::istringstream lines(page.prose);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const auto marks = line.find_first_not_of('#');
    if (marks == 0 || marks == std::string::npos || line[marks] != ' ') continue;
    page.headings.push_back({line.substr(marks + 1), number});
  }
}

void findLinks(Page& page) {
  const std::string& text = page.prose;
  for (std::size_t at = 0; (at = text.find("](", at)) != std::string::npos;) {
    at += 2;
    const std::size_t end = text.find_first_of(")\n ", at);
    if (end != std::string::npos && text[end] == ')')
      page.linkTargets.push_back({text.substr(at, end - at), lineOf(text, at)});
  }
}

/// Returns the anchor of a heading.
std::string anchorOf(const std::string& heading) {
  const auto letters = icu::UnicodeString::fromUTF8(heading).toLower(icu::Locale::getRoot());
  icu::UnicodeString anchor;
  for (int at = 0; at < letters.length(); at = letters.moveIndex32(at, 1)) {
    const UChar32 letter = letters.char32At(at);
    if (letter == ' ') anchor += static_cast<UChar32>('-');
    if (letter == '-' || letter == '_' || u_isalnum(letter) != 0) anchor += letter;
  }
  std::string text;
  return anchor.toUTF8String(text);
}

}  // namespace

int lineOf(const std::string& text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

Page pageOf(std::string name, const std::string& markdown) {
  Page page;
  page.name = std::move(name);
  takeFencesApart(page, markdown);
  findCode(page);
  findHeadings(page);
  findLinks(page);
  return page;
}

std::vector<Page> readPages(const std::filesystem::path& root) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "docs"))
    if (entry.path().extension() == ".md") names.push_back(entry.path().lexically_relative(root).string());
  std::sort(names.begin(), names.end());
  names.insert(names.begin(), {"README.md", "CONTRIBUTING.md"});
  std::vector<Page> pages;
  pages.reserve(names.size());
  for (const auto& name : names) pages.push_back(pageOf(name, contents(root / name)));
  return pages;
}

std::vector<std::string> anchorsOf(const Page& page) {
  std::map<std::string, int> taken;
  std::vector<std::string> anchors;
  for (const auto& heading : page.headings) {
    const std::string anchor = anchorOf(heading.text);
    const int before = taken[anchor]++;
    anchors.push_back(before == 0 ? anchor : anchor + "-" + std::to_string(before));
  }
  return anchors;
}

}  // namespace docs
