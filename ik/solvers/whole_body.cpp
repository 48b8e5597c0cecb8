// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/whole_body.h"

#include <algorithm>

#include "ik/solvers/ccd.h"
#include "ik/solvers/two_bone.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

using base::toIndex;

bool usable(const std::optional<Vec3>& goal) { return !goal || finite(*goal); }

double missOf(const std::optional<Vec3>& goal, const Vec3& place) { return goal ? glm::length(*goal - place) : 0.0; }

}  // namespace

WholeBody::WholeBody(const Chain& body, BodyParts parts) : parts_(std::move(parts)) {
  const std::size_t count = body.bones.size();
  locals_.assign(count, kIdentity);
  rotations_.assign(count, kIdentity);
  positions_.assign(count, Vec3(0.0));
  linkOf_.assign(count, -1);
  fit_ = parts_.root >= 0 && toIndex(parts_.root) < count;
  for (std::size_t i = 0; i < count; ++i) fit_ = fit_ && body.bones[i].parent < static_cast<int>(i);
  for (std::size_t i = 0; i < body.links.size(); ++i) {
    const int bone = body.links[i].bone;
    fit_ = fit_ && bone >= 0 && toIndex(bone) < count;
    if (fit_) linkOf_[toIndex(bone)] = static_cast<int>(i);
  }
  if (!fit_) return;
  if (!parts_.spine.empty() && parts_.head >= 0) {
    fit_ = make(body, parts_.spine.front(), parts_.head, parts_.spine, spine_);
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const BodyParts::Limb& arm = parts_.arms[side];
    const BodyParts::Limb& leg = parts_.legs[side];
    if (arm.whole()) fit_ = fit_ && make(body, arm.upper, arm.end, {arm.upper, arm.lower}, arms_[side]);
    if (leg.whole()) fit_ = fit_ && make(body, leg.upper, leg.end, {leg.upper, leg.lower}, legs_[side]);
    if (arm.collar >= 0) fit_ = fit_ && toIndex(arm.collar) < count && arm.whole();
  }
}

double WholeBody::Part::length() const {
  double sum = 0;
  for (std::size_t i = 1; i < chain.bones.size(); ++i) sum += glm::length(chain.bones[i].offset);
  return sum;
}

bool WholeBody::make(const Chain& body, int from, int to, const std::vector<int>& links, Part& part) const {
  const int count = static_cast<int>(body.bones.size());
  if (from < 0 || to < 0 || from >= count || to >= count) return false;
  int bone = to;
  for (; bone >= 0 && bone != from; bone = body.bones[toIndex(bone)].parent) part.bones.push_back(bone);
  if (bone != from) return false;
  part.bones.push_back(from);
  std::reverse(part.bones.begin(), part.bones.end());
  for (std::size_t i = 0; i < part.bones.size(); ++i) part.chain.bones.push_back({static_cast<int>(i) - 1});
  for (std::size_t i = part.bones.size(); i-- > 0;) {
    if (std::find(links.begin(), links.end(), part.bones[i]) == links.end()) continue;
    part.chain.links.push_back({static_cast<int>(i), limitOf(body, part.bones[i])});
  }
  part.chain.goals.push_back({static_cast<int>(part.bones.size()) - 1});
  for (std::size_t i = 0; i < part.bones.size(); ++i)
    part.chain.bones[i].offset = body.bones[toIndex(part.bones[i])].offset;
  part.work.emplace(part.chain);
  return part.chain.links.size() == links.size();
}

Limit WholeBody::limitOf(const Chain& body, int bone) const {
  const int link = linkOf_[toIndex(bone)];
  return link < 0 ? Limit{} : body.links[toIndex(link)].limit;
}

void WholeBody::place(const Chain& body) {
  for (std::size_t i = 0; i < body.bones.size(); ++i) {
    const int parent = body.bones[i].parent;
    const Quat above = parent < 0 ? body.baseRotation : rotations_[toIndex(parent)];
    const Vec3 from = parent < 0 ? body.basePosition : positions_[toIndex(parent)];
    const Vec3 offset = body.bones[i].offset + (static_cast<int>(i) == parts_.root ? shift_ : Vec3(0.0));
    positions_[i] = from + turned(above, offset);
    rotations_[i] = product(above, locals_[i]);
  }
}

