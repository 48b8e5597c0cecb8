// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/show.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include <gmock/gmock.h>

#include "pmx/base/frames.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/same_poses.h"
#include "tests/support/allocation_count.h"

namespace {

using app::Show;
using support::expectSame;
using support::loadedDance;
using support::loadedDancer;
using testing::ElementsAre;

/// Returns a motion of camera keys alone: the distance goes from -40 at frame 0 to -80 at frame 40.
std::shared_ptr<const app::LoadedMotion> camera() {
  vmd::Motion motion = vmd::Motion::make("camera");
  for (const auto& [frame, distance] : {std::pair{0U, -40.0F}, {40U, -80.0F}}) {
    vmd::CameraKey key;
    key.frame = frame;
    key.distance = distance;
    key.setCurve(vmd::CameraChannel::Distance, {20, 20, 107, 107});
    motion.cameraKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

TEST(ShowTest, EachActorIsAsItIsAlone) {
  // GIVEN five actors of one model, with one dance or none, with other IK modes, one with another
  // placement
  Show show;
  const auto model = loadedDancer();
  std::vector<app::ActorId> ids;
  for (int i = 0; i < 5; ++i) ids.push_back(show.add(model));
  for (int i = 0; i < 4; ++i) show.setMotions(ids[static_cast<std::size_t>(i)], {{loadedDance()}});
  show.actor(ids[1])->setIkMode(app::IkMode::Off);
  show.actor(ids[2])->setPlacement({{10, 0, 5}, 90, 2});
  for (const int threads : {1, 2, 4}) {
    show.setThreads(threads);
    for (const double frame : {0.0, 7.5, 25.0}) {
      const auto& shown = show.evaluate(frame);
      ASSERT_EQ(shown.actors.size(), 5U);
      for (std::size_t i = 0; i < 5; ++i) {
        app::Actor alone(model);
        if (i < 4) alone.setMotions({{loadedDance()}});
        if (i == 1) alone.setIkMode(app::IkMode::Off);
        EXPECT_EQ(shown.actors[i].id, ids[i]);
        expectSame(shown.actors[i].frame->boneModels, alone.evaluate(frame).boneModels);
      }
      EXPECT_EQ(shown.actors[2].frame->placement.position.x, 10.0F);
    }
  }
}

TEST(ShowTest, IdsAreNeverGivenTwice) {
  Show show;
  const auto a = show.add(loadedDancer()), b = show.add(loadedDancer());
  show.remove(b);
  const auto c = show.add(loadedDancer());
  EXPECT_NE(c, b);
  EXPECT_THAT(show.order(), ElementsAre(a, c));
  EXPECT_EQ(show.actor(b), nullptr);
  show.clear();
  EXPECT_EQ(show.size(), 0U);
  EXPECT_GT(show.add(loadedDancer()), c);
}

TEST(ShowTest, AnActorStaysWhereItIs) {
  // GIVEN an actor that a pointer refers to
  Show show;
  const auto first = show.add(loadedDancer());
  app::Actor* const actor = show.actor(first);
  const app::ActorFrame* const frame = &actor->frame();
  // WHEN others are added, removed and reordered
  std::vector<app::ActorId> ids{first};
  for (int i = 0; i < 20; ++i) ids.push_back(show.add(loadedDancer()));
  std::ranges::reverse(ids);
  show.setOrder(ids);
  show.remove(ids.front());
  // THEN it is still that actor at its index
  EXPECT_EQ(show.actor(first), actor);
  EXPECT_EQ(&show.actor(first)->frame(), frame);
  EXPECT_EQ(show.evaluate(0.0).actors.back().frame, frame);
}

TEST(ShowTest, AnActorMoreCostsTheSameHoweverManyThereAre) {
  // GIVEN actors that are added one after the other, each with a camera of its own that begins
  // later
  Show show;
  const auto model = loadedDancer();
  std::vector<std::size_t> costs;
  for (int i = 0; i < 40; ++i) {
    const app::MotionUse use{camera(), true, i + 1};
    const std::size_t before = support::allocationCount();
    show.setMotions(show.add(model), {use});
    costs.push_back(support::allocationCount() - before);
  }
  // THEN the keys of all were not gathered anew for each, which takes several lists an actor; its
  // position among them takes one
  EXPECT_LT(costs.back(), costs[4] + 2 * 35);
  // AND they are there on request: near until frame 40, where the last one begins, far from 41 on,
  // where the first ends
  EXPECT_TRUE(show.hasCamera());
  EXPECT_EQ(show.lastFrame(), 80.0);
  EXPECT_EQ(show.evaluate(40.0).scene.camera.distance, -40.0F);
  EXPECT_EQ(show.evaluate(41.0).scene.camera.distance, -80.0F);
}

TEST(ShowTest, ACrowdSharesItsKeys) {
  // GIVEN actors of one model with one motion, and one with another name for a bone
  Show show;
  const auto model = loadedDancer();
  const auto motion = loadedDance();
  const auto a = show.add(model), b = show.add(model), other = show.add(model);
  show.actor(other)->setNames({{"arm", 0}});
  for (const auto id : {a, b, other}) show.setMotions(id, {{motion}});
  // THEN those two share their keys, and the third has its own
  EXPECT_EQ(&show.actor(a)->binding(), &show.actor(b)->binding());
  EXPECT_NE(&show.actor(a)->binding(), &show.actor(other)->binding());
  EXPECT_EQ(show.actor(other)->switches().names.size(), 1U);
  // AND each has its own again once its motion is replaced
  show.setMotions(b, {{motion, true, 5}});
  EXPECT_NE(&show.actor(a)->binding(), &show.actor(b)->binding());
  EXPECT_EQ(show.actor(a)->motionStart(), 0.0);
}

TEST(ShowTest, TheOrderIsThatOfDrawing) {
  Show show;
  const auto a = show.add(loadedDancer()), b = show.add(loadedDancer()), c = show.add(loadedDancer());
  show.setMotions(c, {{loadedDance()}});
  show.setOrder({c, a, b});
  EXPECT_THAT(show.order(), ElementsAre(c, a, b));
  const auto& shown = show.evaluate(10);
  EXPECT_EQ(shown.actors[0].id, c);
  EXPECT_EQ(shown.actors[0].frame->boneModels[4].translation.y, 2.0F) << "the foot's target is lifted by 2 at frame 10";
  EXPECT_EQ(shown.actors[1].frame->boneModels[4].translation.y, 0.0F);
}

TEST(ShowTest, TheScenesKeysAreThoseOfAllMotions) {
  Show show;
  EXPECT_FALSE(show.hasCamera());
  show.setSceneMotions({{camera()}});
  EXPECT_TRUE(show.hasCamera());
  EXPECT_NEAR(show.evaluate(20).scene.camera.distance, -60.0F, 1e-4F);
  // An actor's camera keys count, too, but the scene's key wins where both have one.
  auto own = std::make_shared<app::LoadedMotion>(*camera());
  own->motion.cameraKeys[1].distance = -100;
  const auto id = show.add(loadedDancer());
  show.setMotions(id, {{own}});
  EXPECT_NEAR(show.evaluate(20).scene.camera.distance, -60.0F, 1e-4F);
  show.setSceneMotions({});
  EXPECT_NEAR(show.evaluate(20).scene.camera.distance, -70.0F, 1e-4F);
  show.remove(id);
  EXPECT_FALSE(show.hasCamera());
}

TEST(ShowTest, MotionsAreSwitchedAndShifted) {
  Show show;
  const auto id = show.add(loadedDancer());
  const auto target = [&](double frame) { return show.evaluate(frame).actors[0].frame->boneModels[4].translation.y; };
  show.setMotions(id, {{loadedDance(), true, 100}});
  EXPECT_EQ(show.lastFrame(), 130.0);
  EXPECT_EQ(target(100), 0.0F);
  EXPECT_NEAR(target(105), 1.0F, 1e-5F);
  EXPECT_EQ(target(110), 2.0F);
  show.setMotions(id, {{loadedDance(), true, -5}});
  EXPECT_EQ(show.lastFrame(), 25.0);
  EXPECT_NEAR(target(0), 1.0F, 1e-5F) << "what lies before frame 0 has begun already";
  EXPECT_EQ(target(5), 2.0F);
  show.setMotions(id, {{loadedDance(), false, 0}});
  EXPECT_EQ(show.lastFrame(), 0.0);
  EXPECT_EQ(target(10), 0.0F);
  show.setSceneMotions({{camera(), true, -20}});
  EXPECT_NEAR(show.evaluate(0).scene.camera.distance, -60.0F, 1e-4F);
  show.setMotions(id, {{loadedDance(), true, app::kMaxShift}});
  EXPECT_EQ(show.lastFrame(), static_cast<double>(base::kMaxFrame));
}

TEST(ShowTest, RevisionsLetAListenerMissFrames) {
  Show show;
  show.add(loadedDancer());
  const app::ActorFrame& frame = *show.evaluate(0).actors[0].frame;
  const auto first = frame.revisions;
  show.evaluate(1);
  EXPECT_EQ(frame.revisions, first) << "nothing moved a vertex or a material";
  // WHEN a material is edited, frames pass, and the edit is removed
  app::Edits edits;
  app::MaterialEdit edit;
  edits.set(edit);
  show.actor(show.order()[0])->setEdits(edits);
  show.evaluate(2);
  show.evaluate(3);
  EXPECT_GT(frame.revisions.materials, first.materials);
  EXPECT_EQ(frame.revisions.positions, first.positions);
  const auto edited = frame.revisions.materials;
  show.actor(show.order()[0])->setEdits({});
  show.evaluate(4);
  EXPECT_GT(frame.revisions.materials, edited);
  show.evaluate(5);
  EXPECT_EQ(frame.revisions.materials, edited + 1);
}

TEST(ShowTest, FramesThatAreNoNumbersCountAsNought) {
  Show show;
  show.add(loadedDancer());
  for (const double frame : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    EXPECT_EQ(show.evaluate(frame).scene.frame, 0.0);
}

TEST(ShowTest, EditsMoveWhatTheMotionMoved) {
  Show show;
  const auto id = show.add(loadedDancer());
  show.setMotions(id, {{loadedDance()}});
  const auto bone = [&](double frame, std::size_t index) {
    return show.evaluate(frame).actors[0].frame->boneModels[index].translation;
  };
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{1, 0, 0}, base::kIdentityRotation}});
  edits.set(app::BoneEdit{5, app::EditKind::Replace, {{0, 0, -3}, base::kIdentityRotation}});
  edits.set(app::MorphEdit{0, app::EditKind::Replace, 0.5F});
  edits.set(app::BoneEdit{99, app::EditKind::Add, {}});  // the model has no such bone
  show.actor(id)->setEdits(edits);
  // The morph lifts all by 4 times its weight; the target's motion is below its edit.
  EXPECT_EQ(bone(10, 4), base::Vec3(2, 4, 0));
  EXPECT_EQ(bone(10, 5), base::Vec3(0, 18, -3));
  edits.clearMorph(0);
  edits.clearBone(4);
  show.actor(id)->setEdits(edits);
  EXPECT_EQ(bone(10, 4), base::Vec3(1, 2, 0));
  EXPECT_TRUE(app::Edits().empty());
  EXPECT_FALSE(edits.empty());
}

TEST(ShowTest, AFrameAllocatesNothing) {
  Show show;
  for (int i = 0; i < 3; ++i) show.setMotions(show.add(loadedDancer()), {{loadedDance()}});
  show.setThreads(1);  // the task library has buffers of its own
  show.evaluate(0);
  const auto before = support::allocationCount();
  for (int frame = 0; frame < 30; ++frame) show.evaluate(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

TEST(PlacementTest, TurnsAboutTheVerticalAndMoves) {
  const app::Placement placement{{10, 0, 5}, 90, 2};
  // A quarter turn about +Y takes -Z to -X and +X to -Z.
  const auto front = placement.toWorld({0, 0, -1}), side = placement.toWorld({1, 3, 0});
  EXPECT_NEAR(glm::distance(front, base::Vec3(8, 0, 5)), 0.0F, 1e-5F);
  EXPECT_NEAR(glm::distance(side, base::Vec3(10, 6, 3)), 0.0F, 1e-5F);
  const auto byMatrix = base::Vec3(placement.matrix() * base::Vec4(1, 3, 0, 1));
  EXPECT_NEAR(glm::distance(byMatrix, side), 0.0F, 1e-5F);
  EXPECT_EQ(app::Placement{}.matrix(), base::Mat4(1.0F));
}

}  // namespace
