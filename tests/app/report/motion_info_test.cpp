// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/motion_info.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::infoJson, app::infoText, app::LoadedMotion;
using testing::HasSubstr;

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

TEST(MotionInfo, JsonOfAMotion) {
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

TEST(MotionInfo, TextOfAMotion) {
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

TEST(MotionInfo, JsonOfAPose) {
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

TEST(MotionInfo, TextOfAPose) {
  const std::string text = infoText(smallPose());
  for (const char* line : {"format            VPD pose\n", "bones             2\n", "\nBones\n  左腕\n",
                           "\nMorphs\n  あ\n", "  line 4: a semicolon is missing\n"})
    EXPECT_THAT(text, HasSubstr(line));
}

}  // namespace
