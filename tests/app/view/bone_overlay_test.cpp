// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/bone_overlay.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/app/view/default_view.h"

namespace {

using app::BoneOverlayJob, app::OverlayMark, app::OverlayVertex;
using base::Vec2, base::Vec3, base::Vec4;

using support::kUnit;

/// This struct has bones that a test adds, their poses, and what the job draws of them.
struct BoneStage {
  pmx::Model model;
  ik::Skeleton skeleton;
  std::vector<base::Transform> poses;
  std::vector<std::uint8_t> ikEnabled;
  vmd::CameraState camera;
  float scale = 1.0F;
  bool bySize = false;
  std::int32_t selected = -1;
  std::vector<OverlayVertex> triangles;
  std::vector<OverlayMark> marks;

  /// Adds a visible bone without a tail, or with one at an offset.
  std::int32_t bone(Vec3 position, Vec3 tail = Vec3(0.0F), std::uint16_t flags = pmx::boneFlag::visible) {
    pmx::Bone bone;
    bone.flags = flags;
    bone.tailOffset = tail;
    bone.position = position;
    model.bones.push_back(bone);
    poses.push_back({position, base::kIdentityRotation});
    return static_cast<std::int32_t>(model.bones.size()) - 1;
  }
  void chain(std::int32_t target, std::int32_t effector, std::vector<std::int32_t> links, bool enabled) {
    model.bones[static_cast<std::size_t>(target)].flags |= pmx::boneFlag::ik;
    ik::Chain chain;
    chain.target = target;
    chain.effector = effector;
    for (const auto link : links) {
      chain.links.emplace_back().bone = link;
      chain.path.push_back(link);
    }
    skeleton.chains.push_back(chain);
    ikEnabled.push_back(enabled ? 1 : 0);
  }
  void draw() {
    BoneOverlayJob job;
    job.model = &model;
    job.skeleton = &skeleton;
    job.boneModels = poses;
    job.ikEnabled = ikEnabled;
    job.view.camera = app::cameraMatrices(camera, 1280.0F / 720.0F);
    job.view.scale = scale;
    job.view.marksBySize = bySize;
    job.actor = 3;
    job.selected = selected;
    triangles.clear();
    marks.clear();
    job.triangles = &triangles;
    job.marks = &marks;
    job.run();
  }

  [[nodiscard]] static Vec2 pixel(Vec2 clip) { return {(clip.x + 1) * 640, (1 - clip.y) * 360}; }
  /// Returns the colour drawn last over a pixel; alpha 0 where nothing is.
  [[nodiscard]] Vec4 at(Vec2 p) const {
    Vec4 colour(0.0F);
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
      const Vec2 a = pixel(triangles[i].position), b = pixel(triangles[i + 1].position),
                 c = pixel(triangles[i + 2].position);
      const auto side = [&](Vec2 from, Vec2 to) {
        return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
      };
      const float s = side(a, b), t = side(b, c), u = side(c, a);
      if ((s >= 0 && t >= 0 && u >= 0) || (s <= 0 && t <= 0 && u <= 0)) colour = triangles[i].colour;
    }
    return colour;
  }
};

bool isBlue(const Vec4& c) { return c.a > 0.9F && c.b > 0.8F && c.r < 0.5F; }
bool isYellow(const Vec4& c) { return c.a > 0.9F && c.r > 0.8F && c.g > 0.8F && c.b < 0.4F; }
bool isOrange(const Vec4& c) { return c.a > 0.9F && c.r > 0.8F && c.g > 0.4F && c.g < 0.75F && c.b < 0.4F; }
bool isDark(const Vec4& c) { return c.a > 0.3F && c.r < 0.2F && c.g < 0.2F && c.b < 0.2F; }
bool isNothing(const Vec4& c) { return c.a == 0.0F; }

constexpr float kRing = 4.6F;    // between the circle's inner and outer radius
constexpr float kSquare = 7.8F;  // within the outer square's side
std::int32_t boneAt(const std::vector<OverlayMark>& marks, Vec2 pixel, float radius) {
  const OverlayMark* mark = app::markAt(marks, pixel, radius);
  return mark != nullptr ? mark->bone : -1;
}

