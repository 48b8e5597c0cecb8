// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the judge. The reference that it judges by is in reference_solver.cpp.
#include "tests/ik/oracle.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <sstream>

#include "pmx/base/index.h"
namespace support {

namespace {

using glm::dmat3;
using glm::dquat;
using glm::dvec3;

using base::toIndex;

double degrees(const dquat& a, const dquat& b) {
  const dquat x = glm::normalize(a), y = glm::normalize(b), nearer = glm::dot(x, y) < 0 ? -y : y;
  return 4 * std::asin(std::min(1.0, glm::length(x - nearer) / 2)) * 180 / std::numbers::pi;
}

/// Returns which bones some chain may move: links, their descendants, and all that append from
/// these.
std::vector<bool> reachable(const pmx::Model& model) {
  std::vector<bool> moved(model.bones.size(), false);
  for (const auto target : pmx::ikBones(model)) {
    for (const auto& link : model.bones[toIndex(target)].ik.links) moved[toIndex(link.bone)] = true;
  }
  for (bool grew = true; grew;) {
    grew = false;
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const pmx::Bone& bone = model.bones[i];
      const auto is = [&](std::int32_t other) { return other >= 0 && moved[toIndex(other)]; };
      const bool appends = bone.has(pmx::boneFlag::appendRotation) || bone.has(pmx::boneFlag::appendTranslation);
      if (!moved[i] && (is(bone.parent) || (appends && is(bone.appendParent)))) moved[i] = grew = true;
    }
  }
  return moved;
}

class Judge {
 public:
  Judge(const Rig& rig, const Tolerance& tolerance)
      : rig_(rig), tolerance_(tolerance), reference_(referencePose(rig.model, *rig.pose)) {
    ours_ = reference_;
    for (std::size_t i = 0; i < ours_.size(); ++i) ours_[i].ik = dquat(rig.pose->ikRotations[i]);
  }

  Verdict judge() {
    compareBones();
    const auto chains = pmx::ikBones(rig_.model);
    for (std::size_t i = 0; i < chains.size(); ++i) {
      if (rig_.pose->ikEnabled[i] == 0) continue;
      checkLimits(chains[i]);
      checkDistance(chains[i]);
    }
    return std::move(verdict_);
  }

 private:
  template <class... Parts>
  void complain(const Parts&... parts) {
    std::ostringstream text;
    (text << ... << parts);
    verdict_.complaints.push_back(text.str());
  }

  void compareBones() {
    for (std::size_t i = 0; i < reference_.size(); ++i) {
      const Transform& got = rig_.pose->models[i];
      const double units = glm::length(reference_[i].position - dvec3(got.translation));
      const double turn = degrees(reference_[i].rotation, dquat(got.rotation));
      verdict_.worstUnits = std::max(verdict_.worstUnits, units);
      verdict_.worstDegrees = std::max(verdict_.worstDegrees, turn);
      if (!(units <= tolerance_.units && turn <= tolerance_.degrees)) {
        complain("bone ", i, " is ", units, " units and ", turn, " degrees from the reference");
      }
      const double unit = glm::length(dquat(rig_.pose->ikRotations[i]));
      if (!(std::abs(unit - 1) < 1e-4)) complain("bone ", i, "'s IK rotation has the length ", unit);
    }
  }

  // Computes a bone from the rotations alone: down from the root with the pose's IK rotations, in
  // double.
  [[nodiscard]] ExactBone stand(const ExactPose& pose, std::int32_t bone) const {
    const std::int32_t parent = rig_.model.bones[toIndex(bone)].parent;
    ExactBone result = pose[toIndex(bone)];
    const ExactBone above = parent < 0 ? ExactBone{} : stand(pose, parent);
    result.position = above.position + above.rotation * result.offset;
    result.rotation = glm::normalize(above.rotation * result.ik * base(bone));
    return result;
  }

  [[nodiscard]] dquat base(std::int32_t bone) const {
    const ik::Pose& pose = *rig_.pose;
    return dquat(pose.morphs[toIndex(bone)].rotation) * dquat(pose.locals[toIndex(bone)].rotation) *
           (rig_.skeleton.appends[toIndex(bone)].rotation ? dquat(pose.appended[toIndex(bone)].rotation)
                                                          : dquat(1, 0, 0, 0));
  }

