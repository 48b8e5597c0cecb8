// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests use the program as scripts do: what it prints, which files it leaves, and its exit
// status.
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

#include "tests/support/file_contents.h"
#include "tests/support/places.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kModel = std::string(ODORI_DEMO) + "/odori.pmx";
const std::string kDance = std::string(ODORI_DEMO) + "/dance.vmd";
const std::string kCamera = std::string(ODORI_DEMO) + "/camera.vmd";

struct Outcome {
  int status = -1;
  std::string out, err;
};

class Program : public ::testing::Test {
 protected:
  Program() {
    std::string pattern = (fs::temp_directory_path() / "odori_program_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Program() override { fs::remove_all(folder_); }

  Outcome run(const std::string& words, const std::string& before = "") {
    const auto out = folder_ / "stdout", err = folder_ / "stderr";
    const std::string command = "cd '" + folder_.string() + "' && " + before + " '" ODORI_PROGRAM "' " + words + " >'" +
                                out.string() + "' 2>'" + err.string() + "'";
    const int status = std::system(command.c_str());
    Outcome result{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(out), contents(err)};
    fs::remove(out);
    fs::remove(err);
    return result;
  }
  std::vector<std::string> left() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename().string());
    return names;
  }
  static long lines(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

  fs::path folder_;
};

const char* const kNoDisplay = "env -u DISPLAY -u WAYLAND_DISPLAY";

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

TEST_F(Program, PoseWritesOneRowABoneAndFrame) {
  const auto result = run("pose '" + kModel + "' '" + kDance + "' --frames 0,30,100.5", kNoDisplay);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(result.out, StartsWith("frame,bone,name,px,py,pz,qx,qy,qz,qw\n0,0,"));
  EXPECT_EQ((lines(result.out) - 1) % 3, 0);
  EXPECT_THAT(result.out, HasSubstr("\n100.5,0,"));
}

TEST_F(Program, PoseIsTheSameForAnyOrderOfFrames) {
  const auto forwards = run("pose '" + kModel + "' '" + kDance + "' --frames 100,500");
  const auto backwards = run("pose '" + kModel + "' '" + kDance + "' --frames 500,100");
  const auto header = forwards.out.find('\n') + 1;
  const auto second = forwards.out.find("\n500,0,") + 1;
  ASSERT_NE(second, 0U);
  const auto swapped =
      forwards.out.substr(0, header) + forwards.out.substr(second) + forwards.out.substr(header, second - header);
  EXPECT_EQ(backwards.out, swapped);
}

TEST_F(Program, PoseWithPhysicsIsTheSameEachTime) {
  // GIVEN a pose with physics, asked for in and out of order
  const std::string words = "pose '" + kModel + "' '" + kDance + "' --physics on --settle 60 --frames ";
  const auto first = run(words + "0,30.5,60"), second = run(words + "0,30.5,60"), turned = run(words + "60,0,30.5");
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(first.err, "");
  EXPECT_EQ(first.out, second.out);
  EXPECT_EQ(lines(first.out), lines(turned.out));
  std::istringstream rows(first.out);
  for (std::string row; std::getline(rows, row);) EXPECT_THAT(turned.out, HasSubstr(row + "\n"));
  // THEN it differs from that without, and other gravity gives another
  EXPECT_NE(run("pose '" + kModel + "' '" + kDance + "' --frames 0,30.5,60").out, first.out);
  EXPECT_NE(run(words + "0,30.5,60 --gravity 49").out, first.out);
}

TEST_F(Program, PoseSwitchesChainsByName) {
  const std::string base = "pose '" + kModel + "' '" + kDance + "' --frames 120 ";
  const auto on = run(base + "--ik on");
  const auto off = run(base + "--ik off");
  const auto one = run(base + "--ik on --ik-chain 左足ＩＫ=off");
  EXPECT_NE(on.out, off.out);
  EXPECT_NE(one.out, on.out);
  EXPECT_NE(one.out, off.out);
  const auto wrong = run(base + "--ik-chain nobody=off");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("左足ＩＫ"));
}

