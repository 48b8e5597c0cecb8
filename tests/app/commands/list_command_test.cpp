// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/list_command.h"

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "app/commands/commands.h"
#include "app/playlist/playlist_json.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/files/openable_files.h"
#include "tests/support/file_contents.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using support::parse;
using support::parsed;
using support::put;
using testing::HasSubstr;

class ListCommandTest : public testing::Test {
 protected:
  ListCommandTest() {
    vmd::Motion motion = vmd::Motion::make("踊り子");
    motion.boneKeys.resize(2);
    motion.boneKeys[1].frame = 2790;  // 93 seconds
    put(folder_ / "d" / "wave.vmd", support::textOf(vmd::writeVmd(motion)));
    put(folder_ / "d" / "m.pmx", support::modelBytes());
    put(folder_ / "d" / "jump.vmd", support::danceBytes());
  }
  /// Runs the command; `out` gets what it prints, `err` what it says.
  int run(const app::ListCommand& command) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int status = app::runList(command, {});
    out = testing::internal::GetCapturedStdout();
    err = testing::internal::GetCapturedStderr();
    return status;
  }
  support::TestFolder folder_;
  std::string out, err;
};

TEST_F(ListCommandTest, PrintsTitlesLengthsAndTheirSum) {
  EXPECT_EQ(run({.files = {folder_ / "d"}}), app::kDone) << err;
  EXPECT_EQ(out,
            "   1     0:00  jump  (m.pmx)\n"
            "   2     1:33  wave  (m.pmx)\n"
            "2 dances, 1:33\n");
  EXPECT_EQ(err, "");
  EXPECT_EQ(run({.files = {folder_ / "d"}, .json = true}), app::kDone);
  const auto json = nlohmann::json::parse(out);
  EXPECT_EQ(json["seconds"], 93.0);
  EXPECT_EQ(json["repeat"], "off");
  EXPECT_EQ(json["entries"][1]["title"], "wave");
  EXPECT_EQ(json["entries"][1]["files"],
            nlohmann::json({(folder_ / "d" / "m.pmx").string(), (folder_ / "d" / "wave.vmd").string()}));
}

TEST_F(ListCommandTest, SaysHowAListIsPlayed) {
  EXPECT_EQ(
      run({.files = {folder_ / "d"}, .dancer = folder_ / "d" / "m.pmx", .repeat = app::Repeat::All, .shuffle = true}),
      app::kDone);
  EXPECT_THAT(out, testing::EndsWith("2 dances, 1:33; in random order; all again and again; danced by m.pmx\n"));
}

TEST_F(ListCommandTest, MakesAListAndChangesOne) {
  const fs::path list = folder_ / "evening.odori-list", next = folder_ / "next.odori-list";
  EXPECT_EQ(run({.files = {folder_ / "d"}, .output = list, .repeat = app::Repeat::All}), app::kDone) << err;
  EXPECT_EQ(out, "");
  EXPECT_EQ(err, "2 dances\n");
  auto read = app::readPlaylist(list, {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->list.entries.size(), 2U);
  EXPECT_EQ(read->list.repeat, app::Repeat::All);
  // WHEN it is given again, with a dance more and a dancer
  EXPECT_EQ(run({.files = {list, folder_ / "d" / "wave.vmd"},
                 .output = next,
                 .dancer = folder_ / "d" / "m.pmx",
                 .shuffle = true}),
            app::kDone)
      << err;
  read = app::readPlaylist(next, {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->list.entries.size(), 3U);
  EXPECT_EQ(read->list.repeat, app::Repeat::All) << "as the list has it";
  EXPECT_TRUE(read->list.shuffle);
  EXPECT_EQ(read->list.dancer, folder_ / "d" / "m.pmx");
  // THEN a list prints what has gone since
  fs::remove(folder_ / "d" / "jump.vmd");
  EXPECT_EQ(run({.files = {list}}), app::kDone);
  EXPECT_THAT(out, HasSubstr("jump.vmd isn't there\n"));
  EXPECT_THAT(out, HasSubstr("2 dances, 1:33; all again and again\n"));
}

TEST_F(ListCommandTest, NothingIsWrittenOverWhatIsRead) {
  const fs::path list = folder_ / "evening.odori-list";
  ASSERT_EQ(run({.files = {folder_ / "d"}, .output = list}), app::kDone);
  const std::string before = support::contents(list);
  EXPECT_EQ(run({.files = {list}, .output = list}), app::kUnusable);
  EXPECT_EQ(run({.files = {list}, .output = folder_ / "d" / "wave.vmd"}), app::kUnusable);
  EXPECT_EQ(run({.files = {folder_ / "d" / "wave.vmd"},
                 .output = folder_ / "d" / "m.pmx",
                 .dancer = folder_ / "d" / "m.pmx"}),
            app::kUnusable);
  EXPECT_EQ(support::contents(list), before);
  // AND nothing that is there and isn't a playlist, whether the list has it or not
  put(folder_ / "d" / "unused.pmx", support::modelBytes());
  const std::string unused = support::contents(folder_ / "d" / "unused.pmx");
  EXPECT_EQ(run({.files = {folder_ / "d"}, .output = folder_ / "d" / "unused.pmx"}), app::kUnusable);
  EXPECT_EQ(err, "odori: " + (folder_ / "d" / "unused.pmx").string() +
                     ": is there already, and isn't a playlist; name another file\n");
  EXPECT_EQ(support::contents(folder_ / "d" / "unused.pmx"), unused);
  // AND an older playlist is replaced
  EXPECT_EQ(run({.files = {folder_ / "d"}, .output = list}), app::kDone) << err;
}

TEST_F(ListCommandTest, WhatHasNoDanceIsRefusedInOneLine) {
  put(folder_ / "e" / "m.pmx", support::modelBytes());
  EXPECT_EQ(run({.files = {folder_ / "e"}}), app::kUnusable);
  EXPECT_EQ(err, "odori: there is no dance in these files\n");
  EXPECT_EQ(run({.files = {folder_ / "d"}, .dancer = folder_ / "d" / "wave.vmd"}), app::kUnusable);
  EXPECT_THAT(err, HasSubstr("isn't a model that could dance"));
}

TEST(ListOptions, AreParsed) {
  const auto list =
      parsed<app::ListCommand>({"list", "a", "b.zip", "-o", "x", "--repeat", "one", "--shuffle", "--dancer", "m"});
  EXPECT_EQ(list.files.size(), 2U);
  EXPECT_EQ(list.output, "x");
  EXPECT_EQ(list.repeat, app::Repeat::One);
  EXPECT_EQ(list.shuffle, true);
  EXPECT_EQ(list.dancer, "m");
  EXPECT_EQ(parsed<app::ListCommand>({"list", "a"}).repeat, std::nullopt);
  EXPECT_EQ(parsed<app::ListCommand>({"list", "a"}).shuffle, std::nullopt);
  EXPECT_EQ(parsed<app::ListCommand>({"list", "a", "--no-shuffle"}).shuffle, false);
  for (const auto& words :
       {std::vector<const char*>{"list"}, {"list", "a", "--repeat", "twice"}, {"list", "a", "--json", "-o", "x"}})
    EXPECT_EQ(std::get<app::PrintAndExit>(parse(words)).status, 2);
}

}  // namespace
