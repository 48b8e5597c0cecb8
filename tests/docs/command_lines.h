// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// How a page speaks of a command.
enum class Manner {
  Line,     ///< as one types it: `odori render miku.pmx --frame 30 -o frame.png`
  Usage,    ///< what it takes: `odori bench SHOW [--models N]`
  Mention,  ///< a part of it, in a sentence: `odori render --ghost`
};

/// A command of Odori that a page tells of.
struct CommandLine {
  std::string where;               ///< "README.md:24"
  std::string text;                ///< on one line
  std::vector<std::string> words;  ///< behind `odori`, as the shell would give them; of a usage with its [ and ]
  Manner manner = Manner::Line;
};

/// All of a page: in blocks what a line begins with, behind $ where the block has such, with what is set for it in the
/// environment before it and the lines that go on, and what stands behind |, && or a program that starts it; in sentences
/// what begins with odori.
[[nodiscard]] std::vector<CommandLine> commandLines(const Page& page);

/// A line as the shell takes it apart, to its end or to what is another command: |, ;, &, >, or a comment. Quotes go, and
/// <(…) is one word. What the shell would put in for $ stays as it is.
[[nodiscard]] std::vector<std::string> shellWords(const std::string& line);

}  // namespace docs
