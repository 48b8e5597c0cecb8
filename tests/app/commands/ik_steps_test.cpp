// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/ik_steps.h"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/commands/commands.h"
#include "app/commands/ik_command.h"
#include "pmx/base/file.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/test_folder.h"

namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Returns an arm along X of 3 and 4 units; its IK bone is 4 above the middle joint. The first step
/// may turn by 30 degrees.
pmx::Model arm() {
  pmx::Model model;
  const auto add = [&](const char* name, const base::Vec3& position, std::int32_t parent) {
    pmx::Bone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    model.bones.push_back(bone);
  };
  add("root", {}, -1);
  add("a<b&c", {3, 0, 0}, 0);
  add("tip", {7, 0, 0}, 1);
  add("ik", {3, 4, 0}, -1);
  add("other ik", {0, 5, 0}, -1);
  for (const std::size_t carrier : {3U, 4U}) model.bones[carrier].flags |= pmx::boneFlag::ik;
  model.bones[3].ik = {2, 40, base::kPi / 6.0F, {{1, false, {}, {}}, {0, false, {}, {}}}};
  model.bones[4].ik = {1, 1, 1.0F, {{0, false, {}, {}}}};
  return model;
}

class IkSteps : public testing::Test {
 protected:
  IkSteps() { EXPECT_TRUE(base::writeFile(folder_.path / "m.pmx", pmx::writePmx(arm()))); }

  int run(std::vector<std::string> words) {
    const std::string model = (folder_.path / "m.pmx").string();
    words.insert(words.begin(), {"odori", "ik", model});
    std::vector<const char*> argv;
    for (const auto& word : words) argv.push_back(word.c_str());
    const auto command = app::parseCommandLine(static_cast<int>(argv.size()), argv.data());
    if (const auto* text = std::get_if<app::PrintAndExit>(&command)) {
      err_ = text->text;
      return text->status;
    }
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int status = app::runIk(std::get<app::IkCommand>(command), {});
    std::fflush(stdout);
    out_ = testing::internal::GetCapturedStdout();
    err_ = testing::internal::GetCapturedStderr();
    return status;
  }

  support::TestFolder folder_;
  std::string out_, err_;
};

TEST_F(IkSteps, AreLinesOfText) {
  // The first turn by hand: 90 degrees are wanted, the cap of 30 degrees cuts 60 off; the tip is at
  // (6.46, 2), 4 from the target.
  EXPECT_EQ(run({"--chain", "ik", "--steps", "0"}), 0);
  EXPECT_THAT(out_, StartsWith("ik, mmd, frame 0\n   0  the start: 5.66 units left\n   1  loop 1: a<b&c turns 30.0° of "
                               "90.0°; the step's cap took 60.0°; 4 units left\n   2  loop 1: root turns "));
  EXPECT_THAT(out_, HasSubstr("  the end, after "));
}

TEST_F(IkSteps, AreAStripOfPictures) {
  const std::string strip = (folder_.path / "strip.svg").string();
  EXPECT_EQ(run({"--chain", "ik", "--steps", "0", "--solver", "fabrik", "-o", strip}), 0) << err_;
  EXPECT_EQ(out_, "");
  std::ostringstream read;
  read << std::ifstream(strip).rdbuf();
  const std::string svg = read.str();
  EXPECT_THAT(svg, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(svg, HasSubstr("ik, fabrik, frame 0"));
  EXPECT_THAT(svg, HasSubstr("1. loop 1, inwards: tip moves 5.66 units"));
  EXPECT_THAT(svg, HasSubstr("loop 1, outwards: "));
  EXPECT_THAT(svg, HasSubstr("a&lt;b&amp;c")) << "names are text, whatever is in them";
  EXPECT_THAT(svg, Not(HasSubstr("a<b")));
  EXPECT_THAT(svg, HasSubstr("<polyline "));
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST_F(IkSteps, SayWhatCantBe) {
  EXPECT_EQ(run({"--steps", "0"}), 2);
  EXPECT_THAT(err_, HasSubstr("--steps needs one --chain"));
  EXPECT_EQ(run({"--chain", "nobody", "--steps", "0"}), 2);
  EXPECT_EQ(run({"--chain", "ik", "--steps", "-1"}), 2);
  EXPECT_EQ(run({"--chain", "ik", "--steps", "nan"}), 2);
  EXPECT_EQ(run({"--chain", "ik", "--steps", "0", "--solver", "dls", "--solver", "ccd"}), 2);
  EXPECT_THAT(err_, HasSubstr("one --solver at a time"));
  EXPECT_EQ(run({"--chain", "ik", "--steps", "0", "--csv"}), 2);
  EXPECT_THAT(err_, HasSubstr("--csv has nothing to do with --steps"));
  EXPECT_EQ(run({"--chain", "ik", "-o", "x.svg"}), 2);
  EXPECT_THAT(err_, HasSubstr("-o needs --steps"));
  // Input files are never overwritten.
  EXPECT_NE(run({"--chain", "ik", "--steps", "0", "-o", (folder_.path / "m.pmx").string()}), 0);
}

}  // namespace
