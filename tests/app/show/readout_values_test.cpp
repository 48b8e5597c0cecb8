// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Readouts say what is worked out by hand: triangles, turned bones, a vertex of two bones.
#include "app/show/readout_values.h"

#include <cmath>
#include <cstring>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/show/show.h"
#include "pmx/deform/skinning_job.h"
#include "tests/app/show/goal_shows.h"
#include "tests/support/allocation_count.h"
#include "tests/support/model_builder.h"

namespace {

using app::Actor;
using app::Readout;
using app::ReadoutKind;
using base::Quat;
using base::Vec3;
using ik::solvers::Solver;
using ik::solvers::Stop;
using support::loadedDancer;
using support::loadedPuppet;
using support::Puppet;

constexpr float kRightAngle = base::kPi / 2.0F;

Quat about(const Vec3& axis, float degrees) { return glm::angleAxis(degrees * support::kDegree, glm::normalize(axis)); }

void expectMatrix(const base::Mat3x4& got, const std::array<std::array<float, 4>, 3>& wanted) {
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 4; ++column)
      EXPECT_NEAR(got.row[row][static_cast<int>(column)], wanted[row][column], 1e-5F) << row << ' ' << column;
}

/// Returns an arm: 0 a shoulder four units above 1, the elbow in the origin, and 2, the wrist three
/// units to the right of it. A vertex at (2, 2, 0) is moved by the shoulder to a quarter, by the
/// elbow to three.
pmx::Model arm() {
  pmx::Model model;
  model.bones = {support::bone("肩", -1, {0, 4, 0}), support::bone("ひじ", 0, {0, 0, 0}),
                 support::bone("手首", 1, {3, 0, 0})};
  pmx::Vertex vertex;
  vertex.position = {2, 2, 0};
  vertex.normal = {0, 1, 0};
  vertex.deform = pmx::DeformKind::Bdef2;
  vertex.bones = {1, 0, -1, -1};
  vertex.weights = {0.75F, 0.25F, 0, 0};
  model.vertices.push_back(vertex);
  return model;
}

Actor turned(pmx::Model model, std::int32_t bone, const Quat& rotation, const Vec3& way = {}) {
  Actor actor(support::loaded(std::move(model)));
  app::Edits edits;
  edits.set(app::BoneEdit{bone, app::EditKind::Add, {way, rotation}});
  actor.setEdits(edits);
  actor.setIkMode(app::IkMode::Off);
  actor.evaluate(0);
  return actor;
}

double angleIn(const Actor& actor, std::size_t at, std::size_t from, std::size_t to) {
  const auto& bones = actor.frame().boneModels;
  return app::angleAt(bones[at].translation, bones[from].translation, bones[to].translation).value();
}

TEST(ReadoutValues, AnglesOfATriangleOfThreeFourFive) {
  // GIVEN sides of 4 and 3 units with a right angle between them, and so 5 across
  const Actor actor = turned(arm(), 1, base::kIdentityRotation);
  EXPECT_NEAR(angleIn(actor, 1, 0, 2), 90.0, 1e-5);
  EXPECT_NEAR(angleIn(actor, 0, 1, 2), 36.869898, 1e-5);  // its sine is 3/5
  EXPECT_NEAR(angleIn(actor, 2, 0, 1), 53.130102, 1e-5);  // its sine is 4/5
  // WHEN the elbow is turned by a right angle about Z, either way
  EXPECT_NEAR(angleIn(turned(arm(), 1, about({0, 0, 1}, 90)), 1, 0, 2), 0.0, 1e-3);
  EXPECT_NEAR(angleIn(turned(arm(), 1, about({0, 0, 1}, -90)), 1, 0, 2), 180.0, 1e-3);
  EXPECT_NEAR(angleIn(turned(arm(), 1, about({0, 0, 1}, -30)), 1, 0, 2), 120.0, 1e-4);
  // THEN tiny and huge triangles have the same angles, and one without a side has none
  EXPECT_NEAR(app::angleAt({0, 0, 0}, {0.003F, 0, 0}, {0.003F, 0.004F, 0}).value(), 53.130102, 1e-4);
  EXPECT_NEAR(app::angleAt({0, 0, 0}, {3e5F, 0, 0}, {3e5F, 4e5F, 0}).value(), 53.130102, 1e-4);
  EXPECT_FALSE(app::angleAt({1, 2, 3}, {1, 2, 3}, {0, 0, 0}));
}

