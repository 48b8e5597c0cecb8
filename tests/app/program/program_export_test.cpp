// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Files for other programs, as `odori export` writes them.
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program/program_runs.h"
#include "tests/support/file_contents.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using support::kDance;
using support::kModel;
using support::kNoDisplay;
using support::Program;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Returns the JSON of a GLB; null where it is none.
nlohmann::json jsonOfGlb(const std::string& glb) {
  std::uint32_t length = 0;
  if (glb.size() < 20 || !glb.starts_with("glTF")) return {};
  std::memcpy(&length, glb.data() + 12, 4);
  return nlohmann::json::parse(glb.substr(20, length));
}

TEST_F(Program, ExportWritesAModelWithTwoClipsAndItsTerms) {
  const auto result = run("export " + kModel + " " + kDance + " --frames 0:60 -o dance.glb", kNoDisplay);
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_TRUE(result.out.empty());
  EXPECT_THAT(result.err, HasSubstr("its maker says:\n"));
  EXPECT_THAT(result.err, HasSubstr("ライセンス: MIT"));
  EXPECT_THAT(result.err, HasSubstr("SDEF and are skinned linearly"));
  const auto json = jsonOfGlb(contents(folder_ / "dance.glb"));
  ASSERT_EQ(json["animations"].size(), 2U);
  EXPECT_EQ(json["animations"][0]["name"], "dance, IK on");
  EXPECT_EQ(json["animations"][1]["name"], "dance, IK off");
  EXPECT_THAT(json["asset"]["generator"].get<std::string>(), StartsWith("Odori "));
  EXPECT_THAT(json["asset"]["extras"]["models"][0]["comment"].get<std::string>(), HasSubstr("MIT"));
  EXPECT_EQ(json["asset"]["extras"]["motions"], (std::vector<std::string>{"dance.vmd"}));
  EXPECT_FALSE(json["images"].empty());
  // AND a pipe gets the same bytes
  const auto piped = run("export " + kModel + " " + kDance + " --frames 0:60 --format glb -o - | cmp - dance.glb");
  EXPECT_EQ(piped.status, 0) << piped.err;
  EXPECT_THAT(left(), testing::ElementsAre("dance.glb"));
}

TEST_F(Program, ExportOfAShowHasAllItsModelsAndItsCamera) {
  const std::string show = fs::path(kModel).parent_path() / "demo.odori";
  ASSERT_EQ(run("export " + show + " --frames 0:10 -o all.glb").status, 0);
  const auto all = jsonOfGlb(contents(folder_ / "all.glb"));
  EXPECT_EQ(all["skins"].size(), 3U);
  EXPECT_EQ(all["cameras"].size(), 1U);
  ASSERT_EQ(run("export " + show + " --frames 0:10 --model 1 --clips off -o one.glb").status, 0);
  const auto one = jsonOfGlb(contents(folder_ / "one.glb"));
  EXPECT_EQ(one["skins"].size(), 1U);
  EXPECT_EQ(one["animations"].size(), 1U);
  ASSERT_EQ(run("export " + show + " --frame 10 -o still.glb").status, 0);
  EXPECT_FALSE(jsonOfGlb(contents(folder_ / "still.glb")).contains("animations"));
}

TEST_F(Program, ExportWritesAFileForEachModel) {
  const std::string both = "export " + kModel + " " + kDance + " " + kModel + " " + kDance + " --frames 0:10 ";
  const auto result = run(both + "--each -o dance.glb");
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(left(), testing::UnorderedElementsAre("dance-1.glb", "dance-2.glb"));
  for (const char* name : {"dance-1.glb", "dance-2.glb"})
    EXPECT_EQ(jsonOfGlb(contents(folder_ / name))["skins"].size(), 1U) << name;
  EXPECT_THAT(result.err, HasSubstr("dance-2.glb: "));
  // AND so for a format that holds one model, in a folder
  fs::create_directory(folder_ / "out");
  ASSERT_EQ(run(both + "--each -o out/d.v1.bvh").status, 0);
  EXPECT_TRUE(fs::exists(folder_ / "out/d.v1-1.bvh") && fs::exists(folder_ / "out/d.v1-2.bvh"));
  // AND where one of the names is an input's, nothing is played or written
  fs::copy_file(kModel, folder_ / "model-2.pmx");
  const auto over = run("export model-2.pmx " + kDance + " " + kModel + " --each --format bvh -o model.pmx");
  EXPECT_EQ(over.status, 2) << over.err;
  EXPECT_EQ(contents(folder_ / "model-2.pmx"), contents(kModel));
  EXPECT_FALSE(fs::exists(folder_ / "model-1.pmx"));
}