void WholeBody::load(const Chain& body, const Vec3& target, Part& part) {
  for (std::size_t i = 0; i < part.bones.size(); ++i) {
    const Bone& own = body.bones[toIndex(part.bones[i])];
    part.chain.bones[i].offset = own.offset;
    part.chain.bones[i].start = locals_[toIndex(part.bones[i])];
  }
  const int first = part.bones.front();
  const int above = body.bones[toIndex(first)].parent;
  // The first bone stands where the body has it; its offset is part of that.
  part.chain.bones[0].offset = Vec3(0.0);
  part.chain.basePosition = positions_[toIndex(first)];
  part.chain.baseRotation = above < 0 ? body.baseRotation : rotations_[toIndex(above)];
  part.chain.goals[0].target = target;
  part.work->begin(part.chain);
}

void WholeBody::store(const Chain& body, const Part& part) {
  for (const Link& link : part.chain.links) {
    locals_[toIndex(part.bones[toIndex(link.bone)])] = part.work->localOf(part.chain, toIndex(link.bone));
  }
  place(body);
}

// The bend of the whole is shared out over its links; CCD does what is left.
void WholeBody::solveSpine(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings) {
  if (!goals.head || spine_.bones.empty()) return;
  load(body, *goals.head, spine_);
  Workspace& work = *spine_.work;
  if (!work.fit()) return;
  const Vec3 from = work.posture.positions[0];
  const Quat whole = shortestArc(work.posture.positions[work.effectors[0]] - from, *goals.head - from);
  const double share = 1.0 / static_cast<double>(spine_.chain.links.size());
  const Quat part = glm::slerp(kIdentity, whole.w < 0 ? -whole : whole, share);
  for (std::size_t i = 0; i < work.members.size(); ++i) {
    work.placeOne(i);
    if (work.members[i].turns()) work.turnTo(i, product(part, work.posture.rotations[i]));
  }
  CcdSettings ccd;
  ccd.tolerance = settings.tolerance;
  ccd.loops = settings.spineLoops;
  ccd.stretchFirst = false;
  static_cast<void>(solveCcd(ccd, work));
  store(body, spine_);
}

// A collar helps as far as the arm lacks length, and no farther than its limit.
void WholeBody::turnCollar(const Chain& body, std::size_t side, const Vec3& wrist, const WholeBodySettings& settings) {
  const BodyParts::Limb& arm = parts_.arms[side];
  if (arm.collar < 0) return;
  const Vec3 from = positions_[toIndex(arm.collar)], shoulder = positions_[toIndex(arm.upper)];
  const double lacks = glm::length(wrist - shoulder) - arms_[side].length();
  const double length = glm::length(shoulder - from);
  if (lacks <= 1e-9 || length <= kNoLength) return;
  const Quat whole = shortestArc(shoulder - from, wrist - from);
  const double most = std::min(settings.collarLimit, angleOf(whole) * std::min(lacks / length, 1.0));
  const double angle = angleOf(whole);
  const Quat part =
      angle > 1e-12 ? glm::slerp(kIdentity, whole.w < 0 ? -whole : whole, std::min(most / angle, 1.0)) : whole;
  turnTo(body, arm.collar, product(part, rotations_[toIndex(arm.collar)]));
}

void WholeBody::solveLimb(const Chain& body, Part& part, const Vec3& target, double tolerance) {
  load(body, target, part);
  TwoBoneSettings settings;
  settings.tolerance = tolerance;
  const TwoBoneReport report = solveTwoBone(settings, *part.work);
  if (report.stop == Stop::NotFit) {  // a knee or elbow in a box
    CcdSettings ccd;
    ccd.tolerance = tolerance;
    static_cast<void>(solveCcd(ccd, *part.work));
  }
  store(body, part);
}