TEST(ReadoutValues, TurnsHaveTheirAxisOrThatOfTheHinge) {
  // GIVEN a shoulder that turns by 120 degrees about the diagonal: the quaternion of halves
  Actor free = turned(arm(), 0, Quat(0.5F, 0.5F, 0.5F, 0.5F));
  const auto turnOf = [](const Actor& actor, std::int32_t bone) {
    const base::Transform local = app::localOf(actor.skeleton(), actor.pose().models, bone);
    return app::turnAbout(app::limitOf(actor, bone), local.rotation);
  };
  app::AxisTurn turn = turnOf(free, 0);
  EXPECT_NEAR(turn.degrees, 120.0, 1e-4);
  EXPECT_LT(glm::distance(turn.axis, Vec3(std::sqrt(1.0F / 3.0F))), 1e-5F);
  EXPECT_FALSE(turn.hinge);
  // its other quaternion is the same turn
  turn = app::turnAbout({}, Quat(-0.5F, -0.5F, -0.5F, -0.5F));
  EXPECT_NEAR(turn.degrees, 120.0, 1e-4);
  EXPECT_GT(turn.axis.x, 0.0F);
  // THEN a knee, which its limits leave only X, has a sign, also below its parent's turn
  Actor knee = turned(support::dancer(), 2, about({1, 0, 0}, -40));
  app::Edits edits = knee.switches().edits;
  edits.set(app::BoneEdit{1, app::EditKind::Add, {{}, about({0, 1, 1}, 70)}});
  knee.setEdits(edits);
  knee.evaluate(0);
  turn = turnOf(knee, 2);
  EXPECT_TRUE(turn.hinge);
  EXPECT_NEAR(turn.degrees, -40.0, 1e-3);
  EXPECT_EQ(turn.axis, Vec3(1, 0, 0));
  // and so has a bone with a fixed axis
  turn = app::turnAbout(app::limitOf(Actor(loadedPuppet()), Puppet::Twist), about({1, 0, 0}, -15));
  EXPECT_TRUE(turn.hinge);
  EXPECT_NEAR(turn.degrees, -15.0, 1e-3);
}

TEST(ReadoutValues, AnglesOfARotationInEachOrder) {
  const Quat x = about({1, 0, 0}, 20), y = about({0, 1, 0}, -30), z = about({0, 0, 1}, 110);
  const auto expectAngles = [](const glm::dvec3& got, const glm::dvec3& wanted) {
    for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(got[axis], wanted[axis], 1e-4) << axis;
  };
  expectAngles(app::anglesOf(ik::EulerOrder::Yxz, y * x * z), {20, -30, 110});
  expectAngles(app::anglesOf(ik::EulerOrder::Zyx, z * y * x), {20, -30, 110});
  expectAngles(app::anglesOf(ik::EulerOrder::Xzy, about({1, 0, 0}, 110) * about({0, 0, 1}, 20) * y), {110, -30, 20});
  // A middle angle near 90 degrees isn't cut, as MMD cuts it for its limits.
  EXPECT_NEAR(app::anglesOf(ik::EulerOrder::Yxz, about({1, 0, 0}, 89.5F)).x, 89.5, 0.05);
}

TEST(ReadoutValues, MatricesOfABoneThatIsTurned) {
  // GIVEN an elbow at (0, 0, 0), turned by a right angle about Z and moved to (1, 2, 0)
  const Actor actor = turned(arm(), 1, glm::angleAxis(kRightAngle, Vec3(0, 0, 1)), {1, 2, 0});
  // and a wrist that lies 3 units along its X, which is now +Y
  expectMatrix(app::matrixOf(actor.frame().boneModels[1]), {{{0, -1, 0, 1}, {1, 0, 0, 2}, {0, 0, 1, 0}}});
  expectMatrix(app::matrixOf(actor.frame().boneModels[2]), {{{0, -1, 0, 1}, {1, 0, 0, 5}, {0, 0, 1, 0}}});
  expectMatrix(app::inverseBind(actor.skeleton(), 2), {{{1, 0, 0, -3}, {0, 1, 0, 0}, {0, 0, 1, 0}}});
  // THEN the product takes (3, 0, 0), where the wrist was, to where it is
  expectMatrix(actor.frame().palette[2], {{{0, -1, 0, 1}, {1, 0, 0, 2}, {0, 0, 1, 0}}});
  EXPECT_LT(glm::distance(app::times(actor.frame().palette[2], {3, 0, 0}), Vec3(1, 5, 0)), 1e-5F);
  const base::Transform local = app::localOf(actor.skeleton(), actor.pose().models, 1);
  EXPECT_LT(glm::distance(local.translation, Vec3(1, 2, 0)), 1e-5F);
}

