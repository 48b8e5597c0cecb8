// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo's figures: one looks and points at a thrown ball, the others walk over a slope and
// stairs, with their feet on what is below them and without.

#include <algorithm>
#include <cmath>

#include "resources/lab/model_kit.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

// A throw takes 0.8 seconds, under MMD's gravity of 98 units per second squared: so it rises by
// 98 · 0.8² / 8. The scene begins when the ball is on its way.
constexpr int kThrow = 24, kThrows = 10, kBallKey = 3, kBegun = 9;  // frames
constexpr float kGravity = 98.0F, kThrowWidth = 14.0F, kBallHeight = 10.5F;

pmx::Model makeBall() {
  ModelKit kit;
  const auto ball = kit.bone("球", "ball", {-0.5F * kThrowWidth, kBallHeight, 0}, -1, BoneKind::Moves);
  kit.ball(colour::orange, kit.position(ball), 0.7F, ball);
  return kit.finish("Ball");
}

/// Returns the ball's height over where it was thrown, `part` of the way through a throw.
float rise(float part) {
  const float seconds = static_cast<float>(kThrow) / 30.0F, t = part * seconds;
  return 0.5F * kGravity * t * (seconds - t);
}

/// Returns the curve of the parabola's piece from one part of the throw to the next: a parabola is
/// a Bézier curve whose inner points lie on its two tangents.
vmd::CurveBytes pieceOfParabola(float from, float to) {
  const float change = rise(to) - rise(from);
  const auto slope = [&](float at) {  // of the eased curve, 1 on average
    const float seconds = static_cast<float>(kThrow) / 30.0F;
    return 0.5F * kGravity * seconds * seconds * (1.0F - 2.0F * at) * (to - from) / change;
  };
  const auto byte = [](float value) {
    return static_cast<std::uint8_t>(std::clamp(std::lround(127.0F * value), 0L, 127L));
  };
  const float third = 1.0F / 3.0F;
  return {byte(third), byte(third * slope(from)), byte(1.0F - third), byte(1.0F - third * slope(to))};
}

vmd::Motion throwBall() {
  MotionKit motion("球");
  constexpr float kStep = static_cast<float>(kBallKey) / kThrow;
  for (int of = 0; of < kThrows; ++of) {
    const int first = of == 0 ? kBegun / kBallKey : 1;
    for (int key = first; key * kBallKey <= kThrow; ++key) {
      const float part = kStep * static_cast<float>(key);
      const float x = kThrowWidth * (of % 2 == 0 ? part : 1.0F - part);
      const vmd::CurveBytes y = pieceOfParabola(part - kStep, part);
      motion.key("球", of * kThrow + key * kBallKey - kBegun, {{x, rise(part), 0.0F}, base::kIdentityRotation},
                 easing::linear, y, easing::linear, easing::linear);
    }
  }
  return motion.finish();
}

/// She stands on a flat disc, which has a name to read.
pmx::Model makeDisc() {
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  kit.tailOffset(base, Vec3(0, 1, 0));
  kit.turned(colour::steel, Vec3(0.0F), {{0.0F, 0.0F}, {2.2F, 0.0F}, {2.2F, 0.02F}, {0.0F, 0.02F}}, base);
  return kit.finish("Looks and points");
}

// The way goes along -Z, where the walking figure faces: a slope, a landing and stairs down.
constexpr float kSlopeFrom = -1.5F, kSlopeTo = -8.5F, kLanding = -11.5F, kStair = 1.9F, kRise = 0.75F;
constexpr int kStairs = 3;
constexpr float kHalfWide = 2.6F;

