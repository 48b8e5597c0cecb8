// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A body found from five points, its wrists, ankles and head: as one tree, and limb by limb.

#include <string>

#include "resources/lab/limb.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

struct Point {
  const char* bone;  // that reaches
  const char* root;  // of its limb, where limbs are solved alone
  const char* target;
  const char* english;
  Vec3 at;
};
const Point kPoints[] = {{"頭", "上半身", "頭目標", "head target", {0, 15.2F, 0}},
                         {"左手首", "左腕", "左手目標", "left hand target", {5.6F, 11.4F, -0.4F}},
                         {"右手首", "右腕", "右手目標", "right hand target", {-5.6F, 11.4F, -0.4F}},
                         {"左足首", "左足", "左足目標", "left foot target", {1.3F, 0.9F, 0}},
                         {"右足首", "右足", "右足目標", "right foot target", {-1.3F, 0.9F, 0}}};

constexpr float kHeadRadius = 1.2F;  // units

pmx::Model makeBody(const char* name, const Colour& limbs, const Colour& trunk) {
  ModelKit kit;
  const auto mother = kit.bone("全ての親", "root", Vec3(0.0F), -1, BoneKind::Moves);
  const auto centre = kit.bone("センター", "centre", {0, 8.4F, 0}, mother, BoneKind::Moves);
  const auto link = [&](const char* japanese, const char* word, const Vec3& at, std::int32_t parent) {
    return kit.bone(japanese, word, at, parent);
  };
  const auto spine = link("上半身", "upper body", {0, 9.2F, 0.05F}, centre);
  const auto chest = link("上半身2", "upper body 2", {0, 11.0F, -0.05F}, spine);
  const auto neck = link("首", "neck", {0, 13.3F, 0}, chest);
  const auto head = link("頭", "head", kPoints[0].at, neck);
  kit.tail(spine, chest);
  kit.tail(chest, neck);
  kit.tail(neck, head);
  kit.ball(colour::slate, kit.position(centre), 1.1F, centre);
  kit.rod(trunk, {0, 9.2F, 0}, {0, 11.0F, 0}, 0.95F, 1.0F, spine);
  kit.rod(trunk, {0, 11.2F, 0}, {0, 12.4F, 0}, 1.05F, 1.15F, chest);
  kit.rod(trunk, {-1.5F, 12.7F, 0}, {1.5F, 12.7F, 0}, 0.55F, 0.55F, chest);
  // The neck leads from the shoulders into the middle of the head, however they lie to each other.
  kit.rod(trunk, {0, 12.4F, 0}, {0, 13.2F, 0}, 0.9F, 0.62F, chest);
  kit.ball(colour::steel, kit.position(neck), 0.56F, neck);
  kit.rod(colour::steel, kit.position(neck), kit.position(head), 0.44F, 0.44F, neck);
  kit.ball(colour::chalk, kit.position(head), kHeadRadius, head);
  for (const float side : {1.0F, -1.0F})  // eyes say which way it faces
    kit.ball(colour::slate, kit.position(head) + Vec3(0.45F * side, 0.2F, -1.08F), 0.17F, head);
  for (const float side : {1.0F, -1.0F}) {
    const std::string kanji = side > 0 ? "左" : "右", word = side > 0 ? "left " : "right ";
    const Point &wrist = kPoints[side > 0 ? 1 : 2], &ankle = kPoints[side > 0 ? 3 : 4];
    const Vec3 shoulder(1.7F * side, 12.8F, 0), elbow(3.9F * side, 12.4F, 0.35F), hip(0.95F * side, 8.0F, 0),
        knee(1.15F * side, 4.5F, -0.35F);
    const auto arm = link((kanji + "腕").c_str(), (word + "arm").c_str(), shoulder, chest);
    const auto fore = link((kanji + "ひじ").c_str(), (word + "elbow").c_str(), elbow, arm);
    const auto hand = link((kanji + "手首").c_str(), (word + "wrist").c_str(), wrist.at, fore);
    const auto thigh = link((kanji + "足").c_str(), (word + "leg").c_str(), hip, centre);
    const auto shin = link((kanji + "ひざ").c_str(), (word + "knee").c_str(), knee, thigh);
    const auto foot = link((kanji + "足首").c_str(), (word + "ankle").c_str(), ankle.at, shin);
    const std::pair<std::int32_t, std::int32_t> tails[] = {{arm, fore}, {fore, hand}, {thigh, shin}, {shin, foot}};
    for (const auto& [from, to] : tails) {
      kit.tail(from, to);
      kit.ball(colour::steel, kit.position(from), 0.5F, from);
      kit.rod(limbs, kit.position(from), kit.position(to), 0.42F, 0.34F, from);
    }
    kit.ball(colour::chalk, wrist.at, 0.5F, hand);
    kit.rod(colour::slate, ankle.at + Vec3(0, -0.45F, 0.2F), ankle.at + Vec3(0, -0.5F, -1.2F), 0.4F, 0.32F, foot);
  }
  for (const Point& point : kPoints) {
    // The ring of the head's target goes around the head.
    addTarget(kit, point.target, point.english, point.at, &point == kPoints ? kHeadRadius : 0.5F);
  }
  return kit.finish(name);
}