  void checkLimits(std::int32_t target) {
    for (const auto& link : rig_.model.bones[toIndex(target)].ik.links) {
      const dquat turned = ours_[toIndex(link.bone)].ik;
      if (!link.limited || degrees(turned, dquat(1, 0, 0, 0)) == 0) continue;
      const base::Vec3 lower = glm::min(link.lower, link.upper), upper = glm::max(link.lower, link.upper);
      const dmat3 whole = glm::mat3_cast(glm::normalize(turned * base(link.bone)));
      const dvec3 angles = eulerAngles(whole, lower, upper) * (180 / std::numbers::pi);
      for (int a = 0; a < 3; ++a) {
        const double low = glm::degrees(static_cast<double>(lower[a])),
                     high = glm::degrees(static_cast<double>(upper[a]));
        if (angles[a] < low - tolerance_.limitDegrees || angles[a] > high + tolerance_.limitDegrees) {
          complain("link ", link.bone, " stands at ", angles[a], " degrees on axis ", a, ", limits ", low, " to ",
                   high);
        }
      }
    }
  }

  struct Distances {
    double before, after, stretch;
  };
  // Returns distances in the finished pose, with and without this chain's rotations, and how far
  // the effector is from full reach.
  [[nodiscard]] Distances distances(const ExactPose& pose, std::int32_t target) const {
    const pmx::IkBlock& block = rig_.model.bones[toIndex(target)].ik;
    // This is where the target stood when the chain was solved, at the target's own turn: the chain
    // may have taken it along since.
    const dvec3 goal(reference_[toIndex(target)].position);
    ExactPose without = pose;
    for (const auto& link : block.links) without[toIndex(link.bone)].ik = dquat(1, 0, 0, 0);
    const dvec3 tip = stand(pose, block.effector).position;
    double length = 0, span = 0;
    for (std::int32_t b = block.effector; b >= 0; b = rig_.model.bones[toIndex(b)].parent) {
      span = glm::length(tip - stand(pose, b).position);
      const bool last =
          std::any_of(block.links.begin(), block.links.end(), [&](const auto& link) { return link.bone == b; }) &&
          b == block.links.back().bone;
      if (last) break;
      length += glm::length(pose[toIndex(b)].offset);
    }
    return {glm::length(goal - stand(without, block.effector).position), glm::length(goal - tip), length - span};
  }

  void checkDistance(std::int32_t target) {
    const pmx::IkBlock& block = rig_.model.bones[toIndex(target)].ik;
    if (block.links.empty()) return;
    const Distances ours = distances(ours_, target), theirs = distances(reference_, target);
    const double slack = tolerance_.reachedUnits;
    const bool reached = ours.after <= slack, stretched = ours.stretch <= slack;
    if (!reached && !stretched && ours.after > theirs.after + slack) {
      complain("IK bone ", target, ": the effector is ", ours.after, " units off, the reference's ", theirs.after);
    }
    if (ours.after > ours.before + slack && theirs.after <= theirs.before + slack) {
      complain("IK bone ", target, ": the effector went from ", ours.before, " to ", ours.after, " units off");
    }
  }

  const Rig& rig_;
  Tolerance tolerance_;
  ExactPose reference_, ours_;
  Verdict verdict_;
};

bool equalTransforms(const Transform& a, const Transform& b) {
  return a.translation == b.translation && a.rotation == b.rotation;
}

}  // namespace

Verdict judgePose(const Rig& rig, const Tolerance& tolerance) { return Judge(rig, tolerance).judge(); }

Verdict solveAndJudge(Rig& rig, const Tolerance& tolerance) {
  rig.solve();
  Verdict verdict = judgePose(rig, tolerance);
  const std::vector<Transform> first = rig.pose->models;
  const auto locals = rig.pose->locals;
  const auto enabled = rig.pose->ikEnabled;

  for (std::size_t i = 0; i < locals.size(); ++i) {
    rig.pose->locals[i].rotation = rotation(20.0F + static_cast<float>(i % 7), {1, 2, static_cast<float>(i % 3)});
  }
  rig.solve();
  rig.pose->locals = locals;
  rig.solve();
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!equalTransforms(first[i], rig.pose->models[i])) {
      verdict.complaints.push_back("bone " + std::to_string(i) + " has other bits after another pose");
    }
  }

  std::fill(rig.pose->ikEnabled.begin(), rig.pose->ikEnabled.end(), std::uint8_t{0});
  rig.solve();
  const std::vector<bool> moved = reachable(rig.model);
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!moved[i] && !equalTransforms(first[i], rig.pose->models[i])) {
      verdict.complaints.push_back("bone " + std::to_string(i) + " is outside of every chain, yet IK changed its bits");
    }
  }
  rig.pose->ikEnabled = enabled;
  rig.solve();
  return verdict;
}

}  // namespace support
