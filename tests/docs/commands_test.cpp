// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check each command and option in README.md, CONTRIBUTING.md and docs/ against the
// program's own command line.
#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "app/commands/cli.h"
#include "tests/docs/command_lines.h"
#include "tests/docs/usage_check.h"
#include "tests/support/places.h"

namespace {

using docs::CommandLine;
using docs::Manner;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

CommandLine only(const std::string& markdown) {
  const auto lines = docs::commandLines(docs::pageOf("page", markdown));
  EXPECT_EQ(lines.size(), 1U) << markdown;
  return lines.empty() ? CommandLine{} : lines.front();
}

std::vector<std::string> wrong(const std::string& code) { return docs::findings(only("```\n" + code + "\n```\n")); }
std::vector<std::string> wrongMention(const std::string& code) { return docs::findings(only("So `" + code + "`.\n")); }

TEST(DocsCommands, AreFoundWhereverTheyStand) {
  // GIVEN a block with a continued line, a prompt, its output, an environment variable, and a path
  const auto page = docs::pageOf("page",
                                 "Text `odori info\nFILE…` and `./run.sh`, `odori` alone.\n"
                                 "```sh\nodori render a.pmx --frame 1 \\\n  -o 'a b.png' | less # and so on\n```\n"
                                 "```\n$ LANG=C build/release/bin/odori info \"x y\"\nodori is what it printed\n```\n"
                                 "```\nodori pose SHOW --frames LIST\n           [--pre-roll N]\n```\n");
  const auto lines = docs::commandLines(page);
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_THAT(lines[0].words, ElementsAre("render", "a.pmx", "--frame", "1", "-o", "a b.png"));
  EXPECT_EQ(lines[0].where, "page:4");
  EXPECT_THAT(lines[1].words, ElementsAre("info", "x y"));
  EXPECT_EQ(lines[1].where, "page:8");
  EXPECT_THAT(lines[2].words, ElementsAre("pose", "SHOW", "--frames", "LIST", "[", "--pre-roll", "N", "]"));
  EXPECT_EQ(lines[2].manner, Manner::Usage);
  EXPECT_THAT(lines[3].words, ElementsAre("info", "FILE"));
  EXPECT_EQ(lines[3].where, "page:1");
  EXPECT_THAT(lines[4].words, IsEmpty());
}

TEST(DocsCommands, AreFoundBehindOthers) {
  const auto page =
      docs::pageOf("page",
                   "```\nseq 0 9 | parallel -j2 \\\n  odori render a.pmx --frames '{}:{= $_ += 9 =}' -o 'p_%05d.png'\n"
                   "odori pose a.pmx -o a.csv && bin/odori compare a.csv b.csv | tee log\n"
                   "# sbatch OPTIONS of odori render\nimport odori\n```\n");
  const auto lines = docs::commandLines(page);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_THAT(lines[0].words, ElementsAre("render", "a.pmx", "--frames", "{}:{= $_ += 9 =}", "-o", "p_%05d.png"));
  EXPECT_THAT(docs::findings(lines[0]), IsEmpty());
  EXPECT_THAT(lines[1].words, ElementsAre("compare", "a.csv", "b.csv"));
  EXPECT_THAT(lines[2].words, ElementsAre("pose", "a.pmx", "-o", "a.csv"));
}

TEST(DocsCommands, AreTakenApartAsAShellDoes) {
  EXPECT_THAT(docs::shellWords("info a\\ b"), ElementsAre("info", "a\\", "b")) << "backslashes aren't used in docs";
  EXPECT_THAT(docs::shellWords("info <(xz -dc a.xz) 'c|d' -o x#y; odori"),
              ElementsAre("info", "<(xz -dc a.xz)", "c|d", "-o", "x#y"));
  EXPECT_THAT(docs::shellWords("pose --frames \"$first:$((first + n - 1))\" > x"),
              ElementsAre("pose", "--frames", "$first:$((first + n - 1))"));
}

TEST(DocsCommands, WhatIsWrongIsSeen) {
  // Wrong command, option, value, or a value of another kind:
  EXPECT_THAT(wrong("odori draw a.pmx"), ElementsAre(HasSubstr("no command draw")));
  EXPECT_THAT(wrong("odori info a.pmx --xml"), ElementsAre(HasSubstr("--xml")));
  EXPECT_THAT(wrong("odori render a.pmx --frame 1 -o a.png --ik never"), ElementsAre(HasSubstr("--ik")));
  EXPECT_THAT(wrong("odori render a.pmx --frame one -o a.png"), ElementsAre(HasSubstr("one")));
  EXPECT_THAT(wrong("odori render a.pmx --frame 1"), ElementsAre(HasSubstr("output")));
  EXPECT_THAT(wrong("odori render a.pmx --frame 1 -o a.png"), IsEmpty());
  // Wrong usages, option by option:
  EXPECT_THAT(wrong("odori render SHOW [--ik motion|on|off] [--size WxH]"), IsEmpty());
  EXPECT_THAT(wrong("odori render SHOW [--ik motion|on|never]"), ElementsAre(HasSubstr("never")));
  EXPECT_THAT(wrong("odori render SHOW [--size N]"), ElementsAre(HasSubstr("--size")));
  EXPECT_THAT(wrong("odori render SHOW … --frame N -o OUT.png|.xyz"), ElementsAre(HasSubstr("OUT.xyz")));
  EXPECT_THAT(wrong("odori bench SHOW [--model N]"), ElementsAre(HasSubstr("no option --model")));
  EXPECT_THAT(wrong("odori info FILE… [--json FILE]"), ElementsAre(HasSubstr("takes no value")));
  EXPECT_THAT(wrong("odori bench SHOW [--models]"), ElementsAre(HasSubstr("takes a value")));
  // Wrong mentions in a sentence:
  EXPECT_THAT(wrongMention("odori render --ghost"), IsEmpty());
  EXPECT_THAT(wrongMention("odori render --phantom"), ElementsAre(HasSubstr("--phantom")));
  EXPECT_THAT(wrongMention("odori film"), ElementsAre(HasSubstr("no command film")));
  EXPECT_THAT(docs::findingsOfOption("--fit all"), IsEmpty());
  EXPECT_THAT(docs::findingsOfOption("--fit sometimes"), ElementsAre(HasSubstr("sometimes")));
  EXPECT_THAT(docs::findingsOfOption("--fits"), ElementsAre(HasSubstr("no command has")));
}

/// Pages name these commands as examples of errors.
constexpr std::array kErrors{"odori frobnicate", "odori infoo x.vmd"};

TEST(DocsCommands, AreWhatTheProgramTakes) {
  std::set<std::string> seen;
  std::size_t lines = 0;
  for (const auto& page : docs::readPages(ODORI_SOURCE_DIR)) {
    for (const auto& line : docs::commandLines(page)) {
      ++lines;
      if (std::find(kErrors.begin(), kErrors.end(), line.text) != kErrors.end()) continue;
      if (!line.words.empty()) seen.insert(line.words[0]);
      for (const auto& finding : docs::findings(line))
        ADD_FAILURE() << line.where << ": " << line.text << ": " << finding;
    }
  }
  EXPECT_GE(lines, 60U);
  for (const char* command :
       {"info", "pose", "compare", "render", "ik", "bake", "export", "play", "bench", "thumbnail", "lab", "help"})
    EXPECT_TRUE(seen.count(command) == 1) << "no page tells of " << command;
}

TEST(DocsCommands, AreAllHandedOnByRunSh) {
  // GIVEN the line of run.sh for the program's commands, which need no display
  std::ifstream file(std::string(ODORI_SOURCE_DIR) + "/run.sh");
  std::set<std::string> handed;
  for (std::string line; std::getline(file, line);) {
    if (line.find("| -*)") == std::string::npos) continue;
    std::istringstream words(line.substr(0, line.find(')')));
    for (std::string word; words >> word;) handed.insert(word);
  }
  for (const auto command : app::kCommands) EXPECT_EQ(handed.count(std::string(command)), 1U) << command;
}

/// Pages name these options of other programs.
constexpr std::array kOthers{"--retries",      "--sshlogin", "--resume-failed", "--joblog", "--requeue",
                             "--as-published", "--off"};

TEST(DocsCommands, OptionsThatAreNamedAloneAreThere) {
  std::size_t options = 0;
  for (const auto& page : docs::readPages(ODORI_SOURCE_DIR)) {
    if (page.name == "CONTRIBUTING.md") continue;  // it names other programs' options
    for (const auto& code : page.code) {
      const bool isOption = code.text.rfind("--", 0) == 0 || code.text.rfind("-o", 0) == 0;
      const auto name = code.text.substr(0, code.text.find_first_of(" ="));
      if (!isOption || std::find(kOthers.begin(), kOthers.end(), name) != kOthers.end()) continue;
      ++options;
      for (const auto& finding : docs::findingsOfOption(code.text))
        ADD_FAILURE() << page.at(code.line) << ": " << code.text << ": " << finding;
    }
  }
  EXPECT_GE(options, 80U);
}

}  // namespace
