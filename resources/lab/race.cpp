// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This scene has one chain and one target under eight solvers, side by side.

#include <array>
#include <cmath>
#include <string>

#include "resources/lab/chain_model.h"
#include "resources/lab/motion_kit.h"
#include "resources/lab/scene.h"

namespace lab {
namespace {

struct Runner {
  const char* solver;
  const char* name;
  const Colour* colour;
};
constexpr std::array kRunners{Runner{"mmd", "MMD", &colour::slate},
                              Runner{"ccd", "CCD", &colour::blue},
                              Runner{"fabrik", "FABRIK", &colour::teal},
                              Runner{"triangulation", "Triangulation", &colour::leaf},
                              Runner{"transpose", "Transpose", &colour::brown},
                              Runner{"pseudo-inverse", "Pseudo-inverse", &colour::rose},
                              Runner{"dls", "DLS", &colour::violet},
                              Runner{"sdls", "SDLS", &colour::sky}};

// Chains stand on columns, so that links which turn downwards stay over the ground.
const ChainShape kShape{.root = {0.0F, 3.2F, 0.0F}, .target = {0.0F, 10.8F, 0.0F}, .second = &colour::steel};
constexpr float kColumn = 17.0F, kShelf = 19.0F;  // units from chain to chain, and from row to row

/// The second row stands on a shelf above the first one.
pmx::Model makeShelf() {
  ModelKit kit;
  const auto base = kit.bone("棚", "shelf", Vec3(0.0F), -1, BoneKind::Moves);
  kit.tailOffset(base, Vec3(0, 1, 0));
  kit.box(colour::chalk, {0, kShelf - 0.2F, 0}, {2.0F * kColumn, 0.2F, 2.0F}, base);
  for (const float side : {1.0F, -1.0F})
    kit.box(colour::chalk, {2.0F * kColumn * side, 0.5F * kShelf, 0}, {0.25F, 0.5F * kShelf, 2.0F}, base);
  return kit.finish("Shelf");
}

/// The target runs through a curve in space, part of which is out of reach.
vmd::Motion runTarget() {
  MotionKit motion("競走");
  constexpr int kFrames = 300;
  for (int frame = 0; frame <= kFrames; frame += 5) {
    const float turn = 2.0F * kPi * static_cast<float>(frame) / kFrames;
    const Vec3 at(5.0F * std::sin(2.0F * turn), 5.2F + 2.4F * std::cos(turn), -2.6F * std::sin(3.0F * turn));
    motion.move(kTargetBone, frame, kShape.root + at - kShape.target, easing::linear);
  }
  return motion.finish();
}

}  // namespace

Scene makeRace() {
  Scene scene{.name = "race"};
  scene.motions["race.vmd"] = runTarget();
  for (std::size_t i = 0; i < kRunners.size(); ++i) {
    const Runner& runner = kRunners.at(i);
    const std::string file = std::string("race-") + runner.solver + ".pmx";
    ChainShape shape = kShape;
    shape.first = runner.colour;
    scene.models[file] = makeChain(shape, runner.name);
    const float column = static_cast<float>(i % 4) - 1.5F, row = i < 4 ? kShelf : 0.0F;
    Json actor = actorOf(file, "race.vmd", Vec3(kColumn * column, row, 0.0F));
    actor["readouts"].push_back(solveBelow(kTargetBone, kFootBone, true));
    actor["ik"] = {{"all", "on"}, {"by", {{"solver", runner.solver}}}};
    if (i < 4) actor["groundShadow"] = false;  // the shelf is between it and the ground
    scene.actors.push_back(actor);
  }
  scene.models["shelf.pmx"] = makeShelf();
  Json shelf = actorOf("shelf.pmx", "", Vec3(0.0F));
  scene.actors.push_back(shelf);
  scene.look = lookFrom({.target = {0.0F, 12.2F, 0.0F}, .fromRight = 0.0F, .fromAbove = 4.0F, .distance = 75.0F});
  scene.look["targets"] = true;  // IK bones
  return scene;
}

}  // namespace lab