constexpr float kMiddle = 0.3F;  // off an edge shared by triangles

TEST(BoneOverlay, PutsMarksWhereTheCameraSeesTheBones) {
  // GIVEN bones at the target, one unit right and one up, and twice as far away
  BoneStage stage;
  stage.bone({0, 10, 0});
  stage.bone({1, 11, 0});
  stage.bone({2, 10, 45});
  // WHEN
  stage.draw();
  // THEN
  ASSERT_EQ(stage.marks.size(), 3U);
  EXPECT_NEAR(stage.marks[0].pixel.x, 640, 1e-3F);
  EXPECT_NEAR(stage.marks[0].pixel.y, 360, 1e-3F);
  EXPECT_NEAR(stage.marks[1].pixel.x, 640 + kUnit, 1e-3F);
  EXPECT_NEAR(stage.marks[1].pixel.y, 360 - kUnit, 1e-3F);
  EXPECT_NEAR(stage.marks[2].pixel.x, 640 + kUnit, 1e-3F) << "two units at twice the distance";
  EXPECT_EQ(stage.triangles.size() % 3, 0U);
}

TEST(BoneOverlay, TheSelectedBoneHasARedRingAroundItsMark) {
  BoneStage stage;
  stage.bone({0, 10, 0});
  stage.bone({4, 10, 0});
  stage.selected = 1;
  stage.draw();
  const Vec4 ring = stage.at({640 + 4 * kUnit + 11.8F, 360 + kMiddle});
  EXPECT_GT(ring.r, 0.8F);
  EXPECT_LT(ring.g + ring.b, 0.6F);
  EXPECT_TRUE(isBlue(stage.at({640 + 4 * kUnit + kRing, 360 + kMiddle}))) << "its own mark stays";
  EXPECT_TRUE(isNothing(stage.at({640 + 11.8F, 360 + kMiddle}))) << "the other one has none";
}

TEST(BoneOverlay, DrawsABlueCircleWithADarkOutline) {
  BoneStage stage;
  stage.bone({0, 10, 0});
  stage.draw();
  EXPECT_TRUE(isBlue(stage.at({640 + kRing, 360 + kMiddle})));
  EXPECT_TRUE(isBlue(stage.at({640 - kRing, 360 + kMiddle})));
  EXPECT_TRUE(isBlue(stage.at({640 + kMiddle, 360 + kRing})));
  EXPECT_TRUE(isBlue(stage.at({640 + kMiddle, 360 + kMiddle}))) << "the dot";
  EXPECT_TRUE(isDark(stage.at({640 + 6.1F, 360 + kMiddle}))) << "outside the ring";
  EXPECT_TRUE(isDark(stage.at({640 + 2.7F, 360 + kMiddle}))) << "inside the ring";
  EXPECT_TRUE(isNothing(stage.at({640 + 7.0F, 360})));
  EXPECT_TRUE(isNothing(stage.at({640 + 5.0F, 360 + 5.0F}))) << "a circle has no corners";
}

TEST(BoneOverlay, SizesArePixelsTimesScale) {
  BoneStage stage;
  stage.bone({0, 10, 0});
  stage.scale = 3.0F;
  stage.draw();
  EXPECT_TRUE(isBlue(stage.at({640 + 3 * kRing, 360 + kMiddle})));
  EXPECT_TRUE(isNothing(stage.at({640 + 3 * 7.0F, 360})));
  // AND independent of the distance
  BoneStage far;
  far.bone({0, 10, 400});
  far.draw();
  EXPECT_TRUE(isBlue(far.at({640 + kRing, 360 + kMiddle})));
}

