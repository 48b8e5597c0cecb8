// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/model_info.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::infoJson, app::infoText, app::LoadedModel, app::LoadedMotion;
using testing::HasSubstr, testing::Not;

/// Returns a model with one of everything that info lists. The texture doesn't exist.
LoadedModel smallModel() {
  LoadedModel loaded;
  loaded.path = "/odori-no-such-folder/doll.pmx";
  auto& model = loaded.model;
  model.header.version = 2.0F;
  model.name = "人形\"\\";
  model.englishName = "Doll";
  model.comment = "line 1\r\nline 2";
  model.vertices.resize(4);
  model.indices = {0, 1, 2, 0, 2, 3};
  model.textures = {"tex\\body.png"};
  model.materials.resize(2);
  model.materials[0].name = "肌";
  model.materials[0].texture = 0;
  model.bones.resize(3);
  model.bones[0].name = "足";
  model.bones[1].name = "足首";
  model.bones[2].name = "足ＩＫ";
  model.bones[2].flags = pmx::boneFlag::ik;
  model.bones[2].ik.effector = 1;
  model.bones[2].ik.loopCount = 40;
  model.bones[2].ik.unitAngleRad = 2.0F;
  model.bones[2].ik.links = {{0, true, {-base::kPi, 0, 0}, {-0.5F, 0, 0}}, {-1, false, {}, {}}};
  model.morphs.resize(3);
  model.morphs[0].kind = pmx::MorphKind::Group;
  model.displayFrames.resize(2);
  model.rigidBodies.resize(5);
  model.joints.resize(4);
  loaded.issues = {{"bones", 1, 0x20, "parent is 9, but there are 3 bones"}};
  return loaded;
}

TEST(ModelInfo, JsonOfAModel) {
  // Written by hand: the keys and values that command-line.md promises.
  EXPECT_EQ(infoJson(smallModel()), R"json({
  "format": "PMX 2.0",
  "version": 2.0,
  "encoding": "UTF-16LE",
  "name": "人形\"\\",
  "englishName": "Doll",
  "comment": "line 1\r\nline 2",
  "englishComment": "",
  "vertices": 4,
  "triangles": 2,
  "textures": [
    "tex\\body.png"
  ],
  "texturesFound": [
    null
  ],
  "texturesFoundBy": [
    null
  ],
  "materials": 2,
  "materialNames": [
    "肌",
    ""
  ],
  "bones": 3,
  "ikChains": [
    {"bone": "足ＩＫ", "effector": "足首", "loopCount": 40, "unitAngle": 2, "links": [{"bone": "足", "lower": [-3.1415927, 0, 0], "upper": [-0.5, 0, 0]}, {"bone": null, "lower": null, "upper": null}]}
  ],
  "morphs": 3,
  "morphsByKind": {"group": 1, "vertex": 2},
  "displayFrames": 2,
  "rigidBodies": 5,
  "joints": 4,
  "softBodies": 0,
  "issues": [
    "bones[1]: parent is 9, but there are 3 bones (byte 0x20)",
    "textures[0]: tex\\body.png isn't there; a neutral texture is drawn instead"
  ]
}
)json");
}

TEST(ModelInfo, JsonOfAnEmptyModel) {
  const auto json = infoJson(LoadedModel());
  EXPECT_THAT(json, HasSubstr("\"textures\": [],"));
  EXPECT_THAT(json, HasSubstr("\"ikChains\": [],"));
  EXPECT_THAT(json, HasSubstr("\"morphsByKind\": {},"));
  EXPECT_THAT(json, HasSubstr("\"issues\": []\n}\n"));
}

TEST(ModelInfo, JsonHasNoNumbersThatJsonLacks) {
  auto loaded = smallModel();
  loaded.model.bones[2].ik.unitAngleRad = std::numeric_limits<float>::quiet_NaN();
  loaded.model.bones[2].ik.links[0].upper.y = std::numeric_limits<float>::infinity();
  const auto json = infoJson(loaded);
  EXPECT_THAT(json, HasSubstr("\"unitAngle\": null"));
  EXPECT_THAT(json, HasSubstr("\"upper\": [-0.5, null, 0]"));
}

TEST(ModelInfo, EachIssueIsOneLine) {
  auto loaded = smallModel();
  loaded.issues = {{"bones", 1, -1, "a name with\na break"}};
  EXPECT_THAT(infoJson(loaded), HasSubstr("\"bones[1]: a name with\uFFFDa break\""));
  EXPECT_THAT(infoText(loaded), HasSubstr("\n  bones[1]: a name with\uFFFDa break\n"));
}

