// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/report/model_info.h"
#include "pmx/pmd/pmd_reader.h"
#include "tests/support/pmd_file.h"

namespace {

using testing::HasSubstr, testing::Not;

app::LoadedModel opened(const support::PmdFile& file, support::PmdEnd end = support::PmdEnd::Joints) {
  app::LoadedModel loaded;
  loaded.path = "/odori-no-such-folder/doll.pmd";
  loaded.model = pmx::readPmd(support::pmdBytes(file, end))->model;
  return loaded;
}

TEST(PmdInfo, JsonSaysWhatTheFileSays) {
  const std::string json = app::infoJson(opened(support::fullPmd()));
  EXPECT_THAT(json, HasSubstr(R"("format": "PMD 1.0")"));
  EXPECT_THAT(json, HasSubstr(R"("version": 1.0)"));
  EXPECT_THAT(json, HasSubstr(R"("encoding": "Shift-JIS")"));
  // counted by hand in tests/support/pmd_file.cpp
  EXPECT_THAT(json, HasSubstr(R"("boneKinds": {"rotate": 1, "rotateAndMove": 1, "ik": 2, "unknown": 1, "underIk": 2, )"
                              R"("underRotation": 1, "ikEffector": 2, "invisible": 2, "twist": 1, "share": 1})"));
  EXPECT_THAT(json, HasSubstr(R"("ik": [{"bone": "左足ＩＫ", "weight": 0.5}, {"bone": "左つま先ＩＫ", "weight": 1}])"));
  EXPECT_THAT(json, HasSubstr(R"("baseVertices": 3)"));
  EXPECT_THAT(json, HasSubstr(R"("toons": ["toon01.bmp", "toon02.bmp", "toon03.bmp", "own\\skin.bmp", )"));
}

TEST(PmdInfo, TextSaysWhatTheFileSays) {
  const std::string text = app::infoText(opened(support::fullPmd(), support::PmdEnd::Display));
  EXPECT_THAT(text, HasSubstr("PMD 1.0 model, texts in Shift-JIS\n"));
  EXPECT_THAT(text, HasSubstr("\n  English part    no\n"));
  EXPECT_THAT(text, HasSubstr("\n  bones of kind 4     2\n"));
  EXPECT_THAT(text, HasSubstr("\n  base vertices   3\n"));
  EXPECT_THAT(text, HasSubstr("\n  IK weight       0.5        左足ＩＫ\n"));
  EXPECT_THAT(text, Not(HasSubstr("\n  toon ")));
}

TEST(PmdInfo, OddNumbersAreStillJson) {
  support::PmdFile file = support::fullPmd();
  file.version = std::numeric_limits<float>::quiet_NaN();
  file.iks[0].weight = std::numeric_limits<float>::infinity();
  file.iks[1].bone = 999;
  file.bones[1].kind = 77;
  const std::string json = app::infoJson(opened(file));
  EXPECT_THAT(json, HasSubstr(R"("version": null)"));
  EXPECT_THAT(json, HasSubstr(R"({"bone": "左足ＩＫ", "weight": null}, {"bone": null, "weight": 1})"));
  EXPECT_THAT(json, HasSubstr(R"("otherUnknown": 1)"));
}

TEST(PmdInfo, OtherModelsHaveNone) {
  app::LoadedModel loaded;
  EXPECT_THAT(app::infoJson(loaded), Not(HasSubstr("\"pmd\"")));
  EXPECT_THAT(app::infoText(loaded), Not(HasSubstr("\nPMD")));
}

}  // namespace