vmd::Motion movePoints() {
  MotionKit motion("五つの点");
  const auto move = [&](const char* target, int frame, const Vec3& by) { motion.move(target, frame, by); };
  for (const Point& point : kPoints) move(point.target, 0, Vec3(0.0F));
  move("頭目標", 60, {0.6F, -0.4F, -0.8F});
  move("頭目標", 150, {-1.2F, -0.9F, -1.8F});
  move("頭目標", 230, {1.4F, -0.8F, 0.4F});
  move("左手目標", 60, {-0.8F, 3.6F, -1.0F});
  move("左手目標", 150, {-1.5F, 1.6F, -4.6F});
  move("左手目標", 230, {2.6F, 0.8F, 0.8F});  // beyond the arm alone
  move("右手目標", 60, {1.2F, -4.6F, -2.0F});
  move("右手目標", 150, {0.8F, 4.4F, -1.4F});
  move("右手目標", 230, {2.6F, -2.4F, -3.0F});
  move("左足目標", 150, {0.6F, 0.0F, 0.0F});
  move("左足目標", 190, {1.4F, 2.6F, -2.2F});
  move("左足目標", 230, {0.6F, 0.0F, 0.0F});
  move("右足目標", 60, {-0.5F, 2.2F, -2.4F});
  move("右足目標", 110, {0, 0, 0});
  for (const Point& point : kPoints) move(point.target, 300, Vec3(0.0F));
  return motion.finish();
}

}  // namespace

Scene makeBody() {
  Scene scene{.name = "body"};
  scene.models["body-tree.pmx"] = makeBody("One tree", colour::teal, colour::blue);
  scene.models["body-limbs.pmx"] = makeBody("Limb by limb", colour::amber, colour::rose);
  scene.motions["body.vmd"] = movePoints();
  Json tree = actorOf("body-tree.pmx", "body.vmd", Vec3(-8.0F, 0.0F, 0.0F));
  Json limbs = actorOf("body-limbs.pmx", "body.vmd", Vec3(8.0F, 0.0F, 0.0F));
  Json all = reachGoal(kPoints[0].bone, "センター", kPoints[0].target, "fabrik");
  for (const Point& point : kPoints) {
    if (&point != kPoints) alsoReach(all, point.bone, point.target);
    const bool spine = &point == kPoints;
    limbs["goals"].push_back(reachGoal(point.bone, point.root, point.target, spine ? "fabrik" : "two-bone"));
  }
  tree["goals"] = Json::array({all});
  for (Json* figure : {&tree, &limbs}) {
    (*figure)["readouts"] = Json::array({nameBelow("全ての親")});
    for (const Point& point : {kPoints[0], kPoints[1], kPoints[2]})
      (*figure)["readouts"].push_back(lengthBetween(point.bone, point.target));
  }
  scene.actors = {tree, limbs};
  scene.look = lookFrom({.target = {0.0F, 7.8F, 0.0F}, .fromRight = 0.0F, .fromAbove = 4.0F, .distance = 44.0F});
  return scene;
}

}  // namespace lab
