// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/model_body.h"

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace ik::solvers {

namespace {

/// This struct is a figure by MMD's names, with a bone of another kind between shoulder and arm.
struct Named {
  support::Rig rig;
  std::int32_t add(const char* name, const base::Vec3& place, std::int32_t parent) {
    const std::int32_t bone = rig.add(place, parent);
    rig.at(bone).name = name;
    return bone;
  }
  explicit Named(bool withLegs = true) {
    const auto all = add("全ての親", {0, 0, 0}, -1);
    const auto centre = add("センター", {0, 8, 0}, all);
    const auto upper = add("上半身", {0, 12, 0}, centre);
    const auto chest = add("上半身2", {0, 13.5F, 0}, upper);
    const auto neck = add("首", {0, 16, 0}, chest);
    add("頭", {0, 17, 0}, neck);
    const auto collar = add("左肩", {0.3F, 15.5F, 0}, chest);
    const auto between = add("左肩C", {1.3F, 15.5F, 0}, collar);
    const auto arm = add("左腕", {1.3F, 15.5F, 0}, between);
    const auto elbow = add("左ひじ", {3, 14, 0}, arm);
    add("左手首", {4.5F, 12.7F, 0}, elbow);
    if (withLegs) {
      const auto lower = add("下半身", {0, 12, 0}, centre);
      const auto leg = add("右足", {-0.8F, 10.7F, 0}, lower);
      const auto knee = add("右ひざ", {-0.9F, 6, -0.1F}, leg);
      const auto ankle = add("右足首", {-0.9F, 1.5F, 0.2F}, knee);
      const auto target = add("右足ＩＫ", {-0.9F, 1.5F, 0.2F}, all);
      rig.setIk(target, ankle, 40, 2, {{knee, true, {-base::kPi, 0, 0}, {-0.009F, 0, 0}}, {leg, false, {}, {}}});
    }
    rig.build();
    rig.solve();
  }
};

TEST(ModelBody, IsFoundByName) {
  Named named;
  auto body = bodyOfModel(named.rig.model, named.rig.skeleton);
  ASSERT_TRUE(body.has_value());
  const auto nameOf = [&](int place) {
    return named.rig.at(body->source.bones.at(static_cast<std::size_t>(place))).name.utf8;
  };
  EXPECT_EQ(nameOf(body->parts.root), "センター");
  ASSERT_EQ(body->parts.spine.size(), 3U);
  EXPECT_EQ(nameOf(body->parts.head), "頭");
  EXPECT_EQ(nameOf(body->parts.arms[0].collar), "左肩");
  EXPECT_EQ(nameOf(body->parts.arms[0].end), "左手首");
  EXPECT_FALSE(body->parts.arms[1].whole());
  EXPECT_EQ(nameOf(body->parts.legs[1].lower), "右ひざ");
  EXPECT_FALSE(body->parts.legs[0].whole());
  ASSERT_EQ(body->source.chain.links.size(), 1U);
  EXPECT_EQ(body->source.chain.links[0].limit.kind, LimitKind::Hinge);
}

TEST(ModelBody, IsSolvedWhereThePoseHasIt) {
  // GIVEN a body, taken from a pose
  Named named;
  auto body = bodyOfModel(named.rig.model, named.rig.skeleton);
  ASSERT_TRUE(body.has_value());
  readPose(named.rig.skeleton, *named.rig.pose, body->source);
  // WHEN it reaches for something
  WholeBody solver(body->source.chain, body->parts);
  BodyGoals goals;
  goals.head = Vec3(0.5, 15, -1);
  goals.wrists[0] = Vec3(2, 17, -3);
  goals.ankles[1] = Vec3(-1, 1.5, -0.5);
  const BodyReport report = solver.solve(body->source.chain, goals, {});
  // THEN it gets there
  EXPECT_LT(report.headMiss, 0.05);
  EXPECT_LT(report.wristMisses[0], 0.05);
  EXPECT_LT(report.ankleMisses[1], 0.05);
}

TEST(ModelBody, NeedsACentreAndMoreThanThat) {
  Named armless(false);
  EXPECT_TRUE(bodyOfModel(armless.rig.model, armless.rig.skeleton).has_value());
  support::Rig rig;
  rig.build();
  EXPECT_FALSE(bodyOfModel(rig.model, rig.skeleton).has_value());
  rig.at(rig.add({0, 8, 0}, -1)).name = "センター";
  rig.build();
  EXPECT_FALSE(bodyOfModel(rig.model, rig.skeleton).has_value());
  // A head that descends from another bone is no part of this body.
  rig.at(rig.add({0, 17, 0}, -1)).name = "頭";
  rig.build();
  EXPECT_FALSE(bodyOfModel(rig.model, rig.skeleton).has_value());
}

}  // namespace

}  // namespace ik::solvers
