// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Chains of one length with few and with many links, and plain CCD beside MMD's.

#include <string>

#include <fmt/core.h>

#include "resources/lab/chain_model.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

/// The target leaves to the right, goes out of reach, comes near the ground and returns.
vmd::Motion moveTip() {
  MotionKit motion("節の鎖");
  const auto place = [&](int frame, const Vec3& at) { motion.move(kTargetBone, frame, at - ChainShape().target); };
  place(0, {0.0F, 8.5F, 0.0F});
  place(60, {4.0F, 6.0F, 0.0F});
  place(110, {5.0F, 3.0F, -2.0F});
  place(160, {7.0F, 9.0F, 0.0F});  // beyond the reach of eight units from the root
  place(200, {7.0F, 9.0F, 0.0F});
  place(260, {-2.0F, 2.5F, -1.0F});
  place(300, {-2.0F, 2.5F, -1.0F});
  place(360, {0.0F, 8.5F, 0.0F});
  return motion.finish();
}

}  // namespace

Scene makeCcd() {
  Scene scene{.name = "ccd"};
  scene.motions["ccd.vmd"] = moveTip();
  const auto add = [&](const ChainShape& shape, const char* file, const char* title, float x, const Json& by) {
    const std::string name = fmt::format("chain-{}.pmx", file);
    scene.models[name] = makeChain(shape, title);
    Json actor = actorOf(name, "ccd.vmd", Vec3(x, 0.0F, 0.0F));
    actor["ik"] = {{"all", "on"}};
    if (!by.is_null()) actor["ik"]["by"] = by;
    actor["readouts"].push_back(solveBelow(kTargetBone, kFootBone));
    scene.actors.push_back(actor);
  };
  const Json ccd{{"solver", "ccd"}, {"loops", 64}, {"tolerance", 0.01}};
  const ChainShape eight{.links = 8, .first = &colour::blue, .second = &colour::violet, .loops = 8, .unitAngle = 0.03F};
  add({.links = 4, .first = &colour::teal, .second = &colour::blue}, "4", "4 links", -16.5F, ccd);
  add(eight, "8", "8 links", -5.5F, ccd);
  add({.links = 20, .first = &colour::rose, .second = &colour::violet}, "20", "20 links", 5.5F, ccd);
  add(eight, "8-mmd", "8 links, as MMD", 16.5F, nullptr);
  scene.look = lookFrom({.target = {2.5F, 3.2F, 0.0F}, .fromRight = 0.0F, .fromAbove = 6.0F, .distance = 50.0F});
  scene.look["targets"] = true;  // IK bones
  return scene;
}

}  // namespace lab
