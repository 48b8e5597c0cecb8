// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests read whole files: texts, the English part, where a file may end, rigid bodies and
// joints. (mmd-reference.md 3.1, 3.2)

#include "pmx/pmd/pmd_reader.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/pmx/pmd/read_whole.h"

namespace {

using base::Vec3;
using pmx::Model;
using support::fullPmd;
using support::lines;
using support::PmdEnd;
using support::PmdFile;
using support::readWhole;
using testing::HasSubstr;

TEST(PmdReader, AFullFileIsReadWithoutAWord) {
  // GIVEN a file that has something of everything
  auto [model, said] = readWhole(fullPmd());
  // THEN all of it is there, and neither the reader nor validate() reports an issue
  EXPECT_EQ(said, "");
  EXPECT_EQ(lines(pmx::validate(model)), "");
  EXPECT_EQ(model.format, pmx::ModelFormat::Pmd);
  EXPECT_EQ(model.name.utf8, "モデル");
  EXPECT_EQ(model.englishName.utf8, "model");
  EXPECT_EQ(model.comment.utf8, "説明");
  EXPECT_EQ(model.englishComment.utf8, "about it");
  EXPECT_EQ(model.vertices.size(), 6U);
  EXPECT_EQ(model.indices.size(), 12U);
  EXPECT_EQ(model.materials.size(), 3U);
  EXPECT_EQ(model.bones.size(), 14U);
  EXPECT_EQ(pmx::ikBones(model).size(), 2U);
  EXPECT_EQ(model.morphs.size(), 4U);  // less the base
  EXPECT_EQ(model.displayFrames.size(), 4U);
  EXPECT_EQ(model.rigidBodies.size(), 2U);
  EXPECT_EQ(model.joints.size(), 1U);
  ASSERT_TRUE(model.pmd);
  EXPECT_EQ(model.pmd->toons.size(), 10U);
  EXPECT_TRUE(model.pmd->english);
}

TEST(PmdReader, IsTheModelThatAPmxFileWouldHold) {
  // GIVEN a model of a PMD file, and its copy that was written as PMX and read again
  Model model = readWhole(fullPmd()).model;
  auto again = pmx::readPmx(pmx::writePmx(model));
  ASSERT_TRUE(again) << describe(again.error());
  EXPECT_EQ(lines(again->issues), "");
  // THEN only its origin is lost
  EXPECT_EQ(again->model.header.encoding, base::Encoding::Utf16Le);
  again->model.header = model.header;
  again->model.format = model.format;
  again->model.pmd = model.pmd;
  EXPECT_EQ(again->model, model);
}

TEST(PmdReader, RefusesOtherFiles) {
  const auto text = [](std::string_view words) { return pmx::readPmd(std::as_bytes(std::span(words))); };
  EXPECT_EQ(text("").error().code, base::ErrorCode::Truncated);
  EXPECT_EQ(text("PMX 2.0 and more").error().code, base::ErrorCode::NotThisFormat);
  EXPECT_THAT(describe(text("PMX 2.0 and more").error()), HasSubstr("it doesn't begin with \"Pmd\""));
  EXPECT_EQ(text("Pmd").error().code, base::ErrorCode::Truncated);
  EXPECT_EQ(text("Pmd").error().section, "header");
}

TEST(PmdReader, AnotherVersionIsReadAsTheOnlyOne) {
  for (const float version : {0.0F, 2.0F, std::numeric_limits<float>::quiet_NaN()}) {
    PmdFile file = fullPmd();
    file.version = version;
    EXPECT_THAT(readWhole(file).said, HasSubstr("read as 1.0"));
  }
}

TEST(PmdReader, TextsEndAtTheFirstNul) {
  // GIVEN fields with rubbish after their NUL (pmdBytes() fills with 0xFD), and some that are full
  PmdFile file = fullPmd();
  file.bones[0].name = "12345678901234567890";  // 20 bytes, no NUL
  file.bones[3].name = "右スカート前１＿２";    // 18 bytes of CP932
  file.bones[9].name = "";                      // empty
  file.comment = std::string(300, 'c');         // cut to the field's size
  file.materials[0].file = "表.bmp*ソ.sph";     // characters whose second byte is a backslash
  const Model model = readWhole(file).model;
  EXPECT_EQ(model.bones[0].name.utf8, "12345678901234567890");
  EXPECT_EQ(model.bones[3].name.utf8, "右スカート前１＿２");
  EXPECT_EQ(model.bones[9].name.utf8, "");
  EXPECT_EQ(model.comment.utf8, std::string(256, 'c'));
  EXPECT_EQ(model.textures[0].utf8, "表.bmp");
  EXPECT_EQ(model.textures[1].utf8, "ソ.sph");
  for (const auto& bone : model.bones) EXPECT_TRUE(bone.name.decodedExactly());
}

struct Ending {
  const char* name;
  PmdEnd end;
  bool english, toons;
  std::size_t bodies, joints;
};

TEST(PmdReader, AFileMayEndAfterEachOptionalPart) {
  const Ending endings[] = {{"bone display list", PmdEnd::Display, false, false, 0, 0},
                            {"English part", PmdEnd::English, true, false, 0, 0},
                            {"toon names", PmdEnd::Toons, true, true, 0, 0},
                            {"rigid bodies", PmdEnd::Bodies, true, true, 2, 0},
                            {"joints", PmdEnd::Joints, true, true, 2, 1}};
  for (const Ending& ending : endings) {
    SCOPED_TRACE(ending.name);
    auto [model, said] = readWhole(fullPmd(), ending.end);
    EXPECT_EQ(said, "");
    ASSERT_TRUE(model.pmd);
    EXPECT_EQ(model.pmd->english, ending.english);
    EXPECT_EQ(model.englishName.utf8, ending.english ? "model" : "");
    EXPECT_EQ(model.pmd->toons.empty(), !ending.toons);
    EXPECT_EQ(model.rigidBodies.size(), ending.bodies);
    EXPECT_EQ(model.joints.size(), ending.joints);
    EXPECT_EQ(lines(pmx::validate(model)), "");
  }
}

TEST(PmdReader, WhatFollowsTheJointsIsTold) {
  auto bytes = pmdBytes(fullPmd());
  bytes.resize(bytes.size() + 3);
  const auto read = pmx::readPmd(bytes);
  ASSERT_TRUE(read);
  EXPECT_THAT(lines(read->issues), HasSubstr("3 bytes after the last section are left out"));
  EXPECT_TRUE(read->model.trailing.empty());
}

TEST(PmdReader, EnglishNamesLeaveOutTheBase) {
  // GIVEN a base morph that comes second (names of morphs are stored for all others, in order)
  PmdFile file = fullPmd();
  std::swap(file.morphs[0], file.morphs[1]);
  const Model model = readWhole(file).model;
  EXPECT_EQ(model.bones[0].englishName.utf8, "center");
  EXPECT_EQ(model.bones[1].englishName.utf8, "leg");
  EXPECT_EQ(model.bones[2].englishName.utf8, "");
  ASSERT_EQ(model.morphs.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(model.morphs[i].name.utf8, "表情" + std::to_string(i + 1));
    EXPECT_EQ(model.morphs[i].englishName.utf8, "face" + std::to_string(i + 1));
  }
  EXPECT_EQ(model.displayFrames[2].englishName.utf8, "legs");
  EXPECT_EQ(model.displayFrames[3].englishName.utf8, "others");
}

TEST(PmdReader, AFileMayHaveNoEnglish) {
  for (const int flag : {0, 1, 7}) {
    PmdFile file = fullPmd();
    file.englishFlag = static_cast<std::uint8_t>(flag);
    const auto [model, said] = readWhole(file);
    EXPECT_EQ(model.englishName.utf8, flag == 0 ? "" : "model");
    EXPECT_EQ(model.joints.size(), 1U);
    EXPECT_THAT(said,
                flag == 7 ? HasSubstr("English part: its flag is 7, neither 0 nor 1; taken as 1") : HasSubstr(""));
    EXPECT_EQ(said.empty(), flag != 7);
  }
}

TEST(PmdReader, BodiesAreStoredFromTheirBone) {
  // GIVEN C9: a bone at (0, 10, 0), a body stored at (0, -1, 0); and bodies without one, which
  // count from the first
  PmdFile file = fullPmd();
  file.bones[0].position = {0, 8, 0};
  file.bones[7].position = {0, 10, 0};
  file.bodies = {{"a", 7}, {"b", -1}, {"c", 999}};
  for (auto& body : file.bodies) body.position = {0, -1, 0};
  file.bodies[0].rotation = {0.1F, 0.2F, 0.3F};
  file.bodies[0].shape = 2;
  file.bodies[0].group = 3;
  file.bodies[0].mask = 0xFFF7;
  file.bodies[0].numbers = {2, 0.5F, 0.25F, 0.125F, 0.0625F};
  file.bodies[0].mode = 2;
  Model model = readWhole(file).model;
  const pmx::RigidBody& body = model.rigidBodies[0];
  EXPECT_EQ(body.position, Vec3(0, 9, 0));
  EXPECT_EQ(model.rigidBodies[1].position, Vec3(0, 7, 0));
  EXPECT_EQ(model.rigidBodies[2].position, Vec3(0, 7, 0));
  EXPECT_EQ(model.rigidBodies[1].bone, -1);
  // THEN all else is as stored
  EXPECT_EQ(body.bone, 7);
  EXPECT_EQ(body.rotation, Vec3(0.1F, 0.2F, 0.3F));
  EXPECT_EQ(body.size, Vec3(0.5F));
  EXPECT_EQ(body.shape, 2);
  EXPECT_EQ(body.group, 3);
  EXPECT_EQ(body.collisionMask, 0xFFF7);
  EXPECT_EQ(body.mass, 2.0F);
  EXPECT_EQ(body.linearDamping, 0.5F);
  EXPECT_EQ(body.angularDamping, 0.25F);
  EXPECT_EQ(body.restitution, 0.125F);
  EXPECT_EQ(body.friction, 0.0625F);
  EXPECT_EQ(body.mode, 2);
  EXPECT_THAT(lines(pmx::validate(model)), HasSubstr("follows no bone: its own is bone 999, but there are 14 bones"));
}

TEST(PmdReader, JointsAreStoredInTheModel) {
  PmdFile file = fullPmd();
  file.joints[0] = {"肩", {1, 0}, {}};
  for (std::size_t i = 0; i < 8; ++i) file.joints[0].vectors[i] = Vec3(static_cast<float>(i) + 1.0F, 0, 0.5F);
  const Model model = readWhole(file).model;
  const pmx::Joint& joint = model.joints[0];
  EXPECT_EQ(joint.name.utf8, "肩");
  EXPECT_EQ(joint.kind, 0);
  EXPECT_EQ(joint.bodyA, 1);
  EXPECT_EQ(joint.bodyB, 0);
  const Vec3* const inOrder[] = {&joint.position,     &joint.rotation,     &joint.linearLower,  &joint.linearUpper,
                                 &joint.angularLower, &joint.angularUpper, &joint.linearSpring, &joint.angularSpring};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(*inOrder[i], Vec3(static_cast<float>(i) + 1.0F, 0, 0.5F)) << i;
}

TEST(PmdReader, AModelOfBonesAloneIsWhole) {
  // GIVEN no vertices, faces and materials, as in models whose bones alone are used
  PmdFile file = fullPmd();
  file.vertices.clear();
  file.indices.clear();
  file.materials.clear();
  file.morphs.clear();
  file.shownMorphs.clear();
  auto [model, said] = readWhole(file);
  EXPECT_EQ(said, "");
  EXPECT_EQ(lines(pmx::validate(model)), "");
  EXPECT_EQ(model.bones.size(), 14U);
  // AND a file without any content
  auto [nothing, alsoSaid] = readWhole(PmdFile());
  EXPECT_EQ(alsoSaid, "");
  EXPECT_EQ(lines(pmx::validate(nothing)), "");
}

}  // namespace
