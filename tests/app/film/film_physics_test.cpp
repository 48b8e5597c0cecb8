// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/film_physics.h"

#include <functional>
#include <optional>

#include <gmock/gmock.h>

#include "pmx/base/fields.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using ::testing::HasSubstr;

constexpr std::int32_t kKnee = 2, kRibbon = 6;
constexpr std::int64_t kLast = 8;

/// Returns a model with a ribbon on the knee that a body swings: IK decides where the knee is.
pmx::Model ribboned() {
  pmx::Model model = support::dancer();
  pmx::Bone ribbon = model.bones[5];
  ribbon.name = "リボン";
  ribbon.position = {1, 5, 1};
  ribbon.parent = kKnee;
  model.bones.push_back(ribbon);
  for (const std::int32_t bone : {kKnee, kRibbon}) {
    pmx::RigidBody body;
    body.bone = bone;
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.3F, 0, 0};
    body.position = model.bones[static_cast<std::size_t>(bone)].position + base::Vec3(0, 0, bone == kKnee ? 0 : 1);
    body.mass = 1.0F;
    body.collisionMask = 0;
    body.mode = static_cast<std::uint8_t>(bone == kKnee ? pmx::RigidMode::FollowBone : pmx::RigidMode::Physics);
    model.rigidBodies.push_back(body);
  }
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {1, 5, 1};
  joint.angularLower = base::Vec3(-1.0F);
  joint.angularUpper = base::Vec3(1.0F);
  model.joints.push_back(joint);
  return model;
}

/// This struct has the messages before a film is made.
struct Said {
  app::ActorSwitches switches;
  app::PhysicsBeginning beginning;
};
using Change = std::function<void(Said&)>;

class FilmPhysics : public ::testing::Test {
 protected:
  FilmPhysics() {
    EXPECT_TRUE(pmx::writePmxFile(ribboned(), folder_ / "dancer.pmx"));
    auto dance = support::dance();
    vmd::BoneKey unknown = dance.boneKeys.back();  // the foot's at frame 10, two units up
    unknown.name = vmd::makeName<15>("謎");
    unknown.frame = 0;
    dance.boneKeys.push_back(unknown);
    EXPECT_TRUE(vmd::writeVmdFile(dance, folder_ / "dance.vmd"));
    model_ = app::loadModel(folder_ / "dancer.pmx", {}).value();
    motion_ = app::loadMotion(folder_ / "dance.vmd", {}).value();
  }

  /// Plays the film's frames, with a cache if one may be used, and returns the ribbon's positions;
  /// none where the cache is refused.
  std::optional<std::vector<base::Transform>> play(const Change& change, const std::filesystem::path& cache = {}) {
    app::Show show;
    const app::ActorId id = show.add(model_);
    show.setMotions(id, {{motion_}});
    Said said{show.actor(id)->switches(), {}};
    said.beginning.choice.on = true;
    said.beginning.restFrames = 2.0;
    if (change) change(said);
    show.actor(id)->set(said.switches);
    show.setMotions(id, said.switches.motions);
    show.setPhysics(said.beginning.choice);
    show.playPhysicsFromStart(said.beginning.restFrames);
    said.beginning.choice = show.physics();
    if (!cache.empty()) {
      app::FilmSettings film;
      film.frames = {0, kLast};
      const auto used = app::usePhysicsCache(*show.actor(id), film, cache, said.beginning);
      if (!used) {
        why_ = base::describe(used.error());
        return std::nullopt;
      }
    }
    std::vector<base::Transform> places;
    for (std::int64_t frame = 0; frame <= kLast; ++frame) {
      show.evaluate(static_cast<double>(frame));
      places.push_back(show.actor(id)->pose().models[kRibbon]);
    }
    return places;
  }

  support::TestFolder folder_;
  std::shared_ptr<const app::LoadedModel> model_;
  std::shared_ptr<const app::LoadedMotion> motion_;
  std::string why_;
};

