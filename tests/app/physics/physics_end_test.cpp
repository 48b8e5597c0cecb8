// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Physics goes on as long as the show.
#include <cmath>

#include <gtest/gtest.h>

#include "tests/app/physics/driven_shows.h"

namespace {

using support::bonesAt;
using support::degreesBetween;
using support::kZ;
using support::open;
using support::pendulum;
using support::Solo;
using support::standing;
using support::turned;

/// Plays a show up to a frame, and returns how far the pendulum of an actor is from hanging
/// straight down.
float fromHanging(app::Show& show, std::size_t actor, double frame) {
  for (double at = 0.0; at < frame; at += 10.0) (void)show.evaluate(at);
  return degreesBetween(show.evaluate(frame).actors[actor].frame->boneModels[1].rotation, turned(-90, kZ));
}

TEST(PhysicsEnd, PhysicsGoesOnAsLongAsTheShow) {
  const auto model = support::loaded(pendulum(0.5F));
  auto camera = vmd::Motion::make("camera");
  for (const std::uint32_t frame : {0U, 900U}) {
    vmd::CameraKey made;
    made.frame = frame;
    camera.cameraKeys.push_back(made);
  }
  const std::vector<app::MotionUse> dance{{support::loaded(standing(10))}}, filmed{{support::loaded(camera)}};
  const auto with = [&](bool together, auto change) {
    app::Show show;
    app::PhysicsChoice choice;
    choice.on = true;
    choice.together = together;
    show.setPhysics(choice);
    const auto first = show.add(model), second = show.add(model);
    app::Placement aside;
    aside.position = {50, 0, 0};
    show.actor(second)->setPlacement(aside);
    show.setMotions(first, dance);
    change(show, second);
    return std::max(fromHanging(show, 0, 600.0), fromHanging(show, 1, 600.0));
  };
  const auto nothing = [](app::Show&, app::ActorId) {};
  for (const bool together : {false, true}) {
    EXPECT_GT(with(together, nothing), 0.5F) << "it ends a second after the dance, in mid swing";
    // a camera of the scene, a camera file named with another model, another dance, a song
    EXPECT_LT(with(together, [&](app::Show& show, app::ActorId) { show.setSceneMotions(filmed); }), 0.5F);
    EXPECT_LT(with(together, [&](app::Show& show, app::ActorId other) { show.setMotions(other, filmed); }), 0.5F);
    EXPECT_LT(with(together, [&](app::Show& show,
                                 app::ActorId other) { show.setMotions(other, {{support::loaded(standing(900))}}); }),
              0.5F);
    EXPECT_LT(with(together, [&](app::Show& show, app::ActorId) { show.setSongEnd(900.0); }), 0.5F);
    // switched off, a camera doesn't count
    EXPECT_GT(with(together,
                   [&](app::Show& show, app::ActorId) {
                     show.setSceneMotions({{filmed[0].motion, false}});
                   }),
              0.5F);
  }
}

TEST(PhysicsEnd, PhysicsStandsStillASecondAfterTheShow) {
  Solo show;
  open(show, pendulum(0.0F), standing(10));
  EXPECT_EQ(show.physicsEnd(), 10 + 30);
  show.show().setSongEnd(20.5);
  EXPECT_EQ(show.physicsEnd(), 20.5 + 30);
  for (double at = 0.0; at < 60.0; at += 10.0) (void)show.evaluate(at);
  const auto stands = bonesAt(show, 60.0);
  EXPECT_EQ(bonesAt(show, 70.0)[1].rotation, stands[1].rotation);
  show.show().setSongEnd(0.0);
  EXPECT_EQ(show.physicsEnd(), 10 + 30);
  show.show().setSongEnd(std::nan(""));
  EXPECT_EQ(show.physicsEnd(), 10 + 30);
}

}  // namespace
