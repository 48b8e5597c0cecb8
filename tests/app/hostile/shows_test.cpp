// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Shows on the command line: several models in a row and in files, and hostile show files.
#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/file_contents.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

using support::contents;
using testing::HasSubstr;

class Shows : public support::ProgramTest {
 protected:
  Shows() {
    auto model = support::redDancer();
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "a.pmx"));
    model.bones[5].name = "もう一つの頭";
    EXPECT_TRUE(pmx::writePmxFile(model, folder() / "b.pmx"));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), folder() / "dance.vmd"));
    vmd::Motion camera = vmd::Motion::make("camera");
    vmd::CameraKey key;
    key.distance = -70;
    camera.cameraKeys.push_back(key);
    EXPECT_TRUE(vmd::writeVmdFile(camera, folder() / "camera.vmd"));
  }

  /// Returns the rows of one model of a table, without its number.
  static std::string rowsOf(const std::string& table, const std::string& model) {
    std::string rows;
    for (std::size_t at = table.find('\n') + 1; at < table.size();) {
      const auto end = table.find('\n', at);
      if (table.compare(at, model.size() + 1, model + ",") == 0)
        rows += table.substr(at + model.size() + 1, end - at - model.size());
      at = end + 1;
    }
    return rows;
  }
};

TEST_F(Shows, PosesAreThoseOfEachModelAlone) {
  const auto both = runOdori({"pose", "a.pmx", "dance.vmd", "b.pmx", "camera.vmd", "a.pmx", "--frames", "0,7.5"});
  ASSERT_EQ(both.status, 0) << both.error;
  EXPECT_THAT(both.out, testing::StartsWith("model,frame,bone,name,px,"));
  const auto alone = [&](std::vector<std::string> files) {
    files.insert(files.begin(), "pose");
    files.insert(files.end(), {"--frames", "0,7.5"});
    const auto table = runOdori(files).out;
    return table.substr(table.find('\n') + 1);
  };
  EXPECT_EQ(rowsOf(both.out, "0"), alone({"a.pmx", "dance.vmd"}));
  EXPECT_EQ(rowsOf(both.out, "1"), alone({"b.pmx"}));
  EXPECT_EQ(rowsOf(both.out, "2"), alone({"a.pmx"}));
}

TEST_F(Shows, ATableOfSeveralModelsIsCompared) {
  ASSERT_EQ(runOdori({"pose", "a.pmx", "dance.vmd", "b.pmx", "--frames", "0:10", "-o", "two.csv"}).status, 0);
  const auto same = runOdori({"compare", "a.pmx", "dance.vmd", "b.pmx", "two.csv", "--units", "0.0001"});
  EXPECT_EQ(same.status, 0) << same.error;
  EXPECT_THAT(same.out, HasSubstr("132 rows"));
  const auto other = runOdori({"compare", "a.pmx", "b.pmx", "two.csv", "--units", "0.0001"});
  EXPECT_EQ(other.status, 1) << "without its dance, the first is elsewhere";
  EXPECT_EQ(runOdori({"compare", "two.csv", "two.csv"}).status, 0);
  const auto fewer = runOdori({"compare", "a.pmx", "dance.vmd", "two.csv"});
  EXPECT_EQ(fewer.status, 1) << "rows of a model that isn't there are missing";
}

TEST_F(Shows, AShowFileIsAsItsFilesInARow) {
  write("tonight.odori", std::string(R"({"format": "odori show", "version": 1,
    "actors": [{"model": "a.pmx", "motions": [{"file": "dance.vmd"}]}, {"model": "b.pmx"}],
    "motions": [{"file": "camera.vmd"}], "look": {"background": "#204060"}})"));
  std::filesystem::create_directory(folder() / "elsewhere");
  const std::vector<std::string> small{"--frame", "10", "--size", "96x64", "--physics", "off"};
  const auto render = [&](std::vector<std::string> words, const std::string& output) {
    words.insert(words.begin(), "render");
    words.insert(words.end(), small.begin(), small.end());
    words.insert(words.end(), {"-o", output});
    const auto outcome = runOdori(words);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(outcome.error, "");
    return contents(folder() / output);
  };
  const auto row = render({"a.pmx", "dance.vmd", "b.pmx", "camera.vmd", "--background", "#204060"}, "row.png");
  EXPECT_EQ(render({"tonight.odori"}, "show.png"), row);
  EXPECT_NE(render({"tonight.odori", "--background", "white"}, "white.png"), row) << "what is given counts";
  EXPECT_NE(render({"a.pmx", "--background", "#204060"}, "one.png"), row);
  EXPECT_EQ(runOdori({"pose", "tonight.odori", "--frames", "3"}).out,
            runOdori({"pose", "a.pmx", "dance.vmd", "b.pmx", "--frames", "3"}).out);
}