/// The way is called by what the one does who walks on it.
pmx::Model makeWay(const char* name) {
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  kit.tailOffset(base, Vec3(0, 1, 0));
  const float top = kRise * kStairs;
  const auto face = [&](const Colour& tone, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d,
                        const Vec3& out) {
    demo::Surface surface;
    surface.columns = surface.rows = 1;
    surface.facing = out;
    surface.skin = [base](const Vec3&) { return demo::rigid(base); };
    surface.at = [&](float u, float v) { return (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v; };
    demo::addSurface(kit.mesh(tone), surface);
  };
  face(colour::steel, {-kHalfWide, 0, kSlopeFrom}, {kHalfWide, 0, kSlopeFrom}, {kHalfWide, top, kSlopeTo},
       {-kHalfWide, top, kSlopeTo}, {0, 1, 0});
  for (const float side : {-kHalfWide, kHalfWide}) {
    face(colour::slate, {side, 0, kSlopeFrom}, {side, 0, kSlopeTo}, {side, top, kSlopeTo}, {side, 0, kSlopeFrom},
         {side, 0, 0});
  }
  kit.box(colour::teal, {0, 0.5F * top, 0.5F * (kSlopeTo + kLanding)},
          {kHalfWide, 0.5F * top, 0.5F * (kSlopeTo - kLanding)}, base);
  for (int stair = 1; stair < kStairs; ++stair) {
    const float high = top - kRise * static_cast<float>(stair);
    const float at = kLanding - kStair * (static_cast<float>(stair) - 0.5F);
    kit.box(stair % 2 == 0 ? colour::teal : colour::blue, {0, 0.5F * high, at}, {kHalfWide, 0.5F * high, 0.5F * kStair},
            base);
  }
  return kit.finish(name);
}

/// A plain walk along -Z: a foot leaves each half second, and the arms hang down.
vmd::Motion walk() {
  constexpr int kStepFrames = 15, kSteps = 16;
  constexpr float kStride = 1.35F;  // of the body in a step; a foot covers two
  MotionKit motion("歩き");
  const auto footAt = [&](const char* foot, int step, float z, float lift) {
    motion.move(foot, step, {0, lift, z}, easing::linear);
  };
  motion.move("センター", 0, {0, -0.25F, 0}, easing::linear);
  motion.move("センター", kSteps * kStepFrames, {0, -0.25F, -kStride * kSteps}, easing::linear);
  footAt("左足ＩＫ", 0, 0.0F, 0.0F);
  footAt("右足ＩＫ", 0, 0.0F, 0.0F);
  float left = 0.0F, right = 0.0F;
  for (int step = 0; step < kSteps; ++step) {
    const bool isLeft = step % 2 == 0;
    float& foot = isLeft ? left : right;
    const char* bone = isLeft ? "左足ＩＫ" : "右足ＩＫ";
    const int from = step * kStepFrames;
    const float to = -kStride * (static_cast<float>(step) + 1.5F);
    if (step > 0) footAt(bone, from, foot, 0.0F);
    footAt(bone, from + kStepFrames / 2, 0.5F * (foot + to), 0.9F);
    foot = std::max(to, -kStride * kSteps);
    footAt(bone, from + kStepFrames, foot, 0.0F);
  }
  for (const float side : {1.0F, -1.0F}) {
    motion.turn(side > 0 ? "左腕" : "右腕", 0, glm::angleAxis(-38.0F * side * kDegree, Vec3(0, 0, 1)));
  }
  return motion.finish();
}

}  // namespace

Scene makeLookAndStand() {
  Scene scene{.name = "look-and-stand"};
  scene.models["ball.pmx"] = makeBall();
  scene.models["disc.pmx"] = makeDisc();
  scene.models["way-stand.pmx"] = makeWay("With the goal to stand");
  scene.models["way.pmx"] = makeWay("Without the goal");
  scene.motions["ball.vmd"] = throwBall();
  scene.motions["walk.vmd"] = walk();
  // She faces the viewer, and the ball flies between the two.
  Json ball = actorOf("ball.pmx", "ball.vmd", Vec3(-10.5F, 0.0F, -7.0F));
  Json watcher = actorOf("../demo/mai.pmx", "", Vec3(-16.0F, 0.0F, -2.0F));
  watcher["goals"] = Json::array(
      {{{"goal", "look"}, {"bone", "頭"}, {"root", "上半身2"}, {"at", "bone"}, {"actor", 0}, {"target", "球"}},
       {{"goal", "reach"}, {"bone", "左手首"}, {"root", "左腕"}, {"at", "bone"}, {"actor", 0}, {"target", "球"}}});
  scene.actors = {ball, watcher};
  for (const bool stands : {true, false}) {
    const Vec3 place = stands ? Vec3(-3.0F, 0.0F, -6.0F) : Vec3(7.0F, 0.0F, 10.0F);
    Json way = actorOf(stands ? "way-stand.pmx" : "way.pmx", "", place);
    way["groundShadow"] = false;
    way["readouts"] = Json::array({nameBelow("台")});
    Json walker = actorOf("../demo/odori.pmx", "walk.vmd", place);
    for (Json* actor : {&way, &walker}) (*actor)["placement"]["turn"] = -90.0;  // along +X
    if (stands) walker["goals"] = Json::array({{{"goal", "stand"}}});
    scene.actors.push_back(way);
    scene.actors.push_back(walker);
  }
  Json disc = actorOf("disc.pmx", "", Vec3(-16.0F, 0.0F, -2.0F));
  disc["groundShadow"] = false;
  disc["readouts"] = Json::array({nameBelow("台")});
  scene.actors.push_back(disc);
  scene.look = lookFrom({.target = {2.0F, 7.6F, 0.0F}, .fromRight = 8.0F, .fromAbove = 12.0F, .distance = 58.0F});
  return scene;
}

}  // namespace lab
