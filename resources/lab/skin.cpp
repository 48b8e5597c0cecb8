// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// One tube three times: each vertex follows one bone, or two bones blended linearly, or spherically
// (SDEF). All bend at their lower joint, and twist at the upper one.

#include <algorithm>
#include <functional>

#include "resources/lab/model_kit.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr float kFoot = 1.0F, kTubeLength = 15.0F, kTubeRadius = 1.4F, kBlend = 4.0F;  // units
constexpr int kBands = 15, kRowsOfBand = 4;
constexpr float kBetween = 15.0F;                               // units from tube to tube
const Vec3 kBend{0.0F, 6.0F, 0.0F}, kTwist{0.0F, 11.0F, 0.0F};  // the joints

// The stripe of an eighth of the tube, at the end of each turn, faces the viewer.
constexpr float kStripe = 0.75F + 0.0625F;  // turns from +X

/// This says how a vertex follows the bones below and above a joint; `share` of it is the upper
/// one's, 0 to 1.
using Weighting = std::function<demo::Skin(std::int32_t lower, std::int32_t upper, float share, const Vec3& joint)>;

/// Returns how much a vertex follows the bone above a joint: 0 to 1 over the blend around it.
float shareOfUpper(const Vec3& at, const Vec3& joint) {
  return std::clamp((at.y - joint.y) / kBlend + 0.5F, 0.0F, 1.0F);
}

pmx::Model makeTube(const char* name, const Colour& tone, const Weighting& weighting) {
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  const auto lower = kit.bone("下", "lower", {0, kFoot, 0}, base);
  const auto middle = kit.bone("中", "middle", kBend, lower);
  const auto upper = kit.bone("上", "upper", kTwist, middle);
  kit.tail(lower, middle);
  kit.tail(middle, upper);
  kit.tailOffset(upper, {0, kFoot + kTubeLength - kTwist.y, 0});
  kit.pedestal(Vec3(0, 0.9F, 0), base);
  constexpr float kEach = kTubeLength / kBands;
  for (int band = 0; band < kBands; ++band) {
    demo::Surface surface;
    surface.columns = 32;
    surface.rows = kRowsOfBand;
    surface.skin = [&](const Vec3& at) {
      const bool bends = at.y < 0.5F * (kBend.y + kTwist.y);
      const Vec3& joint = bends ? kBend : kTwist;
      return weighting(bends ? lower : middle, bends ? middle : upper, shareOfUpper(at, joint), joint);
    };
    surface.at = [&](float u, float v) {
      const float angle = 2.0F * kPi * (u + kStripe);
      return Vec3(kTubeRadius * std::cos(angle), kFoot + (static_cast<float>(band) + v) * kEach,
                  kTubeRadius * std::sin(angle));
    };
    // A dark stripe along the tube shows the twist.
    surface.columns = 28;
    const auto whole = surface.at;
    surface.at = [&](float u, float v) { return whole(u * 0.875F, v); };
    demo::addSurface(kit.mesh(band % 2 == 0 ? tone : colour::chalk), surface);
    surface.columns = 4;
    surface.at = [&](float u, float v) { return whole(0.875F + u * 0.125F, v); };
    surface.facing = Vec3(0, 0, -1);
    demo::addSurface(kit.mesh(colour::slate), surface);
  }
  return kit.finish(name);
}

vmd::Motion bendAndTwist() {
  MotionKit motion("管");
  const auto turn = [&](int frame, float bend, float twist) {
    motion.turn("中", frame, glm::angleAxis(-bend * kDegree, Vec3(0, 0, 1)));
    motion.turn("上", frame, glm::angleAxis(twist * kDegree, Vec3(0, 1, 0)));
  };
  turn(0, 50, 100);
  turn(60, 90, 160);
  turn(90, 90, 160);
  turn(120, 90, 0);
  turn(150, 70, -160);
  turn(180, 70, -160);
  turn(225, 0, 0);
  turn(255, 0, 0);  // as it is at rest
  turn(300, 50, 100);
  return motion.finish();
}

/// Returns the vertex at the far end of the tube that faces the viewer.
std::size_t endOf(const pmx::Model& tube) {
  std::size_t best = 0;
  const auto nearer = [&](const Vec3& at) { return at.y - at.z; };
  for (std::size_t i = 1; i < tube.vertices.size(); ++i)
    if (nearer(tube.vertices[i].position) > nearer(tube.vertices[best].position)) best = i;
  return best;
}

}  // namespace

Scene makeSkin() {
  Scene scene{.name = "skin"};
  scene.motions["tube.vmd"] = bendAndTwist();
  scene.models["tube-one.pmx"] =
      makeTube("One bone a vertex", colour::rose,
               [](auto lower, auto upper, auto share, auto&) { return demo::rigid(share < 0.5F ? lower : upper); });
  scene.models["tube-linear.pmx"] =
      makeTube("Blended linearly", colour::amber,
               [](auto lower, auto upper, auto share, auto&) { return demo::blend(lower, upper, share); });
  scene.models["tube-sdef.pmx"] = makeTube("SDEF", colour::teal, [](auto lower, auto upper, auto share, auto& joint) {
    return demo::bend(lower, upper, share, joint, Vec3(0, kBlend, 0));
  });
  float x = -kBetween;
  for (const char* file : {"tube-one.pmx", "tube-linear.pmx", "tube-sdef.pmx"}) {
    Json tube = actorOf(file, "tube.vmd", Vec3(x, 0.0F, 0.0F));
    tube["readouts"] = Json::array({nameBelow("台")});
    scene.actors.push_back(tube);
    x += kBetween;
  }
  // The spaces of one vertex: at rest, in its bone's space, and as it is drawn.
  scene.actors[0]["readouts"].push_back(
      {{"readout", "matrix"}, {"vertex", endOf(scene.models["tube-one.pmx"])}, {"corner", "upper left"}});
  scene.look = lookFrom({.target = {4.5F, 8.4F, 0.0F}, .fromRight = 0.0F, .fromAbove = 6.0F, .distance = 52.0F});
  return scene;
}

}  // namespace lab