TEST(BoneOverlay, BonesThatIkMovesAreYellow) {
  // GIVEN thigh, shin and ankle, solved towards a target that the ankle doesn't reach
  BoneStage stage;
  const auto thigh = stage.bone({0, 12, 0}), shin = stage.bone({0, 10, 0}), ankle = stage.bone({0, 8, 0});
  const auto target = stage.bone({3, 8, 0});
  const auto head = stage.bone({0, 14, 0});
  stage.chain(target, ankle, {shin, thigh}, true);
  // WHEN
  stage.draw();
  const auto ring = [&](std::int32_t bone) {
    const auto mark =
        std::find_if(stage.marks.begin(), stage.marks.end(), [&](const auto& m) { return m.bone == bone; });
    return stage.at(mark->pixel + Vec2(kRing, kMiddle));
  };
  // THEN
  EXPECT_TRUE(isYellow(ring(thigh)));
  EXPECT_TRUE(isYellow(ring(shin)));
  EXPECT_TRUE(isYellow(ring(ankle))) << "the effector";
  EXPECT_TRUE(isBlue(ring(head)));
  // AND with the chain off at this frame they are moved by forward kinematics
  stage.ikEnabled[0] = 0;
  stage.draw();
  EXPECT_TRUE(isBlue(ring(thigh)));
  EXPECT_TRUE(isBlue(ring(ankle)));
  // AND so they are when the chain can't be solved
  stage.ikEnabled[0] = 1;
  stage.skeleton.chains[0].path.clear();
  stage.draw();
  EXPECT_TRUE(isBlue(ring(thigh)));
}

TEST(BoneOverlay, ControllersAreConcentricSquares) {
  for (const bool enabled : {true, false}) {
    BoneStage stage;
    const auto effector = stage.bone({5, 10, 0}), target = stage.bone({0, 10, 0});
    stage.chain(target, effector, {effector}, enabled);
    stage.draw();
    for (const float sign : {-1.0F, 1.0F}) {
      EXPECT_TRUE(isOrange(stage.at({640 + sign * kSquare, 360 + kMiddle})));
      EXPECT_TRUE(isOrange(stage.at({640 + kMiddle, 360 + sign * kSquare})));
      EXPECT_TRUE(isOrange(stage.at({640 + sign * kSquare, 360 + sign * (kSquare - 0.5F)}))) << "it has corners";
    }
    EXPECT_TRUE(isOrange(stage.at({640 + kMiddle, 360 + kMiddle / 2}))) << "the inner square";
    EXPECT_TRUE(isNothing(stage.at({640 + 4.5F, 360 + kMiddle}))) << "between the squares";
    EXPECT_TRUE(isDark(stage.at({640 + 9.2F, 360 + kMiddle}))) << "the outline";
  }
}

TEST(BoneOverlay, ControllerAndReachedEffectorAreBothSeen) {
  // GIVEN a chain that has reached its target
  BoneStage stage;
  const auto target = stage.bone({0, 10, 0}), effector = stage.bone({0, 10, 0});
  stage.chain(target, effector, {effector}, true);
  // WHEN
  stage.draw();
  // THEN
  EXPECT_TRUE(isOrange(stage.at({640 + kSquare, 360 + kMiddle})));
  EXPECT_TRUE(isYellow(stage.at({640 + kRing, 360 + kMiddle})));
  EXPECT_TRUE(isOrange(stage.at({640 + kMiddle, 360 + kMiddle / 2})));
  // AND the mouse picks the controller, which is on top
  EXPECT_EQ(boneAt(stage.marks, {640, 360}, 8), target);
}

TEST(BoneOverlay, FixedAxesHaveACross) {
  // GIVEN a twist bone
  BoneStage stage;
  stage.bone({0, 10, 0}, Vec3(0.0F), pmx::boneFlag::visible | pmx::boneFlag::fixedAxis);
  stage.draw();
  // THEN its circle holds a diagonal cross in place of the dot
  EXPECT_TRUE(isBlue(stage.at({640 + 2.0F, 360 + 2.0F})));
  EXPECT_TRUE(isBlue(stage.at({640 - 2.0F, 360 + 2.0F})));
  EXPECT_TRUE(isDark(stage.at({640 + 2.0F, 360 + kMiddle})));
}

TEST(BoneOverlay, DrawsOnlyVisibleBones) {
  BoneStage stage;
  stage.bone({0, 10, 0}, {0, 3, 0}, 0);
  stage.draw();
  EXPECT_TRUE(stage.triangles.empty());
  EXPECT_TRUE(stage.marks.empty());
}