TEST(ReadoutValues, AVertexOfTwoBonesIsTheirWeightedSum) {
  // GIVEN the vertex (2, 2, 0). The elbow takes it to (-2, 2, 0) + (1, 2, 0) = (-1, 4, 0), and the
  // shoulder leaves it: 3/4 (-1, 4, 0) + 1/4 (2, 2, 0) = (-0.25, 3.5, 0).
  const Actor actor = turned(arm(), 1, glm::angleAxis(kRightAngle, Vec3(0, 0, 1)), {1, 2, 0});
  const auto reading = app::readVertex(actor.model(), actor.frame(), 0);
  ASSERT_TRUE(reading);
  ASSERT_EQ(reading->parts.size(), 2U);
  EXPECT_EQ(reading->parts[0].bone, 1);
  EXPECT_FLOAT_EQ(reading->parts[0].weight, 0.75F);
  expectMatrix(reading->sum, {{{0.25F, -0.75F, 0, 0.75F}, {0.75F, 0.25F, 0, 1.5F}, {0, 0, 1, 0}}});
  EXPECT_LT(glm::distance(reading->skinned, Vec3(-0.25F, 3.5F, 0)), 1e-5F);
  EXPECT_LT(glm::distance(app::times(reading->sum, reading->rest), reading->skinned), 1e-5F);
  EXPECT_TRUE(reading->bySum);
  // THEN the skinning of whole models has it at the same place
  std::vector<Vec3> positions(1), normals(1);
  pmx::SkinningJob job;
  job.model = &actor.model();
  job.positions = actor.frame().positions;
  job.palette = actor.frame().palette;
  job.skinnedPositions = positions;
  job.skinnedNormals = normals;
  job.run();
  EXPECT_EQ(positions[0], reading->skinned);
  EXPECT_FALSE(app::readVertex(actor.model(), actor.frame(), 1));
  EXPECT_FALSE(app::readVertex(actor.model(), actor.frame(), -1));
}

TEST(ReadoutValues, AReadoutLeavesOutItsParentAndItsChild) {
  const auto model = support::loaded(arm());
  Readout readout;
  readout.bone = 1;
  EXPECT_TRUE(app::complete(readout, model->model, model->skeleton));
  EXPECT_EQ(readout.from, 0);
  EXPECT_EQ(readout.to, 2);
  readout = {ReadoutKind::Length, true, 2};
  EXPECT_FALSE(app::complete(readout, model->model, model->skeleton)) << "a wrist without a child";
  readout = {ReadoutKind::Angle, true, 0};
  EXPECT_FALSE(app::complete(readout, model->model, model->skeleton)) << "a root without a parent";
  readout = {ReadoutKind::Turn, true, 2};
  EXPECT_TRUE(app::complete(readout, model->model, model->skeleton)) << "a turn needs no child";
  // a tail counts before the first child, and a child at the same place doesn't
  const auto puppet = support::puppet();
  pmx::Model tailed = puppet;
  tailed.bones[Puppet::Chest].flags |= pmx::boneFlag::tailIsBone;
  tailed.bones[Puppet::Chest].tailBone = Puppet::Arm;
  const auto loaded = support::loaded(std::move(tailed));
  EXPECT_EQ(app::childOf(loaded->model, loaded->skeleton, Puppet::Chest), Puppet::Arm);
  EXPECT_EQ(app::childOf(puppet, loaded->skeleton, Puppet::Chest), Puppet::Neck);
}

/// Returns a dancer whose leg's IK bone is 3 units up and 2 forward, with a readout or none.
Actor stepping(std::vector<Readout> readouts) {
  Actor actor(loadedDancer());
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 3, -2}, base::kIdentityRotation}});
  actor.setEdits(edits);
  actor.set(&app::ActorSwitches::readouts, std::move(readouts));
  actor.evaluate(0);
  return actor;
}