TEST_F(Program, PoseWritesAPoseAndAppliesIt) {
  const std::string words = "pose '" + kModel + "' '" + kDance + "' --frame 120 ";
  const auto solved = run(words + "--ik on");
  ASSERT_EQ(solved.status, 0);
  // GIVEN the pose of a frame as keyed, and as shown
  EXPECT_EQ(run(words + "-o keyed.vpd", kNoDisplay).err, "");
  EXPECT_EQ(run(words + "--ik on --bones shown -o shown.VPD").err, "");
  EXPECT_THAT(contents(folder_ / "keyed.vpd"), StartsWith("Vocaloid Pose Data file\r\n"));
  const auto moved = run(words + "--ik on --physics on");
  EXPECT_EQ(run(words + "--ik on --physics on --bones shown -o moved.vpd").err, "");
  EXPECT_NE(moved.out, solved.out) << "hair moves";
  // WHEN they are applied, without --frames, THEN the bones are where they were: keyed with IK,
  // shown without
  for (const std::string with : {"keyed.vpd --ik on", "shown.VPD --ik off", "moved.vpd --ik off"}) {
    std::ofstream(folder_ / "want.csv") << (with.starts_with("moved") ? moved : solved).out;
    const auto got = run("pose '" + kModel + "' " + with);
    EXPECT_EQ(got.err, "") << with;
    std::string rows = got.out;
    for (std::size_t at = 0; (at = rows.find("\n0,", at)) != std::string::npos; ++at) rows.replace(at, 3, "\n120,");
    std::ofstream(folder_ / "got.csv") << rows;
    const auto compared = run("compare got.csv want.csv --units 5e-4 --degrees 5e-3");
    EXPECT_EQ(compared.status, 0) << with << compared.out;
  }
  EXPECT_NE(run("pose '" + kModel + "' keyed.vpd --ik off").out, run("pose '" + kModel + "' shown.VPD --ik off").out);
  // AND over a motion the pose wins
  EXPECT_EQ(run("pose '" + kModel + "' '" + kDance + "' shown.VPD --ik off --frames 0").out,
            run("pose '" + kModel + "' shown.VPD --ik off").out);
  // AND info describes it, and errors are one line
  EXPECT_THAT(run("info keyed.vpd --json").out, HasSubstr("\"format\": \"VPD\""));
  for (const std::string& wrong : {std::string("--frames 0,1 -o a.vpd"), "'" + kModel + "' --frames 0 -o a.vpd",
                                   std::string("-o a.vpd"), std::string()}) {
    const auto result = run("pose '" + kModel + "' '" + kDance + "' " + wrong);
    EXPECT_EQ(result.status, 2) << wrong;
    EXPECT_EQ(lines(result.err), 1) << wrong;
  }
}

TEST_F(Program, PosesNamesThatTheModelLacksAreTold) {
  std::ofstream(folder_ / "odd.vpd") << "Vocaloid Pose Data file\n\na;\n1;\nBone0{no such bone\n1,0,0;\n0,0,0,1;\n}\n";
  const auto result = run("pose '" + kModel + "' odd.vpd");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.err, HasSubstr("has no bone 'no such bone'"));
}

TEST_F(Program, BakeWritesAMotionThatShowsTheSameWithoutIk) {
  // GIVEN the demo's dance, baked with a key in each frame and with few
  const auto each = run("bake " + kModel + " " + kDance + " -o each.vmd");
  ASSERT_EQ(each.status, 0) << each.err;
  EXPECT_TRUE(each.out.empty());
  EXPECT_THAT(each.err, HasSubstr(" keys, "));
  EXPECT_THAT(each.err, HasSubstr(" units off ("));
  const auto few = run("bake " + kModel + " " + kDance + " --error 0.02,0.3 -o few.vmd");
  ASSERT_EQ(few.status, 0) << few.err;
  EXPECT_LT(fs::file_size(folder_ / "few.vmd"), fs::file_size(folder_ / "each.vmd") / 2);
  // WHEN played with the motion's IK switches, which are off, THEN they are within the given error
  ASSERT_EQ(run("pose " + kModel + " " + kDance + " --frames 0:400:7 -o want.csv").status, 0);
  EXPECT_EQ(run("compare " + kModel + " each.vmd want.csv --units 0.001 --degrees 0.01").status, 0);
  EXPECT_EQ(run("compare " + kModel + " few.vmd want.csv --units 0.02 --degrees 0.3").status, 0);
  EXPECT_EQ(run("compare " + kModel + " few.vmd want.csv --solver-a off --units 0.02 --degrees 0.3").status, 0);
  EXPECT_EQ(run("compare " + kModel + " " + kDance + " want.csv --solver-a off --units 0.1").status, 1)
      << "IK did much";
  EXPECT_THAT(left(), testing::UnorderedElementsAre("each.vmd", "few.vmd", "want.csv"));
  // AND a pipe gets the same bytes
  const auto piped = run("bake " + kModel + " " + kDance + " --error 0.02,0.3 -o - | cmp - few.vmd");
  EXPECT_EQ(piped.status, 0) << piped.err;
}