TEST_F(Shows, WhatIsMissingIsListedAndTheRestOpens) {
  write("half.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "gone.pmx"},
    {"model": "a.pmx", "motions": [{"file": "lost.vmd"}]}]})"));
  const auto half = runOdori({"pose", "half.odori", "--frames", "0"});
  EXPECT_EQ(half.status, 0);
  EXPECT_EQ(support::lineCount(half.error), 2) << half.error;
  EXPECT_THAT(half.error, HasSubstr("gone.pmx: No such file"));
  EXPECT_THAT(half.error, HasSubstr("lost.vmd: No such file"));
  // Models keep the numbers that the file gives them, and a pose needs nothing that is only seen or
  // heard.
  EXPECT_THAT(half.out, testing::StartsWith("model,frame,"));
  EXPECT_THAT(half.out, HasSubstr("\n1,0,0,"));
  write("bare.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"}],
    "song": {"file": "gone.mp3"}, "look": {"background": "no colour", "backgroundPicture": "gone.png"}})"));
  const auto bare = runOdori({"render", "bare.odori", "--frames", "0:1", "--size", "96x64", "-o", "bare.mp4"});
  EXPECT_EQ(bare.status, 0) << bare.error;
  for (const char* said : {"gone.mp3: isn't there", "gone.png: isn't there", "'no colour' isn't a colour"})
    EXPECT_THAT(bare.error, HasSubstr(said));
  write("none.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "gone.pmx"}]})"));
  const auto none = runOdori({"pose", "none.odori", "--frames", "0"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.error, HasSubstr("gone.pmx"));
}

TEST_F(Shows, OptionsThatAreGivenCountOverTheFile) {
  const std::string start = R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"}], "look": )";
  write("camera.odori", start + R"({"camera": {"distance": -20}}})");
  write("red.odori", start + R"({"background": "#ff0000", "lightColour": [1, 0, 0], "lightFromMotion": false}})");
  const auto render = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "render");
    words.insert(words.end(), {"--frame", "0", "--size", "96x64", "--physics", "off", "-o", "out.png"});
    const auto outcome = runOdori(words);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(outcome.error, "");
    return contents(folder() / "out.png");
  };
  EXPECT_NE(render({"camera.odori"}), render({"a.pmx"}));
  EXPECT_EQ(render({"camera.odori", "--camera", "camera.vmd"}), render({"a.pmx", "--camera", "camera.vmd"}));
  EXPECT_EQ(render({"red.odori", "--light-direction", "1,-1,0"}),
            render({"a.pmx", "--light-direction", "1,-1,0", "--light-colour", "255,0,0", "--background", "#ff0000"}));
  EXPECT_EQ(render({"red.odori", "--transparent"}), render({"a.pmx", "--transparent", "--light-colour", "255,0,0"}));
  // A show that isn't named first keeps its look, and a motion before it is its first actor's.
  EXPECT_EQ(render({"b.pmx", "red.odori"}),
            render({"b.pmx", "a.pmx", "--light-colour", "255,0,0", "--background", "#ff0000"}));
  EXPECT_EQ(runOdori({"pose", "dance.vmd", "red.odori", "--frames", "10"}).out,
            runOdori({"pose", "a.pmx", "dance.vmd", "--frames", "10"}).out);
}

TEST_F(Shows, BenchTellsEachActorAndTheWhole) {
  const std::vector<std::string> words{"bench", "a.pmx", "dance.vmd", "b.pmx", "dance.vmd", "--passes", "7"};
  const auto table = runOdori(words);
  EXPECT_EQ(table.status, 0) << table.error;
  EXPECT_THAT(table.out, testing::StartsWith("0: a.pmx\n31 frames, "));
  EXPECT_THAT(table.out, HasSubstr("\n1: b.pmx\n31 frames, "));
  EXPECT_THAT(table.out, HasSubstr("the whole show, 2 actors: "));
  auto json = words;
  json.emplace_back("--json");
  EXPECT_THAT(runOdori(json).out, testing::MatchesRegex("\\{\"actors\": .\\{.*\\}, \\{.*\\}., \"show_us\": .*\\}\n"));
}

TEST_F(Shows, BenchLeavesOutWhatIsMissingAndWhatIsOff) {
  // GIVEN a show with a missing model and a missing motion, and one motion that is off
  write("half.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "gone.pmx"},
    {"model": "a.pmx", "motions": [{"file": "gone.vmd"}, {"file": "dance.vmd"}]},
    {"model": "b.pmx", "motions": [{"file": "dance.vmd", "on": false}]}]})"));
  const auto table = runOdori({"bench", "half.odori", "--passes", "7"});
  // THEN the missing files are reported, and the others are measured under their numbers: the last
  // stands still
  EXPECT_EQ(table.status, 0) << table.error;
  EXPECT_THAT(table.error, HasSubstr("gone.pmx"));
  EXPECT_THAT(table.error, HasSubstr("gone.vmd"));
  EXPECT_THAT(table.out, testing::StartsWith("1: "));
  EXPECT_THAT(table.out, HasSubstr("a.pmx\n31 frames, "));
  EXPECT_THAT(table.out, testing::ContainsRegex("\n2: .*b.pmx\n1 frames, "));
  const auto json = runOdori({"bench", "half.odori", "--passes", "7", "--json"});
  EXPECT_THAT(json.out, testing::StartsWith("{\"actors\": [null, {"));
  // WHEN no motion is on there is nothing to measure
  write("still.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [
    {"model": "b.pmx", "motions": [{"file": "dance.vmd", "on": false}]}]})"));
  const auto still = runOdori({"bench", "still.odori"});
  EXPECT_EQ(still.status, 2);
  EXPECT_EQ(still.error, "odori: bench needs a model and a motion that is on\n");
}

