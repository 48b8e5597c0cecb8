// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/travel_scale.h"

#include <limits>

#include <gmock/gmock.h>

#include "ik/pose.h"
#include "ik/pose_solver.h"
#include "tests/app/dancer.h"

namespace {

using testing::ElementsAre;

/// All that a leg may hang from: 0 全ての親, 1 センター, 2 グルーブ, 3 下半身, 4 左足, 5 左ひざ, 6 左足首, 7 左つま先,
/// 8 左足IK親, 9 左足ＩＫ, 10 左つま先ＩＫ, 11 頭, 12 左腕, 13 左ひじ, 14 左手首, 15 左腕ＩＫ. The leg `length` long.
pmx::Model body(float length) {
  pmx::Model model;
  const float hip = length + 1.0F, half = 1.0F + length / 2;
  const auto add = [&](const char* name, std::int32_t parent, const base::Vec3& position) {
    pmx::Bone bone;
    bone.name = name;
    bone.parent = parent;
    bone.position = position;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    model.bones.push_back(bone);
  };
  add("全ての親", -1, {0, 0, 0});
  add("センター", 0, {0, hip - 2, 0});
  add("グルーブ", 1, {0, hip - 2, 0});
  add("下半身", 2, {0, hip, 0});
  add("左足", 3, {1, hip, 0});
  add("左ひざ", 4, {1, half, 0});
  add("左足首", 5, {1, 1, 0});
  add("左つま先", 6, {1, 0, -1});
  add("左足IK親", 0, {1, 0, 0});
  add("左足ＩＫ", 8, {1, 1, 0});
  add("左つま先ＩＫ", 9, {1, 0, -1});
  add("頭", 2, {0, hip + 5, 0});
  add("左腕", 2, {1, hip + 4, 0});
  add("左ひじ", 12, {3, hip + 3, 0});
  add("左手首", 13, {5, hip + 2, 0});
  add("左腕ＩＫ", 0, {5, hip + 2, 0});
  const auto ik = [&](std::size_t bone, std::int32_t effector, std::vector<pmx::IkLink> links) {
    model.bones[bone].flags |= pmx::boneFlag::ik;
    model.bones[bone].ik = {effector, 40, 2.0F, std::move(links)};
  };
  const pmx::IkLink knee{5, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
  const pmx::IkLink elbow{13, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
  ik(9, 6, {knee, {4, false, {}, {}}});
  ik(10, 7, {{6, false, {}, {}}});
  ik(15, 14, {elbow, {12, false, {}, {}}});
  return model;
}

TEST(TravelScale, FindsLegsByHowTheyHang) {
  const auto model = support::loaded(body(10));
  const auto legs = app::legChains(model->skeleton);
  ASSERT_EQ(legs.size(), 1U) << "an arm hangs aside, toes have no knee";
  EXPECT_EQ(legs[0].hip, 4);
  EXPECT_EQ(legs[0].knee, 5);
  EXPECT_EQ(legs[0].ankle, 6);
  EXPECT_EQ(legs[0].controller, 9);
  EXPECT_FLOAT_EQ(legs[0].length, 10.0F);
}

TEST(TravelScale, TravelIsOfControllersAndOfAllThatCarriesThem) {
  pmx::Model model = body(10);
  const auto all = support::loaded(model);
  EXPECT_THAT(app::travelBones(all->model, all->skeleton), ElementsAre(0, 1, 2, 3, 8, 9, 10));
  // AND whatever they are called
  for (pmx::Bone& bone : model.bones) bone.name = "x";
  const auto nameless = support::loaded(model);
  EXPECT_THAT(app::travelBones(nameless->model, nameless->skeleton), ElementsAre(0, 1, 2, 3, 8, 9, 10));
  // AND a bone of a standard name counts, also where nothing hangs from it
  model.bones[11].name = "右足ＩＫ";
  const auto named = support::loaded(model);
  EXPECT_THAT(app::travelBones(named->model, named->skeleton), ElementsAre(0, 1, 2, 3, 8, 9, 10, 11));
}

TEST(TravelScale, AModelWithoutLegsHasNone) {
  pmx::Model model = body(10);
  model.bones[9].flags = pmx::boneFlag::rotatable;
  const auto loaded = support::loaded(model);
  EXPECT_TRUE(app::legChains(loaded->skeleton).empty());
  EXPECT_TRUE(app::travelBones(loaded->model, loaded->skeleton).empty());
  EXPECT_TRUE(app::travelBones({}, {}).empty());
}

TEST(TravelScale, MultipliesTranslationsAlone) {
  std::vector<base::Transform> locals(3);
  for (auto& local : locals) local = {{1, -2, 4}, glm::angleAxis(0.5F, base::Vec3(0, 1, 0))};
  const auto before = locals;
  const std::vector<std::int32_t> bones{-1, 1, 99};
  app::scaleTravel(bones, 0.5F, locals);
  EXPECT_EQ(locals[1].translation, base::Vec3(0.5F, -1, 2));
  EXPECT_EQ(locals[1].rotation, before[1].rotation);
  EXPECT_EQ(locals[0].translation, before[0].translation);
  EXPECT_EQ(locals[2].translation, before[2].translation);
  app::scaleTravel(bones, std::numeric_limits<float>::quiet_NaN(), locals);
  EXPECT_EQ(locals[1].translation, base::Vec3(0.5F, -1, 2));
}

/// From the target back to the hip, where the poses of two bodies have them.
base::Vec3 asked(const app::LoadedModel& model, const std::vector<base::Transform>& locals) {
  ik::Pose pose(model.skeleton);
  pose.locals = locals;
  ik::beginPose(pose);
  ik::solvePhase(model.skeleton, ik::Phase::BeforePhysics, {}, pose);
  return pose.models[9].translation - pose.models[4].translation;
}

TEST(TravelScale, AsksOfShortLegsWhatWasAskedOfLongOnes) {
  // GIVEN a step that legs of 10 make: the body 1 down and 2 forwards, the foot 3 aside and 1 up
  const auto author = support::loaded(body(10)), dancer = support::loaded(body(7));
  std::vector<base::Transform> locals(author->model.bones.size());
  locals[0].translation = {5, 0, -7};
  locals[1].translation = {0, -1, -2};
  locals[2].translation = {0, 0.25F, 0};
  locals[9].translation = {3, 1, 0};
  const base::Vec3 step = asked(*author, locals);
  EXPECT_NEAR(step.y, -10 + 1 - 0.25 + 1, 1e-5);
  // WHEN legs of 7 make it with seven tenths of the travel
  app::scaleTravel(app::travelBones(dancer->model, dancer->skeleton), 0.7F, locals);
  // THEN the line from hip to target is seven tenths of what it was
  EXPECT_LT(glm::distance(asked(*dancer, locals), step * 0.7F), 1e-5F);
}

}  // namespace