TEST_F(Program, BakeRefusesWhatItCantDo) {
  const auto chain = run("bake " + kModel + " " + kDance + " --chains nobody -o out.vmd");
  EXPECT_EQ(chain.status, 2);
  EXPECT_THAT(chain.err, HasSubstr("has no IK bone 'nobody'; it has: "));
  fs::copy_file(kDance, folder_ / "dance.vmd");
  const auto over = run("bake " + kModel + " dance.vmd -o dance.vmd");
  EXPECT_EQ(over.status, 2) << "never over an input";
  EXPECT_EQ(contents(folder_ / "dance.vmd"), contents(kDance));
  const auto two = run("bake " + kModel + " " + kDance + " " + kModel + " " + kDance + " -o out.vmd");
  EXPECT_EQ(two.status, 2);
  EXPECT_THAT(two.err, HasSubstr("--model, 0 to 1"));
  const auto none = run("bake " + kModel + " " + kDance + " --model 1 -o out.vmd");
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no model 1"));
  EXPECT_EQ(run("bake " + kModel + " " + kDance + " -o no/such/folder.vmd").status, 1);
  EXPECT_THAT(left(), testing::ElementsAre("dance.vmd"));
}

TEST_F(Program, PoseRefusesFramesItCantRead) {
  for (const char* frames : {"''", "a", "1:2:0", "5:1", "1,,2", "-1", "nan", "0:1e9:0.001"}) {
    const auto result = run("pose '" + kModel + "' '" + kDance + "' --frames=" + frames);
    EXPECT_EQ(result.status, 2) << frames;
    EXPECT_EQ(lines(result.err), 1) << frames;
  }
}

TEST_F(Program, OutputAppearsWholeOrNotAtAll) {
  const std::string words = "pose '" + kModel + "' '" + kDance + "' --frames 0 ";
  EXPECT_EQ(run(words + "-o poses.csv").status, 0);
  EXPECT_EQ(left(), std::vector<std::string>{"poses.csv"});
  EXPECT_EQ(contents(folder_ / "poses.csv"), run(words + "-o -").out);

  const auto unwritable = run(words + "-o nowhere/poses.csv");
  EXPECT_EQ(unwritable.status, 1);
  EXPECT_EQ(lines(unwritable.err), 1);
  const auto folder = run(words + "-o .");
  EXPECT_EQ(folder.status, 1);
  const auto full = run(words + "-o /dev/full");
  EXPECT_EQ(full.status, 1);
  EXPECT_EQ(left(), std::vector<std::string>{"poses.csv"});
}

TEST_F(Program, RenderWorksWithoutADisplayAndGivesTheSameBytes) {
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 60 --size 320x180 -o ";
  const auto first = run(words + "a.png", kNoDisplay);
  ASSERT_EQ(first.status, 0) << first.err;
  ASSERT_EQ(run(words + "b.png", kNoDisplay).status, 0);
  const auto a = contents(folder_ / "a.png");
  EXPECT_EQ(a, contents(folder_ / "b.png"));
  EXPECT_THAT(a, StartsWith("\x89PNG"));
  EXPECT_EQ(run(words + "-", kNoDisplay).out, a);
  // AND each switch changes it
  for (const char* more : {" --bones", " --no-ground", " --background '#203040'", " --ik off"}) {
    EXPECT_NE(run(words + "-" + more, kNoDisplay).out, a) << more;
  }
  EXPECT_NE(run(words + "- --camera '" + kCamera + "'", kNoDisplay).out, a);
}

