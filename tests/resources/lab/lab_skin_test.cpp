// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scenes of skin and of the thrown ball, held against closed forms.

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "pmx/deform/skinning_job.h"
#include "tests/resources/lab/lab_show.h"

namespace {

using base::Vec3;
using support::LabShow;

constexpr float kRadius = 1.4F, kBendHeight = 6.0F, kTwistHeight = 11.0F;
const Vec3 kBend(0.0F, kBendHeight, 0.0F);

/// Returns how wide the ring of a height at rest is in a frame: the greatest and the least distance
/// of a vertex from `middle`.
std::pair<float, float> ringOf(LabShow& lab, std::size_t actor, double frame, const Vec3& middle = kBend,
                               float height = kBendHeight) {
  const pmx::Model& model = lab.actor(actor).model();
  const app::ActorFrame& shown = *lab.show.evaluate(frame).actors[actor].frame;
  std::vector<Vec3> ring;
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    const Vec3& rest = model.vertices[i].position;
    if (std::abs(rest.y - height) < 1e-3F && std::abs(std::hypot(rest.x, rest.z) - kRadius) < 1e-3F)
      ring.push_back(skinnedVertex(model, model.vertices[i], shown.positions[i], shown.palette).position);
  }
  EXPECT_GE(ring.size(), 20U);
  std::pair<float, float> found{0.0F, 99.0F};
  for (const Vec3& at : ring) {
    found.first = std::max(found.first, glm::distance(at, middle));
    found.second = std::min(found.second, glm::distance(at, middle));
  }
  return found;
}

TEST(LabSkin, BentByARightAngleSdefKeepsTheWidthAndLinearBlendingLosesIt) {
  LabShow lab("skin");
  ASSERT_EQ(lab.actors.size(), 3U);
  // GIVEN half a vertex' weight on each bone at the bend, turned by 90 degrees about Z THEN SDEF
  // turns the ring by 45 degrees, so that it keeps its radius. Its middle is the mean of the points
  // a unit below the bend and a unit beyond it, (0, 5) and (1, 6): half of each reference point,
  // which are two units from the bend (mmd-reference.md 9.1)
  const auto sdef = ringOf(lab, 2, 75.0, {0.5F, 5.5F, 0.0F}), linear = ringOf(lab, 1, 75.0);
  EXPECT_NEAR(sdef.first, kRadius, 2e-3F);
  EXPECT_NEAR(sdef.second, kRadius, 2e-3F);
  // AND the mean of a place and the place a right angle on is cos 45° as far from the axis
  EXPECT_NEAR(linear.second, kRadius * std::cos(0.7853982F), 2e-3F);
  EXPECT_NEAR(linear.first, kRadius, 2e-3F) << "along the axis nothing is lost";
}

TEST(LabSkin, TwistedBy160DegreesLinearBlendingNearlyCloses) {
  LabShow lab("skin");
  // GIVEN the same frame, in which the upper joint, 5 units from the bend, lies beside it
  const Vec3 middle(5.0F, 6.0F, 0.0F);
  const auto sdef = ringOf(lab, 2, 75.0, middle, kTwistHeight), linear = ringOf(lab, 1, 75.0, middle, kTwistHeight);
  EXPECT_NEAR(linear.first, kRadius * std::cos(1.3962634F), 2e-3F) << "cos 80° of its radius";
  EXPECT_NEAR(sdef.second, kRadius, 2e-3F);
}

TEST(LabSkin, PicturesThatPeopleTakeShowTheBendAndTheTwist) {
  LabShow lab("skin");
  for (const double frame : {0.0, 60.0, 75.0, 150.0}) {
    SCOPED_TRACE(frame);
    lab.show.evaluate(frame);
    for (const char* bone : {"middle", "upper"}) {
      const base::Quat& turned = lab.bone(0, bone).rotation;
      const base::Quat below = bone == std::string("middle") ? base::kIdentityRotation : lab.bone(0, "middle").rotation;
      EXPECT_GT(2.0F * std::acos(std::min(1.0F, std::abs(glm::dot(turned, below)))), 0.75F) << bone << ", radians";
    }
  }
}

TEST(LabBall, FliesAlongTheParabolaOfMmdsGravity) {
  LabShow lab("look-and-stand");
  // GIVEN throws of 0.8 seconds each, 14 units wide, the first of which began 9 frames ago: after t
  // seconds y = 10.5 + 49 t (0.8 - t)
  for (double frame = 0.0; frame < 39.0; frame += 0.5) {
    lab.show.evaluate(frame);
    const auto t = static_cast<float>(std::fmod(frame + 9.0, 24.0) / 30.0);
    const float x = frame < 15.0 ? -7.0F + 17.5F * t : 7.0F - 17.5F * t;
    EXPECT_NEAR(lab.at(0, "ball").x, x, 1e-3F) << frame;
    // Curves of a motion have 127 steps: between keys that is a hundredth of 8 units at most.
    EXPECT_NEAR(lab.at(0, "ball").y, 10.5F + 49.0F * t * (0.8F - t), std::fmod(frame, 3.0) == 0.0 ? 1e-3F : 0.08F)
        << frame;
  }
}

TEST(LabStand, TheFeetOfTheOneThatStandsAreAsHighAsTheSlope) {
  LabShow lab("look-and-stand");
  ASSERT_EQ(lab.actors.size(), 7U);
  // GIVEN the two that walk the same, WHEN one is on the landing 2.25 units up THEN its foot is as
  // much higher than the other's
  float most = 0.0F;
  for (double frame = 0.0; frame <= 240.0; frame += 1.0) {
    lab.show.evaluate(frame);
    for (const char* foot : {"左足ＩＫ", "右足ＩＫ"}) {
      const float higher = lab.at(3, foot).y - lab.at(5, foot).y;
      EXPECT_GE(higher, -0.3F) << frame;
      most = std::max(most, higher);
    }
  }
  EXPECT_NEAR(most, 2.25F, 0.02F);
}

}  // namespace
