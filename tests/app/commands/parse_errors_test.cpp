// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/parse_errors.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using support::parse;
using support::parsed;
using Words = std::vector<const char*>;

/// Returns the error of a command line, without the program's name in front.
std::string refusal(const Words& words) {
  const auto command = parse(words);
  const auto* refused = std::get_if<app::PrintAndExit>(&command);
  if (refused == nullptr) return "taken";
  EXPECT_EQ(refused->status, 2);
  return refused->text.substr(std::string("odori: ").size());
}

TEST(ParseErrors, AreSentences) {
  for (const auto& [words, said] : std::vector<std::pair<Words, const char*>>{
           {{"render"}, "name a file: odori render FILE (see odori help render)\n"},
           {{"thumbnail", "-o", "a.png"}, "name a file: odori thumbnail FILE (see odori help thumbnail)\n"},
           {{"thumbnail", "a", "b", "-o", "a.png"}, "thumbnail takes one file (see odori help thumbnail)\n"},
           {{"render", "m"}, "--output is required (see odori help render)\n"},
           {{"render", "m", "-o"}, "--output needs a value (see odori help render)\n"},
           {{"render", "m", "-o", "a", "--ik", "no"}, "--ik: 'no' isn't motion, on or off (see odori help render)\n"},
           {{"render", "m", "-o", "a", "--ssaa", "9"},
            "--ssaa: '9' isn't a whole number from 1 to 8 (see odori help render)\n"},
           {{"render", "m", "-o", "a", "--fps", "3"}, "--fps needs --frames (see odori help render)\n"},
           {{"render", "m", "-o", "a", "--frame", "1", "--frames", "0:1"},
            "--frame and --frames can't be given together (see odori help render)\n"}})
    EXPECT_EQ(refusal(words), said);
}

TEST(ParseErrors, AMistypedOptionIsToldTheNearestOne) {
  // a letter wrong, too few, swapped; with a value behind =; a beginning
  EXPECT_EQ(refusal({"render", "m", "-o", "a", "--sise", "3"}),
            "there is no option '--sise'; did you mean '--size'? (see odori help render)\n");
  EXPECT_EQ(refusal({"info", "m", "--jsn"}),
            "there is no option '--jsn'; did you mean '--json'? (see odori help info)\n");
  EXPECT_EQ(refusal({"bake", "m", "-o", "a", "--chians=x"}),
            "there is no option '--chians'; did you mean '--chains'? (see odori help bake)\n");
  EXPECT_EQ(refusal({"render", "m", "-o", "a", "--transp"}),
            "there is no option '--transp'; did you mean '--transparent'? (see odori help render)\n");
  // before what else is wrong with the line
  EXPECT_EQ(refusal({"render", "--cammera", "c.vmd"}),
            "there is no option '--cammera'; did you mean '--camera'? (see odori help render)\n");
  // another command's options aren't meant, nor one that has little in common
  EXPECT_EQ(refusal({"info", "m", "--camera"}), "there is no option '--camera' (see odori help info)\n");
  EXPECT_EQ(refusal({"--frobnicate"}), "there is no option '--frobnicate' (see odori --help)\n");
}

TEST(ParseErrors, FormerNamesOfOptionsAreTaken) {
  const auto render = parsed<app::RenderCommand>({"render", "m", "-o", "a.png", "--settle", "7", "--ghost", "off",
                                                  "--ghost-place=behind", "--background-picture", "sky.png"});
  EXPECT_EQ(render.physics.settle, 7.0);
  ASSERT_TRUE(render.ghost);
  EXPECT_EQ(render.ghost->place, app::GhostPlace::Behind);
  EXPECT_EQ(render.picture.backdrop, "sky.png");
  EXPECT_TRUE(render.given.contains("--pre-roll")) << "a show file's value is overridden";
  EXPECT_EQ(parsed<app::IkCommand>({"ik", "m", "--loops", "3"}).loops, 3);
  // behind -- words are files
  EXPECT_EQ(parsed<app::InfoCommand>({"info", "--", "--settle"}).files, std::vector<std::filesystem::path>{"--settle"});
}

}  // namespace
