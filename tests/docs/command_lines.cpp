// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/docs/command_lines.h"

#include <algorithm>
#include <regex>
#include <string_view>
#include <utility>

namespace docs {
namespace {

/// Returns the index after `odori` where that is a command; npos where there is none.
std::size_t behindOdori(const std::string& line) {
  static const std::regex start(
      R"(^(\$ )?\s*((env|srun|time|nice|sudo|exec|xvfb-run|then|do) )*([A-Z_]+=\S* )*(\S*/)?odori( |$))");
  std::smatch found;
  return std::regex_search(line, found, start) ? static_cast<std::size_t>(found.length(0)) : std::string::npos;
}

/// Returns where another command of Odori begins in a line of a shell: after |, && or a program
/// that starts it (`parallel -j2 odori render`); npos where there is none, or only in a comment.
std::size_t anotherOdori(const std::string& line) {
  static const std::regex start(R"([ (](\S*/)?odori [a-z]+( |$))");
  std::smatch found;
  const std::string code = line.substr(0, line.find('#'));
  return std::regex_search(code, found, start) ? static_cast<std::size_t>(found.position(0)) + 1 : std::string::npos;
}

Manner mannerOf(const std::string& text) {
  static const std::regex marks(R"(…|(^| )\[|\]( |$|…)|[A-Za-z]\|[A-Za-z.-])");
  return std::regex_search(text, marks) ? Manner::Usage : Manner::Line;
}

/// Splits a usage into words. It has no quotes; its brackets become words of their own, and … goes.
std::vector<std::string> usageWords(std::string text) {
  text = std::regex_replace(text, std::regex("…"), "");
  text = std::regex_replace(text, std::regex(R"([\[\]])"), " $& ");
  std::vector<std::string> words;
  std::string word;
  for (const char letter : text + " ") {
    if (letter != ' ') {
      word += letter;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  return words;
}

void add(std::vector<CommandLine>& all, const std::string& where, const std::string& text, bool inSentence) {
  // There may be several in one line: "odori help [COMMAND], odori --help".
  if (const auto more = text.find(", odori "); more != std::string::npos) {
    add(all, where, text.substr(0, more), inSentence);
    return add(all, where, text.substr(more + 2), inSentence);
  }
  const std::size_t behind = behindOdori(text);
  if (behind == std::string::npos) {
    if (const std::size_t inside = anotherOdori(text); !inSentence && inside != std::string::npos)
      add(all, where, text.substr(inside), false);
    return;
  }
  // Another command may follow: `odori pose a.pmx … -o a.csv && odori compare a.csv b.csv`.
  if (const std::size_t more = anotherOdori(text.substr(behind)); !inSentence && more != std::string::npos)
    add(all, where, text.substr(behind + more), false);
  CommandLine line{where, text, {}, mannerOf(text.substr(behind))};
  line.words = line.manner == Manner::Usage ? usageWords(text.substr(behind)) : shellWords(text.substr(behind));
  const bool hasFile = line.words.size() > 1 && line.words[1].front() != '-';
  if (inSentence && line.manner == Manner::Line && !hasFile) line.manner = Manner::Mention;
  all.push_back(std::move(line));
}

/// Joins the lines of a block that are continued.
std::vector<Span> joined(const Fence& fence) {
  const auto& lines = fence.lines;
  const bool prompts =
      std::any_of(lines.begin(), lines.end(), [](const Span& l) { return l.text.rfind("$ ", 0) == 0; });
  std::vector<Span> all;
  bool goesOn = false;
  for (const auto& line : lines) {
    const bool indented =
        !all.empty() && line.text.rfind("    ", 0) == 0 && behindOdori(line.text) == std::string::npos;
    if (goesOn || (indented && !prompts)) {
      all.back().text += " " + line.text.substr(std::min(line.text.find_first_not_of(' '), line.text.size()));
    } else if (!prompts || line.text.rfind("$ ", 0) == 0) {
      all.push_back(line);
    } else {
      continue;  // a command's output
    }
    goesOn = !all.back().text.empty() && all.back().text.back() == '\\';
    if (goesOn) all.back().text.pop_back();
  }
  return all;
}

}  // namespace

std::vector<std::string> shellWords(const std::string& line) {
  std::vector<std::string> words;
  std::string word;
  bool begun = false;
  char quote = 0;
  int depth = 0;  // depth of ( in $( and <(
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char letter = line[at];
    if (quote != 0 ? letter == quote : letter == '\'' || letter == '"') {
      quote = quote != 0 ? '\0' : letter;
      begun = true;
      continue;
    }
    depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
    const bool plain = quote == 0 && depth <= 0;
    if (plain && letter == '<' && at + 1 < line.size() && line[at + 1] == '(') {
      word += letter;
      begun = true;
    } else if (plain && (letter == ' ' || (letter == '#' && !begun) ||
                         std::string_view("|;&>").find(letter) != std::string_view::npos)) {
      if (begun) words.push_back(std::exchange(word, {}));
      begun = false;
      if (letter != ' ') return words;
    } else {
      word += letter;
      begun = true;
    }
  }
  if (begun) words.push_back(word);
  return words;
}

std::vector<CommandLine> commandLines(const Page& page) {
  std::vector<CommandLine> all;
  for (const auto& fence : page.fences) {
    for (const auto& line : joined(fence)) add(all, page.at(line.line), line.text, false);
  }
  for (const auto& code : page.code) add(all, page.at(code.line), code.text, true);
  return all;
}

}  // namespace docs
