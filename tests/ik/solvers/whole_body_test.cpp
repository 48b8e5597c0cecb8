// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/whole_body.h"

#include <gtest/gtest.h>

#include "tests/ik/solvers/numbers.h"
#include "tests/support/allocation_count.h"

namespace ik::solvers {

namespace {

using support::kNan;

/// This struct is a figure of MMD's proportions: a centre, a spine of three, a head, arms and legs
/// whose knees bend one way alone.
struct Figure {
  Chain chain;
  BodyParts parts;

  int add(int parent, const Vec3& offset) {
    chain.bones.push_back({parent, offset});
    return static_cast<int>(chain.bones.size()) - 1;
  }
  Figure() {
    parts.root = add(-1, {0, 8, 0});
    parts.spine = {add(parts.root, {0, 4, 0})};
    parts.spine.push_back(add(parts.spine[0], {0, 1.5, 0}));
    parts.spine.push_back(add(parts.spine[1], {0, 2.5, 0.2}));
    parts.head = add(parts.spine[2], {0, 1, 0});
    const int hips = add(parts.root, {0, 4, 0});
    for (std::size_t side = 0; side < 2; ++side) {
      const double x = side == 0 ? 1 : -1;
      BodyParts::Limb& arm = parts.arms[side];
      arm.collar = add(parts.spine[1], {0.3 * x, 2, 0});
      arm.upper = add(arm.collar, {1 * x, 0, 0});
      arm.lower = add(arm.upper, {1.7 * x, -1.5, 0});
      arm.end = add(arm.lower, {1.5 * x, -1.3, -0.1});
      BodyParts::Limb& leg = parts.legs[side];
      leg.upper = add(hips, {0.8 * x, -1.3, 0});
      leg.lower = add(leg.upper, {0.1 * x, -4.5, -0.1});
      leg.end = add(leg.lower, {0, -4.8, 0.3});
      chain.links.push_back({leg.lower, hingeLimit({1, 0, 0}, -kPi, -0.0087)});
    }
    for (const int bone : parts.spine) chain.links.push_back({bone, coneLimit({0, 1, 0}, 0.8)});
  }

