// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests read the demo's show file, its stage and its song from the build's folder.

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/description/show_json.h"
#include "app/files/loaded_files.h"
#include "pmx/base/file.h"
#include "tests/resources/demo/demo_folder.h"
#include "vmd/vmd_reader.h"

namespace {

namespace fs = std::filesystem;
using base::Vec3;
using support::kDemoFolder;

TEST(DemoShow, TheShowNamesAllOfIt) {
  const auto show = app::readShow(kDemoFolder / "demo.odori", {});
  ASSERT_TRUE(show) << base::describe(show.error());
  EXPECT_THAT(show->issues, testing::IsEmpty());
  for (const fs::path& file : app::filesOf(show->show)) EXPECT_TRUE(fs::is_regular_file(file)) << file;
  ASSERT_EQ(show->show.actors.size(), 3U);
  EXPECT_EQ(show->show.actors[0].model.filename(), "stage.pmx") << "seen through the veils, so it is drawn before them";
  EXPECT_FLOAT_EQ(show->show.actors[1].placement.position.x, -show->show.actors[2].placement.position.x);
  EXPECT_EQ(show->show.song.file.filename(), "song.wav");
  EXPECT_EQ(show->show.motions.size(), 1U);
}

TEST(DemoShow, TheStageLeavesRoomToDance) {
  const auto stage = app::loadModel(kDemoFolder / "stage.pmx", {});
  ASSERT_TRUE(stage);
  float deck = -100.0F;
  for (const pmx::Vertex& vertex : (*stage)->model.vertices) {
    const Vec3& p = vertex.position;
    if (std::abs(p.x) < 25.0F && std::abs(p.z) < 15.0F && vertex.normal.y > 0.99F && p.y < 0.2F)
      deck = std::max(deck, p.y);
    EXPECT_FALSE(std::abs(p.x) < 12.5F && std::abs(p.z) < 6.0F && p.y > 0.01F && p.y < 21.0F) << "in the dancers' way";
  }
  EXPECT_EQ(deck, 0.0F) << "they stand on it, and shadows on the ground are drawn a hundredth above";
}

TEST(DemoShow, IsLightEnoughForProcessorsThatDraw) {
  // Two models as people make them and a stage have about 60,000 triangles.
  std::size_t triangles = 0;
  const auto show = app::readShow(kDemoFolder / "demo.odori", {});
  ASSERT_TRUE(show);
  for (const auto& actor : show->show.actors) {
    const auto model = app::loadModel(actor.model, {});
    ASSERT_TRUE(model);
    triangles += (*model)->model.indices.size() / 3;
  }
  EXPECT_LE(triangles, 60000U);
}

TEST(DemoShow, BlossomIsDrawnOverWhatIsSeenThroughIt) {
  const auto stage = app::loadModel(kDemoFolder / "stage.pmx", {});
  ASSERT_TRUE(stage);
  // GIVEN clouds of blossom whose edges are translucent, nine of each tree, WHEN materials are
  // drawn in their order THEN all that is opaque is drawn before them
  const auto& materials = (*stage)->model.materials;
  EXPECT_EQ(materials.back().englishName.utf8, "blossom");
  const auto count = static_cast<std::size_t>(materials.back().indexCount);
  const auto& indices = (*stage)->model.indices;
  constexpr std::size_t kOfCloud = 6, kOfTree = 9;
  ASSERT_EQ(count % (kOfCloud * kOfTree), 0U);
  float before = 0.0F;
  for (std::size_t cloud = 0; cloud < count / kOfCloud; ++cloud) {
    // AND of a tree's clouds, which all face the front, none is behind the one that is drawn before
    const auto& corner = (*stage)->model.vertices[indices[indices.size() - count + cloud * kOfCloud]];
    const float forwards = glm::dot(corner.position, corner.normal);
    EXPECT_LT(corner.normal.z, 0.0F);
    EXPECT_TRUE(cloud % kOfTree == 0 || forwards > before) << "cloud " << cloud % kOfTree << " of a tree";
    before = forwards;
  }
}

TEST(DemoShow, ShadowsLieUnderTheFeet) {
  // GIVEN a show in which the motion has self shadow
  const auto show = app::readShow(kDemoFolder / "demo.odori", {});
  const auto camera = vmd::readVmdFile(kDemoFolder / "camera.vmd");
  ASSERT_TRUE(show && camera);
  EXPECT_EQ(show->show.look.picture.light.self, app::SelfShadowChoice::Motion);
  ASSERT_FALSE(camera->motion.selfShadowKeys.empty());
  EXPECT_NE(camera->motion.selfShadowKeys.front().mode, 0);
  // WHEN the dancers stand on the deck THEN it shows their shadows, and flat grey ones aren't drawn
  // over them
  EXPECT_EQ(show->show.look.picture.light.ground, app::GroundShadow::Off);
  const auto stage = app::loadModel(kDemoFolder / "stage.pmx", {}),
             dancer = app::loadModel(kDemoFolder / "odori.pmx", {});
  ASSERT_TRUE(stage && dancer);
  const auto deck = std::ranges::find((*stage)->model.materials, std::string("deck"),
                                      [](const pmx::Material& material) { return material.englishName.utf8; });
  ASSERT_NE(deck, (*stage)->model.materials.end());
  EXPECT_TRUE(deck->has(pmx::materialFlag::receiveShadow));
  int shadows = 0;
  for (const pmx::Material& material : (*dancer)->model.materials) {
    shadows += material.has(pmx::materialFlag::castShadow) ? 1 : 0;
  }
  EXPECT_GT(shadows, 10) << "all of her but eyes, mouth, blush and veil";
  // AND they are no longer than half of what throws them
  ASSERT_FALSE(camera->motion.lightKeys.empty());
  const Vec3 light = camera->motion.lightKeys.front().direction;
  EXPECT_LT(std::hypot(light.x, light.z), 0.5F * -light.y);
}

/// Returns the song's left channel, -1 to 1, by the layout of RIFF: 44 bytes, then two channels of
/// 16 bits in turn.
std::vector<float> leftOfSong() {
  const auto bytes = base::readFile(kDemoFolder / "song.wav");
  std::vector<float> left;
  if (!bytes) return left;
  for (std::size_t i = 44; i + 3 < bytes->size(); i += 4) {
    const auto low = std::to_integer<std::uint16_t>((*bytes)[i]),
               high = std::to_integer<std::uint16_t>((*bytes)[i + 1]);
    left.push_back(static_cast<float>(static_cast<std::int16_t>(low | high << 8U)) / 32768.0F);
  }
  return left;
}

float loudness(const std::vector<float>& sound, std::size_t from, std::size_t count) {
  double sum = 0.0;
  for (std::size_t i = 0; i < count; ++i)
    sum += static_cast<double>(sound[from + i]) * static_cast<double>(sound[from + i]);
  return static_cast<float>(std::sqrt(sum / static_cast<double>(count)));
}

TEST(DemoShow, TheSongIsAsLongAsTheDanceAndBeatsWithIt) {
  const std::vector<float> left = leftOfSong();
  // 960 frames of 1/30 s are 32 s, of 22,050 samples each
  EXPECT_EQ(vmd::readVmdFile(kDemoFolder / "dance.vmd")->motion.lastFrame(), 960U);
  ASSERT_EQ(left.size(), 32U * 22050U);
  EXPECT_LT(*std::ranges::max_element(left), 0.9F) << "not at its limit";
  EXPECT_GT(*std::ranges::min_element(left), -0.9F);
  EXPECT_NEAR(std::accumulate(left.begin(), left.end(), 0.0) / static_cast<double>(left.size()), 0.0, 0.002);
  // THEN no bar is silent, and drums fall on the first beat of each: after it the sound is louder
  // than before
  constexpr std::size_t kBarSamples = 2U * 22050U, kMoment = 1500U;
  for (std::size_t bar = 0; bar < 16; ++bar) {
    EXPECT_GT(loudness(left, bar * kBarSamples, kBarSamples), 0.05F) << "bar " << bar + 1;
    if (bar == 0) continue;
    EXPECT_GT(loudness(left, bar * kBarSamples, kMoment), 1.2F * loudness(left, bar * kBarSamples - kMoment, kMoment))
        << "bar " << bar + 1;
  }
  // AND its end goes into its start without a click: no step that isn't elsewhere in the song
  float steepest = 0.0F;
  for (std::size_t i = 1; i < left.size(); ++i) steepest = std::max(steepest, std::abs(left[i] - left[i - 1]));
  EXPECT_LT(std::abs(left.front() - left.back()), 0.3F * steepest);
}

}  // namespace
