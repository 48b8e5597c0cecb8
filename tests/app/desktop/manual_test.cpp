// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the manual's page and the shells' completions with the program's own help on
// its options.
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "app/commands/cli.h"
#include "tests/support/file_contents.h"
#include "tests/support/program_run.h"

namespace {

using testing::Contains;
using testing::HasSubstr;

const std::filesystem::path kShare = ODORI_SHARE;

class Manual : public support::ProgramTest {
 protected:
  /// Returns the long options in the help of a command; of the program itself for an empty name.
  [[nodiscard]] std::set<std::string> options(const std::string& command) const {
    const auto help = command.empty() ? runOdori({"--help"}) : runOdori({command, "--help"});
    EXPECT_EQ(help.status, 0) << help.error;
    std::set<std::string> found;
    std::istringstream lines(help.out);
    // An entry begins with two spaces and the names, separated by commas; its description follows.
    const std::regex entry("^  (-[^ ]+)"), name("--[a-z0-9-]+");
    std::smatch names;
    for (std::string line; std::getline(lines, line);) {
      if (!std::regex_search(line, names, entry)) continue;
      const std::string all = names[1];
      for (auto at = std::sregex_iterator(all.begin(), all.end(), name); at != std::sregex_iterator(); ++at)
        found.insert(at->str());
    }
    EXPECT_FALSE(found.empty()) << command;
    return found;
  }
  /// Returns bash's offers for the last of these words.
  [[nodiscard]] std::set<std::string> offered(const std::string& words) const {
    support::ProgramRun bash = odori({});
    bash.program = "/bin/bash";
    bash.words = {
        "-c", "source '" + (kShare / "bash-completion/completions/odori").string() + "'; COMP_WORDS=(" + words +
                  "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _odori 2>/dev/null; printf '%s\\n' \"${COMPREPLY[@]}\""};
    const auto done = run(bash);
    EXPECT_EQ(done.status, 0) << done.error;
    std::set<std::string> all;
    std::istringstream lines(done.out);
    for (std::string line; std::getline(lines, line);) all.insert(line);
    return all;
  }
};

/// Returns a section of the page, from its heading to the next.
std::string section(const std::string& page, const std::string& heading) {
  const auto start = page.find(heading + "\n");
  EXPECT_NE(start, std::string::npos) << heading;
  if (start == std::string::npos) return {};
  const auto end = page.find("\n.S", start);
  return page.substr(start, end == std::string::npos ? end : end - start);
}

std::string escaped(const std::string& word) { return std::regex_replace(word, std::regex("-"), "\\-"); }

TEST_F(Manual, HasEveryOptionOfEveryCommand) {
  // GIVEN the options of the program, THEN the page describes each, in the section of its command
  const std::string page = support::contents(kShare / "man/man1/odori.1");
  for (const std::string_view name : app::kCommands) {
    if (name == "help") continue;  // its help is the program's own, below
    const std::string part = section(page, ".SS odori " + std::string(name));
    for (const auto& option : options(std::string(name))) {
      // Every command has these; the page has them once.
      if (option == "--help" || option == "--version") continue;
      EXPECT_THAT(part, HasSubstr("\\fB" + escaped(option) + "\\fR")) << name;
    }
  }
  for (const auto& option : options("")) EXPECT_THAT(section(page, ".SH OPTIONS"), HasSubstr(escaped(option)));
}

TEST_F(Manual, IsTheSameWheneverItIsMade) {
  const std::string page = support::contents(kShare / "man/man1/odori.1");
  EXPECT_THAT(page, HasSubstr(".TH ODORI 1 \"\" \"Odori "));
}

TEST_F(Manual, BashOffersEveryOptionOfEveryCommand) {
  for (const std::string_view name : app::kCommands) {
    if (name == "help") continue;
    const auto all = offered("odori " + std::string(name) + " --");
    for (const auto& option : options(std::string(name))) EXPECT_THAT(all, Contains(option)) << name;
  }
}

TEST_F(Manual, BashOffersCommandsFilesAndTheWordsOfAnOption) {
  write("rehearsal.pmx", std::string("x"));
  const auto first = offered("odori re");
  EXPECT_EQ(first, (std::set<std::string>{"render", "rehearsal.pmx"}));
  EXPECT_EQ(offered("odori render a.pmx --ik o"), (std::set<std::string>{"off", "on"}));
  EXPECT_EQ(offered("odori help ba"), (std::set<std::string>{"bake"}));
}

TEST_F(Manual, ShellsOfferTheScenesOfTheLab) {
  // GIVEN the beginning of a name behind the command, or behind "lab:", which bash takes apart
  EXPECT_EQ(offered("odori lab sk"), std::set<std::string>{"skin"});
  EXPECT_EQ(offered("odori render lab : cc"), std::set<std::string>{"ccd"});
  EXPECT_THAT(offered("odori render lab :"), testing::SizeIs(10));
  EXPECT_THAT(offered("odori lab --js"), Contains("--json"));
  EXPECT_THAT(support::contents(kShare / "zsh/site-functions/_odori"), HasSubstr("':scene:(two-bones ccd "));
}

TEST_F(Manual, ZshHasEveryOptionOfEveryCommand) {
  const std::string script = support::contents(kShare / "zsh/site-functions/_odori");
  for (const std::string_view name : app::kCommands) {
    EXPECT_THAT(script, HasSubstr("    '" + std::string(name) + ":"));
    if (name == "help") continue;
    const auto start = script.find("\n    " + std::string(name) + ")\n");
    ASSERT_NE(start, std::string::npos) << name;
    const std::string part = script.substr(start, script.find(";;", start) - start);
    for (const auto& option : options(std::string(name))) EXPECT_THAT(part, HasSubstr(option)) << name;
  }
}

}  // namespace
