// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/leg_study.h"

#include <cmath>

#include <gmock/gmock.h>

#include "tests/app/files/dancer.h"
#include "tests/app/report/whole_study.h"

namespace {

using app::Actor;
using support::goesOn;
using testing::HasSubstr;

/// Returns a hip of `length` above the ankle: 0 センター, 1 左足, 2 左ひざ, 3 左足首, 4 左足ＩＫ (no child of the
/// centre). The knee bends freely, starting straight.
pmx::Model legs(float length) {
  pmx::Model model;
  model.name = "脚";
  const auto add = [&](const char* name, const base::Vec3& position, std::int32_t parent) {
    pmx::Bone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    model.bones.push_back(bone);
  };
  add("センター", {0, length, 0}, -1);
  add("左足", {0, length, 0}, 0);
  add("左ひざ", {0, length / 2, -0.01F}, 1);
  add("左足首", {0, 0, 0}, 2);
  add("左足ＩＫ", {0, 0, 0}, -1);
  model.bones[4].flags |= pmx::boneFlag::ik;
  model.bones[4].ik = {3, 200, 2.0F, {{2, true, {-base::kPi, 0, 0}, {0, 0, 0}}, {1, false, {}, {}}}};
  return model;
}

/// Returns a motion in which the centre goes down by `down` and the foot aside by `aside`, in
/// frames 0 to 40: there and back, as sines.
vmd::Motion steps(float down, float aside) {
  vmd::Motion motion = vmd::Motion::make("脚");
  for (std::uint32_t frame = 0; frame <= 40; ++frame) {
    const float share = std::sin(base::kPi * static_cast<float>(frame) / 40.0F);
    for (const auto& [name, translation] : {std::pair("センター", base::Vec3(0, -down, 0) * share),
                                            std::pair("左足ＩＫ", base::Vec3(aside, 0, 0) * share)}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>(name);
      key.frame = frame;
      key.translation = translation;
      motion.boneKeys.push_back(key);
    }
  }
  return motion;
}

Actor dancing(float length, float down, float aside) {
  Actor actor(support::loaded(legs(length)));
  actor.setMotions({{support::loaded(steps(down, aside))}});
  return actor;
}

TEST(LegStudy, TellsOfLegsThatFit) {
  Actor actor = dancing(10, 4, 5);
  const auto study = app::studyLegs(actor, 0, 40, goesOn);
  ASSERT_TRUE(study);
  ASSERT_EQ(study->legs.size(), 1U);
  const app::LegStudy& leg = study->legs[0];
  EXPECT_EQ(leg.chain, "左足ＩＫ");
  EXPECT_NEAR(leg.length, 10, 1e-3);
  EXPECT_EQ(leg.before.solved, 41U);
  EXPECT_EQ(leg.before.outOfReach, 0U);
  EXPECT_LT(leg.before.miss.p99, 0.05);
  EXPECT_EQ(study->factor, 1.0);
  EXPECT_TRUE(study->mended);
  EXPECT_THAT(app::legsText(*study), HasSubstr("The motion fits these legs."));
}

TEST(LegStudy, FindsTheTravelThatMendsLegsThatAreTooShort) {
  // GIVEN 2 down and 6 aside at most: legs of 10 reach that (8² + 6² = 10²), and legs of 8 don't
  // (6² + 6² is more than 8²).
  Actor actor = dancing(8, 2, 6);
  const auto study = app::studyLegs(actor, 0, 40, goesOn);
  ASSERT_TRUE(study);
  const app::LegStudy& leg = study->legs[0];
  // (8 - 2s)² + (6s)² is more than 8² for sines above 0.8: frames 12 to 28
  EXPECT_EQ(leg.before.outOfReach, 17U);
  // THEN the largest miss is the hypotenuse less the leg, in the middle
  EXPECT_NEAR(leg.before.miss.worst, std::hypot(6.0, 6.0) - 8.0, 0.01);
  EXPECT_EQ(leg.before.miss.worstFrame, 20);
  // AND the corrected travel leaves a miss of a twentieth of a unit: (8 - 2f s)² + (6f s)² = 8.05²,
  // s the sine, is 40 f² s² - 32 f s = 0.8, so with s = 1 in the worst frame f = 0.8239, and in
  // less of them for smaller s
  EXPECT_TRUE(study->mended);
  EXPECT_NEAR(study->factor, 0.8239, 0.006);
  EXPECT_LT(leg.after.miss.p99, 0.06);
  EXPECT_EQ(leg.after.factor, study->factor);
  EXPECT_THAT(app::legsText(*study), HasSubstr("of the travel of controllers and centre the motion fits these legs."));
  // AND the actor is as it was
  EXPECT_EQ(actor.motions().size(), 1U);
}

TEST(LegStudy, LeavesAloneWhatAsksTooMuchOfAnyLegs) {
  // GIVEN a centre that rises by 3 while the foot stays: no leg is long enough
  Actor actor = dancing(10, -3, 0);
  const auto study = app::studyLegs(actor, 0, 40, goesOn);
  ASSERT_TRUE(study);
  EXPECT_EQ(study->factor, 1.0);
  EXPECT_FALSE(study->mended);
  EXPECT_NEAR(study->legs[0].before.miss.worst, 3.0, 0.01);
  EXPECT_THAT(app::legsText(*study), HasSubstr("legs of any length"));
}

TEST(LegStudy, TrembleIsTheSecondDifferenceOfTheMiss) {
  // GIVEN a centre that rises by 0.001 times frame²: the ankle is pulled from its target by as
  // much, which is 0.002 a frame², 1.8 units a second squared
  vmd::Motion motion = vmd::Motion::make("脚");
  for (std::uint32_t frame = 0; frame <= 40; ++frame) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    key.frame = frame;
    key.translation = {0, 0.5F + 0.001F * static_cast<float>(frame * frame), 0};
    motion.boneKeys.push_back(key);
  }
  Actor actor(support::loaded(legs(10)));
  actor.setMotions({{support::loaded(std::move(motion))}});
  const auto study = app::studyLegs(actor, 0, 40, goesOn);
  ASSERT_TRUE(study);
  EXPECT_NEAR(study->legs[0].before.trembleRms, 1.8, 0.1);
  EXPECT_LT(study->legs[0].before.kneeRms, 5.0) << "a straight knee doesn't move";
}