void WholeBody::turnTo(const Chain& body, int bone, const std::optional<Quat>& model) {
  if (!model || bone < 0 || !finite(*model)) return;
  const int parent = body.bones[toIndex(bone)].parent;
  const Quat above = parent < 0 ? body.baseRotation : rotations_[toIndex(parent)];
  locals_[toIndex(bone)] = cut(limitOf(body, bone), glm::normalize(product(glm::conjugate(above), *model)));
  place(body);
}

void WholeBody::turnEnds(const Chain& body, const BodyGoals& goals) {
  turnTo(body, parts_.head, goals.headRotation);
  for (std::size_t side = 0; side < 2; ++side) {
    turnTo(body, parts_.arms[side].end, goals.handRotations[side]);
    turnTo(body, parts_.legs[side].end, goals.footRotations[side]);
  }
}

// Returns what the limbs and the spine are short of, in the mean.
Vec3 WholeBody::shortfall(const BodyGoals& goals) const {
  Vec3 sum(0.0);
  double weights = 0;
  const auto add = [&](const std::optional<Vec3>& goal, int bone, double weight) {
    if (!goal || bone < 0) return;
    sum += (*goal - positions_[toIndex(bone)]) * weight;
    weights += weight;
  };
  add(goals.head, parts_.head, 1.0);
  for (std::size_t side = 0; side < 2; ++side) {
    add(goals.ankles[side], parts_.legs[side].end, 1.0);
    add(goals.wrists[side], parts_.arms[side].end, 1.0);
  }
  return weights > 0 ? sum / weights : sum;
}

BodyReport WholeBody::solve(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings) {
  BodyReport report;
  bool sound = fit_ && usable(goals.root) && usable(goals.head) && body.bones.size() == locals_.size();
  for (std::size_t side = 0; side < 2; ++side)
    sound = sound && usable(goals.wrists[side]) && usable(goals.ankles[side]);
  if (!sound) return report;
  shift_ = Vec3(0.0);
  for (std::size_t i = 0; i < locals_.size(); ++i) {
    locals_[i] = cut(limitOf(body, static_cast<int>(i)), glm::normalize(body.bones[i].start));
  }
  place(body);
  placeRoot(body, goals, settings);
  double worst = 0;
  for (report.rounds = 1;; ++report.rounds) {
    solveSpine(body, goals, settings);
    for (std::size_t side = 0; side < 2; ++side) {
      if (goals.wrists[side] && !arms_[side].bones.empty()) {
        turnCollar(body, side, *goals.wrists[side], settings);
        solveLimb(body, arms_[side], *goals.wrists[side], settings.tolerance);
      }
      if (goals.ankles[side] && !legs_[side].bones.empty()) {
        solveLimb(body, legs_[side], *goals.ankles[side], settings.tolerance);
      }
    }
    report.rootMiss = missOf(goals.root, positions_[toIndex(parts_.root)]);
    report.headMiss = parts_.head < 0 ? 0.0 : missOf(goals.head, positions_[toIndex(parts_.head)]);
    worst = std::max(report.rootMiss, report.headMiss);
    for (std::size_t side = 0; side < 2; ++side) {
      const int wrist = parts_.arms[side].end, ankle = parts_.legs[side].end;
      report.wristMisses[side] = wrist < 0 ? 0.0 : missOf(goals.wrists[side], positions_[toIndex(wrist)]);
      report.ankleMisses[side] = ankle < 0 ? 0.0 : missOf(goals.ankles[side], positions_[toIndex(ankle)]);
      worst = std::max({worst, report.wristMisses[side], report.ankleMisses[side]});
    }
    if (worst <= settings.tolerance || report.rounds >= settings.rounds || goals.root) break;
    moveRoot(body, shortfall(goals) * settings.rootShare);
  }
  turnEnds(body, goals);
  report.stop = worst <= settings.tolerance        ? Stop::Reached
                : report.rounds >= settings.rounds ? Stop::Loops
                                                   : Stop::NoProgress;
  return report;
}

}  // namespace ik::solvers
