// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/first_word.h"

#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"
#include "tests/support/test_folder.h"

namespace {

using support::parse;
using ::testing::HasSubstr;
using ::testing::Not;

std::optional<app::PrintAndExit> unknown(std::vector<std::string> words) {
  words.insert(words.begin(), "odori");
  std::vector<const char*> argv;
  for (const auto& word : words) argv.push_back(word.c_str());
  return app::unknownFirstWord(static_cast<int>(argv.size()), argv.data());
}

TEST(FirstWord, TheNearestCommandIsOneThatAFewLettersLeadTo) {
  // a letter too many, too few, wrong, swapped; a beginning
  EXPECT_EQ(app::nearestCommand("infoo"), "info");
  EXPECT_EQ(app::nearestCommand("rendr"), "render");
  EXPECT_EQ(app::nearestCommand("bemch"), "bench");
  EXPECT_EQ(app::nearestCommand("bakes"), "bake");
  EXPECT_EQ(app::nearestCommand("ifno"), "info");
  EXPECT_EQ(app::nearestCommand("comp"), "compare");
  EXPECT_EQ(app::nearestCommand("INFO"), "info");
  EXPECT_EQ(app::nearestCommand("rander"), "render");
  // words that are as near to one name as to another
  for (const char* word : {"frobnicate", "x", "", "show", "open"}) EXPECT_EQ(app::nearestCommand(word), "") << word;
  EXPECT_EQ(app::nearestCommand(std::string(1'000'000, 'i')), "");
}

TEST(FirstWord, AWordThatIsNeitherCommandNorFileIsAnError) {
  const auto far = unknown({"frobnicate"});
  ASSERT_TRUE(far);
  EXPECT_EQ(far->status, 2);
  EXPECT_THAT(far->text, HasSubstr("there is no command and no file 'frobnicate'"));
  for (const std::string_view command : app::kCommands) EXPECT_THAT(far->text, HasSubstr(std::string(command)));
  const auto near = unknown({"infoo", "x.vmd", "--json"});
  ASSERT_TRUE(near);
  EXPECT_EQ(near->status, 2);
  EXPECT_THAT(near->text, HasSubstr("did you mean 'odori info'?"));
  // the name of a file is reported as one
  for (const char* missing : {"no/such/model.pmx", "nothing.pmx", "nothing.zip!a.pmx"}) {
    const auto file = unknown({missing});
    ASSERT_TRUE(file) << missing;
    EXPECT_THAT(file->text, HasSubstr("nothing.zip!a.pmx" == std::string(missing) ? "nothing.zip" : missing));
    EXPECT_THAT(file->text, Not(HasSubstr("command")));
  }
  EXPECT_TRUE(unknown({""}));
}

TEST(FirstWord, CommandsOptionsFilesAndFoldersAreWords) {
  const support::TestFolder folder;
  const std::string file = (folder.path / "infoo").string();
  std::ofstream(file) << "x";
  EXPECT_FALSE(unknown({}));
  EXPECT_FALSE(unknown({file}));
  EXPECT_FALSE(unknown({folder.path.string()}));
  EXPECT_FALSE(unknown({"nothing.pmx", file}));  // the window shows the rest
  EXPECT_TRUE(unknown({"nothing", file}));
  EXPECT_FALSE(unknown({"--version"}));
  for (const std::string_view command : app::kCommands) EXPECT_FALSE(unknown({std::string(command)}));
}

TEST(FirstWord, EveryCommandHasItsHelp) {
  const auto all = std::get<app::PrintAndExit>(parse({"help"}));
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(all.text, std::get<app::PrintAndExit>(parse({"--help"})).text);
  for (const std::string_view command : app::kCommands) {
    const std::string name(command);
    EXPECT_THAT(all.text, HasSubstr("\n  " + name + " "));
    const auto one = std::get<app::PrintAndExit>(parse({"help", name.c_str()}));
    EXPECT_EQ(one.status, 0);
    if (name == "help") continue;
    EXPECT_THAT(one.text, HasSubstr("\nUsage: odori " + name + (name == "lab" ? " [SCENE]" : " FILE")));
  }
  const auto none = std::get<app::PrintAndExit>(parse({"help", "frobnicate"}));
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.text, HasSubstr("render"));
  EXPECT_THAT(std::get<app::PrintAndExit>(parse({"help", "rendr"})).text, HasSubstr("did you mean 'odori render'?"));
}

}  // namespace