TEST(LegStudy, EndsWhereItIsToldAndWithoutLegs) {
  Actor actor = dancing(10, 4, 5);
  std::size_t asked = 0;
  EXPECT_FALSE(app::studyLegs(actor, 0, 40, [&](std::size_t, std::size_t) { return ++asked < 50; }));
  EXPECT_EQ(asked, 50U);
  pmx::Model none = legs(10);
  none.bones[4].flags = pmx::boneFlag::rotatable;
  Actor plain(support::loaded(std::move(none)));
  const auto study = app::studyLegs(plain, 0, 10, goesOn);
  ASSERT_TRUE(study);
  EXPECT_TRUE(study->legs.empty());
  EXPECT_EQ(app::legsText(*study), "no legs\n");
}

TEST(LegStudy, IsWrittenInThreeForms) {
  app::LegsStudy study;
  app::LegStudy leg;
  leg.chain = "足\"\n";
  leg.length = 9.5;
  leg.before = {1.0, 4, 1, {0.5, 1.5, 2.0, 7.0}, 100, 2};
  leg.after = {0.8, 4, 0, {0.01, 0.02, 0.03, 3.0}, 80, 1};
  study.legs = {leg};
  study.factor = 0.8;
  study.mended = true;
  EXPECT_THAT(app::legsCsv(study), HasSubstr("\",9.5,0.800,4,0,0.01,0.02,0.03,3,80,1\n"));
  EXPECT_THAT(app::legsJson(study), HasSubstr("\"travel\": 0.8"));
  EXPECT_THAT(app::legsText(study), HasSubstr("25.0%"));
  EXPECT_THAT(app::legsText(study), testing::Not(HasSubstr("\"\n")));
}

}  // namespace
