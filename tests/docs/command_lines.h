// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/pages.h"

namespace docs {

/// These are the forms in which a page has a command.
enum class Manner {
  Line,     ///< as typed: `odori render miku.pmx --frame 30 -o frame.png`
  Usage,    ///< a usage: `odori bench SHOW [--models N]`
  Mention,  ///< a part of it, in a sentence: `odori render --ghost`
};

/// This struct is a command of Odori in a page.
struct CommandLine {
  std::string where;  ///< "README.md:24"
  std::string text;   ///< on one line
  /// These are the words after `odori`, as the shell would give them; those of a usage with its [
  /// and ].
  std::vector<std::string> words;
  Manner manner = Manner::Line;
};

/// Returns all commands of a page. In blocks they begin a line, or follow $ where the block has
/// prompts; environment variables before them and continued lines are part of them, and commands
/// after |, && or a program that starts them count. In sentences they begin with odori.
[[nodiscard]] std::vector<CommandLine> commandLines(const Page& page);

/// Splits a line as the shell does, to its end or to another command: |, ;, &, >, or a comment.
/// Quotes go, and <(…) is one word. Words with $ stay as they are.
[[nodiscard]] std::vector<std::string> shellWords(const std::string& line);

}  // namespace docs
