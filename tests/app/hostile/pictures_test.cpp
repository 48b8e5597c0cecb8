// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Models whose pictures cost too much: `odori render` shows what it can, in bounded time and
// memory, and reports what it left out.
#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>
#include <string>

#include <gmock/gmock.h>

#include "tests/app/hostile/picture_scene.h"
#include "vmd/motion.h"
#include "vmd/vmd_writer.h"

namespace {

using support::addSquare;
using support::empty;
using ::testing::HasSubstr;
using ::testing::Not;

using Pictures = support::PictureTest;

// ---- render targets

TEST_F(Pictures, ASizeThatNoFramebufferHasIsDrawnInPieces) {
  // GIVEN 16384 by 8240 pixels of four samples, for which llvmpipe gives no framebuffer
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render({"--size", "2048x1030", "--ssaa", "8", "--msaa", "4"});
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 2000.0);
  const QImage drawn = picture();
  ASSERT_EQ(drawn.size(), QSize(2048, 1030));
  // THEN the square is red where it should be, the rest is white, up to the last corner
  EXPECT_EQ(drawn.pixelColor(1024, 515), QColor(255, 0, 0));
  for (const QPoint at : {QPoint(0, 0), QPoint(2047, 0), QPoint(0, 1029), QPoint(2047, 1029), QPoint(500, 515)})
    EXPECT_EQ(drawn.pixelColor(at), QColor(Qt::white)) << at.x();
}

TEST_F(Pictures, ASizeBeyondAllIsRefusedWithWhatWouldWork) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render({"--size", "8192x8192", "--ssaa", "8"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("it works"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "out.png"));
}

TEST_F(Pictures, AContextThatDrawsNothingIsNoticed) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  // GIVEN a driver that accepts every call and does nothing
  auto run = rendering();
  run.environment.emplace_back("GALLIUM_NOOP", "true");
  const auto nothing = support::run(run);
  EXPECT_NE(nothing.status, 0);
  EXPECT_EQ(support::lineCount(nothing.error), 1) << nothing.error;
  // GIVEN little memory for render targets
  auto small = rendering({"--size", "7168x4096", "--msaa", "4"});
  small.mostAddressMiB = 2500;
  const auto outcome = support::run(small);
  if (outcome.status == 0) {
    EXPECT_EQ(middle(), QColor(255, 0, 0));
  } else {
    EXPECT_THAT(outcome.status, ::testing::AnyOf(1, 2)) << outcome.error;
  }
}

TEST_F(Pictures, QtsPlatformWithoutAScreenIsNeverBlack) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  auto run = rendering({"--msaa", "4"});
  run.environment.emplace_back("QT_QPA_PLATFORM", "offscreen");
  const auto outcome = support::run(run);
  EXPECT_FALSE(outcome.late);
  if (outcome.status == 0) {
    EXPECT_EQ(middle(), QColor(255, 0, 0));
  } else {
    EXPECT_THAT(outcome.error, Not(::testing::IsEmpty()));
    EXPECT_FALSE(std::filesystem::exists(folder() / "out.png"));
  }
}

// ---- bones

TEST_F(Pictures, VerticesFollowBonesBeyondTheSixteenthBit) {
  // GIVEN 70,000 bones, a square on the 66,001st, one on the bone that its number wraps to, and a
  // motion that moves only the first of both
  constexpr std::int32_t kBone = 66000;
  pmx::Model model = empty(70000);
  addSquare(model, {0, -40, 0}, 3.0F, kBone);
  addSquare(model, {-12, 10, 0}, 2.0F, kBone - 65536).ambient = {0, 0, 1};
  writeModel(model);
  vmd::Motion motion = vmd::Motion::make("");
  vmd::BoneKey key;
  std::memcpy(key.name.bytes.data(), "b66000", 6);
  key.translation = {0, 50, 0};
  motion.boneKeys.push_back(key);
  write("d.vmd", vmd::writeVmd(motion));
  for (const char* version : {"", "3.3"}) {  // with storage buffers, and without
    SCOPED_TRACE(version);
    auto run = rendering({});
    run.words.insert(run.words.begin() + 2, "d.vmd");
    if (*version != '\0') run.environment.emplace_back("MESA_GL_VERSION_OVERRIDE", version);
    const auto outcome = support::run(run);
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    // THEN the square is where its bone went, and the other where it was
    const QImage drawn = picture();
    EXPECT_EQ(drawn.pixelColor(48, 48), QColor(255, 0, 0));
    int blue = 0;
    for (int x = 0; x < 40; ++x) blue += drawn.pixelColor(x, 48) == QColor(0, 0, 255) ? 1 : 0;
    EXPECT_GT(blue, 4);
  }
}

// ---- materials

/// Returns this many squares, each a material, in a grid around (0, 10, 0).
pmx::Model grid(int materials) {
  pmx::Model model = empty();
  const int side = static_cast<int>(std::ceil(std::sqrt(materials)));
  for (int i = 0; i < materials; ++i) {
    const base::Vec3 place((float(i % side) + 0.5F) / float(side) * 16.0F - 8.0F,
                           18.0F - (float(i / side) + 0.5F) / float(side) * 16.0F, 0);
    auto& material = addSquare(model, place, 8.2F / float(side));
    material.ambient = {1, float(i % 7) / 255.0F, 0};
    material.edgeSize = float(i % 5);
    material.flags = static_cast<std::uint8_t>(i % 32);
  }
  return model;
}

TEST_F(Pictures, TwentyThousandMaterialsEnd) {
  writeModel(grid(20000));
  auto run = rendering();
  run.mostSeconds = 240.0;
  run.mostProcessorSeconds = 60;  // it was 265
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 1200.0);  // it was 2,300
  // THEN the first are there, and one line counts those that are left out
  EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("materials[8192]"));
  EXPECT_EQ(picture().pixelColor(48, 24).red(), 255);
  EXPECT_EQ(picture().pixelColor(48, 24).blue(), 0);
}

TEST_F(Pictures, MaterialsWithoutTrianglesCostNothing) {
  pmx::Model model = empty();
  pmx::Material none;
  none.name = "none";
  model.materials.assign(100000, none);
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 700.0);
  EXPECT_EQ(middle(), QColor(255, 0, 0));
}

TEST_F(Pictures, NumbersWithoutMeasureDrawTheRest) {
  pmx::Model model = empty();
  constexpr float kHuge = std::numeric_limits<float>::max();
  for (const float size :
       {kHuge, -kHuge, 1e30F, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    for (const std::uint8_t flags : {pmx::materialFlag::edge, pmx::materialFlag::points, pmx::materialFlag::lines}) {
      auto& material = addSquare(model, {0, 10, 5}, 3.0F);
      material.edgeSize = size;
      material.specularPower = size;
      material.diffuse = {size, size, size, 0.5F};
      material.specular = {size, -size, size};
      material.flags = flags;
    }
  }
  addSquare(model, {0, 10, -2}, 2.0F);
  for (auto& vertex : model.vertices) vertex.edgeScale = kHuge;
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(middle(), QColor(255, 0, 0));
}

}  // namespace
