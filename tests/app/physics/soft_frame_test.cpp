// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Soft bodies in pictures: their vertices are at the world's nodes, at every rate, after every
// seek.

#include <cmath>

#include <gtest/gtest.h>

#include "pmx/deform/skinning_job.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_cloth.h"
#include "tests/app/show/solo.h"

namespace {

using base::Vec3;
using support::nodes, support::SoftWorld;
using support::Solo;

constexpr std::size_t kCloth = 25;  // vertices; those of a board that is no cloth come after

/// Returns a cloth of 5 × 5 on two pins, and a board, on a bone that moves to and fro, and rotates.
/// `normalZ`: of the file.
std::shared_ptr<const app::LoadedModel> curtain(float normalZ = -1.0F) {
  SoftWorld small;
  const auto cloth = small.cloth({-2, 20, 0}, 5, 5, 1);
  small.cloths(cloth).pins = {0, 4};
  small.cloths(cloth).config[1] = 0.05F;
  pmx::Material board;
  board.indexCount = 3;
  small.model.materials.push_back(board);
  for (const Vec3& p : {Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(1, 0, 0)}) {
    small.model.indices.push_back(static_cast<std::uint32_t>(small.vertex(p)));
  }
  for (auto& vertex : small.model.vertices) vertex.normal.z = normalZ;
  pmx::Morph morph;  // for a pinned, a free and a board's vertex
  morph.name = "膨らむ";
  morph.offsets = std::vector<pmx::VertexOffset>{{0, {0, 0, 1}}, {12, {0, 0, 1}}, {26, {0, 0, 1}}};
  small.model.morphs.push_back(morph);
  small.model.bones[0].flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable;
  return support::loaded(std::move(small.model));
}

std::shared_ptr<const app::LoadedMotion> swaying(const pmx::Model& model) {
  vmd::Motion motion = vmd::Motion::make("sway");
  for (std::uint32_t frame = 0; frame <= 300; frame += 15) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[0].name.utf8);
    key.frame = frame;
    key.translation = {frame % 30 == 0 ? 0.0F : 3.0F, 0, 0};
    key.rotation = glm::angleAxis(0.01F * static_cast<float>(frame), Vec3(0, 1, 0));
    key.setCurves({}, {}, {}, {});
    motion.boneKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

void openCurtain(support::Solo& session, bool physics = true) {
  static const auto model = curtain();
  static const auto motion = swaying(model->model);
  session.setPhysics(physics);
  session.setModel(model);
  session.addMotion(motion);
}

void playCurtain(support::Solo& session, double from, double to, double rate) {
  for (int i = 0; from + i * 30.0 / rate < to; ++i) (void)session.evaluate(from + i * 30.0 / rate);
  (void)session.evaluate(to);
}

struct Skinned {
  std::vector<Vec3> positions, normals;
};
Skinned skinned(const support::Solo& session, const app::ActorFrame& frame) {
  const pmx::Model& model = session.model()->model;
  Skinned out{std::vector<Vec3>(model.vertices.size()), std::vector<Vec3>(model.vertices.size())};
  pmx::SkinningJob{&model,      frame.positions,    frame.palette, out.positions,
                   out.normals, frame.softVertices, frame.normals}
      .run();
  return out;
}

TEST(SoftFrame, TheVerticesOfAPictureAreThoseOfTheNodes) {
  support::Solo with, without;
  openCurtain(with);
  openCurtain(without, false);
  playCurtain(with, 0, 100, 60);
  const auto& frame = with.evaluate(100);
  const Skinned shown = skinned(with, frame), plain = skinned(without, without.evaluate(100));
  const auto places = nodes(with.physics()->world());
  const auto& plan = with.physics()->world().softBodies().at(0);
  ASSERT_EQ(plan.vertices.size(), kCloth);
  ASSERT_EQ(frame.softVertices.size(), kCloth);
  float farthest = 0;
  for (const auto& [vertex, node] : plan.vertices) {
    const Vec3& wanted = plan.pinned[node] != 0 ? plain.positions[vertex] : places[node];
    EXPECT_EQ(shown.positions[vertex], wanted) << vertex;
    EXPECT_LT(glm::distance(shown.positions[vertex], places[node]), 1e-4F)
        << vertex;  // pins are on ticks as in pictures
    EXPECT_NEAR(glm::length(shown.normals[vertex]), 1.0F, 1e-5F);
    farthest = std::max(farthest, glm::distance(shown.positions[vertex], plain.positions[vertex]));
  }
  // THEN the cloth swings, and the board is where it is without physics
  EXPECT_GT(farthest, 0.5F);
  for (std::size_t i = kCloth; i < kCloth + 3; ++i) {
    EXPECT_EQ(shown.positions[i], plain.positions[i]);
    EXPECT_EQ(shown.normals[i], plain.normals[i]);
  }
}

TEST(SoftFrame, OffTheyAreSkinnedAsOthers) {
  support::Solo with, without;
  openCurtain(with);
  openCurtain(without, false);
  playCurtain(with, 0, 100, 60);
  with.setPhysics(false);
  const auto before = with.shown().actors[0].frame->revisions.positions;
  const auto& first = with.evaluate(100);
  const auto taken = first.revisions.positions;
  EXPECT_GT(taken, before);  // the viewer has to take them back
  EXPECT_TRUE(first.softVertices.empty());
  EXPECT_TRUE(first.normals.empty());
  EXPECT_EQ(skinned(with, first).positions, skinned(without, without.evaluate(100)).positions);
  EXPECT_EQ(with.evaluate(100).revisions.positions, taken);
  // and on again as after a seek
  with.setPhysics(true);
  support::Solo fresh;
  openCurtain(fresh);
  EXPECT_EQ(skinned(with, with.evaluate(100)).positions, skinned(fresh, fresh.evaluate(100)).positions);
}

TEST(SoftFrame, MorphsMoveWhatBonesHold) {
  support::Solo session;
  openCurtain(session);
  vmd::Motion puff = vmd::Motion::make("puff");
  puff.morphKeys.push_back({vmd::makeName<15>("膨らむ"), 0, 1.0F});
  session.addMotion(support::loaded(std::move(puff)));
  support::Solo without;
  openCurtain(without);
  const auto a = skinned(session, session.evaluate(0)), b = skinned(without, without.evaluate(0));
  EXPECT_EQ(a.positions[0], b.positions[0] + Vec3(0, 0, 1));  // pinned
  EXPECT_EQ(a.positions[12], b.positions[12]);                // free: its node's
  EXPECT_EQ(a.positions[26], b.positions[26] + Vec3(0, 0, 1));
}

TEST(SoftFrame, NormalsAreOfTheFacesOnTheFilesSide) {
  // Without gravity the cloth stays flat.
  for (const float side : {-1.0F, 1.0F}) {
    support::Solo session;
    session.setGravity(Vec3(0.0F));
    session.setPhysics(true);
    session.setModel(curtain(side));
    const auto shown = skinned(session, session.evaluate(10));
    for (std::size_t i = 0; i < kCloth; ++i) EXPECT_LT(glm::distance(shown.normals[i], Vec3(0, 0, side)), 1e-4F) << i;
  }
}

TEST(SoftFrame, TheStateDependsOnTheMotionAlone) {
  std::uint64_t first = 0;
  for (const double rate : {24.0, 60.0, 144.0}) {
    for (int run = 0; run < 2; ++run) {
      support::Solo session;
      openCurtain(session);
      playCurtain(session, 0, 200, rate);
      const std::uint64_t hash = session.physics()->world().stateHash();
      if (first == 0) first = hash;
      EXPECT_EQ(hash, first) << rate << " pictures a second, run " << run;
    }
  }
}

TEST(SoftFrame, SeeksToOneFrameGiveTheSameState) {
  std::vector<Vec3> first;
  for (const double before : {10.0, 40.0, 250.0}) {
    support::Solo session;
    openCurtain(session);
    playCurtain(session, before, before + 50, 60);
    session.resetPhysics();
    (void)session.evaluate(180);
    const auto places = nodes(session.physics()->world());
    if (first.empty()) first = places;
    EXPECT_EQ(places, first) << "from " << before;
  }
}

TEST(SoftFrame, BetweenTicksPicturesInterpolate) {
  support::Solo session;
  openCurtain(session);
  playCurtain(session, 0, 100, 60);
  const auto at = [&](double frame) { return skinned(session, session.evaluate(frame)).positions; };
  const auto a = at(100.0), half = at(100.25), b = at(100.5);
  EXPECT_GT(glm::distance(a[24], b[24]), 0.01F);
  for (std::size_t i = 1; i < kCloth; ++i) {
    if (i == 4) continue;  // a pin
    EXPECT_LT(glm::distance(half[i], (a[i] + b[i]) * 0.5F), 1e-4F) << i;
  }
}

TEST(SoftFrame, WhatElseDrivesBonesLeavesThemSkinned) {
  support::Solo session;
  openCurtain(session);
  (void)session.evaluate(10);
  session.physics()->setReplay([](double, ik::DrivenBones&) {});
  EXPECT_TRUE(session.evaluate(11).softVertices.empty());
}

}  // namespace
