// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A crane that turns, rises, reaches out and bends, and one with two grippers on one tree.

#include <string>

#include "resources/lab/limb.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr float kMastTop = 5.0F, kBoomEnd = 4.0F, kArm = 3.0F;  // units
constexpr float kGripper = 1.4F;                                // of two, from the boom
constexpr float kApart = 3.2F;                                  // of each target from where its gripper may be

/// These are the bones that both cranes have, and where the boom ends at rest.
struct Crane {
  std::int32_t turntable = -1, mast = -1, boom = -1;
  Vec3 end{0.0F};
};

Crane addCrane(ModelKit& kit, const Colour& colour) {
  Crane crane;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  crane.turntable = kit.bone("旋回", "turntable", {0, 0.8F, 0}, base);
  crane.mast = kit.bone("支柱", "mast", {0, 1.2F, 0}, crane.turntable);
  crane.boom = kit.bone("腕木", "boom", {0, kMastTop, 0}, crane.mast);
  crane.end = {kBoomEnd, kMastTop, 0};
  kit.tail(crane.turntable, crane.mast);
  kit.tail(crane.mast, crane.boom);
  kit.turned(colour::slate, Vec3(0.0F), {{0.0F, 0.0F}, {2.1F, 0.0F}, {2.1F, 0.35F}, {1.9F, 0.55F}, {0.0F, 0.55F}},
             base);
  kit.turned(colour::steel, {0, 0.55F, 0}, {{0.0F, 0.0F}, {1.4F, 0.0F}, {1.4F, 0.35F}, {0.8F, 0.55F}, {0.0F, 0.55F}},
             crane.turntable);
  kit.rod(colour::slate, {0, 1.0F, 0}, {0, 4.2F, 0}, 0.62F, 0.62F, crane.turntable);
  kit.rod(colour, {0, 1.4F, 0}, {0, kMastTop, 0}, 0.42F, 0.42F, crane.mast);
  kit.box(colour::slate, {0, kMastTop, 0}, {0.75F, 0.55F, 0.55F}, crane.mast);
  kit.rod(colour::chalk, {-1.6F, kMastTop, 0}, crane.end, 0.3F, 0.3F, crane.boom);
  return crane;
}

/// Adds two links with hinges from the end of the boom, and a gripper. The English names begin with
/// `which`.
void addGripper(ModelKit& kit, std::int32_t parent, const Vec3& from, const std::string& name, const std::string& which,
                const Vec3& bend, const Colour& colour) {
  const auto limb = addLimb(kit, {.name = name,
                                  .english = which + "hinge",
                                  .tip = which + "gripper",
                                  .joints = {from, from + bend, from + bend + Vec3(0, -kArm, 0)},
                                  .parent = parent,
                                  .first = &colour,
                                  .second = &colour::steel});
  const Vec3& tip = kit.position(limb.back());
  for (const float side : {1.0F, -1.0F})
    kit.rod(colour::slate, tip + Vec3(0.32F * side, 0.1F, 0), tip + Vec3(0.22F * side, -0.55F, 0), 0.09F, 0.07F,
            limb.back());
}

Json hinge(const char* bone, const Vec3& axis, float from, float to) {
  return {{"bone", bone}, {"turn", "hinge"}, {"axis", {axis.x, axis.y, axis.z}}, {"from", from}, {"to", to}};
}
Json slide(const char* bone, const Vec3& axis, float from, float to) {
  return {{"bone", bone}, {"slide", {{"axis", {axis.x, axis.y, axis.z}}, {"from", from}, {"to", to}}}};
}

Json craneFreedoms() {
  return Json::array(
      {hinge("旋回", {0, 1, 0}, -170, 170), slide("支柱", {0, 1, 0}, 0, 3), slide("腕木", {1, 0, 0}, -2, 3)});
}

pmx::Model makeOneGripper() {
  ModelKit kit;
  const Crane crane = addCrane(kit, colour::amber);
  addGripper(kit, crane.boom, crane.end, "手", "", {1.0F, -1.2F, 0}, colour::amber);
  addTarget(kit, "目標", "target", crane.end + Vec3(1.0F, -1.2F - kArm, 0), 0.5F);
  return kit.finish("Crane");
}

pmx::Model makeTwoGrippers() {
  ModelKit kit;
  const Crane crane = addCrane(kit, colour::blue);
  kit.rod(colour::slate, crane.end + Vec3(0, 0, -kGripper), crane.end + Vec3(0, 0, kGripper), 0.3F, 0.3F, crane.boom);
  addGripper(kit, crane.boom, crane.end + Vec3(0, 0, -kGripper), "前手", "near ", {1.0F, -1.2F, 0}, colour::blue);
  addGripper(kit, crane.boom, crane.end + Vec3(0, 0, kGripper), "奥手", "far ", {1.0F, -1.2F, 0}, colour::violet);
  addTarget(kit, "前目標", "near target", crane.end + Vec3(1.0F, -1.2F - kArm, -kGripper), 0.5F);
  addTarget(kit, "奥目標", "far target", crane.end + Vec3(1.0F, -1.2F - kArm, kGripper), 0.5F);
  return kit.finish("Crane with two grippers");
}

