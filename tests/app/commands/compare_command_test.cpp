// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/compare_command.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "app/commands/commands.h"
#include "app/commands/piped_files.h"
#include "pmx/base/file.h"
#include "pmx/pmx/pmx_writer.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kHeader = "frame,bone,name,px,py,pz,qx,qy,qz,qw\n";

/// Returns one link at the origin whose effector, 1 along X, IK turns by 90 degrees about Z; its IK
/// bone, and a child of the link that comes before the IK bone.
pmx::Model pointer() {
  pmx::Model model;
  const auto add = [&](const char* name, const base::Vec3& position, std::int32_t parent) {
    pmx::Bone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    model.bones.push_back(bone);
  };
  add("link", {}, -1);
  add("tip", {1, 0, 0}, 0);
  add("helper", {0, 0, 2}, 0);
  add("ik", {0, 1, 0}, -1);
  model.bones[3].flags |= pmx::boneFlag::ik;
  model.bones[3].ik = {1, 10, 4.0F, {{0, false, {}, {}}}};
  return model;
}

class Compare : public testing::Test {
 protected:
  Compare() {
    std::string pattern = (fs::temp_directory_path() / "odori_compare_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    EXPECT_TRUE(base::writeFile(folder_ / "m.pmx", pmx::writePmx(pointer())));
    vmd::Motion motion = vmd::Motion::make("pointer");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("link");
    key.frame = 4;
    motion.boneKeys.push_back(key);
    EXPECT_TRUE(base::writeFile(folder_ / "d.vmd", vmd::writeVmd(motion)));
    // These are the bones with IK, by hand: the helper turns with the link, about its own axis.
    const std::string turn = "0,0,0.70710678,0.70710678\n", none = "0,0,0,1\n";
    write("on.csv", kHeader + "0,0,link,0,0,0," + turn + "0,1,tip,0,1,0," + turn + "0,3,ik,0,1,0," + none);
    write("off.csv", kHeader + "0,0,link,0,0,0," + none + "0,1,tip,1,0,0," + none + "0,3,ik,0,1,0," + none);
  }
  ~Compare() override { fs::remove_all(folder_); }

  void write(const char* name, const std::string& text) { std::ofstream(folder_ / name) << text; }

  int run(std::vector<std::string> words) {
    words.insert(words.begin(), {"odori", "compare"});
    std::vector<const char*> argv;
    for (auto& word : words) {
      if (word.ends_with(".csv") || word.ends_with(".pmx") || word.ends_with(".vmd")) word = (folder_ / word).string();
      argv.push_back(word.c_str());
    }
    const auto command = app::parseCommandLine(static_cast<int>(argv.size()), argv.data());
    if (const auto* text = std::get_if<app::PrintAndExit>(&command)) {
      err_ = text->text;
      return text->status;
    }
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const app::OpenContext context;
    const auto piped = app::readPipedFiles(command, context);
    const int status = piped ? app::runCompare(std::get<app::CompareCommand>(command), context) : -1;
    std::fflush(stdout);
    out_ = testing::internal::GetCapturedStdout();
    err_ = testing::internal::GetCapturedStderr();
    return status;
  }

  fs::path folder_;
  std::string out_, err_;
};

TEST_F(Compare, TwoDumps) {
  // the tip goes from (1, 0, 0) to (0, 1, 0): the square root of two, and 90 degrees
  EXPECT_EQ(run({"on.csv", "off.csv"}), 0);
  EXPECT_THAT(out_, StartsWith("3 rows: 3 bones, 1 frames\n"));
  EXPECT_THAT(out_, HasSubstr(" 1.41e+00  tip at frame 0\n"));
  EXPECT_THAT(out_, HasSubstr(" 9.00e+01  tip at frame 0\n"));
  EXPECT_EQ(err_, "");
  EXPECT_EQ(run({"on.csv", "on.csv", "--units", "0", "--degrees", "0"}), 0);
}

TEST_F(Compare, TheOrderOfFilesDoesNotMatter) {
  ASSERT_EQ(run({"m.pmx", "d.vmd", "on.csv", "--solver-a", "off"}), 0);
  const std::string first = out_;
  for (const auto& order : {std::vector<std::string>{"d.vmd", "m.pmx", "on.csv"}, {"on.csv", "m.pmx", "d.vmd"}}) {
    std::vector<std::string> words = order;
    words.insert(words.end(), {"--solver-a", "off"});
    EXPECT_EQ(run(words), 0) << err_;
    EXPECT_EQ(out_, first);
  }
}

TEST_F(Compare, ADumpMayComeOutOfAPipe) {
  std::ostringstream table;
  table << std::ifstream(folder_ / "off.csv").rdbuf();
  for (const bool first : {true, false}) {
    // GIVEN a pipe that holds the table of poses without IK, and whose writer is gone
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    ASSERT_EQ(::write(ends[1], table.str().data(), table.str().size()), std::ssize(table.str()));
    ::close(ends[1]);
    const std::string pipe = "/dev/fd/" + std::to_string(ends[0]);
    // WHEN it is compared, in either place, THEN it differs as the file does
    EXPECT_EQ(run(first ? std::vector<std::string>{pipe, "on.csv"} : std::vector<std::string>{"on.csv", pipe}), 0)
        << err_;
    ::close(ends[0]);
    EXPECT_THAT(out_, StartsWith("3 rows: 3 bones, 1 frames\n"));
    EXPECT_THAT(out_, HasSubstr(" 1.41e+00  tip at frame 0\n"));
  }
}

TEST_F(Compare, LimitsDecideTheStatus) {
  EXPECT_EQ(run({"on.csv", "off.csv", "--units", "1.42", "--degrees", "90.1"}), 0);
  EXPECT_EQ(run({"on.csv", "off.csv", "--units", "1.41"}), 1);
  EXPECT_THAT(out_, HasSubstr("beyond the limits: max units 1.41421 > 1.41"));
  EXPECT_EQ(run({"on.csv", "off.csv", "--degrees", "89"}), 1);
  EXPECT_EQ(run({"on.csv", "off.csv", "--p99-units", "1"}), 1);
  EXPECT_EQ(run({"on.csv", "off.csv", "--p99-degrees", "1"}), 1);
  EXPECT_EQ(run({"on.csv", "off.csv", "--only", "ik", "--units", "0", "--degrees", "0"}), 0);
  EXPECT_EQ(run({"on.csv", "off.csv", "--skip", "tip", "--skip", "link", "--degrees", "0"}), 0);
  for (const char* bad : {"-1", "nan", "inf", "x", "1x", ""}) {
    EXPECT_EQ(run({"on.csv", "off.csv", "--units", bad}), 2) << bad;
  }
}

TEST_F(Compare, RowsThatAreMissingFail) {
  write("less.csv", kHeader + "0,0,link,0,0,0,0,0,0,1\n0,1,other,1,0,0,0,0,0,1\n");
  EXPECT_EQ(run({"less.csv", "off.csv"}), 1);
  EXPECT_THAT(out_, HasSubstr("missing: 1 rows, the first is frame 0, bone 3 (ik)\n"));
  EXPECT_THAT(err_, HasSubstr("1 rows have other names, the first 'other' and 'tip'"));
  // but not those that only the first has
  EXPECT_EQ(run({"off.csv", "less.csv"}), 0);
  // frames match by four decimals; of two rows for one bone and frame the later counts
  write("a.csv", kHeader + "0.33333,0,x,5,0,0,0,0,0,1\n0.33333,0,x,1,0,0,0,0,0,1\n");
  write("b.csv", kHeader + "0.333332,0,x,1,0,0,0,0,0,1\n");
  EXPECT_EQ(run({"a.csv", "b.csv", "--units", "0"}), 0);
}

TEST_F(Compare, AModelsPosesAndADump) {
  EXPECT_EQ(run({"m.pmx", "d.vmd", "on.csv", "--units", "1e-5", "--degrees", "1e-3"}), 0) << out_;
  EXPECT_EQ(run({"m.pmx", "d.vmd", "off.csv", "--units", "1e-5"}), 1);
  EXPECT_EQ(run({"m.pmx", "d.vmd", "off.csv", "--solver-a", "off", "--units", "0"}), 0) << out_;
  write("far.csv", kHeader + "0,9,nobody,0,0,0,0,0,0,1\n");
  EXPECT_EQ(run({"m.pmx", "d.vmd", "far.csv"}), 1);
  EXPECT_THAT(out_, HasSubstr("bone 9 (nobody)"));
}

TEST_F(Compare, TwoSolversOnOneMotion) {
  // five whole frames, 0 to 4, of four bones
  EXPECT_EQ(run({"m.pmx", "d.vmd", "--solver-b", "off"}), 0);
  EXPECT_THAT(out_, StartsWith("20 rows: 4 bones, 5 frames\n"));
  EXPECT_THAT(out_, HasSubstr(" 1.41e+00  tip at frame 0\n"));
  EXPECT_EQ(run({"m.pmx", "d.vmd", "--solver-a", "off,", "--solver-b", "off,descendants-stay,"}), 0);
  EXPECT_THAT(out_, HasSubstr(" 0.00e+00  link at frame 0\n"));
  // only that switch has an effect that moves the helper, at the frames asked for
  EXPECT_EQ(run({"m.pmx", "d.vmd", "--frames", "0,2.5", "--solver-b", "on,descendants-stay", "--units", "0"}), 0);
  EXPECT_THAT(out_, StartsWith("8 rows: 4 bones, 2 frames\n"));
  EXPECT_THAT(out_, HasSubstr(" 9.00e+01  helper at frame 0\n"));
}

TEST_F(Compare, AStageBehindTheMotionsIsNoDump) {
  // GIVEN a model, and another model before its motion: five frames of eight bones
  EXPECT_EQ(run({"m.pmx", "d.vmd", "m.pmx", "--solver-b", "off"}), 0) << err_;
  EXPECT_THAT(out_, StartsWith("40 rows: 8 bones, 5 frames\n"));
  // THEN bones of the two are apart, and the tip is off by as much in both
  EXPECT_THAT(out_, HasSubstr("  tip of model 0\n"));
  EXPECT_THAT(out_, HasSubstr("  tip of model 1\n"));
}

TEST_F(Compare, ShowsAreModelsAndMotions) {
  write("s.odori", R"({"format": "odori show", "version": 1, "actors": [{"model": "gone.pmx"},
                       {"model": "m.pmx", "motions": [{"file": "d.vmd"}], "ik": {"all": "off"}}]})");
  const std::string show = (folder_ / "s.odori").string();
  // GIVEN a show whose first model is missing; its second has its IK off
  write("second.csv", "model," + kHeader + "1,0,1,tip,1,0,0,0,0,0,1\n");
  EXPECT_EQ(run({show, "second.csv", "--units", "1e-5"}), 0) << out_ << err_;
  EXPECT_THAT(err_, HasSubstr("gone.pmx"));
  EXPECT_EQ(run({show, "second.csv", "--solver-a", "on", "--units", "1"}), 1) << out_;
  write("first.csv", "model," + kHeader + "0,0,1,tip,1,0,0,0,0,0,1\n");
  EXPECT_EQ(run({show, "first.csv"}), 1);
  // WHEN its own solver is compared with another, alone
  EXPECT_EQ(run({show, "--solver-b", "on"}), 0) << err_;
  EXPECT_THAT(out_, StartsWith("20 rows: 4 bones, 5 frames\n"));
  EXPECT_THAT(out_, HasSubstr(" 1.41e+00  tip of model 1 at frame 0\n"));
  EXPECT_EQ(run({show}), 2);
}

