// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issue_words.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "vmd/vmd_writer.h"

namespace {

using app::IssueKind;

app::IssueFile modelFile() {
  auto made = std::make_shared<app::LoadedModel>();
  made->path = "/somewhere/miku.pmx";
  pmx::Model& model = made->model;
  model.bones.resize(2);
  model.bones[0].name = "センター";
  model.bones[0].englishName = "center";
  model.bones[1].englishName = "leg";
  model.textures.emplace_back("tex\\body.png");
  model.materials.resize(3);
  model.materials[2].texture = 0;
  model.joints.resize(1);
  return {made, nullptr};
}

std::string line(const app::IssueFile& file, const base::Issue& issue) {
  return app::issueWords(file, issue).line().toStdString();
}

TEST(IssueWords, TheElementsNameComesFirstAndItsNumbersLast) {
  const app::IssueFile file = modelFile();
  EXPECT_EQ(line(file, {"bones", 0, 0x1f3a2, "its position isn't finite; put at the origin"}),
            "センター: its position isn't finite; put at the origin (bone 0, byte 0x1f3a2)");
  EXPECT_EQ(app::issueWords(file, {"bones", 0, -1, "odd"}).english, "center");
  // A bone without a Japanese name has its English one.
  EXPECT_EQ(line(file, {"bones", 1, -1, "odd"}), "leg: odd (bone 1)");
  EXPECT_EQ(app::issueWords(file, {"bones", 1, -1, "odd"}).english, "");
}

TEST(IssueWords, WhatHasNoNameHasItsNumberOnce) {
  const app::IssueFile file = modelFile();
  EXPECT_EQ(line(file, {"joints", 0, 16, "odd"}), "Joint 0: odd (byte 0x10)");
  EXPECT_EQ(line(file, {"vertices", 7, -1, "odd"}), "Vertex 7: odd");
  EXPECT_EQ(line(file, {"bones", 99, -1, "odd"}), "Bone 99: odd") << "that the model doesn't have";
  EXPECT_EQ(line(file, {"faces", -1, -1, "odd"}), "Triangles: odd");
  EXPECT_EQ(line(file, {"line 12", -1, -1, "odd"}), "Line 12: odd");
  EXPECT_EQ(line(file, {"", -1, -1, "odd"}), "odd");
  EXPECT_EQ(line(file, {"news", 3, -1, "odd"}), "News: odd (news 3)");
}

TEST(IssueWords, ATextureIsCalledAsItsFileAndNotTwice) {
  EXPECT_EQ(line(modelFile(), {"textures", 0, -1, "tex\\body.png isn't there; it is left out"}),
            "body.png: isn't there; it is left out (texture 0)");
  EXPECT_EQ(line(modelFile(), {"bones", 0, -1, "センター is moved"}), "センター: is moved (bone 0)");
}

TEST(IssueWords, AKeyIsCalledAsWhatItMoves) {
  auto motion = std::make_shared<app::LoadedMotion>();
  motion->motion.boneKeys.resize(1);
  motion->motion.boneKeys[0].name = vmd::makeName<15>("右ひじ");
  EXPECT_EQ(line({nullptr, motion}, {"bone keys", 0, -1, "odd"}), "右ひじ: odd (key 0)");
  EXPECT_EQ(line({nullptr, motion}, {"bone keys", 1, -1, "odd"}), "Key 1: odd");
  EXPECT_EQ(line({nullptr, motion}, {"camera keys", 5, -1, "odd"}), "Key 5: odd");
  EXPECT_EQ(line({nullptr, motion}, {"IK keys", -1, -1, "odd"}), "IK keys: odd");
}

TEST(IssueWords, WhatIsOddIsOneLineOfPlainText) {
  EXPECT_EQ(line(modelFile(), {"model", -1, -1, "a\nb\x1b"}).find_first_of("\n\x1b"), std::string::npos);
}

TEST(IssueWords, SectionsAreOfKinds) {
  EXPECT_EQ(app::issueKind("textures"), IssueKind::Textures);
  EXPECT_EQ(app::issueKind("soft bodies"), IssueKind::Physics);
  EXPECT_EQ(app::issueKind("IK"), IssueKind::Bones);
  EXPECT_EQ(app::issueKind("self-shadow keys"), IssueKind::Movements);
  EXPECT_EQ(app::issueKind("IK keys"), IssueKind::Movements);
  EXPECT_EQ(app::issueKind("bone display list"), IssueKind::Lists);
  EXPECT_EQ(app::issueKind("line 4"), IssueKind::File);
  for (int kind = 0; kind < app::kIssueKinds; ++kind) {
    EXPECT_FALSE(app::issueKindName(static_cast<IssueKind>(kind)).isEmpty());
    EXPECT_FALSE(app::issueKindMeaning(static_cast<IssueKind>(kind)).isEmpty());
  }
}

TEST(IssueWords, AnIssueLeadsToWhatItIsAbout) {
  const app::IssueFile file = modelFile();
  EXPECT_EQ(app::issueParts(file, {"bones", 1, -1, ""}).bone, 1);
  EXPECT_EQ(app::issueParts(file, {"joints", 0, -1, ""}).joint, 0);
  EXPECT_EQ(app::issueParts(file, {"textures", 0, -1, ""}).material, 2) << "the one that it is on";
  EXPECT_EQ(app::issueParts(file, {"bones", 2, -1, ""}), app::SelectedParts()) << "the model has two";
  EXPECT_EQ(app::issueParts(file, {"bones", -1, -1, ""}), app::SelectedParts());
}

}  // namespace
