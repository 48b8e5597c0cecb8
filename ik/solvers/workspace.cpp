// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/workspace.h"

#include <algorithm>

#include "ik/solvers/jacobian_space.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

constexpr std::size_t kMaxMatrix = 1U << 22U;  // numbers

using base::toIndex;

bool isIn(int index, std::size_t count) { return index >= 0 && toIndex(index) < count; }

bool wellMade(const Chain& chain) {
  const std::size_t bones = chain.bones.size();
  for (std::size_t i = 0; i < bones; ++i) {
    const int parent = chain.bones[i].parent;
    if (parent < -1 || parent >= static_cast<int>(i)) return false;
  }
  std::vector<bool> isLink(bones, false);
  for (const Link& link : chain.links) {
    if (!isIn(link.bone, bones) || isLink[toIndex(link.bone)]) return false;
    isLink[toIndex(link.bone)] = true;
  }
  for (const Slide& slide : chain.slides) {
    if (!isIn(slide.bone, bones)) return false;
  }
  for (const EffectorTarget& goal : chain.goals) {
    if (!isIn(goal.effector, bones)) return false;
  }
  return !chain.goals.empty() && !(chain.links.empty() && chain.slides.empty());
}

}  // namespace

Workspace::Workspace(const Chain& chain) {
  fit_ = wellMade(chain);
  if (fit_) takeApart(chain);
  const std::size_t count = members.size();
  for (Posture* sized : {&posture, &best, &before, &first}) {
    sized->locals.assign(count, kIdentity);
    sized->rotations.assign(count, kIdentity);
    sized->positions.assign(count, Vec3(0.0));
    sized->slides.assign(slides.size(), 0.0);
  }
  points.assign(count, Vec3(0.0));
  wanted.assign(count, Vec3(0.0));
  spent.assign(count, 0.0);
  carried.assign(targets.size(), Vec3(0.0));
  distances.assign(targets.size(), 0.0);
  begin(chain);
  const std::size_t freedoms = 3 * (chain.links.size() + slides.size());
  const std::size_t rows = 3 * targets.size();
  if (fit_ && rows * std::max(rows, freedoms) <= kMaxMatrix) jacobian_ = std::make_unique<JacobianSpace>(*this);
}

Workspace::~Workspace() = default;
Workspace::Workspace(Workspace&&) noexcept = default;
Workspace& Workspace::operator=(Workspace&&) noexcept = default;

void Workspace::begin(const Chain& chain) {
  load(chain);
  if (!fit()) return;
  for (std::size_t i = 0; i < members.size(); ++i) posture.locals[i] = cut(members[i].limit, members[i].start);
  for (std::size_t i = 0; i < slides.size(); ++i) {
    posture.slides[i] = std::clamp(slides[i].start, slides[i].lower, std::max(slides[i].lower, slides[i].upper));
  }
  place();
}

void Workspace::goOn(const Chain& chain) {
  load(chain);
  if (!fit()) return;
  for (std::size_t i = 0; i < members.size(); ++i) {
    posture.locals[i] = members[i].turns() ? cut(members[i].limit, posture.locals[i]) : members[i].start;
  }
  place();
}

double Workspace::residual(const Posture& of) const {
  double sum = 0;
  for (std::size_t goal = 0; goal < targets.size(); ++goal) {
    const Vec3 miss = targets[goal] - of.positions[effectors[goal]];
    sum += weights[goal] * glm::dot(miss, miss);
  }
  return std::sqrt(sum);
}

void Workspace::addOwnTargets(std::size_t member, Vec3& sum, double& weightsOfAll) const {
  for (const int index : goalsOf(members[member])) {
    const std::size_t goal = toIndex(index);
    if (effectors[goal] != member) continue;
    sum += targets[goal] * weights[goal];
    weightsOfAll += weights[goal];
  }
}

