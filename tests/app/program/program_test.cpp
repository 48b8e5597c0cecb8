// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The program as scripts use it: what it prints, which files it leaves, and its exit status.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/program/program_runs.h"
#include "tests/support/file_contents.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using support::kCamera;
using support::kDance;
using support::kModel;
using support::kNoDisplay;
using support::Outcome;
using support::Program;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(Program, CompareTellsByItsStatusWhetherPosesAgree) {
  const std::string files = "'" + kModel + "' '" + kDance + "' ";
  ASSERT_EQ(run("pose " + files + "--frames 0:600:60 --ik off -o off.csv", kNoDisplay).status, 0);
  const auto same = run("compare " + files + "off.csv --solver-a off --units 1e-5 --degrees 1e-3", kNoDisplay);
  EXPECT_EQ(same.status, 0) << same.out;
  EXPECT_EQ(same.err, "");
  EXPECT_THAT(same.out, HasSubstr(", 11 frames\n"));
  const auto other = run("compare " + files + "off.csv --solver-a on --units 1e-5", kNoDisplay);
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.out, HasSubstr("beyond the limits: max units"));
  EXPECT_EQ(run("compare " + files + "missing.csv", kNoDisplay).status, 2);
}

/// Returns the number of a key that a JSON document has once; NaN if there is none.
double numberOf(const std::string& json, const std::string& key) {
  const std::string start = "\"" + key + "\": ";
  const auto at = json.find(start);
  if (at == std::string::npos || json.find(start, at + 1) != std::string::npos) return std::nan("");
  double number = 0.0;
  const auto read = std::from_chars(json.data() + at + start.size(), json.data() + json.size(), number);
  return read.ec == std::errc() ? number : std::nan("");
}

/// Counts the chains in the output of `odori info --json`: each chain has one loop count.
double chainsListed(const std::string& info) {
  double count = 0;
  for (auto at = info.find("\"loopCount\""); at != std::string::npos; at = info.find("\"loopCount\"", at + 1)) ++count;
  return count;
}

TEST_F(Program, BenchMeasuresTheDemo) {
  const std::string files = "'" + kModel + "' '" + kDance + "'";
  const auto result = run("bench " + files + " --json --models 3 --passes 7", kNoDisplay);
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(lines(result.out), 1);
  EXPECT_THAT(result.out, StartsWith("{"));
  // times: numbers above 0, and a whole frame's parts below a second
  for (const char* key : {"pmx_ms", "vmd_ms", "sample_us", "morph_us", "pose_us", "pose_ik_off_us", "palette_us",
                          "skin_us", "skin_all_us", "models_one_thread_ms", "models_ms"}) {
    EXPECT_GT(numberOf(result.out, key), 0.0) << key;
    EXPECT_LT(numberOf(result.out, key), 1e6) << key;
  }
  EXPECT_THAT(result.out, HasSubstr("\"physics_us\": "));
  EXPECT_EQ(numberOf(result.out, "models"), 3);
  EXPECT_EQ(numberOf(result.out, "passes"), 7);
  // counts: as odori info has them
  const auto model = run("info --json '" + kModel + "'"), motion = run("info --json '" + kDance + "'");
  EXPECT_EQ(numberOf(result.out, "vertices"), numberOf(model.out, "vertices"));
  EXPECT_GT(numberOf(result.out, "vertices"), 0);
  EXPECT_EQ(numberOf(result.out, "bones"), numberOf(model.out, "bones"));
  EXPECT_EQ(numberOf(result.out, "ikChains"), chainsListed(model.out));
  EXPECT_EQ(numberOf(result.out, "frames"), numberOf(motion.out, "lastFrame") + 1);
  EXPECT_THAT(result.out, HasSubstr("\"copies\": {\"pmx\": "));
}

TEST_F(Program, BenchMeasuresDancersOfTheSameFilesOnce) {
  const std::string files = "'" + kModel + "' '" + kDance + "' ";
  const auto result = run("bench " + files + files + "--json --passes 7", kNoDisplay);
  EXPECT_EQ(result.status, 0) << result.err;
  // THEN each has its line, with equal numbers: measured twice, they would never be equal
  const std::string begin = "{\"actors\": [", end = "], \"show_us\"";
  ASSERT_THAT(result.out, StartsWith(begin));
  ASSERT_NE(result.out.find(end), std::string::npos) << result.out;
  const std::string both = result.out.substr(begin.size(), result.out.find(end) - begin.size());
  const std::string one = both.substr(0, (both.size() - 2) / 2);
  EXPECT_EQ(both, one + ", " + one);
  EXPECT_THAT(one, HasSubstr("\"pose_us\": "));
}

TEST_F(Program, BenchSaysWhatItCannotOpen) {
  const auto missing = run("bench '" + kModel + "' missing.vmd", kNoDisplay);
  EXPECT_EQ(missing.status, 2);
  EXPECT_EQ(missing.out, "");
  EXPECT_THAT(missing.err, HasSubstr("missing.vmd"));
  for (const std::string& alone : {"'" + kDance + "' --json", "'" + kModel + "'"}) {
    const auto result = run("bench " + alone, kNoDisplay);
    EXPECT_EQ(result.status, 2) << alone;
    EXPECT_EQ(lines(result.err), 1) << result.err;
  }
}

