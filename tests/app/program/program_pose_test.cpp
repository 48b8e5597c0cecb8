// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Tables of poses and baked motions, as scripts get them.
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
  const std::string words = "pose '" + kModel + "' '" + kDance + "' --physics on --pre-roll 60 --frames ";
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

}  // namespace
