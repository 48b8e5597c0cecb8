// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A row of seven joints from shoulder to fingertip, three times: free, each within 30 degrees, and
// with the first three locked.

#include "resources/lab/chain_model.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

constexpr int kJoints = 7, kLocked = 3;

vmd::Motion moveFinger() {
  MotionKit motion("七つの関節");
  const auto place = [&](int frame, const Vec3& at) { motion.move(kTargetBone, frame, at - ChainShape().target); };
  place(0, {0.0F, 8.5F, 0.0F});
  place(60, {4.6F, 6.6F, 0.0F});
  place(120, {4.6F, 2.6F, 0.0F});
  place(180, {2.0F, 5.4F, -3.6F});
  place(240, {-4.2F, 5.6F, 0.0F});
  place(300, {0.0F, 8.5F, 0.0F});
  return motion.finish();
}

}  // namespace

Scene makeLimits() {
  Scene scene{.name = "limits"};
  scene.motions["limits.vmd"] = moveFinger();
  const auto add = [&](const char* file, const char* name, const Colour& tone, float x) {
    // It stands straight, so that angles are measured from the line of the whole arm.
    scene.models[file] =
        makeChain({.links = kJoints, .length = 7.5F, .first = &tone, .second = &colour::chalk, .lean = 0.0F}, name);
    Json actor = actorOf(file, "limits.vmd", Vec3(x, 0.0F, 0.0F));
    actor["ik"] = {{"all", "on"}, {"by", {{"solver", "ccd"}}}};
    actor["readouts"].push_back(solveBelow(kTargetBone, kFootBone));
    scene.actors.push_back(actor);
  };
  const auto free = [&](int joint, const Json& freedom) {
    Json entry{{"bone", linkBone(joint)}};
    entry.update(freedom);
    scene.actors.back()["freedoms"].push_back(entry);
  };
  const Json thirty{{"turn", "cone"}, {"axis", {0, 1, 0}}, {"angle", 30}, {"twist", {0, 0}}};
  add("limits-free.pmx", "Free", colour::leaf, -11.0F);
  add("limits-30.pmx", "30 degrees each", colour::blue, 0.0F);
  for (int joint = 1; joint <= kJoints; ++joint) free(joint, thirty);
  add("limits-locked.pmx", "First three locked", colour::rose, 11.0F);
  for (int joint = 1; joint <= kJoints; ++joint) free(joint, joint <= kLocked ? Json{{"turn", "locked"}} : thirty);
  scene.look = lookFrom({.target = {1.0F, 3.5F, 0.0F}, .fromRight = 0.0F, .fromAbove = 8.0F, .distance = 36.0F});
  scene.look["limits"] = true;
  scene.look["targets"] = true;  // IK bones
  return scene;
}

}  // namespace lab
