// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_size.h"

#include <gmock/gmock.h>

#include "app/files/loaded_files.h"

namespace {

using app::ShowSize;
using testing::HasSubstr;
using testing::IsEmpty;

std::shared_ptr<const app::LoadedModel> modelOf(std::size_t bones, std::size_t morphs, std::size_t vertices,
                                                std::size_t materials = 0) {
  auto model = std::make_shared<app::LoadedModel>();
  model->model.bones.resize(bones);
  model->model.morphs.resize(morphs);
  model->model.vertices.resize(vertices);
  model->model.materials.resize(materials);
  return model;
}

std::shared_ptr<const app::LoadedMotion> motionOf(std::size_t keys) {
  auto motion = std::make_shared<app::LoadedMotion>();
  motion->motion.boneKeys.resize(keys);
  return motion;
}

app::ActorSwitches dancing(std::vector<app::MotionUse> motions) {
  app::ActorSwitches switches;
  switches.motions = std::move(motions);
  return switches;
}

TEST(ShowSizeTest, BonesMorphsAndMaterialsCountForEachActor) {
  // GIVEN a model of 1,000,000 bones, morphs and materials / THEN five of it fit, and no sixth
  ShowSize size;
  const auto model = modelOf(600'000, 200'000, 0, 200'000);
  for (int i = 0; i < 5; ++i) EXPECT_THAT(size.add(model, {}), IsEmpty());
  EXPECT_THAT(size.add(model, {}), HasSubstr("more than 5000000 bones, morphs and materials"));
  // AND a smaller one still fits: nothing was counted of the one that doesn't
  EXPECT_THAT(size.add(modelOf(0, 0, 1), {}), IsEmpty());
}

TEST(ShowSizeTest, VerticesCountForEachActor) {
  ShowSize size;
  const auto model = modelOf(1, 0, 10'000'000);
  for (int i = 0; i < 5; ++i) EXPECT_THAT(size.add(model, {}), IsEmpty());
  EXPECT_THAT(size.add(model, {}), HasSubstr("more than 50000000 vertices"));
}

TEST(ShowSizeTest, KeysCountEachTimeThatTheyAreUsedButForACrowd) {
  // GIVEN a motion of 6,000,000 keys
  ShowSize size;
  const auto model = modelOf(1, 0, 1), other = modelOf(1, 0, 1);
  const auto motion = motionOf(6'000'000);
  // THEN a thousand actors of one model that all play it are one binding
  const std::vector<app::MotionUse> uses{{motion}};
  for (int i = 0; i < 1000; ++i) EXPECT_THAT(size.add(model, dancing(uses)), IsEmpty());
  // AND another model's, or one twice, count again
  EXPECT_THAT(size.add(other, dancing(uses)), IsEmpty());
  const std::vector<app::MotionUse> twice{{motion}, {motion, true, 3}};
  EXPECT_THAT(size.add(other, dancing(twice)), HasSubstr("more than 20000000 keys"));
}

TEST(ShowSizeTest, AGhostIsAnActorMore) {
  ShowSize size;
  const auto model = modelOf(1'000'000, 0, 0);
  app::ActorSwitches ghosted;
  ghosted.ghost = app::GhostChoice();
  EXPECT_THAT(size.add(model, ghosted), IsEmpty());
  EXPECT_THAT(size.add(model, ghosted), IsEmpty());
  EXPECT_THAT(size.add(model, ghosted), HasSubstr("more than 5000000"));
  EXPECT_THAT(size.add(model, {}), IsEmpty());
}

TEST(ShowSizeTest, KeysOfTheSceneCountForEachFrameAtWhichTheyBegin) {
  // GIVEN a camera of 9,000,000 keys
  ShowSize size;
  auto camera = std::make_shared<app::LoadedMotion>();
  camera->motion.cameraKeys.resize(9'000'000);
  // THEN it may begin at two frames, any number of times, and at no third
  for (int i = 0; i < 10; ++i) {
    EXPECT_THAT(size.addScene({camera, true, 0}), IsEmpty());
    EXPECT_THAT(size.addScene({camera, true, 1}), IsEmpty());
  }
  EXPECT_THAT(size.addScene({camera, true, 2}), HasSubstr("more than 20000000 keys"));
}

TEST(ShowSizeTest, BodiesCountForThoseThatMove) {
  ShowSize size;
  pmx::Model model;
  model.rigidBodies.resize(32'768);
  EXPECT_THAT(size.addBodies(model), IsEmpty());
  EXPECT_THAT(size.addBodies(model), IsEmpty());
  EXPECT_THAT(size.addBodies(model), HasSubstr("more than 65536 rigid bodies"));
  // AND joints for themselves
  ShowSize other;
  pmx::Model joined;
  joined.joints.resize(200'000);
  EXPECT_THAT(other.addBodies(joined), IsEmpty());
  EXPECT_THAT(other.addBodies(joined), HasSubstr("more than 262144 joints"));
}

}  // namespace
