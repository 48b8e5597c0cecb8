// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// `odori ik` on goals.

#include <cstdio>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/commands/commands.h"
#include "app/commands/ik_command.h"
#include "pmx/base/file.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/support/model_builder.h"
#include "tests/support/test_folder.h"

namespace {

using support::parse, support::parsed;
using testing::HasSubstr, testing::Not;

/// This is a show of an arm of two links of 3 units with hinges about Z, whose hand is to come one
/// unit nearer.
class IkGoals : public testing::Test {
 protected:
  IkGoals() {
    pmx::Model model;
    model.bones = {support::bone("shoulder", -1, {0, 0, 0}), support::bone("elbow", 0, {3, 0, 0}),
                   support::bone("hand", 1, {6, 0, 0})};
    EXPECT_TRUE(base::writeFile(folder_.path / "arm.pmx", pmx::writePmx(model)));
    const std::string show = R"({"format": "odori show", "version": 1, "actors": [{"model": "arm.pmx",
      "freedoms": [{"bone": "shoulder", "turn": "hinge", "axis": [0, 0, 1], "from": -90, "to": 90},
                   {"bone": "elbow", "turn": "hinge", "axis": [0, 0, 1], "from": -90, "to": 90}],
      "goals": [{"goal": "reach", "bone": "hand", "root": "shoulder", "point": [5, 0, 0]}]}]})";
    EXPECT_TRUE(base::writeFile(folder_.path / "arm.odori", std::as_bytes(std::span(show))));
  }
  /// Runs the command on a file with further words; The members out and err have what it printed.
  int run(const char* file, std::vector<const char*> words) {
    const std::string path = (folder_.path / file).string();
    words.insert(words.begin(), {"ik", path.c_str()});
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int status = app::runIk(parsed<app::IkCommand>(words), app::OpenContext());
    std::fflush(stdout);
    out = testing::internal::GetCapturedStdout();
    err = testing::internal::GetCapturedStderr();
    return status;
  }
  support::TestFolder folder_;
  std::string out, err;
};

TEST_F(IkGoals, AShowWithoutChainsTellsItsGoals) {
  // The arm is stretched: its Jacobian is ((0, 0), (6, 3)), with one singular value of √45.
  EXPECT_EQ(run("arm.odori", {}), app::kDone);
  EXPECT_THAT(out, HasSubstr("goal 1: hand by the bones from shoulder on, 1 units away"));
  EXPECT_THAT(out, HasSubstr("Jacobian: 3 rows, 2 columns, singular values 6.708 0; condition inf"));
  EXPECT_THAT(out, HasSubstr("pseudo-inverse"));
  EXPECT_THAT(out, Not(HasSubstr("  mmd ")));
  EXPECT_EQ(run("arm.odori", {"--goals", "3", "--solver", "dls", "--csv"}), app::kDone);
  EXPECT_THAT(out, testing::StartsWith("goal,solver,ended,loops,left_units,condition,microseconds\n1,dls,"));
  EXPECT_EQ(run("arm.odori", {"--damping", "0.5", "--json"}), app::kDone);
  EXPECT_THAT(out, HasSubstr("\"dampingUnits\": 0.5"));
  // AND what asks for chains is refused
  EXPECT_EQ(run("arm.odori", {"--legs"}), app::kUnusable);
  EXPECT_THAT(err, HasSubstr("no model has IK chains"));
  EXPECT_EQ(run("arm.pmx", {}), app::kUnusable);
  EXPECT_THAT(err, HasSubstr("no model has IK chains or goals"));
}

TEST_F(IkGoals, WhatHasNothingToDoWithGoalsIsRefused) {
  for (const std::vector<const char*>& other : {std::vector<const char*>{"--chain", "a"},
                                                {"--plot", "o.svg"},
                                                {"--frames", "0:1"},
                                                {"--legs"},
                                                {"--steps", "1"}}) {
    std::vector<const char*> words{"ik", "m.pmx", "--goals", "0"};
    words.insert(words.end(), other.begin(), other.end());
    const auto command = parse(words);
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr) << other[0];
    EXPECT_EQ(text->status, 2);
    EXPECT_THAT(text->text, HasSubstr("--goals"));
  }
}

}  // namespace