TEST_F(Program, ExportOfEachModelNeedsANameThatCanBeNumbered) {
  const std::string each = "export " + kModel + " " + kDance + " --frames 0:2 --format glb --each -o ";
  fs::create_directory(folder_ / "out");
  for (const char* output : {"out", "out/.", "out/..", "out/"}) {
    const auto folder = run(each + output);
    EXPECT_EQ(folder.status, 2) << output;
    EXPECT_THAT(folder.err, HasSubstr("--each: -o is a folder; name a file in it, such as dance.glb")) << output;
  }
  for (const char* output : {"pipe", "/dev/null"}) {
    const auto special = run(each + output, "[ -e pipe ] || mkfifo pipe;");
    EXPECT_EQ(special.status, 2) << output;
    EXPECT_THAT(special.err, HasSubstr("--each: -o is a pipe or a device, which is one file")) << output;
  }
  EXPECT_THAT(left(), testing::UnorderedElementsAre("out", "pipe"));
  EXPECT_TRUE(fs::is_empty(folder_ / "out"));
}

TEST_F(Program, ExportOfEachModelSaysAfterAStopHowManyFilesAreFinished) {
  // The second file is a pipe that is full and that nobody reads, so the stop comes before its end.
  const auto stopped = run("export " + kModel + " " + kDance + " " + kModel + " " + kDance +
                               " --frames 0:60 --each -o dance.glb 2>said & pid=$!; "
                               "while kill -0 $pid && [ ! -e dance-1.glb ]; do sleep 0.05; done; "
                               "kill -TERM $pid; wait $pid",
                           "mkfifo dance-2.glb; exec 3<>dance-2.glb;");
  EXPECT_EQ(stopped.status, 1);
  const std::string said = contents(folder_ / "said");
  EXPECT_THAT(said, HasSubstr("1 of 2 files finished"));
  EXPECT_THAT(said, testing::Not(HasSubstr("nothing was written")));
  EXPECT_FALSE(jsonOfGlb(contents(folder_ / "dance-1.glb")).is_null());
}

TEST_F(Program, ExportOfAToonHasItsShadeAndItsLight) {
  ASSERT_EQ(run("export " + kModel + " " + kDance + " --frames 0:2 --toon -o toon.glb").status, 0);
  const auto json = jsonOfGlb(contents(folder_ / "toon.glb"));
  EXPECT_THAT(json["extensionsUsed"].get<std::vector<std::string>>(),
              testing::ElementsAre("KHR_materials_unlit", "VRMC_materials_mtoon", "KHR_lights_punctual"));
  std::size_t shaded = 0;
  for (const auto& material : json["materials"]) {
    const auto& mtoon = material["extensions"]["VRMC_materials_mtoon"];
    const std::vector<float> base = material["pbrMetallicRoughness"]["baseColorFactor"],
                             shade = mtoon["shadeColorFactor"];
    shaded += shade[0] < base[0] || shade[1] < base[1] || shade[2] < base[2] ? 1 : 0;
  }
  EXPECT_GT(shaded, 0U) << "the demo's dancer has toons";
}

TEST_F(Program, ExportRefusesWhatItCantDo) {
  fs::copy_file(kDance, folder_ / "dance.vmd");
  const auto over = run("export " + kModel + " dance.vmd --format glb -o dance.vmd");
  EXPECT_EQ(over.status, 2) << "never over an input";
  EXPECT_EQ(contents(folder_ / "dance.vmd"), contents(kDance));
  const auto two = run("export " + kModel + " " + kDance + " " + kModel + " " + kDance + " -o out.bvh");
  EXPECT_EQ(two.status, 2);
  EXPECT_THAT(two.err, HasSubstr("--model, 0 to 1"));
  EXPECT_EQ(run("export " + kModel + " " + kDance + " -o no/such/folder.glb").status, 1);
  const auto many = run("export " + kModel + " " + kDance + " --frames 0:9999999 -o out.glb");
  EXPECT_EQ(many.status, 2);
  EXPECT_THAT(many.err, HasSubstr("too many to export at once"));
  EXPECT_THAT(left(), testing::ElementsAre("dance.vmd"));
}

}  // namespace
