// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// An arm of two links, solved in closed form, and the same arm bent to the other side: together
// they are the two solutions of one triangle.

#include <cmath>

#include "resources/lab/model_kit.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr float kUpper = 6.0F, kLower = 4.0F;
const Vec3 kShoulder{-3.0F, 7.0F, 0.0F};
constexpr float kLift = 35.0F * kDegree;  // of the upper link above the line to the target, at rest

/// Returns the hand at rest, level with the shoulder: both links rise to the elbow by the same
/// height.
Vec3 handAtRest() {
  const float fall = std::asin(kUpper * std::sin(kLift) / kLower);
  return kShoulder + Vec3(kUpper * std::cos(kLift) + kLower * std::cos(fall), 0.0F, 0.0F);
}

/// `side` is 1 for an elbow above, -1 for one below.
pmx::Model makeArm(float side, const Colour& upperColour, const Colour& lowerColour, const char* name) {
  ModelKit kit;
  const Vec3 elbow = kShoulder + kUpper * Vec3(std::cos(kLift), side * std::sin(kLift), 0.0F), hand = handAtRest();
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  const auto upper = kit.bone("上腕", "upper arm", kShoulder, base);
  const auto lower = kit.bone("前腕", "forearm", elbow, upper);
  const auto tip = kit.bone("手", "hand", hand, lower);
  // The target's parent is at its own place: attached to another's target, the two coincide.
  const auto holder = kit.bone("目標親", "target's parent", hand, base, BoneKind::Moves);
  const auto target = kit.bone("目標", "target", hand, holder, BoneKind::Moves);
  kit.tailOffset(base, Vec3(0, 1, 0));
  kit.tail(upper, lower);
  kit.tail(lower, tip);
  kit.chain(target, tip, {lower, upper}, 40, 0.5F);
  if (side > 0.0F) {
    kit.pedestal(kShoulder - Vec3(0, 0.4F, 0), base);
    kit.ball(colour::steel, kShoulder, 0.62F, base);
    kit.goalMark(hand, target, 0.55F);
  }
  kit.rod(upperColour, kShoulder, elbow, 0.42F, 0.34F, upper);
  kit.ball(colour::steel, elbow, 0.5F, lower);
  kit.rod(lowerColour, elbow, hand, 0.34F, 0.22F, lower);
  kit.ball(colour::steel, hand, 0.3F, tip);
  return kit.finish(name);
}

/// The target goes around the shoulder: by a distance in units and an angle in degrees.
vmd::Motion moveHand() {
  MotionKit motion("二本の腕");
  const auto place = [&](int frame, float distance, float angle) {
    const Vec3 at = kShoulder + distance * Vec3(std::cos(angle * kDegree), std::sin(angle * kDegree), 0.0F);
    motion.move("目標", frame, at - handAtRest());
  };
  const float rest = handAtRest().x - kShoulder.x;
  place(0, rest, 0.0F);
  place(50, 8.5F, 32.0F);
  place(90, kUpper + kLower, 20.0F);  // just in reach: the arm is straight
  place(120, 12.0F, 12.0F);           // too far
  place(150, 12.0F, -4.0F);
  place(200, 7.2F, -25.0F);
  place(250, kUpper - kLower, 0.0F);  // just in reach: the arm is folded
  place(275, 1.0F, 0.0F);             // too near
  place(300, 1.0F, 0.0F);
  place(360, rest, 0.0F);
  return motion.finish();
}

}  // namespace

Scene makeTwoBones() {
  Scene scene{.name = "two-bones"};
  scene.models["two-bones-above.pmx"] = makeArm(1.0F, colour::blue, colour::teal, "Elbow above");
  scene.models["two-bones-below.pmx"] = makeArm(-1.0F, colour::amber, colour::rose, "Elbow below");
  scene.motions["two-bones.vmd"] = moveHand();
  Json above = actorOf("two-bones-above.pmx", "two-bones.vmd", Vec3(0.0F));
  Json below = actorOf("two-bones-below.pmx", "", Vec3(0.0F));
  above["ik"] = below["ik"] = {{"all", "on"}, {"by", {{"solver", "two-bone"}}}};
  below["opacity"] = 0.45;
  below["groundShadow"] = false;
  below["outsideParents"] = Json::array({{{"bone", "目標"}, {"actor", 0}, {"parent", "目標"}}});
  // The triangle in numbers: two of its angles, and the side that the target gives.
  above["readouts"] = Json::array({{{"readout", "angle"}, {"bone", "前腕"}, {"from", "上腕"}, {"to", "手"}},
                                   {{"readout", "angle"}, {"bone", "上腕"}, {"from", "前腕"}, {"to", "目標"}},
                                   {{"readout", "length"}, {"bone", "上腕"}, {"to", "目標"}}});
  scene.actors = {above, below};
  scene.look = lookFrom({.target = {1.8F, 6.6F, 0.0F}, .fromRight = 10.0F, .fromAbove = 5.0F, .distance = 32.0F});
  scene.look["targets"] = true;  // IK bones
  return scene;
}

}  // namespace lab
