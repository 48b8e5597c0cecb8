// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/readout_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <glm/geometric.hpp>

#include "ik/solvers/model_chain.h"
#include "ik/solvers/wide.h"
#include "pmx/deform/skinning_job.h"
#include "pmx/model/vertex_weights.h"
#include "vmd/unit_rotation.h"

namespace app {
namespace {

using ik::solvers::wide;

constexpr double kDegrees = 180.0 / 3.14159265358979323846;
constexpr float kApart = 1e-4F;  // units between points that lie apart, and of a way that is one

bool isGoalFor(const Goal& goal, std::int32_t bone) {
  return goal.on && goal.kind == GoalKind::Reach && goal.bone == bone && goal.root != bone;
}

/// Returns the limit that a bone has as a link of a chain, or as one with a fixed axis.
ik::solvers::Limit limitOf(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t bone) {
  const auto limits = ik::solvers::limitsOf(skeleton, std::array{bone});
  if (limits.front().kind != ik::solvers::LimitKind::Free || static_cast<std::size_t>(bone) >= model.bones.size())
    return limits.front();
  const auto axis = vmd::fixedAxisOf(model.bones[static_cast<std::size_t>(bone)]);
  if (!axis || *axis == base::Vec3(0.0F)) return limits.front();
  return ik::solvers::hingeLimit(wide(*axis), -ik::solvers::kPi, ik::solvers::kPi);
}

/// Returns the bones that a goal turns, or a chain, root first.
std::vector<std::int32_t> bonesOf(const Actor& actor, const ChainRead& read) {
  const ik::Skeleton& skeleton = actor.skeleton();
  std::vector<std::int32_t> bones;
  if (read.goal >= 0) {
    const Goal& goal = actor.switches().goals[static_cast<std::size_t>(read.goal)];
    for (std::int32_t bone = skeleton.parents[static_cast<std::size_t>(goal.bone)]; bone >= 0;
         bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
      if (mayTurn(actor.model(), bone)) bones.push_back(bone);
      if (bone == goal.root) break;
    }
  } else if (read.chain >= 0) {
    for (const ik::Link& link : skeleton.chains[static_cast<std::size_t>(read.chain)].links) bones.push_back(link.bone);
  }
  std::ranges::reverse(bones);
  return bones;
}

}  // namespace

std::optional<double> angleAt(const base::Vec3& at, const base::Vec3& from, const base::Vec3& to) {
  const glm::dvec3 a = wide(from) - wide(at), b = wide(to) - wide(at);
  if (!(glm::length(a) > double(kApart) && glm::length(b) > double(kApart))) return std::nullopt;
  return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * kDegrees;
}

base::Transform localOf(const ik::Skeleton& skeleton, std::span<const base::Transform> bones, std::int32_t bone) {
  const auto at = static_cast<std::size_t>(bone);
  const std::int32_t parent = skeleton.parents[at];
  const base::Transform above = parent < 0 ? base::Transform{} : bones[static_cast<std::size_t>(parent)];
  const base::Quat back = glm::conjugate(above.rotation);
  return {back * (bones[at].translation - above.translation) - skeleton.offsets[at],
          glm::normalize(back * bones[at].rotation)};
}

AxisTurn turnAbout(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t bone, const base::Quat& local) {
  AxisTurn turn;
  const ik::solvers::Limit limit = limitOf(model, skeleton, bone);
  if (limit.kind == ik::solvers::LimitKind::Hinge) {
    turn.axis = base::Vec3(limit.axis);
    turn.hinge = true;
    turn.degrees = ik::solvers::swingTwist(wide(local), limit.axis).twistAngleRad * kDegrees;
    return turn;
  }
  const glm::dquat way = local.w < 0 ? -wide(local) : wide(local);
  const glm::dvec3 axis(way.x, way.y, way.z);
  const double sine = glm::length(axis);
  turn.degrees = 2.0 * std::atan2(sine, way.w) * kDegrees;
  if (sine > 1e-6) turn.axis = base::Vec3(axis / sine);
  return turn;
}

// R = R_a R_b R_c for the axes a, b, c of the order. With e = 1 where they are X, Y, Z in turn, and
// -1 where they aren't, its entries are R_ac = e sin b, R_bc = -e sin a cos b, R_cc = cos a cos b,
// R_ab = -e cos b sin c and R_aa = cos b cos c.
glm::dvec3 anglesOf(ik::EulerOrder order, const base::Quat& rotation) {
  const auto [a, b, c] = order == ik::EulerOrder::Yxz   ? std::array{1, 0, 2}
                         : order == ik::EulerOrder::Zyx ? std::array{2, 1, 0}
                                                        : std::array{0, 2, 1};
  constexpr double e = -1.0;  // of all three orders
  const glm::dmat3 matrix = glm::mat3_cast(glm::normalize(wide(rotation)));
  const auto entry = [&matrix](int row, int column) { return matrix[column][row]; };
  glm::dvec3 angles;
  angles[a] = std::atan2(-e * entry(b, c), entry(c, c));
  angles[b] = std::asin(std::clamp(e * entry(a, c), -1.0, 1.0));
  angles[c] = std::atan2(-e * entry(a, b), entry(a, a));
  return angles * kDegrees;
}

base::Mat3x4 matrixOf(const base::Transform& transform) {
  const base::Mat3 rotation = glm::mat3_cast(transform.rotation);
  base::Mat3x4 matrix;
  for (int row = 0; row < 3; ++row)
    matrix.row[row] = {rotation[0][row], rotation[1][row], rotation[2][row], transform.translation[row]};
  return matrix;
}

base::Mat3x4 inverseBind(const ik::Skeleton& skeleton, std::int32_t bone) {
  return matrixOf({-skeleton.bindPositions[static_cast<std::size_t>(bone)], base::kIdentityRotation});
}

base::Vec3 times(const base::Mat3x4& matrix, const base::Vec3& point) {
  const base::Vec4 whole(point, 1.0F);
  return {glm::dot(matrix.row[0], whole), glm::dot(matrix.row[1], whole), glm::dot(matrix.row[2], whole)};
}

std::optional<VertexReading> readVertex(const pmx::Model& model, const ActorFrame& frame, std::int32_t vertex) {
  const auto index = static_cast<std::size_t>(vertex);
  if (vertex < 0 || index >= model.vertices.size() || index >= frame.positions.size()) return std::nullopt;
  const pmx::Vertex& of = model.vertices[index];
  VertexReading reading;
  reading.rest = reading.skinned = frame.positions[index];
  if (std::ranges::find(frame.softVertices, static_cast<std::uint32_t>(vertex)) != frame.softVertices.end())
    return reading;
  for (base::Vec4& row : reading.sum.row) row = base::Vec4(0.0F);
  const auto weights = pmx::normalisedWeights(of);
  for (std::size_t i = 0; i < std::size(of.bones); ++i) {
    const float weight = weights[static_cast<int>(i)];
    if (weight == 0.0F) continue;
    base::Mat3x4 matrix;
    const auto bone = static_cast<std::size_t>(of.bones[i]);
    if (of.bones[i] >= 0 && bone < frame.palette.size()) {
      matrix = frame.palette[bone];
      reading.parts.push_back({of.bones[i], weight});
    }
    for (int row = 0; row < 3; ++row) reading.sum.row[row] += weight * matrix.row[row];
  }
  reading.skinned = pmx::skinnedVertex(model, of, reading.rest, frame.palette).position;
  reading.bySum = of.deform != pmx::DeformKind::Sdef && of.deform != pmx::DeformKind::Qdef;
  return reading;
}

ChainRead chainReadBy(const Actor& actor, std::int32_t bone) {
  const std::vector<Goal>& goals = actor.switches().goals;
  const std::size_t reported = std::min(goals.size(), actor.goalReports().size());
  for (std::size_t i = reported; i-- > 0;) {
    const GoalReport& report = actor.goalReports()[i];
    if (isGoalFor(goals[i], bone) && report.fit && report.weight > 0.0F) return {static_cast<std::ptrdiff_t>(i), -1};
  }
  const std::vector<ik::Chain>& chains = actor.skeleton().chains;
  for (const auto end : {&ik::Chain::target, &ik::Chain::effector}) {
    const auto at = std::ranges::find(chains, bone, end);
    if (at != chains.end()) return {-1, at - chains.begin()};
  }
  return {};
}

std::optional<SolveReading> readSolve(const Actor& actor, std::int32_t bone) {
  const ChainRead read = chainReadBy(actor, bone);
  SolveReading reading;
  if (read.goal >= 0) {
    const GoalReport& report = actor.goalReports()[static_cast<std::size_t>(read.goal)];
    reading.solved = report.solve.solver.has_value();
    reading.solver = report.solve.solver;
    reading.loops = report.solve.loops;
    reading.distance = static_cast<double>(report.miss);
    reading.stop = report.solve.stop;
    reading.microseconds = report.solve.microseconds;
    return reading;
  }
  if (read.chain < 0) return std::nullopt;
  const auto chain = static_cast<std::size_t>(read.chain);
  const std::vector<ChainSolver>& solvers = actor.switches().chainSolvers;
  if (chain < solvers.size()) reading.solver = solvers[chain].solver;
  if (chain >= actor.chainReports().size()) return reading;
  const ChainReport& report = actor.chainReports()[chain];
  reading.solved = report.solved;
  reading.loops = report.loops;
  reading.distance = report.residual;
  reading.stop = report.stop;
  reading.microseconds = report.microseconds;
  return reading;
}

std::vector<JointReading> readPose(const Actor& actor, std::int32_t bone) {
  std::vector<JointReading> joints;
  const ik::Skeleton& skeleton = actor.posedSkeleton();
  for (const std::int32_t of : bonesOf(actor, chainReadBy(actor, bone))) {
    if (joints.size() == kMaxJointsRead) break;
    const base::Transform local = localOf(skeleton, actor.pose().models, of);
    const ik::solvers::Limit limit = limitOf(actor.model(), skeleton, of);
    const AxisTurn turn = turnAbout(actor.model(), skeleton, of, local.rotation);
    JointReading& joint = joints.emplace_back();
    joint.bone = of;
    joint.hinge = turn.hinge;
    joint.turn = turn.degrees;
    joint.angles = anglesOf(limit.order, local.rotation);
    joint.way = local.translation;
    joint.moved = glm::length(local.translation) > kApart;
  }
  return joints;
}

}  // namespace app