TEST_F(Compare, AFolderIsWhatIsInIt) {
  // GIVEN a folder with the model and its motion: five frames of four bones
  const fs::path all = folder_ / "all";
  fs::create_directory(all);
  for (const char* each : {"m.pmx", "d.vmd"}) fs::copy(folder_ / each, all / each);
  EXPECT_EQ(run({all.string(), "--solver-b", "off"}), 0) << err_;
  EXPECT_THAT(out_, StartsWith("20 rows: 4 bones, 5 frames\n"));
  EXPECT_EQ(run({all.string(), "on.csv", "--units", "1e-5"}), 0) << err_;
  // WHEN it holds two models THEN the user has to choose, or asks for the obvious one
  fs::copy(folder_ / "m.pmx", all / "another.pmx");
  EXPECT_EQ(run({all.string(), "--solver-b", "off"}), 2);
  EXPECT_THAT(err_, HasSubstr("take the obvious one, m.pmx, by --obvious"));
  EXPECT_EQ(run({all.string(), "--solver-b", "off", "--obvious"}), 0) << err_;
  EXPECT_THAT(out_, StartsWith("20 rows: 4 bones, 5 frames\n"));
}

TEST_F(Compare, JsonIsOneObject) {
  EXPECT_EQ(run({"on.csv", "off.csv", "--json", "--degrees", "1"}), 1);
  EXPECT_THAT(out_, StartsWith("{\n"));
  EXPECT_THAT(out_, HasSubstr("\"name\": \"tip\""));
  EXPECT_THAT(out_, HasSubstr("\"beyond\": [\"max degrees 90 > 1\"]"));
}