  /// Returns the bones' positions with some local rotations and the root moved.
  std::vector<Vec3> pose(const std::vector<Quat>& locals, const Vec3& shift) const {
    std::vector<Vec3> positions;
    std::vector<Quat> rotations;
    for (std::size_t i = 0; i < chain.bones.size(); ++i) {
      const int parent = chain.bones[i].parent;
      const Quat above = parent < 0 ? kIdentity : rotations[static_cast<std::size_t>(parent)];
      const Vec3 from = parent < 0 ? Vec3(0.0) : positions[static_cast<std::size_t>(parent)];
      positions.push_back(from + above * (chain.bones[i].offset + (parent < 0 ? shift : Vec3(0.0))));
      rotations.push_back(above * locals[i]);
    }
    return positions;
  }
  BodyGoals goalsAt(const std::vector<Vec3>& positions) const {
    BodyGoals goals;
    goals.head = positions[static_cast<std::size_t>(parts.head)];
    for (std::size_t side = 0; side < 2; ++side) {
      goals.wrists[side] = positions[static_cast<std::size_t>(parts.arms[side].end)];
      goals.ankles[side] = positions[static_cast<std::size_t>(parts.legs[side].end)];
    }
    return goals;
  }
};

double worst(const BodyReport& report) {
  return std::max(
      {report.headMiss, report.wristMisses[0], report.wristMisses[1], report.ankleMisses[0], report.ankleMisses[1]});
}

TEST(WholeBody, StaysAsItIsWhereItsGoalsAreMet) {
  // GIVEN a figure whose knees are bent by the least that their limits allow, and goals where its
  // bones are
  Figure figure;
  for (std::size_t side = 0; side < 2; ++side) {
    figure.chain.bones[static_cast<std::size_t>(figure.parts.legs[side].lower)].start = about({1, 0, 0}, -0.3);
  }
  std::vector<Quat> locals;
  for (const Bone& bone : figure.chain.bones) locals.push_back(bone.start);
  const std::vector<Vec3> positions = figure.pose(locals, Vec3(0.0));
  // WHEN it is solved
  WholeBody body(figure.chain, figure.parts);
  const BodyReport report = body.solve(figure.chain, figure.goalsAt(positions), {});
  // THEN nothing is turned or moved
  EXPECT_EQ(report.stop, Stop::Reached);
  EXPECT_LT(glm::length(body.rootShift()), 1e-9);
  for (std::size_t i = 0; i < locals.size(); ++i)
    EXPECT_LT(angleOf(glm::conjugate(locals[i]) * body.locals()[i]), 1e-6);
}

TEST(WholeBody, FindsAPoseForWristsAnklesAndHead) {
  // GIVEN goals from poses that the figure can have: crouching, leaning, arms raised, moved aside
  for (const double depth : {0.2, 0.8, 1.4}) {
    for (const double lean : {-0.3, 0.0, 0.4}) {
      SCOPED_TRACE(testing::Message() << depth << ' ' << lean);
      Figure figure;
      std::vector<Quat> locals(figure.chain.bones.size(), kIdentity);
      for (std::size_t side = 0; side < 2; ++side) {
        locals[static_cast<std::size_t>(figure.parts.legs[side].upper)] = about({1, 0, 0}, depth);
        locals[static_cast<std::size_t>(figure.parts.legs[side].lower)] = about({1, 0, 0}, -2 * depth);
        locals[static_cast<std::size_t>(figure.parts.arms[side].upper)] = about({0, 0, 1}, side == 0 ? 1.0 : -0.5);
        locals[static_cast<std::size_t>(figure.parts.arms[side].lower)] = about({0, 1, 0}, side == 0 ? -1.0 : 0.8);
      }
      locals[static_cast<std::size_t>(figure.parts.spine[0])] = about({1, 0, 0}, lean);
      const Vec3 shift(1.5, -9.3 * (1 - std::cos(depth)), -2);
      const std::vector<Vec3> positions = figure.pose(locals, shift);
      // WHEN the rest is found
      WholeBody body(figure.chain, figure.parts);
      const BodyReport report = body.solve(figure.chain, figure.goalsAt(positions), {});
      // THEN head, wrists and ankles are at their goals, and the reports are right
      EXPECT_LT(worst(report), 0.05);
      const std::vector<Vec3> got = figure.pose(body.locals(), body.rootShift());
      for (std::size_t i = 0; i < got.size(); ++i) EXPECT_LT(glm::length(got[i] - body.positions()[i]), 1e-9);
      EXPECT_NEAR(glm::length(got[static_cast<std::size_t>(figure.parts.head)] -
                              positions[static_cast<std::size_t>(figure.parts.head)]),
                  report.headMiss, 1e-9);
      // knees and spine keep their limits
      for (const Link& link : figure.chain.links) {
        EXPECT_LT(violation(link.limit, body.locals()[static_cast<std::size_t>(link.bone)]), 0.02 * kPi / 180);
      }
    }
  }
}

TEST(WholeBody, HasThePlaceOfItsRootIfThatIsGiven) {
  Figure figure;
  BodyGoals goals;
  goals.root = Vec3(2, 7, -1);
  goals.footRotations[0] = about({1, 0, 0}, 0.3);
  WholeBody body(figure.chain, figure.parts);
  EXPECT_EQ(body.solve(figure.chain, goals, {}).stop, Stop::Reached);
  EXPECT_LT(glm::length(body.positions()[static_cast<std::size_t>(figure.parts.root)] - *goals.root), 1e-9);
  const Quat foot = body.rotations()[static_cast<std::size_t>(figure.parts.legs[0].end)];
  EXPECT_LT(angleOf(glm::conjugate(foot) * *goals.footRotations[0]), 1e-9);
}

TEST(WholeBody, IsSoundForAnyGoals) {
  Figure figure;
  WholeBody body(figure.chain, figure.parts);
  for (const double far : {0.0, 1.0, 30.0, 1e6}) {
    BodyGoals goals;
    goals.head = Vec3(far, -far, 0);
    goals.wrists = {Vec3(0.0), Vec3(-far, far, far)};
    goals.ankles = {Vec3(far), Vec3(0, far, 0)};
    const std::size_t before = support::allocationCount();
    const BodyReport report = body.solve(figure.chain, goals, {});
    EXPECT_EQ(support::allocationCount(), before);
    EXPECT_NE(report.stop, Stop::NotFit);
    EXPECT_TRUE(std::isfinite(worst(report)));
    const std::vector<Quat> first = body.locals();
    EXPECT_EQ(worst(body.solve(figure.chain, goals, {})), worst(report));
    EXPECT_TRUE(body.locals() == first);
    for (const Quat& local : first) EXPECT_TRUE(finite(local));
    for (const Link& link : figure.chain.links) {
      EXPECT_LT(violation(link.limit, first[static_cast<std::size_t>(link.bone)]), 0.02 * kPi / 180);
    }
  }
  BodyGoals odd;
  odd.head = Vec3(kNan, 0, 0);
  EXPECT_EQ(body.solve(figure.chain, odd, {}).stop, Stop::NotFit);
}

TEST(WholeBody, SaysThatPartsDontHangTogether) {
  Figure figure;
  figure.parts.arms[0].end = figure.parts.head;
  WholeBody body(figure.chain, figure.parts);
  EXPECT_EQ(body.solve(figure.chain, {}, {}).stop, Stop::NotFit);
  figure.parts = {};
  WholeBody nobody(figure.chain, figure.parts);
  EXPECT_EQ(nobody.solve(figure.chain, {}, {}).stop, Stop::NotFit);
}

}  // namespace

}  // namespace ik::solvers