TEST(BoneOverlay, TapersPointToTheTail) {
  // GIVEN a bone with its tail 4 units up, and one whose tail is a bone 4 units to the right of it
  BoneStage stage;
  stage.bone({0, 10, 0}, {0, 4, 0});
  const auto second = stage.bone({0, 6, 0});
  const auto third = stage.bone({4, 6, 0}, Vec3(0.0F), 0);
  stage.model.bones[static_cast<std::size_t>(second)].flags |= pmx::boneFlag::tailIsBone;
  stage.model.bones[static_cast<std::size_t>(second)].tailBone = third;
  // WHEN
  stage.draw();
  // THEN it is a translucent blue between them, narrowing
  const Vec4 near = stage.at({640 + kMiddle, 360 - 1 * kUnit});
  EXPECT_GT(near.b, 0.8F);
  EXPECT_LT(near.a, 0.9F);
  EXPECT_GT(stage.at({640 + kMiddle, 360 - 3.5F * kUnit}).b, 0.8F);
  EXPECT_GT(stage.at({642, 360 - 1 * kUnit}).b, 0.8F);
  EXPECT_FALSE(stage.at({642, 360 - 3.5F * kUnit}).b > 0.8F);
  EXPECT_TRUE(isNothing(stage.at({640, 360 - 4.2F * kUnit})));
  EXPECT_TRUE(isNothing(stage.at({646, 360 - 2 * kUnit})));
  EXPECT_GT(stage.at({640 + 2 * kUnit, 360 + 4 * kUnit + kMiddle}).b, 0.8F);
  EXPECT_TRUE(isNothing(stage.at({640 - 2 * kUnit, 360 + 4 * kUnit})));
}

TEST(BoneOverlay, TailOffsetsTurnWithTheBone) {
  // GIVEN a tail 4 units up on a bone turned by 90° about Z: it points to -X
  BoneStage stage;
  stage.bone({0, 10, 0}, {0, 4, 0});
  stage.poses[0].rotation = glm::angleAxis(base::kPi / 2, Vec3(0, 0, 1));
  stage.draw();
  EXPECT_GT(stage.at({640 - 2 * kUnit, 360 + kMiddle}).b, 0.8F);
  EXPECT_TRUE(isNothing(stage.at({640, 360 - 2 * kUnit})));
}

TEST(BoneOverlay, BonesBehindTheCameraAreSkipped) {
  for (const bool perspective : {true, false}) {
    // GIVEN one bone behind the eye at z = -45, one before the near plane, one just after it
    BoneStage stage;
    stage.camera.perspective = perspective;
    stage.bone({0, 10, -50}, {0, 1, 0});
    stage.bone({0, 10, -44.7F});
    const auto seen = stage.bone({0, 10, -44.4F});
    stage.draw();
    // THEN
    ASSERT_EQ(stage.marks.size(), 1U);
    EXPECT_EQ(stage.marks[0].bone, seen);
  }
}

TEST(BoneOverlay, TailsBehindTheCameraAreCutOff) {
  // GIVEN a bone that points at the eye and past it, a little to the right
  BoneStage stage;
  stage.bone({1, 10, 0}, {1, 0, -90});
  stage.draw();
  // THEN its taper goes out of the picture to the right, and no corner is too far out
  float farthest = -1e9F;
  for (const auto& vertex : stage.triangles) {
    EXPECT_LT(std::abs(vertex.position.x), 1e4F);
    EXPECT_GT(vertex.position.x, -1.0F);
    farthest = std::max(farthest, vertex.position.x);
  }
  EXPECT_GT(farthest, 1.0F);
}

TEST(BoneOverlay, OddPosesDrawNothingOdd) {
  // GIVEN poses that aren't finite or lie far out, and indices that don't exist
  BoneStage stage;
  const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
  for (const float odd : {nan, infinity, -infinity, 1e30F, 1e12F}) {
    stage.bone({odd, 10, 0});
    stage.bone({0, 10, 0}, {odd, odd, 0});
    stage.bone({0, 10, odd});
  }
  auto& lost = stage.model.bones[static_cast<std::size_t>(stage.bone({0, 10, 0}))];
  lost.flags |= pmx::boneFlag::tailIsBone;
  lost.tailBone = 1000;
  stage.chain(0, 5000, {-1, 7000}, true);
  stage.model.bones.emplace_back().flags = pmx::boneFlag::visible;  // without a pose
  // WHEN
  stage.draw();
  // THEN
  for (const auto& vertex : stage.triangles) {
    ASSERT_TRUE(std::isfinite(vertex.position.x) && std::isfinite(vertex.position.y));
  }
}