TEST_F(Compare, WordsThatCantBeFollowed) {
  const std::vector<std::vector<std::string>> all = {
      {"on.csv"},
      {"on.csv", "off.csv", "on.csv"},
      {"on.csv", "off.csv", "--frames", "0"},
      {"on.csv", "off.csv", "--solver-a", "off"},
      {"on.csv", "missing.csv"},
      {"d.vmd", "on.csv"},
      {"m.pmx", "d.vmd"},
      {"m.pmx", "d.vmd", "--solver-a", "off", "--solver-b", "off"},
      {"m.pmx", "d.vmd", "--solver-b", "magic"},
      {"m.pmx", "d.vmd", "on.csv", "--solver-b", "off"},
      {"m.pmx", "d.vmd", "on.csv", "--frames", "0"},
      {"on.csv", "off.csv", "--only", "nobody"},
      {"on.csv", "off.csv", "--worst", "-1"},
  };
  for (const auto& words : all) {
    EXPECT_EQ(run(words), 2) << words.back();
    EXPECT_THAT(err_, StartsWith("odori: ")) << words.back();
    EXPECT_EQ(std::count(err_.begin(), err_.end(), '\n'), 1) << err_;
  }
  EXPECT_EQ(run({"on.csv", "off.csv", "--skip", "nobody"}), 0);
  EXPECT_THAT(err_, HasSubstr("--skip: no row has such a name"));
}

}  // namespace
