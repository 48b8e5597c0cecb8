// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/taken_files.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "vmd/motion.h"

namespace {

using app::DocumentState;
using app::LoadedFiles;

std::shared_ptr<const app::LoadedMotion> danceMotion() {
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->motion.boneKeys.emplace_back();
  return loaded;
}

std::shared_ptr<const app::LoadedMotion> loadedCameraMotion() {
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->motion.cameraKeys.emplace_back();
  return loaded;
}

struct Taking : testing::Test {
  app::TakenFiles take(LoadedFiles files) {
    files.brings = files.brings || !files.motions.empty();
    app::TakenFiles taken = app::takeFiles(state, files, selected, [this] { return ++lastId; });
    state = taken.state;
    selected = taken.selected;
    return taken;
  }
  static app::OpenedActor actor(std::vector<app::MotionUse> motions) {
    app::OpenedActor opened;
    opened.model = std::make_shared<const app::LoadedModel>();
    opened.switches.motions = std::move(motions);
    return opened;
  }
  DocumentState state;
  app::ActorId selected = 0, lastId = 0;
};

TEST_F(Taking, MotionsWaitAndStay) {
  // GIVEN a dance and a camera without a model: both are the scene's
  const auto dance = danceMotion(), camera = loadedCameraMotion();
  LoadedFiles files;
  files.motions = files.after = {dance, camera};
  take(files);
  EXPECT_EQ(state.motions.size(), 2U);
  // WHEN a model is added THEN the dance is the model's
  files = {};
  files.actors.push_back(actor({}));
  files.after = {dance, camera};
  EXPECT_TRUE(take(files).anew);
  ASSERT_EQ(state.actors.size(), 1U);
  EXPECT_EQ(selected, state.actors[0].id);
  EXPECT_EQ(state.actors[0].switches.motions, std::vector<app::MotionUse>{{dance}});
  EXPECT_EQ(state.motions, std::vector<app::MotionUse>{{camera}});
}

TEST_F(Taking, OfADanceOfAPlaylistNothingStaysButTheWindowsOwn) {
  // GIVEN a dance with a camera, a song, bookmarks, rest before it and physics of the window's own
  LoadedFiles files;
  files.actors.push_back(actor({}));
  files.motions = files.after = {danceMotion(), loadedCameraMotion()};
  take(files);
  state.song = {"song.mp3", 1.5, 0.25F, true, {}};
  state.bookmarks.emplace_back();
  state.settle = 90.0;
  state.physics.on = true;
  // WHEN one of a playlist comes
  const auto next = danceMotion();
  files = {};
  files.ofPlaylist = true;
  files.actors.push_back(actor({}));
  files.motions = files.after = {next};
  EXPECT_TRUE(take(files).anew);
  // THEN only how loud songs are and how bodies move is as before
  ASSERT_EQ(state.actors.size(), 1U);
  EXPECT_EQ(state.actors[0].switches.motions, std::vector<app::MotionUse>{{next}});
  EXPECT_TRUE(state.motions.empty());
  EXPECT_EQ(state.song, (app::SongDescription{{}, 0.0, 0.25F, true, {}}));
  EXPECT_EQ(state.bookmarks, app::CameraBookmarks());
  EXPECT_EQ(state.settle, DocumentState().settle);
  EXPECT_TRUE(state.physics.on);
}

TEST_F(Taking, SwitchesOfMotionsThatStayAreKept) {
  const auto dance = danceMotion(), face = danceMotion(), camera = loadedCameraMotion();
  state.actors.push_back({7, std::make_shared<const app::LoadedModel>(), nullptr, {}, {}});
  state.actors[0].switches.motions = {{dance, false, 12}};
  state.motions = {{camera, true, -3}};
  selected = 7;
  LoadedFiles files;
  files.motions = {face};
  files.after = {dance, camera, face};
  EXPECT_FALSE(take(files).anew);
  EXPECT_EQ(state.actors[0].switches.motions, (std::vector<app::MotionUse>{{dance, false, 12}, {face}}));
  EXPECT_EQ(state.motions, (std::vector<app::MotionUse>{{camera, true, -3}}));
}

/// Returns a figure whose dance begins at this x of the ground; none: it has no dance.
app::OpenedActor figure(std::optional<float> begins = std::nullopt) {
  app::OpenedActor opened;
  auto model = std::make_shared<app::LoadedModel>();
  model->model = support::dancer();
  opened.model = model;
  if (begins) {
    auto dance = std::make_shared<app::LoadedMotion>();
    for (const std::uint32_t frame : {30U, 0U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {frame == 0 ? *begins : 500.0F, -1.0F, 0.0F};
      dance->motion.boneKeys.push_back(key);
    }
    opened.switches.motions = {{dance}};
  }
  return opened;
}

TEST_F(Taking, AddedFiguresStandBesideThoseThere) {
  const auto add = [&](app::OpenedActor actor) {
    LoadedFiles files;
    files.add = true;
    files.actors = {std::move(actor)};
    take(files);
    return state.actors.back().switches.placement.position;
  };
  const base::Vec3 middle(0.0F), left(10.0F, 0.0F, 0.0F), right(-10.0F, 0.0F, 0.0F);
  EXPECT_EQ(add(figure()), middle);
  EXPECT_EQ(add(figure()), left);
  EXPECT_EQ(add(figure()), right);
  EXPECT_EQ(add(figure()), 2.0F * left);
  EXPECT_EQ(add(actor({})), middle) << "a stage has no chains, and stays";
  app::OpenedActor wide = figure();
  auto stage = std::make_shared<app::LoadedModel>(*wide.model);
  stage->model.vertices.emplace_back().position = {0.0F, 2.0F, 31.0F};
  wide.model = stage;
  EXPECT_EQ(add(wide), middle) << "a stage that moves has chains";
  // AND a dance that begins elsewhere, as those for several figures do, keeps its place
  EXPECT_EQ(add(figure(-30.0F)), middle);
  EXPECT_EQ(add(figure(0.0F)), 2.0F * right);
  EXPECT_EQ(add(figure(-30.0F)), right) << "-30 and -20 are taken";
  // AND a place that was chosen stays
  app::OpenedActor placed = figure();
  placed.switches.placement.position.z = 1.0F;
  EXPECT_EQ(add(placed), base::Vec3(0.0F, 0.0F, 1.0F));
}

TEST_F(Taking, APlaceThatNoStepLeavesEnds) {
  const std::vector<base::Vec3> others(3, base::Vec3(1e30F, 0.0F, 0.0F));
  EXPECT_EQ(app::freePlace(others[0], others).x, 1e30F);
}

TEST_F(Taking, SeveralModelsHaveTheirOwn) {
  const auto a = danceMotion(), b = danceMotion(), camera = loadedCameraMotion(), old = loadedCameraMotion();
  state.motions = {{old}};
  LoadedFiles files;
  files.actors = {actor({{a}}), actor({{b}})};
  files.motions = {a, camera};
  files.after = {a, camera};
  take(files);
  ASSERT_EQ(state.actors.size(), 2U);
  EXPECT_EQ(state.actors[0].switches.motions, (std::vector<app::MotionUse>{{a}}));
  EXPECT_EQ(state.actors[1].switches.motions, (std::vector<app::MotionUse>{{b}}));
  EXPECT_EQ(state.motions, (std::vector<app::MotionUse>{{camera}})) << "it replaces the old one";
}

TEST_F(Taking, WhatJoinsLeavesTheRestAlone) {
  const auto a = danceMotion(), b = danceMotion();
  state.actors.push_back({7, std::make_shared<const app::LoadedModel>(), nullptr, {}, {}});
  state.actors[0].switches.motions = {{a}};
  selected = 7;
  lastId = 7;
  LoadedFiles files;
  files.add = true;
  files.actors = {actor({{b}})};
  files.after = {a};
  EXPECT_FALSE(take(files).anew);
  ASSERT_EQ(state.actors.size(), 2U);
  EXPECT_EQ(selected, state.actors[1].id);
  EXPECT_EQ(state.actors[0].switches.motions, (std::vector<app::MotionUse>{{a}}));
  EXPECT_EQ(state.actors[1].switches.motions, (std::vector<app::MotionUse>{{b}}));
}

TEST_F(Taking, AShowIsWhole) {
  const auto mine = danceMotion(), its = danceMotion(), camera = loadedCameraMotion();
  state.motions = {{mine}};
  state.song.file = "old.mp3";
  LoadedFiles files;
  files.actors = {actor({{its, true, 5}})};
  files.sceneMotions = {{camera, false, 0}};
  files.show.emplace();
  files.show->physics.on = false;
  take(files);
  EXPECT_EQ(state.actors[0].switches.motions, (std::vector<app::MotionUse>{{its, true, 5}}));
  EXPECT_EQ(state.motions, (std::vector<app::MotionUse>{{camera, false, 0}}));
  EXPECT_FALSE(state.physics.on);
  EXPECT_TRUE(state.song.file.empty());
}

}  // namespace