const std::vector<std::pair<const char*, Change>> kMoves{
    {"another solver",
     [](Said& said) {
       said.switches.chainSolvers.resize(1);
       said.switches.chainSolvers[0].solver = ik::solvers::solverNamed("fabrik");
     }},
    {"IK off", [](Said& said) { said.switches.chains[0] = app::IkMode::Off; }},
    {"gravity",
     [](Said& said) {
       said.beginning.choice.settings.gravity = {20, -98, 0};
     }},
    {"rest", [](Said& said) { said.beginning.restFrames = 20.0; }},
    {"steps", [](Said& said) { said.beginning.choice.settings.stepSec = 1.0F / 240.0F; }},
    {"the motion later", [](Said& said) { said.switches.motions[0].shift = 3; }},
    {"the motion off", [](Said& said) { said.switches.motions[0].on = false; }},
    {"an edit",
     [](Said& said) {
       said.switches.edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
     }},
    {"an edited morph",
     [](Said& said) {
       said.switches.edits.set(app::MorphEdit{0, app::EditKind::Replace, 0.5F});
     }},
    {"shorter ways", [](Said& said) { said.switches.rootMotionScale = 0.5F; }},
    {"a name", [](Said& said) {
       said.switches.names = {{"謎", 0}};
     }}};

TEST_F(FilmPhysics, AnotherFilmsCacheIsRefusedWhereverItWouldHaveMovedOtherwise) {
  const auto plain = play({});
  const auto cache = folder_ / "ribbon";
  ASSERT_TRUE(play({}, cache) == plain) << why_;
  ASSERT_TRUE(play({}, cache) == plain) << "read this time: " << why_;
  for (const auto& [what, change] : kMoves) {
    // GIVEN a film in which the simulation itself moves the ribbon otherwise
    ASSERT_TRUE(play(change) != plain) << what << " changes nothing here";
    // WHEN it is given the other's cache THEN that is refused
    EXPECT_FALSE(play(change, cache)) << what;
    EXPECT_THAT(why_, HasSubstr("made for other motions")) << what;
  }
}

TEST_F(FilmPhysics, EverySwitchOfTheSolverCountsAndSoWillTheNext) {
  const auto cache = folder_ / "ribbon";
  ASSERT_TRUE(play({}, cache));
  int count = 0;
  const ik::SolverSwitches none;
  base::forEachField(none, [&count](const bool&) { ++count; });
  EXPECT_GE(count, static_cast<int>(ik::kNamedSwitches.size()));
  for (int turned = 0; turned < count; ++turned) {
    const Change change = [turned](Said& said) {
      int at = 0;
      base::forEachField(said.switches.solver, [&](bool& field) { field = (at++ == turned) != field; });
    };
    EXPECT_FALSE(play(change, cache)) << "switch " << turned;
  }
}

TEST_F(FilmPhysics, WhatOnlyLooksOtherwiseHasTheSameCache) {
  const auto plain = play({});
  const auto cache = folder_ / "ribbon";
  ASSERT_TRUE(play({}, cache));
  for (const auto& [what, change] : std::vector<std::pair<const char*, Change>>{
           {"unseen", [](Said& said) { said.switches.visible = false; }},
           {"translucent", [](Said& said) { said.switches.opacity = 0.5F; }},
           {"without shadow", [](Said& said) { said.switches.groundShadow = false; }},
           {"elsewhere",
            [](Said& said) {
              said.switches.placement.position = {5, 0, 5};
            }},
           {"apart", [](Said& said) { said.beginning.choice.together = false; }},
           {"edits that are off",
            [](Said& said) {
              said.switches.edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
              said.switches.editsOn = false;
            }},
           {"a motion that is off", [](Said& said) {
              said.switches.motions.push_back(said.switches.motions[0]);
              said.switches.motions[1].on = false;
            }}}) {
    ASSERT_TRUE(play(change) == plain) << what << " moves the ribbon otherwise";
    EXPECT_TRUE(play(change, cache) == plain) << what << ": " << why_;
  }
}

}  // namespace
