// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// VRM animations with few keys are read back from their bytes, played as glTF says, and compared
// with those that have a key for each frame.

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "app/export/vrma_file.h"
#include "tests/app/export/figure.h"
#include "tests/app/export/read_glb.h"

namespace {

using support::about;
using support::figure;
using support::localOf;
using support::ReadGlb;

constexpr std::size_t kFrames = 121;
constexpr float kMetresPerUnit = 0.08F;

/// This plays a VRM animation by its nodes' hierarchy.
class Player {
 public:
  explicit Player(const ReadGlb& file) {
    const auto& nodes = file.json.at("nodes");
    parents_.assign(nodes.size(), -1);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (const auto& child : nodes[i].value("children", nlohmann::json::array()))
        parents_[child.get<std::size_t>()] = static_cast<int>(i);
      const auto rest = nodes[i].value("translation", std::vector<float>{0, 0, 0});
      rest_.emplace_back(rest[0], rest[1], rest[2]);
      turns_.push_back(file.keys(i, "rotation"));
      moves_.push_back(file.keys(i, "translation"));
    }
  }

  /// Returns a node's place and rotation in the world.
  [[nodiscard]] base::Transform at(std::size_t node, float seconds) const {
    const base::Transform local{moves_[node].seconds.empty() ? rest_[node] : place(moves_[node], seconds),
                                turns_[node].seconds.empty() ? base::kIdentityRotation : turn(turns_[node], seconds)};
    if (parents_[node] < 0) return local;
    const base::Transform above = at(static_cast<std::size_t>(parents_[node]), seconds);
    return {above.translation + above.rotation * local.translation, above.rotation * local.rotation};
  }
  [[nodiscard]] std::size_t keys() const {
    std::size_t count = 0;
    for (const auto* channels : {&turns_, &moves_}) {
      for (const ReadGlb::Keys& each : *channels) count += each.seconds.size();
    }
    return count;
  }

 private:
  /// Returns the keys around a moment and the part of the way.
  static std::pair<std::size_t, float> around(const ReadGlb::Keys& keys, float seconds) {
    const auto next = std::upper_bound(keys.seconds.begin(), keys.seconds.end(), seconds);
    if (next == keys.seconds.begin()) return {0, 0.0F};
    if (next == keys.seconds.end()) return {keys.seconds.size() - 1, 0.0F};
    return {static_cast<std::size_t>(next - keys.seconds.begin()) - 1, (seconds - *(next - 1)) / (*next - *(next - 1))};
  }
  static base::Vec3 place(const ReadGlb::Keys& keys, float seconds) {
    const auto [i, part] = around(keys, seconds);
    const auto key = [&](std::size_t k) {
      return base::Vec3(keys.values[k * 3], keys.values[k * 3 + 1], keys.values[k * 3 + 2]);
    };
    return part == 0.0F ? key(i) : glm::mix(key(i), key(i + 1), part);
  }
  static base::Quat turn(const ReadGlb::Keys& keys, float seconds) {
    const auto [i, part] = around(keys, seconds);
    const auto key = [&](std::size_t k) {
      return base::Quat(keys.values[k * 4 + 3], keys.values[k * 4], keys.values[k * 4 + 1], keys.values[k * 4 + 2]);
    };
    return part == 0.0F ? key(i) : glm::slerp(key(i), key(i + 1), part);
  }

  std::vector<int> parents_;
  std::vector<base::Vec3> rest_;
  std::vector<ReadGlb::Keys> turns_, moves_;
};

