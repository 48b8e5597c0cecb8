// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/readout_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>

#include <glm/geometric.hpp>

#include "app/show/solver_settings.h"
#include "ik/solvers/bone_freedom.h"
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
  const bool ends = goal.bone == bone || std::ranges::find(goal.more, bone, &GoalEffector::bone) != goal.more.end();
  return goal.on && goal.kind == GoalKind::Reach && ends && goal.root != bone;
}

/// Returns whether a goal may turn or slide a bone.
bool movesForGoals(const Actor& actor, std::int32_t bone) {
  const auto* freedom = ik::solvers::freedomOf(actor.switches().freedoms, bone);
  if (freedom != nullptr && freedom->slide) return true;
  if (freedom == nullptr || !freedom->limit()) return mayTurn(actor.model(), bone);
  return freedom->limit()->kind != ik::solvers::LimitKind::Locked;
}

/// Adds the bones from a goal's root to one of its tips, root first, that aren't there yet.
void addBranch(const Actor& actor, std::int32_t root, std::int32_t tip, std::vector<std::int32_t>& bones) {
  std::vector<std::int32_t> branch;
  const auto& parents = actor.skeleton().parents;
  for (std::int32_t bone = tip; bone >= 0; bone = parents[static_cast<std::size_t>(bone)]) {
    const auto* freedom = ik::solvers::freedomOf(actor.switches().freedoms, bone);
    const bool moves = bone == tip ? freedom != nullptr && freedom->slide : movesForGoals(actor, bone);
    if (moves && std::ranges::find(bones, bone) == bones.end()) branch.push_back(bone);
    if (bone == root) break;
  }
  bones.insert(bones.end(), branch.rbegin(), branch.rend());
}

/// Returns the bones that a goal moves, or a chain, root first.
std::vector<std::int32_t> bonesOf(const Actor& actor, const ChainRead& read) {
  std::vector<std::int32_t> bones;
  if (read.goal >= 0) {
    const Goal& goal = actor.switches().goals[static_cast<std::size_t>(read.goal)];
    addBranch(actor, goal.root, goal.bone, bones);
    for (const GoalEffector& tip : goal.more) addBranch(actor, goal.root, tip.bone, bones);
  } else if (read.chain >= 0) {
    const ik::Chain& chain = actor.skeleton().chains[static_cast<std::size_t>(read.chain)];
    std::unordered_set<std::int32_t> links;
    for (const ik::Link& link : chain.links) links.insert(link.bone);
    for (const std::int32_t bone : chain.path) {
      if (bones.size() == kMaxJointsRead) break;
      const auto* freedom = ik::solvers::freedomOf(actor.switches().freedoms, bone);
      if (links.contains(bone) || (freedom != nullptr && freedom->slide)) bones.push_back(bone);
    }
  }
  if (bones.size() > kMaxJointsRead) bones.resize(kMaxJointsRead);
  return bones;
}

/// Returns the limit of a bone whose chains give it one.
ik::solvers::Limit limitWith(const Actor& actor, std::int32_t bone, const ik::solvers::Limit& ofChains) {
  const auto* freedom = ik::solvers::freedomOf(actor.switches().freedoms, bone);
  if (freedom != nullptr && freedom->limit()) return *freedom->limit();
  const auto axis = vmd::fixedAxisOf(actor.model().bones[static_cast<std::size_t>(bone)]);
  if (ofChains.kind != ik::solvers::LimitKind::Free || !axis || *axis == base::Vec3(0.0F)) return ofChains;
  return ik::solvers::hingeLimit(wide(*axis), -ik::solvers::kPi, ik::solvers::kPi);
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

ik::solvers::Limit limitOf(const Actor& actor, std::int32_t bone) {
  return limitWith(actor, bone, ik::solvers::limitsOf(actor.skeleton(), std::array{bone}).front());
}

AxisTurn turnAbout(const ik::solvers::Limit& limit, const base::Quat& local) {
  AxisTurn turn;
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
    reading.solved = report.solved;
    reading.solver = report.solver;
    reading.loops = report.loops;
    reading.distance = static_cast<double>(report.miss);
    reading.stop = report.stop;
    reading.microseconds = report.microseconds;
    return reading;
  }
  if (read.chain < 0) return std::nullopt;
  const auto chain = static_cast<std::size_t>(read.chain);
  const std::vector<ChainSolver>& solvers = actor.switches().chainSolvers;
  reading.solver = solverFor(actor.skeleton().chains[chain], chain < solvers.size() ? solvers[chain] : ChainSolver(),
                             actor.switches().freedoms)
                       .solver;
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
  const std::vector<std::int32_t> bones = bonesOf(actor, chainReadBy(actor, bone));
  const std::vector<ik::solvers::Limit> limits = ik::solvers::limitsOf(actor.skeleton(), bones);
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const std::int32_t of = bones[i];
    const base::Transform local = localOf(skeleton, actor.pose().models, of);
    const ik::solvers::Limit limit = limitWith(actor, of, limits[i]);
    const AxisTurn turn = turnAbout(limit, local.rotation);
    const auto* freedom = ik::solvers::freedomOf(actor.switches().freedoms, of);
    JointReading& joint = joints.emplace_back();
    joint.bone = of;
    joint.turns = limit.kind != ik::solvers::LimitKind::Locked;
    joint.hinge = turn.hinge;
    joint.turn = turn.degrees;
    joint.angles = anglesOf(limit.order, local.rotation);
    joint.way = local.translation;
    joint.moved = glm::length(local.translation) > kApart;
    if (freedom != nullptr && freedom->slide) joint.slide = glm::dot(wide(local.translation), freedom->slide->axis);
  }
  return joints;
}

}  // namespace app