bool Workspace::outOfReach() const {
  for (std::size_t goal = 0; goal < targets.size(); ++goal) {
    const Member& effector = members[effectors[goal]];
    if (weights[goal] <= 0 || effector.root < 0 || std::isinf(effector.reach)) continue;
    const double distance = glm::length(targets[goal] - posture.positions[toIndex(effector.root)]);
    if (distance > effector.reach || distance < 2 * effector.longest - effector.reach) return true;
  }
  return false;
}

Report Workspace::report(Stop ended, int loops, double tolerance) const {
  Report made;
  made.residual = residual();
  made.loops = loops;
  made.ended = made.residual <= tolerance ? Stop::Reached : ended;
  made.stop = made.ended != Stop::Reached && outOfReach() ? Stop::OutOfReach : made.ended;
  return made;
}

const Quat& Workspace::parentRotation(std::size_t member) const {
  const int parent = members[member].parent;
  return parent < 0 ? baseRotation_ : posture.rotations[toIndex(parent)];
}

const Vec3& Workspace::parentPosition(std::size_t member) const {
  const int parent = members[member].parent;
  return parent < 0 ? basePosition_ : posture.positions[toIndex(parent)];
}

Quat Workspace::frame(std::size_t member) const { return product(parentRotation(member), members[member].between); }

void Workspace::placeOne(std::size_t i) {
  const Member& member = members[i];
  Vec3 offset = member.offset;
  for (int slide = member.slideBegin; slide < member.slideBegin + member.slideCount; ++slide) {
    offset += slides[toIndex(slide)].axis * posture.slides[toIndex(slide)];
  }
  posture.positions[i] = parentPosition(i) + turned(parentRotation(i), offset);
  posture.rotations[i] = product(frame(i), posture.locals[i]);
}

void Workspace::place(std::size_t from) {
  for (std::size_t i = from; i < members.size(); ++i) placeOne(i);
}

void Workspace::turnTo(std::size_t i, const Quat& model) {
  posture.locals[i] = cut(members[i].limit, glm::normalize(product(glm::conjugate(frame(i)), model)));
  posture.rotations[i] = product(frame(i), posture.locals[i]);
}

void Workspace::keep(Posture& into) const {
  std::copy(posture.locals.begin(), posture.locals.end(), into.locals.begin());
  std::copy(posture.rotations.begin(), posture.rotations.end(), into.rotations.begin());
  std::copy(posture.positions.begin(), posture.positions.end(), into.positions.begin());
  std::copy(posture.slides.begin(), posture.slides.end(), into.slides.begin());
}

void Workspace::restore(const Posture& from) {
  std::copy(from.locals.begin(), from.locals.end(), posture.locals.begin());
  std::copy(from.rotations.begin(), from.rotations.end(), posture.rotations.begin());
  std::copy(from.positions.begin(), from.positions.end(), posture.positions.begin());
  std::copy(from.slides.begin(), from.slides.end(), posture.slides.begin());
}

double Workspace::worstViolation() const {
  double worst = 0;
  for (std::size_t i = 0; i < members.size(); ++i) {
    worst = std::max(worst, violation(members[i].limit, posture.locals[i]));
  }
  return worst;
}

double Workspace::slideOf(std::size_t slide) const {
  const auto at = std::ranges::find(slideSources_, static_cast<int>(slide));
  return at == slideSources_.end() ? 0.0 : posture.slides[static_cast<std::size_t>(at - slideSources_.begin())];
}

Vec3 Workspace::offsetOf(const Chain& chain, std::size_t bone) const {
  Vec3 offset = chain.bones[bone].offset;
  for (std::size_t i = 0; i < chain.slides.size(); ++i) {
    if (toIndex(chain.slides[i].bone) == bone) offset += chain.slides[i].axis * slideOf(i);
  }
  return offset;
}

Quat Workspace::localOf(const Chain& chain, std::size_t bone) const {
  const int member = bone < memberOfBone.size() ? memberOfBone[bone] : -1;
  return member < 0 ? chain.bones[bone].start : posture.locals[toIndex(member)];
}

}  // namespace ik::solvers
