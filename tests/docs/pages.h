// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace docs {

/// This struct has text and the line of the page in which it begins, from 1 on.
struct Span {
  std::string text;
  int line = 0;
};

/// This struct is a block between two lines of ``` .
struct Fence {
  std::string language;     ///< the word after the first ```
  std::vector<Span> lines;  ///< without line breaks
};

/// This struct is a page of Markdown, split as far as the tests need it.
struct Page {
  std::string name;   ///< path from the source folder: "docs/user/films.md"
  std::string prose;  ///< all of it, with blocks of code as empty lines
  std::vector<Fence> fences;
  std::vector<Span> code;         ///< text between ` and `, with line breaks as spaces
  std::vector<Span> headings;     ///< without #
  std::vector<Span> linkTargets;  ///< targets of [text](target)

  [[nodiscard]] std::string at(int line) const { return name + ":" + std::to_string(line); }
};

/// Reads README.md, CONTRIBUTING.md and the pages below docs/ of a source folder, in this order and
/// by path.
[[nodiscard]] std::vector<Page> readPages(const std::filesystem::path& root);

/// Returns a page made of its text.
[[nodiscard]] Page pageOf(std::string name, const std::string& markdown);

/// Returns the anchors of a page's headings by the rules of Markdown viewers: small letters,
/// digits, - and _, with - for spaces; letters beyond ASCII stay; repeated ones get -1, -2 and so
/// on.
[[nodiscard]] std::vector<std::string> anchorsOf(const Page& page);

/// Returns the line of an offset in a text, from 1 on.
[[nodiscard]] int lineOf(const std::string& text, std::size_t at);

}  // namespace docs