TEST(ReadoutValues, ChainsAreMeasuredWhereAReadoutReadsThem) {
  const Actor without = stepping({}), with = stepping({{ReadoutKind::Chain, true, 4}}),
              off = stepping({{ReadoutKind::Chain, false, 4}});
  EXPECT_TRUE(without.chainReports().empty());
  EXPECT_TRUE(off.chainReports().empty());
  // THEN it has a report, and the pose has the bits that it has without
  const auto reading = app::readSolve(with, 4);
  ASSERT_TRUE(reading);
  EXPECT_TRUE(reading->solved);
  EXPECT_FALSE(reading->solver) << "MMD's";
  EXPECT_GT(reading->loops, 0);
  EXPECT_LE(reading->loops, 40);
  const auto& bones = with.frame().boneModels;
  EXPECT_NEAR(reading->distance, static_cast<double>(glm::distance(bones[3].translation, bones[4].translation)), 1e-6);
  EXPECT_EQ(std::memcmp(bones.data(), without.frame().boneModels.data(), bones.size_bytes()), 0);
  // the ankle ends the same chain, and a knee ends none
  EXPECT_EQ(app::readSolve(with, 3)->loops, reading->loops);
  EXPECT_FALSE(app::readSolve(with, 2));
  // and without its IK it isn't solved
  Actor unsolved = stepping({{ReadoutKind::Chain, true, 4}});
  unsolved.setIkMode(app::IkMode::Off);
  unsolved.evaluate(0);
  EXPECT_FALSE(app::readSolve(unsolved, 4)->solved);
  // WHEN the readout is removed, nothing is measured any more
  unsolved.set(&app::ActorSwitches::readouts, {});
  EXPECT_TRUE(unsolved.chainReports().empty());
}

TEST(ReadoutValues, AFrameAllocatesNothingForThem) {
  std::vector<Readout> readouts;
  for (int kind = 0; kind <= static_cast<int>(ReadoutKind::Name); ++kind)
    readouts.push_back({static_cast<ReadoutKind>(kind), true, 4, 0, 3});
  Actor actor = stepping(readouts);
  actor.evaluate(1);
  const auto before = support::allocationCount();
  actor.evaluate(2);
  EXPECT_EQ(support::allocationCount(), before);
}

TEST(ReadoutValues, OtherSolversAndGoalsSayHowTheyEnded) {
  Actor actor = stepping({{ReadoutKind::Chain, true, 4}});
  actor.setChainSolvers({app::ChainSolver{Solver::Fabrik, 0, 1e-3}});
  actor.evaluate(0);
  EXPECT_EQ(app::readSolve(actor, 4)->solver, Solver::Fabrik);
  // GIVEN an arm of 3 and 3 units from (2, 14, 0), and a point 10 units before its root
  app::Show show;
  const app::ActorId id = show.add(loadedPuppet());
  show.actor(id)->setGoals({support::reach(Puppet::Wrist, Puppet::Arm, {2, 14, -10})});
  show.evaluate(0);
  const auto reading = app::readSolve(*show.actor(id), Puppet::Wrist);
  ASSERT_TRUE(reading);
  EXPECT_TRUE(reading->solved);
  EXPECT_EQ(reading->solver, Solver::TwoBone);
  EXPECT_EQ(reading->stop, Stop::OutOfReach);
  EXPECT_NEAR(reading->distance, 10.0 - 6.0, 1e-3);
  EXPECT_GT(reading->microseconds, 0.0);
  // THEN one within reach is reached, and a goal that is off says nothing
  app::Goal goal = support::reach(Puppet::Wrist, Puppet::Arm, {4, 14, -3});
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_EQ(app::readSolve(*show.actor(id), Puppet::Wrist)->stop, Stop::Reached);
  goal.on = false;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_FALSE(app::readSolve(*show.actor(id), Puppet::Wrist));
}

