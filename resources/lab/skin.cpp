// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// One tube three times: each vertex follows one bone, or two bones blended linearly, or spherically
// (SDEF). All bend, and then twist.

#include <algorithm>
#include <functional>

#include "resources/lab/model_kit.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr float kFoot = 1.0F, kTubeLength = 10.0F, kTubeRadius = 1.4F, kBlend = 4.0F;  // units
constexpr int kBands = 10, kRowsOfBand = 4;
const Vec3 kBend{0.0F, kFoot + 0.5F * kTubeLength, 0.0F};

using Weighting = std::function<demo::Skin(std::int32_t lower, std::int32_t upper, const Vec3& at)>;

/// Returns how much a vertex follows the upper bone: 0 to 1 over the blend around the bend.
float shareOfUpper(const Vec3& at) { return std::clamp((at.y - kBend.y) / kBlend + 0.5F, 0.0F, 1.0F); }

pmx::Model makeTube(const char* name, const Colour& tone, const Weighting& weighting) {
  ModelKit kit;
  const auto base = kit.bone("台", "base", Vec3(0.0F), -1, BoneKind::Moves);
  const auto lower = kit.bone("下", "lower", {0, kFoot, 0}, base);
  const auto upper = kit.bone("上", "upper", kBend, lower);
  kit.tail(lower, upper);
  kit.tailOffset(upper, {0, 0.5F * kTubeLength, 0});
  kit.pedestal(Vec3(0, 0.9F, 0), base);
  constexpr float kEach = kTubeLength / kBands;
  for (int band = 0; band < kBands; ++band) {
    demo::Surface surface;
    surface.columns = 32;
    surface.rows = kRowsOfBand;
    surface.skin = [&](const Vec3& at) { return weighting(lower, upper, at); };
    surface.at = [&](float u, float v) {
      const float angle = 2.0F * kPi * u;
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
    surface.facing = Vec3(1, 0, -0.4F);
    demo::addSurface(kit.mesh(colour::slate), surface);
  }
  return kit.finish(name);
}

vmd::Motion bendAndTwist() {
  MotionKit motion("管");
  const auto turn = [&](int frame, float angle, const Vec3& axis) {
    motion.turn("上", frame, glm::angleAxis(angle * kDegree, axis));
  };
  const Vec3 z(0, 0, 1), y(0, 1, 0);
  turn(0, 0, z);
  turn(60, -90, z);
  turn(90, -90, z);
  turn(150, 0, z);
  turn(210, 160, y);
  turn(240, 160, y);
  turn(300, 0, y);
  return motion.finish();
}

}  // namespace

Scene makeSkin() {
  Scene scene{.name = "skin"};
  scene.motions["tube.vmd"] = bendAndTwist();
  scene.models["tube-one.pmx"] = makeTube("One bone a vertex", colour::rose, [](auto lower, auto upper, auto& at) {
    return demo::rigid(shareOfUpper(at) < 0.5F ? lower : upper);
  });
  scene.models["tube-linear.pmx"] = makeTube("Blended linearly", colour::amber, [](auto lower, auto upper, auto& at) {
    return demo::blend(lower, upper, shareOfUpper(at));
  });
  scene.models["tube-sdef.pmx"] = makeTube("SDEF", colour::teal, [](auto lower, auto upper, auto& at) {
    return demo::bend(lower, upper, shareOfUpper(at), kBend, Vec3(0, kBlend, 0));
  });
  float x = -9.0F;
  for (const char* file : {"tube-one.pmx", "tube-linear.pmx", "tube-sdef.pmx"}) {
    scene.actors.push_back(actorOf(file, "tube.vmd", Vec3(x, 0.0F, 0.0F)));
    x += 9.0F;
  }
  scene.look = lookFrom({.target = {1.5F, 5.6F, 0.0F}, .fromRight = 0.0F, .fromAbove = 6.0F, .distance = 38.0F});
  return scene;
}

}  // namespace lab
