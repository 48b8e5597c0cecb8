// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/model_info.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::infoJson, app::infoText, app::LoadedModel;
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

}  // namespace
