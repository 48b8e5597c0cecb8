// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The demo's dancer, and her ghost whose chains are off. A plate before each says which is which.

#include <string>

#include "resources/lab/model_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

// In units: her place, how far from it her ghost is (app/show/ghost.h), and where the plates are in
// front of both.
constexpr float kDancer = -5.0F, kGhost = 12.0F, kBefore = -3.0F;

/// The plate's name is read below it.
pmx::Model makePlate(const std::string& name) {
  ModelKit kit;
  const auto base = kit.bone("台", "stand", Vec3(0.0F), -1, BoneKind::Fixed);
  kit.box(colour::slate, {0, 0.08F, 0}, {2.0F, 0.08F, 0.3F}, base);
  return kit.finish(name);
}

}  // namespace

Scene makeWithAndWithout() {
  Scene scene{.name = "with-and-without"};
  Json dancer = actorOf("../demo/odori.pmx", "../demo/dance.vmd", Vec3(kDancer, 0.0F, 0.0F));
  dancer["ghost"] = {{"ik", "off"}, {"place", "beside"}};
  scene.actors.push_back(dancer);
  for (const bool with : {true, false}) {
    const std::string name = with ? "with IK" : "without IK", file = with ? "with-ik.pmx" : "without-ik.pmx";
    scene.models[file] = makePlate(name);
    Json plate = actorOf(file, "", Vec3(with ? kDancer : kDancer + kGhost, 0.0F, kBefore));
    plate["readouts"].push_back(nameBelow("台"));
    plate["groundShadow"] = false;
    scene.actors.push_back(plate);
  }
  scene.look = lookFrom({.target = {1.0F, 7.8F, 0.0F}, .fromRight = 6.0F, .fromAbove = 3.0F, .distance = 48.0F});
  scene.look["bones"] = true;
  return scene;
}

}  // namespace lab