TEST(ModelInfo, TextOfAModel) {
  // WHEN
  const auto text = infoText(smallModel());
  // THEN it has what a person looks for
  EXPECT_THAT(text, HasSubstr("PMX 2.0 model, texts in UTF-16LE\n"));
  EXPECT_THAT(text, HasSubstr("name              人形\"\\\n"));
  EXPECT_THAT(text, HasSubstr("English name      Doll\n"));
  EXPECT_THAT(text, HasSubstr("vertices          4\n"));
  EXPECT_THAT(text, HasSubstr("triangles         2\n"));
  EXPECT_THAT(text, HasSubstr("rigid bodies      5\n"));
  EXPECT_THAT(text, HasSubstr("joints            4\n"));
  EXPECT_THAT(text, HasSubstr("\nComment\n  line 1\n  line 2\n"));
  EXPECT_THAT(text, HasSubstr("tex\\body.png  (not there)\n"));
  EXPECT_THAT(text, HasSubstr("足ＩＫ  (effector 足首, loop count 40, unit angle 2.0000 rad = 114.59°)\n"));
  EXPECT_THAT(text, HasSubstr("足: x -180.0° to -28.6°, y 0.0° to 0.0°, z 0.0° to 0.0°\n"));
  EXPECT_THAT(text, HasSubstr("none: free\n"));
  EXPECT_THAT(text, HasSubstr("\nMorphs by kind\n  group           1\n  vertex          2\n"));
  EXPECT_THAT(text, HasSubstr("\nIssues\n  bones[1]: parent is 9"));
  EXPECT_THAT(text, Not(HasSubstr("decode")));
}

TEST(ModelInfo, TextMarksWhatDidntDecode) {
  auto loaded = smallModel();
  loaded.model.name.utf8 = "人\uFFFD";
  loaded.model.name.raw = "raw bytes";
  loaded.model.comment.raw = "raw bytes";
  const auto text = infoText(loaded);
  EXPECT_THAT(text, HasSubstr("人\uFFFD  (didn't decode exactly)\n"));
  EXPECT_THAT(text, HasSubstr("\nComment  (didn't decode exactly)\n"));
}

TEST(ModelInfo, TextSteersNoTerminal) {
  auto loaded = smallModel();
  loaded.model.name = "a\x1B]0;title\x07";
  loaded.model.comment = "b\x1B[2J";
  loaded.model.textures[0] = "c\x1B[2J";
  loaded.model.bones[0].name = "d\x1B[2J";
  EXPECT_THAT(infoText(loaded), Not(HasSubstr("\x1B")));
}

LoadedMotion smallMotion() {
  LoadedMotion loaded;
  auto& motion = loaded.motion;
  motion.modelName.bytes = {'M', 'i', 'k', 'u', '\0', 'x'};
  motion.boneKeys.resize(3);
  motion.boneKeys[0].name.bytes = {'a', '\0', 'x'};
  motion.boneKeys[1].name.bytes = {'b'};
  motion.boneKeys[2].name.bytes = {'a', '\0', 'y'};  // noise after the end: one track
  motion.boneKeys[2].frame = 45;
  motion.morphKeys.resize(2);
  motion.cameraKeys.resize(4);
  motion.lightKeys.resize(5);
  motion.selfShadowKeys.resize(6);
  motion.ikKeys.resize(7);
  loaded.issues = {{"file", -1, 9, "2 bytes after the last section"}};
  return loaded;
}

TEST(ModelInfo, JsonOfAMotion) {
  EXPECT_EQ(infoJson(smallMotion()), R"json({
  "format": "VMD",
  "model": "Miku",
  "boneKeys": 3,
  "boneTracks": 2,
  "morphKeys": 2,
  "morphTracks": 1,
  "cameraKeys": 4,
  "lightKeys": 5,
  "selfShadowKeys": 6,
  "ikKeys": 7,
  "lastFrame": 45,
  "issues": [
    "file: 2 bytes after the last section (byte 0x9)"
  ]
}
)json");
}

TEST(ModelInfo, TextOfAMotion) {
  auto loaded = smallMotion();
  const auto text = infoText(loaded);
  EXPECT_THAT(text, HasSubstr("VMD motion, version 2\n"));
  EXPECT_THAT(text, HasSubstr("model             Miku\n"));
  EXPECT_THAT(text, HasSubstr("bone keys         3 in 2 tracks\n"));
  EXPECT_THAT(text, HasSubstr("last frame        45 (1.50 s)\n"));
  // AND a name cut inside a character is marked
  loaded.motion.modelName.bytes = {'\x8F', '\x89', '\x83'};
  EXPECT_THAT(infoText(loaded), HasSubstr("(didn't decode exactly)\n"));
}

LoadedMotion smallPose() {
  LoadedMotion loaded;
  loaded.pose.emplace();
  loaded.pose->modelName = "ミク.osm";
  loaded.pose->bones = {{"左腕", base::Vec3(0.0F), base::kIdentityRotation}, {"a\"b", base::Vec3(1.0F), {}}};
  loaded.pose->morphs = {{"あ", 0.5F}};
  loaded.issues = {{"line 4", -1, -1, "a semicolon is missing"}};
  return loaded;
}

TEST(ModelInfo, JsonOfAPose) {
  EXPECT_EQ(infoJson(smallPose()), R"json({
  "format": "VPD",
  "model": "ミク.osm",
  "bones": 2,
  "boneNames": [
    "左腕",
    "a\"b"
  ],
  "morphs": 1,
  "morphNames": [
    "あ"
  ],
  "issues": [
    "line 4: a semicolon is missing"
  ]
}
)json");
}

TEST(ModelInfo, TextOfAPose) {
  const std::string text = infoText(smallPose());
  for (const char* line : {"format            VPD pose\n", "bones             2\n", "\nBones\n  左腕\n",
                           "\nMorphs\n  あ\n", "  line 4: a semicolon is missing\n"})
    EXPECT_THAT(text, HasSubstr(line));
}

}  // namespace
