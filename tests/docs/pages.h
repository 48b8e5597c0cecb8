// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace docs {

/// Words with the line of the page that they begin in, from 1 on.
struct Span {
  std::string text;
  int line = 0;
};

/// A block between two lines of ``` .
struct Fence {
  std::string language;     ///< what stands behind the first ```
  std::vector<Span> lines;  ///< without line breaks
};

/// A page of Markdown, taken apart as far as tests look into it.
struct Page {
  std::string name;   ///< path from the source folder: "docs/user/films.md"
  std::string prose;  ///< all of it, with blocks of code as empty lines
  std::vector<Fence> fences;
  std::vector<Span> code;         ///< what stands between ` and `, with line breaks as spaces
  std::vector<Span> headings;     ///< without #
  std::vector<Span> linkTargets;  ///< of [text](target)

  [[nodiscard]] std::string at(int line) const { return name + ":" + std::to_string(line); }
};

/// README.md, CONTRIBUTING.md and the pages below docs/ of a source folder, in this order and by path.
[[nodiscard]] std::vector<Page> readPages(const std::filesystem::path& root);

/// A page by its text.
[[nodiscard]] Page pageOf(std::string name, const std::string& markdown);

/// The anchors of a page's headings, as they are made where Markdown is shown: small letters, digits, - and _, with -
/// for spaces; letters beyond ASCII stay; those that are there already get -1, -2 and so on.
[[nodiscard]] std::vector<std::string> anchorsOf(const Page& page);

/// The line of a place in a text, from 1 on.
[[nodiscard]] int lineOf(const std::string& text, std::size_t at);

}  // namespace docs