TEST(ReadoutValues, ThePoseVectorHasTheBonesThatMove) {
  // GIVEN a knee that is bent by 40 degrees and pulled out by half a unit
  const Actor actor = turned(support::dancer(), 2, about({1, 0, 0}, -40), {0, -0.5F, 0});
  const auto joints = app::readPose(actor, 4);
  // THEN hip and knee are in it, root first
  ASSERT_EQ(joints.size(), 2U);
  EXPECT_EQ(joints[0].bone, 1);
  EXPECT_FALSE(joints[0].hinge);
  EXPECT_FALSE(joints[0].moved);
  EXPECT_LT(glm::length(joints[0].angles), 1e-4);
  EXPECT_EQ(joints[1].bone, 2);
  EXPECT_TRUE(joints[1].hinge);
  EXPECT_NEAR(joints[1].turn, -40.0, 1e-3);
  EXPECT_TRUE(joints[1].moved);
  EXPECT_LT(glm::distance(joints[1].way, Vec3(0, -0.5F, 0)), 1e-5F);
  // AND of a goal those that may turn from its root on: not the twist bone
  app::Show show;
  const app::ActorId id = show.add(loadedPuppet());
  show.actor(id)->setGoals({support::reach(Puppet::Wrist, Puppet::Arm, {4, 14, -3})});
  show.evaluate(0);
  const auto arm = app::readPose(*show.actor(id), Puppet::Wrist);
  ASSERT_EQ(arm.size(), 2U);
  EXPECT_EQ(arm[0].bone, Puppet::Arm);
  EXPECT_EQ(arm[1].bone, Puppet::Elbow);
  EXPECT_TRUE(app::readPose(*show.actor(id), Puppet::Head).empty());
}

TEST(ReadoutValues, FreedomsCountBeforeTheFile) {
  // GIVEN a crane: a chest that slides up by 2 and is locked, an upper arm that is a hinge about Y,
  // and both hands that one goal brings somewhere
  app::Show show;
  const app::ActorId id = show.add(loadedPuppet());
  app::ActorSwitches switches = show.actor(id)->switches();
  ik::solvers::BoneFreedom mast{Puppet::Chest, ik::solvers::Limit{}, ik::solvers::SlideRange{{0, 1, 0}, 0, 8}};
  mast.turn->kind = ik::solvers::LimitKind::Locked;
  switches.freedoms = {mast, {Puppet::Arm, ik::solvers::hingeLimit({0, 1, 0}, -1, 1), {}}};
  switches.edits.set(app::BoneEdit{Puppet::Chest, app::EditKind::Add, {{0, 2, 0}, base::kIdentityRotation}});
  switches.edits.set(app::BoneEdit{Puppet::Arm, app::EditKind::Add, {{}, about({0, 1, 0}, 25)}});
  app::Goal goal = support::reach(Puppet::Wrist, Puppet::Chest, {4, 16, -3});
  goal.more = {{Puppet::RightHand, {}}};
  goal.more[0].place.point = {-8, 16, 0};
  switches.goals = {goal};
  show.set(id, switches);
  show.evaluate(0);
  const app::Actor& actor = *show.actor(id);
  // THEN the pose vector has the mast, the hinge and the elbow, in that order, for either hand
  for (const std::int32_t tip : {Puppet::Wrist, Puppet::RightHand}) {
    const auto joints = app::readPose(actor, tip);
    ASSERT_EQ(joints.size(), 3U);
    EXPECT_EQ(joints[0].bone, Puppet::Chest);
    EXPECT_FALSE(joints[0].turns);
    ASSERT_TRUE(joints[0].slide);
    const auto& chest = actor.frame().boneModels[Puppet::Chest];
    EXPECT_NEAR(*joints[0].slide, static_cast<double>(chest.translation.y) - 10.0, 1e-4);
    EXPECT_TRUE(joints[1].hinge);
    EXPECT_FALSE(joints[1].slide);
    EXPECT_EQ(joints[2].bone, Puppet::Elbow);
  }
  EXPECT_EQ(app::limitOf(actor, Puppet::Arm).axis, ik::solvers::Vec3(0, 1, 0));
  EXPECT_TRUE(app::readSolve(actor, Puppet::RightHand)->solved);
  // AND a knee that the show lets slide is solved by plain CCD in MMD's place
  Actor slid = stepping({{ReadoutKind::Chain, true, 4}});
  slid.set(&app::ActorSwitches::freedoms, {{2, {}, ik::solvers::SlideRange{{0, 1, 0}, -1, 1}}});
  slid.evaluate(0);
  EXPECT_EQ(app::readSolve(slid, 4)->solver, Solver::Ccd);
}

TEST(ReadoutValues, AnActorHasOnlySoMany) {
  Actor actor(loadedDancer());
  actor.set(&app::ActorSwitches::readouts, std::vector<Readout>(app::kMaxReadouts + 5));
  EXPECT_EQ(actor.switches().readouts.size(), app::kMaxReadouts);
}

}  // namespace