TEST_F(Program, InfoNeedsNoDisplayAndPrintsOneJsonDocument) {
  const auto result = run("info --json '" + kModel + "' '" + kDance + "'", kNoDisplay);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(result.out, StartsWith("["));
  EXPECT_THAT(run("info --json '" + kDance + "'").out, StartsWith("{"));
  for (const char* key :
       {"\"format\"",      "\"name\"",      "\"englishName\"", "\"comment\"",    "\"vertices\"",  "\"triangles\"",
        "\"textures\"",    "\"materials\"", "\"bones\"",       "\"ikChains\"",   "\"morphs\"",    "\"displayFrames\"",
        "\"rigidBodies\"", "\"joints\"",    "\"softBodies\"",  "\"issues\"",     "\"model\"",     "\"boneKeys\"",
        "\"boneTracks\"",  "\"morphKeys\"", "\"morphTracks\"", "\"cameraKeys\"", "\"lightKeys\"", "\"selfShadowKeys\"",
        "\"ikKeys\"",      "\"lastFrame\""}) {
    EXPECT_THAT(result.out, HasSubstr(key));
  }
}

TEST_F(Program, InfoGoesOnAfterAFileThatCantBeUsed) {
  std::ofstream(folder_ / "broken.pmx") << "PMX nonsense";
  const auto result = run("info broken.pmx '" + kDance + "'");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, StartsWith("odori: broken.pmx: "));
  EXPECT_EQ(lines(result.err), 1);
  EXPECT_THAT(result.out, HasSubstr("dance.vmd"));
}

TEST_F(Program, AMissingFileIsOneLineAndStatusTwo) {
  for (const char* words : {"info gone.pmx", "pose gone.pmx gone.vmd --frames 0", "render gone.pmx -o a.png"}) {
    const auto result = run(words);
    EXPECT_EQ(result.status, 2) << words;
    EXPECT_THAT(result.err, HasSubstr("odori: gone.pmx")) << words;
    EXPECT_EQ(result.out, "") << words;
  }
  EXPECT_TRUE(left().empty());
}

TEST_F(Program, TheWindowWithoutADisplayIsOneLineAndStatusOne) {
  const auto result = run("", kNoDisplay);
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(lines(result.err), 1);
}

TEST_F(Program, PipesAreReadAsFilesAre) {
  // GIVEN the output for files
  const std::string model = "'" + kModel + "' ", dance = "'" + kDance + "' ";
  const std::string fromModel = "cat " + model + "|", fromDance = "cat " + dance + "|";
  const auto poses = run("pose " + model + dance + "--frames 0:60:30");
  ASSERT_EQ(poses.status, 0) << poses.err;
  // WHEN one of them is standard input, as - or by a name of the system's, THEN the output is equal
  EXPECT_EQ(run("pose - " + dance + "--frames 0:60:30", fromModel).out, poses.out);
  EXPECT_EQ(run("pose " + model + "- --frames 0:60:30", fromDance).out, poses.out);
  EXPECT_EQ(run("pose /dev//stdin " + dance + "--frames 0:60:30 -o poses.csv", fromModel).status, 0);
  EXPECT_EQ(contents(folder_ / "poses.csv"), poses.out);
  EXPECT_EQ(run("compare - poses.csv --units 0", "cat poses.csv |").status, 0);
  const auto told = run("info -", fromDance);
  EXPECT_EQ(told.status, 0) << told.err;
  const auto whole = run("info " + dance).out;
  EXPECT_EQ(told.out.substr(told.out.find('\n')), whole.substr(whole.find('\n')));
  // AND a picture has equal pixels
  ASSERT_EQ(run("render " + model + "- --frame 30 --size 64x36 -o a.png", fromDance).status, 0);
  ASSERT_EQ(run("render " + model + dance + "--frame 30 --size 64x36 -o b.png").status, 0);
  EXPECT_EQ(contents(folder_ / "a.png"), contents(folder_ / "b.png"));
}

TEST_F(Program, IkTellsOfSolversOverAMotion) {
  const std::string files = "'" + kModel + "' '" + kDance + "' ";
  const auto table = run("ik " + files + "--frames 0:60 --solver mmd --solver two-bone --plot plot.svg", kNoDisplay);
  EXPECT_EQ(table.status, 0) << table.err;
  EXPECT_THAT(table.out, HasSubstr("two-bone"));
  EXPECT_THAT(contents(folder_ / "plot.svg"), StartsWith("<svg"));
  const auto csv = run("ik " + files + "--frames 0:60 --solver mmd --csv", kNoDisplay);
  EXPECT_THAT(csv.out, StartsWith("chain,solver,frames,solved,"));
  EXPECT_THAT(csv.out, HasSubstr(",mmd,61,"));
  // AND errors are one line
  const auto unknown = run("ik " + files + "--chain nobody", kNoDisplay);
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(lines(unknown.err), 1);
  EXPECT_EQ(run("ik " + files + "--frames 9:3", kNoDisplay).status, 2);
  EXPECT_EQ(run("ik " + files + "--solver magic", kNoDisplay).status, 2);
  EXPECT_EQ(run("ik " + files + "--frames 0:9000000", kNoDisplay).status, 2);
  EXPECT_EQ(run("ik " + files + "--frames 0:1 --plot '" + kDance + "'", kNoDisplay).status, 2);
}

TEST_F(Program, APipeWithNothingUsableIsOneLine) {
  // GIVEN a pipe with half a model, and one with nothing
  const std::string half = "head -c 2000 '" + kModel + "' |";
  for (const std::string& before : {half, std::string("true |")}) {
    const auto outcome = run("info -", before);
    // THEN an error is one line that names it
    EXPECT_EQ(outcome.status, 2) << before;
    EXPECT_THAT(outcome.err, StartsWith("odori: -: "));
    EXPECT_EQ(lines(outcome.err), 1);
  }
  EXPECT_THAT(run("info /dev/stdin", "true |").err, Not(HasSubstr("nobody writes")));
  // AND so for a named pipe without a writer
  const auto nobody = run("info lonely", "mkfifo lonely &&");
  EXPECT_EQ(nobody.status, 2);
  EXPECT_EQ(nobody.err, "odori: lonely: nobody writes into this pipe\n");
}

}  // namespace