TEST(BoneOverlay, MarksNameTheActor) {
  BoneStage stage;
  stage.bone({0, 10, 0});
  stage.draw();
  ASSERT_EQ(stage.marks.size(), 1U);
  EXPECT_EQ(stage.marks[0].actor, 3U);
  stage.scale = 0.0F;
  stage.draw();
  EXPECT_TRUE(stage.triangles.empty());
}

TEST(BoneOverlay, TheNearestMarkWithinTheRadius) {
  const std::vector<OverlayMark> marks{{4, {100, 100}}, {7, {110, 100}}, {9, {100, 100}}};
  EXPECT_EQ(boneAt(marks, {108, 101}, 8), 7);
  EXPECT_EQ(boneAt(marks, {100, 107}, 8), 9) << "of equals the one drawn last";
  EXPECT_EQ(boneAt(marks, {100, 109}, 8), -1);
  EXPECT_EQ(boneAt({}, {0, 0}, 8), -1);
}

/// Returns how far the circle of bone `i` reaches to its right, in pixels.
float reachOf(const BoneStage& stage, std::size_t i) {
  float most = 0.0F;
  for (float x = 0.0F; x < 12.0F; x += 0.05F)
    if (stage.at(stage.marks[i].pixel + Vec2(x, 0.0F)).a > 0.0F) most = x;
  return most;
}

TEST(BoneOverlay, MarksOfASmallModelAreSmall) {
  // GIVEN two bones 20 units apart, as far as 20 * 29.86 = 597 pixels in the default view
  BoneStage stage;
  stage.bone({0, 0, 0});
  stage.bone({0, 20, 0});
  stage.draw();
  const float whole = reachOf(stage, 0);
  EXPECT_NEAR(whole, 6.5F, 0.3F);  // a ring of 5.5 pixels with its outline of 1
  // WHEN the camera is twice as far THEN marks by size are half as large, and others stay
  stage.bySize = true;
  stage.draw();
  EXPECT_NEAR(reachOf(stage, 0), whole, 0.1F);
  stage.camera.distance *= 2.0F;
  stage.draw();
  EXPECT_NEAR(reachOf(stage, 0), 0.5F * whole, 0.2F);
  EXPECT_NEAR(stage.marks[0].size, 0.5F, 0.01F);
  stage.bySize = false;
  stage.draw();
  EXPECT_NEAR(reachOf(stage, 0), whole, 0.1F);
  EXPECT_FLOAT_EQ(stage.marks[0].size, 1.0F);
  // AND they don't change with a pose, and have a least size and a most
  stage.bySize = true;
  stage.poses[1].translation = {0, 4, 0};
  stage.draw();
  EXPECT_NEAR(stage.marks[0].size, 0.5F, 0.01F);
  stage.camera.distance *= 20.0F;
  stage.draw();
  EXPECT_FLOAT_EQ(stage.marks[0].size, app::kMinMark);
  stage.camera.distance /= 400.0F;
  stage.draw();
  EXPECT_FLOAT_EQ(stage.marks[0].size, 1.0F);
}

TEST(BoneOverlay, ASmallMarkIsHitFromNearer) {
  const std::vector<OverlayMark> marks{{0, {100, 100}, 1, 0.5F}, {1, {200, 100}, 1, 1.0F}};
  EXPECT_EQ(app::markAt(marks, {100, 111}, 12.0F), nullptr);
  EXPECT_EQ(app::markAt(marks, {100, 107}, 12.0F), marks.data());  // two thirds of 12 are left
  EXPECT_EQ(app::markAt(marks, {200, 111}, 12.0F), marks.data() + 1);
}

}  // namespace