TEST_F(Program, APictureIsTheFilmsOfThatFrame) {
  // Shaders are just loaded when the very first picture is drawn; they aren't new at the third of a
  // film.
  for (const std::string words : {"", " --side-by-side mmd,fabrik", " --bones --background '#80ff0000'"}) {
    SCOPED_TRACE(words);
    const std::string show = "render '" + kModel + "' '" + kDance + "' --physics off --size 320x180" + words;
    ASSERT_EQ(run(show + " --frame 105 -o picture.png", kNoDisplay).status, 0);
    ASSERT_EQ(run(show + " --frames 103:105 -o film_%03d.png", kNoDisplay).status, 0);
    EXPECT_FALSE(contents(folder_ / "picture.png").empty());
    EXPECT_TRUE(contents(folder_ / "picture.png") == contents(folder_ / "film_105.png"));
    EXPECT_FALSE(contents(folder_ / "picture.png") == contents(folder_ / "film_103.png"));
  }
}

TEST_F(Program, RenderShowsTheFirstModelWithChainsSideBySide) {
  // GIVEN a model without chains before the one with chains, out of the picture
  std::ofstream(folder_ / "thing.x")
      << "xof 0303txt 0032 Mesh { 3; 0;-900;0;, 0;-900.1;0;, 0.1;-900;0;; 1; 3;0,1,2;; }";
  const std::string dancer = "'" + kModel + "' '" + kDance + "' ",
                    words = " --frame 105 --size 192x96 -o - --side-by-side ";
  const auto solved = run("render " + dancer + "thing.x" + words + "mmd,off", kNoDisplay);
  ASSERT_EQ(solved.status, 0) << solved.err;
  const auto after = run("render thing.x " + dancer + words + "mmd,off", kNoDisplay);
  EXPECT_EQ(after.status, 0) << after.err;
  EXPECT_EQ(after.out, solved.out);
  // AND where none has any, an error says so
  const auto nobody = run("render thing.x" + words + "mmd,off", kNoDisplay);
  EXPECT_EQ(nobody.status, 2);
  EXPECT_EQ(nobody.out, "");
  EXPECT_EQ(lines(nobody.err), 1);
  EXPECT_THAT(nobody.err, HasSubstr("--side-by-side: no model has IK chains"));
}

/// Returns width and height of a PNG file in pixels.
std::pair<unsigned, unsigned> sizeOfPng(const std::string& bytes) {
  const auto number = [&](std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4 && i < bytes.size(); ++i)
      value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
  };
  return {number(16), number(20)};
}

TEST_F(Program, RenderDrawsTheStepsOfASolve) {
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 105 --size 80x64 --steps 左足ＩＫ ";
  const auto strip = run(words + "--ik on -o -", kNoDisplay);
  ASSERT_EQ(strip.status, 0) << strip.err;
  EXPECT_THAT(strip.out, StartsWith("\x89PNG"));
  // THEN four pictures are in a row, with text around them
  const auto [width, height] = sizeOfPng(strip.out);
  EXPECT_EQ(width, 6U + 4U * (80U + 6U));
  EXPECT_GT(height, 2U * (64U + 50U));
  EXPECT_EQ(run(words + "--ik on -o -", kNoDisplay).out, strip.out);
  EXPECT_NE(run(words + "--ik-chain 左足ＩＫ=on --solver fabrik -o -", kNoDisplay).out, strip.out);
  // AND errors are one line
  const auto off = run(words + "--ik off -o a.png", kNoDisplay);
  EXPECT_EQ(off.status, 2);
  EXPECT_THAT(off.err, HasSubstr("is off in frame 105"));
  const auto nobody = run("render '" + kModel + "' --steps nobody -o a.png", kNoDisplay);
  EXPECT_EQ(nobody.status, 2);
  EXPECT_THAT(nobody.err, HasSubstr("no model has an IK bone 'nobody'"));
  const auto views = run(words + "--side-by-side mmd,off -o a.png", kNoDisplay);
  EXPECT_EQ(views.status, 2);
  for (const Outcome& said : {off, nobody}) EXPECT_EQ(lines(said.err), 1);
  EXPECT_TRUE(left().empty());
}