/// This makes animations of the figure, which bends its back, swings an arm and a knee, steps
/// aside, speaks and looks around.
class VrmaKeysTest : public testing::Test {
 protected:
  VrmaKeysTest() {
    pmx::Model model = figure();
    pmx::Morph speaks;
    speaks.name = "あ";
    speaks.offsets = std::vector<pmx::VertexOffset>{{0, {0, 0.5F, 0}}};
    model.vertices.resize(1);
    model.morphs = {speaks};
    model_ = support::loaded(std::move(model));
    humanoid_ = *app::humanoidOf(model_->model, model_->skeleton);
    clip_ = support::restingClip(*model_, kFrames);
    for (std::size_t i = 0; i < kFrames; ++i) {
      const auto t = static_cast<float>(i);
      localOf(clip_, *model_, "上半身", i).rotation = about({0, 0, 1}, 10.0F * std::sin(0.21F * t));
      localOf(clip_, *model_, "左腕", i).rotation = about({1, 0, 2}, 40.0F * std::sin(0.13F * t));
      localOf(clip_, *model_, "右ひざ", i).rotation = about({1, 0, 0}, -30.0F + 30.0F * std::cos(0.3F * t));
      localOf(clip_, *model_, "左目", i).rotation = about({0, 1, 0}, 15.0F * std::sin(0.4F * t));
      localOf(clip_, *model_, "センター", i).translation += base::Vec3(std::sin(0.1F * t), 0, 0.01F * t);
      clip_.weights[i] = 0.5F + 0.5F * std::sin(0.25F * t);
    }
  }
  [[nodiscard]] app::VrmaFile make(std::optional<app::BakeTolerance> tolerance) const {
    auto made = app::makeVrma({.model = model_.get(),
                               .humanoid = &humanoid_,
                               .clip = &clip_,
                               .motions = {},
                               .generator = {},
                               .tolerance = tolerance});
    EXPECT_TRUE(made) << base::describe(made.error());
    return std::move(*made);
  }

  /// Plays the file with few keys beside the one with all, and expects that no joint is farther off
  /// than asked for, nor than the file's maker says.
  void expectWithin(double maxUnits, double maxDegrees) const;

  std::shared_ptr<const app::LoadedModel> model_;
  app::Humanoid humanoid_;
  app::BakedClip clip_;
};

void VrmaKeysTest::expectWithin(double maxUnits, double maxDegrees) const {
  const ReadGlb all = support::readGlb(make(std::nullopt).file);
  const app::VrmaFile made = make(app::BakeTolerance{maxUnits, maxDegrees});
  const ReadGlb few = support::readGlb(made.file);
  const Player full(all), reduced(few);
  double units = 0.0, degrees = 0.0;
  const std::size_t joints = humanoid_.joints.size();
  for (std::size_t i = 0; i < kFrames; ++i) {
    const auto seconds = static_cast<float>(static_cast<double>(i) / 30.0);
    for (std::size_t joint = 0; joint < joints; ++joint) {
      const base::Transform a = full.at(joint, seconds), b = reduced.at(joint, seconds);
      units = std::max(units, double{glm::distance(a.translation, b.translation) / kMetresPerUnit});
      degrees = std::max(degrees, double{support::degreesApart(a.rotation, b.rotation)});
    }
    // The gaze and the expression are nodes of their own.
    const base::Transform a = full.at(joints, seconds), b = reduced.at(joints, seconds);
    degrees = std::max(degrees, double{support::degreesApart(a.rotation, b.rotation)});
    const float aa = full.at(joints + 1, seconds).translation.x, weight = reduced.at(joints + 1, seconds).translation.x;
    EXPECT_NEAR(aa, weight, 0.0201F) << i;
  }
  EXPECT_LE(units, maxUnits + 1e-4) << "rounding of single precision";
  EXPECT_LE(degrees, maxDegrees + 1e-2);
  EXPECT_GT(units, 1e-3) << "some error is used";
  EXPECT_LT(reduced.keys(), full.keys() / 2);
  ASSERT_TRUE(made.few);
  EXPECT_LE(made.few->worst.units, maxUnits);
  EXPECT_NEAR(made.few->worst.units, units, 1e-3) << "what is said is what a player sees";
  EXPECT_LT(made.few->count, made.few->countOfAll);
}

TEST_F(VrmaKeysTest, EachJointStaysWithinTheError) { expectWithin(0.02, 0.2); }

TEST_F(VrmaKeysTest, SoItDoesWhereTheDancerIsScaled) {
  for (app::Placement& placement : clip_.placements) placement.scale = 2.0F;
  expectWithin(0.02, 2.0);  // the places decide, which are twice as far apart
}

TEST_F(VrmaKeysTest, WithoutAnErrorEachFrameHasKeys) {
  const app::VrmaFile made = make(std::nullopt);
  EXPECT_FALSE(made.few);
  const ReadGlb file = support::readGlb(made.file);
  EXPECT_EQ(file.keys(0, "translation").seconds.size(), kFrames);
  EXPECT_EQ(file.keys(humanoid_.joints.size() + 1, "translation").seconds.size(), kFrames);
}

}  // namespace
