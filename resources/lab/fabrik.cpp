// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Trees with several ends, each solved as a whole by FABRIK: two legs on a pelvis, and a starfish
// on a stalk, whose middle is where five arms meet.

#include <array>
#include <cmath>
#include <string>

#include <fmt/core.h>

#include "resources/lab/limb.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr int kArms = 5, kStarFrames = 240;
const Vec3 kStarMiddle{0.0F, 7.0F, 0.0F};

std::string armName(int arm) { return fmt::format("腕{}の", arm + 1); }
std::string goalName(int arm) { return fmt::format("目標{}", arm + 1); }

Vec3 armDirection(int arm) {
  const float angle = 2.0F * kPi * static_cast<float>(arm) / kArms;
  return {std::sin(angle), std::cos(angle), 0.0F};
}

/// Returns where a target is at rest: arms can reach it bent, so that they have something to give.
Vec3 starTarget(int arm) { return kStarMiddle + Vec3(0, -0.4F, 0) + 3.4F * armDirection(arm); }

pmx::Model makeStar() {
  constexpr std::array kColours{&colour::rose, &colour::amber, &colour::teal, &colour::blue, &colour::violet};
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  kit.pedestal(Vec3(0.0F, 0.9F, 0.0F), base);
  const auto stalk = addLimb(kit, {.name = "茎",
                                   .english = "stalk",
                                   .joints = straight({0, 1, 0}, kStarMiddle, 3),
                                   .parent = base,
                                   .first = &colour::chalk,
                                   .second = &colour::chalk});
  kit.ball(colour::chalk, kStarMiddle, 0.9F, stalk.back());
  for (int arm = 0; arm < kArms; ++arm) {
    const Vec3 way = armDirection(arm);
    addLimb(kit, {.name = armName(arm),
                  .english = fmt::format("arm {}", arm + 1),
                  .joints = {kStarMiddle + 0.7F * way, kStarMiddle + 1.9F * way + Vec3(0, 0, -0.3F),
                             kStarMiddle + 3.1F * way + Vec3(0, 0, -0.3F), kStarMiddle + 4.3F * way},
                  .parent = stalk.back(),
                  .first = kColours.at(static_cast<std::size_t>(arm)),
                  .second = kColours.at(static_cast<std::size_t>(arm))});
  }
  for (int arm = 0; arm < kArms; ++arm)
    addTarget(kit, goalName(arm), fmt::format("target {}", arm + 1), starTarget(arm));
  return kit.finish("Starfish");
}

/// All targets sway to one side and the other, each with a small circle of its own.
vmd::Motion moveStar() {
  MotionKit motion("ヒトデ");
  for (int arm = 0; arm < kArms; ++arm) {
    for (int frame = 0; frame <= kStarFrames; frame += 10) {
      const float turn = 2.0F * kPi * static_cast<float>(frame) / kStarFrames;
      const float own = 3.0F * turn + static_cast<float>(arm);
      motion.move(goalName(arm), frame,
                  {2.2F * std::sin(turn) + 0.4F * std::cos(own), 0.4F * std::sin(own), -0.4F * std::sin(own + turn)},
                  easing::linear);
    }
  }
  return motion.finish();
}

constexpr float kPelvis = 6.6F;

pmx::Model makeLegs() {
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  const Vec3 top(0, 11.0F, 0), pelvis(0, kPelvis, 0);
  kit.rod(colour::slate, {-2.4F, 11.0F, 0}, {2.4F, 11.0F, 0}, 0.3F, 0.3F, base);
  const auto spine = addLimb(kit, {.name = "背骨",
                                   .english = "spine",
                                   .joints = straight(top, pelvis, 3),
                                   .parent = base,
                                   .first = &colour::chalk,
                                   .second = &colour::chalk});
  kit.rod(colour::slate, {-1.1F, kPelvis, 0}, {1.1F, kPelvis, 0}, 0.45F, 0.45F, spine.back());
  for (const float side : {1.0F, -1.0F}) {
    const std::string name = side > 0 ? "左脚" : "右脚", english = side > 0 ? "left leg" : "right leg";
    // Knees are bent forwards a little.
    addLimb(kit, {.name = name,
                  .english = english,
                  .joints = {{1.1F * side, kPelvis, 0}, {1.2F * side, 3.7F, -0.7F}, {1.3F * side, 0.8F, 0}},
                  .parent = spine.back(),
                  .first = side > 0 ? &colour::blue : &colour::rose,
                  .second = side > 0 ? &colour::teal : &colour::amber,
                  .radius = 0.4F});
  }
  addTarget(kit, "左目標", "left target", {1.3F, 0.8F, 0});
  addTarget(kit, "右目標", "right target", {-1.3F, 0.8F, 0});
  return kit.finish("Pelvis with two legs");
}

vmd::Motion moveLegs() {
  MotionKit motion("骨盤と両脚");
  for (int frame = 0; frame <= kStarFrames; frame += 10) {
    const float turn = 4.0F * kPi * static_cast<float>(frame) / kStarFrames;
    const auto step = [](float at) {
      return Vec3(0.0F, 0.4F + std::max(0.0F, 1.6F * std::sin(at)), 1.2F * std::cos(at));
    };
    motion.move("左目標", frame, step(turn), easing::linear);
    motion.move("右目標", frame, step(turn + kPi), easing::linear);
  }
  return motion.finish();
}

}  // namespace

Scene makeFabrik() {
  Scene scene{.name = "fabrik"};
  scene.models["starfish.pmx"] = makeStar();
  scene.models["pelvis.pmx"] = makeLegs();
  scene.motions["starfish.vmd"] = moveStar();
  scene.motions["pelvis.vmd"] = moveLegs();
  Json star = actorOf("starfish.pmx", "starfish.vmd", Vec3(6.0F, 0.0F, 0.0F));
  Json arms = reachGoal(armName(0) + "先", "茎1", goalName(0), "fabrik");
  for (int arm = 1; arm < kArms; ++arm) alsoReach(arms, armName(arm) + "先", goalName(arm));
  star["goals"] = Json::array({arms});
  star["readouts"] = Json::array({solveBelow(armName(0) + "先", "台")});
  Json legs = actorOf("pelvis.pmx", "pelvis.vmd", Vec3(-6.0F, 0.0F, 0.0F));
  Json both = reachGoal("左脚先", "背骨1", "左目標", "fabrik");
  alsoReach(both, "右脚先", "右目標");
  legs["goals"] = Json::array({both});
  legs["readouts"] = Json::array({solveBelow("左脚先", "台")});
  // The spine's joints lean in cones: around where each bone points at rest.
  for (int bone = 1; bone <= 3; ++bone) {
    legs["freedoms"].push_back(
        {{"bone", fmt::format("背骨{}", bone)}, {"turn", "cone"}, {"axis", {0, -1, 0}}, {"angle", 35}});
  }
  // The legs' first joints lean in ellipses around straight down: farther forwards than backwards.
  for (const char* leg : {"左脚1", "右脚1"}) {
    legs["freedoms"].push_back(
        {{"bone", leg}, {"turn", "ellipse"}, {"axis", {0, -1, 0}}, {"right", {1, 0, 0}}, {"angles", {25, 30, 25, 60}}});
  }
  scene.actors = {legs, star};
  scene.look = lookFrom({.target = {0.5F, 4.6F, 0.0F}, .fromRight = 14.0F, .fromAbove = 6.0F, .distance = 38.0F});
  scene.look["limits"] = true;
  return scene;
}

}  // namespace lab
