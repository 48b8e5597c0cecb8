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
                              Runner{"triangulation", "Triangulation", &colour::amber},
                              Runner{"transpose", "Transpose", &colour::orange},
                              Runner{"pseudo-inverse", "Pseudo-inverse", &colour::rose},
                              Runner{"dls", "DLS", &colour::violet},
                              Runner{"sdls", "SDLS", &colour::chalk}};

/// The target runs through a curve in space, part of which is out of reach.
vmd::Motion runTarget() {
  MotionKit motion("競走");
  constexpr int kFrames = 300;
  for (int frame = 0; frame <= kFrames; frame += 5) {
    const float turn = 2.0F * kPi * static_cast<float>(frame) / kFrames;
    const Vec3 at(3.4F * std::sin(2.0F * turn), 5.6F + 3.4F * std::cos(turn), -2.6F * std::sin(3.0F * turn));
    motion.move(kTargetBone, frame, at - ChainShape().target, easing::linear);
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
    scene.models[file] = makeChain({.first = runner.colour, .second = &colour::steel}, runner.name);
    const float column = static_cast<float>(i % 4) - 1.5F, row = i < 4 ? 6.0F : -6.0F;
    Json actor = actorOf(file, "race.vmd", Vec3(9.0F * column, 0.0F, row));
    actor["ik"] = {{"all", "on"}, {"by", {{"solver", runner.solver}}}};
    scene.actors.push_back(actor);
  }
  scene.look = lookFrom({.target = {0.0F, 3.6F, 0.0F}, .fromRight = 0.0F, .fromAbove = 20.0F, .distance = 47.0F});
  return scene;
}

}  // namespace lab