TEST_F(Shows, InfoTellsWhatIsInOne) {
  write("half.odori", std::string(R"({"format": "odori show", "version": 1, "song": {"file": "song.mp3"},
    "actors": [{"model": "gone.pmx", "visible": false}, {"model": "a.pmx", "placement": {"turn": 90, "scale": -1},
                "motions": [{"file": "dance.vmd", "shift": -3}]}]})"));
  const auto text = runOdori({"info", "half.odori"});
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_THAT(text.out, HasSubstr("show of 2 actors\n"));
  EXPECT_THAT(text.out, HasSubstr("gone.pmx, hidden\n"));
  EXPECT_THAT(text.out, HasSubstr("dance.vmd, 3 frames earlier\n"));
  EXPECT_THAT(text.out, HasSubstr("placement[1]: scale isn't a number from 0.01"));
  const auto json = runOdori({"info", "half.odori", "a.pmx", "--json"});
  EXPECT_EQ(json.status, 0);
  EXPECT_THAT(json.out, HasSubstr("\"missing\":[\"" + (folder() / "gone.pmx").string() + "\",\"" +
                                  (folder() / "song.mp3").string() + "\"]"));
}

TEST_F(Shows, FilesThatMeanItIll) {
  const auto expectRefused = [&](const std::string& name) {
    auto run = odori({"pose", name, "--frames", "0"});
    run.mostSeconds = 20;
    const auto outcome = support::run(run);
    EXPECT_FALSE(outcome.late) << name;
    EXPECT_EQ(outcome.status, 2) << name << ": " << outcome.error;
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
    EXPECT_LT(outcome.peakMiB, 300) << name;
  };
  const std::string start = R"({"format": "odori show", "version": 1, "x": )";
  write("deep.odori", start + std::string(8'000'000, '['));
  write("open.odori", start);
  write("large.odori", start + "\"" + std::string(17'000'000, 'x') + "\"}");
  write("number.odori", start + "1e400}");
  std::string lists =
      "{\"format\": \"odori show\", \"version\": 1, \"actors\": [{\"model\": \"gone\", \"ik\": {\"solver\": [1";
  for (int i = 0; i < 4'000'000; ++i) lists += ",1";
  write("lists.odori", lists + "]}}]}");
  write("later.odori", std::string(R"({"format": "odori show", "version": 99})"));
  write("empty.odori", std::string(R"({"format": "odori show", "version": 1})"));
  write("device.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "/dev/zero"}]})"));
  write("self.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "self.odori"}]})"));
  write("nul.odori",
        std::string("{\"format\": \"odori show\", \"version\": 1, \"actors\": [{\"model\": \"a\\u0000.pmx\"}]}"));
  for (const char* name : {"deep", "open", "large", "number", "later", "empty", "device", "self", "nul"})
    expectRefused(std::string(name) + ".odori");
  auto long_ = odori({"info", "lists.odori"});
  long_.mostSeconds = 20;
  const auto listed = support::run(long_);
  EXPECT_EQ(listed.status, 0);
  EXPECT_FALSE(listed.late);
  EXPECT_LT(support::lineCount(listed.out), 40) << "the first twenty, and a count";
  // Names can't control the terminal, and an output is no file of the show.
  write("names.odori", std::string(R"({"format": "odori show", "version": 1, "actors":
    [{"model": "a.pmx", "ik": {"solver": ["\u001b[31m"], "chains": [{"bone": "\u001b[2J", "ik": "on"}]}}]})"));
  const auto names = runOdori({"pose", "names.odori", "--frames", "0"});
  EXPECT_EQ(names.status, 0);
  EXPECT_EQ(names.error.find('\x1B'), std::string::npos) << names.error;
  const auto before = contents(folder() / "names.odori");
  for (const char* output : {"names.odori", "a.pmx"}) {
    EXPECT_EQ(runOdori({"pose", "names.odori", "--frames", "0", "-o", output}).status, 2) << output;
    EXPECT_EQ(runOdori({"render", "names.odori", "--frame", "0", "-o", output}).status, 2) << output;
  }
  EXPECT_EQ(contents(folder() / "names.odori"), before);
}

}  // namespace