TEST_F(Program, RenderSaysWhatToInstallWhereThereIsNoDisplayAndNoVirtualOne) {
  const auto result = run("render '" + kModel + "' -o a.png",
                          "env -u DISPLAY -u WAYLAND_DISPLAY PATH=/nowhere __EGL_VENDOR_LIBRARY_DIRS=/nowhere");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("apt-get install xvfb"));
  EXPECT_EQ(lines(result.err), 1);
  EXPECT_TRUE(left().empty());
}

TEST_F(Program, RenderDrawsTheSameOnTheUsersDisplayAndOnItsOwn) {
  // GIVEN a display (this program runs on one) that isn't Wayland's, and variables of Qt that scale
  if (std::getenv("DISPLAY") == nullptr) GTEST_SKIP() << "no X server";
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 60 --size 320x180 -o ";
  ASSERT_EQ(run(words + "own.png").status, 0);
  for (const char* display : {"egl", "xvfb", "user"}) {
    const auto result = run(words + "a.png --display " + display, "env QT_SCALE_FACTOR=2 QT3D_RENDERER=rhi");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(contents(folder_ / "a.png"), contents(folder_ / "own.png")) << display;
  }
}

TEST_F(Program, WhatIsOddInAFileIsSaidWithItsName) {
  // GIVEN two models without their textures
  for (const char* name : {"one.pmx", "two.pmx"}) fs::copy_file(kModel, folder_ / name);
  const auto both = run("render one.pmx two.pmx --frame 0 --size 16x16 --physics off -o p.png", kNoDisplay);
  ASSERT_EQ(both.status, 0) << both.err;
  // THEN each line says whose textures are missing
  EXPECT_THAT(both.err, HasSubstr("odori: one.pmx: textures[0]: tex/face.png isn't there"));
  EXPECT_THAT(both.err, HasSubstr("odori: two.pmx: textures[0]: tex/face.png isn't there"));
  EXPECT_THAT(both.err, Not(HasSubstr("odori: textures")));
}

TEST_F(Program, RenderRefusesAColourItDoesntKnow) {
  const auto result = run("render '" + kModel + "' -o a.png --background nocolour", kNoDisplay);
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("nocolour"));
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

TEST_F(Program, WhatMovesNothingIsSaid) {
  // GIVEN a motion of which the model has no bone, WHEN poses are written THEN a message says so,
  // and they come all the same
  const std::string strange = std::string(ODORI_DEMO) + "/stage.vmd";
  const auto poses = run("pose '" + kModel + "' '" + strange + "' --frames 1", kNoDisplay);
  EXPECT_EQ(poses.status, 0);
  EXPECT_EQ(lines(poses.err), 1);
  EXPECT_THAT(poses.err, HasSubstr("stage.vmd: doesn't move"));
  EXPECT_THAT(poses.err, HasSubstr("the model doesn't have the"));
  // AND so it is of a camera without keys, which moves the model; one that has keys gives no
  // message
  const std::string still = "render '" + kModel + "' --frame 0 --size 32x18 -o a.png --camera ";
  const auto dance = run(still + "'" + kDance + "'");
  EXPECT_EQ(dance.status, 0);
  EXPECT_THAT(dance.err, HasSubstr("dance.vmd has no camera keys; it moves"));
  EXPECT_THAT(run(still + "'" + kCamera + "'").err, Not(HasSubstr("camera keys")));
}

TEST_F(Program, AMotionThatIsCutIsPlayedAndTold) {
  // GIVEN the dance without its last bytes
  std::ifstream whole(kDance, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(whole), {}};
  bytes.resize(bytes.size() - 3);
  std::ofstream(folder_ / "cut.vmd", std::ios::binary) << bytes;
  // WHEN it is played, THEN the pose is that of the whole, and one line names the missing part
  const auto cut = run("pose '" + kModel + "' cut.vmd --frames 1", kNoDisplay);
  EXPECT_EQ(cut.status, 0);
  EXPECT_EQ(cut.out, run("pose '" + kModel + "' '" + kDance + "' --frames 1", kNoDisplay).out);
  EXPECT_EQ(lines(cut.err), 1);
  EXPECT_THAT(cut.err, HasSubstr("keys"));
  EXPECT_THAT(cut.err, HasSubstr("the rest of the file is left out"));
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