vmd::Motion moveLoad() {
  MotionKit motion("クレーン");
  motion.move("目標", 0, {0, 0, 0});
  motion.move("目標", 50, {-3.0F, 3.8F, -12.0F});  // beyond its reach: stretched
  motion.move("目標", 110, {-3.0F, 3.8F, -12.0F});
  motion.move("目標", 170, {-1.0F, 2.5F, 2.0F});
  motion.move("目標", 220, {1.6F, 1.5F, -3.0F});
  motion.move("目標", 300, {0, 0, 0});
  return motion.finish();
}

vmd::Motion moveLoads() {
  MotionKit motion("二つ手のクレーン");
  // Both targets are turned about the mast, and then out, up and apart: units from rest, degrees.
  const auto place = [&](int frame, float turn, float out, float up, float apart, float shear = 0.0F) {
    for (const char* name : {"前目標", "奥目標"}) {
      const float side = std::string(name) == "前目標" ? -1.0F : 1.0F;
      const Vec3 rest(kBoomEnd + 1.0F, 0.0F, kGripper * side),
          moved = rest + Vec3(out + shear * side, up, apart * side);
      motion.move(name, frame, glm::angleAxis(turn * kDegree, Vec3(0, 1, 0)) * moved - rest);
    }
  };
  place(0, 0.0F, 0.0F, 0.0F, 0.0F);
  place(50, 0.0F, 0.8F, 1.5F, kApart);  // too far from each other for both
  place(110, 0.0F, 0.8F, 1.5F, kApart);
  place(160, 30.0F, -0.6F, 2.2F, 0.0F);
  place(210, 0.0F, 0.4F, 1.4F, 0.0F, 0.8F);
  place(250, -30.0F, 1.2F, 1.0F, 0.0F, -0.9F);
  place(300, 0.0F, 0.0F, 0.0F, 0.0F);
  return motion.finish();
}

}  // namespace

Scene makeMachine() {
  Scene scene{.name = "machine"};
  scene.models["crane.pmx"] = makeOneGripper();
  scene.models["crane-two.pmx"] = makeTwoGrippers();
  scene.motions["crane.vmd"] = moveLoad();
  scene.motions["crane-two.vmd"] = moveLoads();
  Json one = actorOf("crane.pmx", "crane.vmd", Vec3(-8.0F, 0.0F, 0.0F));
  one["freedoms"] = craneFreedoms();
  one["freedoms"].push_back(hinge("手1", {0, 0, 1}, -100, 60));
  one["freedoms"].push_back(hinge("手2", {0, 0, 1}, -60, 120));
  one["goals"] = Json::array({reachGoal("手先", "旋回", "目標", "dls")});
  Json two = actorOf("crane-two.pmx", "crane-two.vmd", Vec3(5.0F, 0.0F, 1.5F));
  two["placement"]["turn"] = 50.0;  // its grippers are seen side by side
  two["freedoms"] = craneFreedoms();
  for (const char* bone : {"前手1", "奥手1"}) two["freedoms"].push_back(hinge(bone, {0, 0, 1}, -100, 60));
  for (const char* bone : {"前手2", "奥手2"}) two["freedoms"].push_back(hinge(bone, {0, 0, 1}, -60, 120));
  Json both = reachGoal("前手先", "旋回", "前目標", "dls");
  alsoReach(both, "奥手先", "奥目標");
  two["goals"] = Json::array({both});
  // The pose vector, how it was found, and how far each gripper is from its target.
  const auto tell = [](Json& crane, const char* gripper, const char* corner) {
    crane["readouts"] = Json::array({{{"readout", "pose"}, {"bone", gripper}, {"corner", corner}},
                                     {{"readout", "chain"}, {"bone", gripper}, {"corner", corner}, {"time", false}}});
  };
  tell(one, "手先", "upper left");
  tell(two, "前手先", "upper right");
  one["readouts"].push_back(lengthBetween("手先", "目標"));
  two["readouts"].push_back(lengthBetween("前手先", "前目標"));
  two["readouts"].push_back(lengthBetween("奥手先", "奥目標"));
  scene.actors = {one, two};
  scene.look = lookFrom({.target = {1.2F, 4.2F, 0.0F}, .fromRight = 14.0F, .fromAbove = 13.0F, .distance = 37.0F});
  return scene;
}

}  // namespace lab
