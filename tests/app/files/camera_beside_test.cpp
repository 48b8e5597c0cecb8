// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/camera_beside.h"

#include <fstream>
#include <initializer_list>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::cameraBeside;
using support::TestFolder;

/// Returns the beginning of a VMD as mmd-reference.md 4.2 has it: signature, model's name, and the
/// counts of the sections in order, here without their keys.
std::string vmdOf(std::initializer_list<unsigned char> counts, bool first = false) {
  std::string bytes = first ? "Vocaloid Motion Data file" : "Vocaloid Motion Data 0002";
  bytes.resize(first ? 30 + 10 : 30 + 20);
  for (const unsigned char count : counts) bytes += {static_cast<char>(count), 0, 0, 0};
  return bytes;
}

const std::string kDance = vmdOf({3, 0, 0, 0}), kCamera = vmdOf({0, 0, 2, 0}), kLight = vmdOf({0, 0, 0, 1});

void putMotion(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

TEST(CameraBeside, IsKnownByItsContent) {
  const TestFolder folder;
  putMotion(folder / "dance.vmd", kDance);
  for (const char* name : {"camera.vmd", "カメラ.vmd", "other.vmd"}) putMotion(folder / name, kDance);
  putMotion(folder / "light.vmd", kLight);
  putMotion(folder / "camera.txt", kCamera);
  putMotion(folder / "cut off.vmd", kCamera.substr(0, 58));
  putMotion(folder / "empty.vmd", "");
  putMotion(folder / "cam.vmd", "no motion at all, but as long as the beginning of one would have to be");
  putMotion(folder / "with bones.vmd", vmdOf({1, 0, 2, 0}));
  putMotion(folder / "with morphs.vmd", vmdOf({0, 1, 2, 0}));
  fs::create_directory(folder / "folder.vmd");
  EXPECT_EQ(cameraBeside(folder / "dance.vmd", {}), std::nullopt);
  putMotion(folder / "zoom.VMD", kCamera);
  EXPECT_EQ(cameraBeside(folder / "dance.vmd", {}), folder / "zoom.VMD");
}

TEST(CameraBeside, OfTheFirstVersionHasAShorterName) {
  const TestFolder folder;
  putMotion(folder / "dance.vmd", kDance);
  putMotion(folder / "view.vmd", vmdOf({0, 0, 2, 0}, true));
  EXPECT_EQ(cameraBeside(folder / "dance.vmd", {}), folder / "view.vmd");
}

TEST(CameraBeside, OfSeveralIsTheOneNamedLikeTheDance) {
  const TestFolder folder;
  putMotion(folder / "wave.vmd", kDance);
  putMotion(folder / "step.vmd", kDance);
  for (const char* name : {"a.vmd", "Wave_camera_low.vmd", "wave_camera.vmd", "step cam.vmd"})
    putMotion(folder / name, kCamera);
  EXPECT_EQ(cameraBeside(folder / "wave.vmd", {}), folder / "wave_camera.vmd");
  EXPECT_EQ(cameraBeside(folder / "step.vmd", {}), folder / "step cam.vmd");
  putMotion(folder / "jump.vmd", kDance);
  EXPECT_EQ(cameraBeside(folder / "jump.vmd", {}), folder / "a.vmd") << "the shortest where no name is like it";
}

TEST(CameraBeside, IsLookedForAmongABoundedNumber) {
  const TestFolder folder;
  for (int i = 100; i < 100 + app::kMaxMotionsBeside; ++i) putMotion(folder / (std::to_string(i) + ".vmd"), kDance);
  putMotion(folder / "zoom.vmd", kCamera);
  // The dance itself doesn't count.
  EXPECT_EQ(cameraBeside(folder / "100.vmd", {}), folder / "zoom.vmd");
  putMotion(folder / "200.vmd", kDance);
  EXPECT_EQ(cameraBeside(folder / "100.vmd", {}), std::nullopt);
}

TEST(CameraBeside, IsNotTheDanceItself) {
  const TestFolder folder;
  putMotion(folder / "camera.vmd", kCamera);
  EXPECT_EQ(cameraBeside(folder / "camera.vmd", {}), std::nullopt);
  EXPECT_EQ(cameraBeside(folder / "gone.vmd", {}), std::nullopt);
}

}  // namespace
