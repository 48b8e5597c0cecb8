// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/workspace.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "ik/solvers/jacobian_space.h"

namespace ik::solvers {

namespace {

constexpr double kFarthest = 1e7;  // units: beyond it lie targets that are no places; they are pulled onto it
constexpr double kMostOffset = 1e6;
constexpr std::size_t kMostMatrix = 1U << 22U;  // numbers

std::size_t at(int index) { return static_cast<std::size_t>(index); }

bool isIn(int index, std::size_t count) { return index >= 0 && at(index) < count; }

bool wellMade(const Chain& chain) {
  const std::size_t bones = chain.bones.size();
  for (std::size_t i = 0; i < bones; ++i) {
    const int parent = chain.bones[i].parent;
    if (parent < -1 || parent >= static_cast<int>(i)) return false;
  }
  std::vector<bool> isLink(bones, false);
  for (const Link& link : chain.links) {
    if (!isIn(link.bone, bones) || isLink[at(link.bone)]) return false;
    isLink[at(link.bone)] = true;
  }
  for (const Slide& slide : chain.slides) {
    if (!isIn(slide.bone, bones)) return false;
  }
  for (const Goal& goal : chain.goals) {
    if (!isIn(goal.effector, bones)) return false;
  }
  return !chain.goals.empty() && !(chain.links.empty() && chain.slides.empty());
}

Vec3 bounded(const Vec3& v, double most) {
  const double largest = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  return largest > most ? v * (most / largest) : v;
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
  if (fit_ && rows * std::max(rows, freedoms) <= kMostMatrix) jacobian_ = std::make_unique<JacobianSpace>(*this);
}

Workspace::~Workspace() = default;
Workspace::Workspace(Workspace&&) noexcept = default;
Workspace& Workspace::operator=(Workspace&&) noexcept = default;

// Which bones count, and what hangs from what: all that doesn't change from frame to frame.
void Workspace::takeApart(const Chain& chain) {
  const std::size_t bones = chain.bones.size();
  memberOfBone.assign(bones, -1);
  std::vector<int> linkOf(bones, -1);
  std::vector<std::uint8_t> counts(bones, 0);
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    linkOf[at(chain.links[i].bone)] = static_cast<int>(i);
    counts[at(chain.links[i].bone)] = 1;
  }
  for (const Slide& slide : chain.slides) counts[at(slide.bone)] = 1;
  effectors.assign(chain.goals.size(), 0);
  targets.assign(chain.goals.size(), Vec3(0.0));
  weights.assign(chain.goals.size(), 0.0);
  for (const Goal& goal : chain.goals) counts[at(goal.effector)] = 1;
  std::vector<int> bySlidingBone(chain.slides.size());
  std::iota(bySlidingBone.begin(), bySlidingBone.end(), 0);
  std::stable_sort(bySlidingBone.begin(), bySlidingBone.end(),
                   [&](int a, int b) { return chain.slides[at(a)].bone < chain.slides[at(b)].bone; });
  std::size_t next = 0;
  for (std::size_t bone = 0; bone < bones; ++bone) {
    if (counts[bone] == 0) continue;
    Member member;
    member.bone = static_cast<int>(bone);
    int above = chain.bones[bone].parent;
    while (above >= 0 && memberOfBone[at(above)] < 0) above = chain.bones[at(above)].parent;
    member.parent = above < 0 ? -1 : memberOfBone[at(above)];
    member.link = linkOf[bone];
    member.slideBegin = static_cast<int>(slides.size());
    for (; next < bySlidingBone.size() && at(chain.slides[at(bySlidingBone[next])].bone) == bone; ++next) {
      slideSources_.push_back(bySlidingBone[next]);
    }
    slides.resize(slideSources_.size());
    member.slideCount = static_cast<int>(slides.size()) - member.slideBegin;
    memberOfBone[bone] = static_cast<int>(members.size());
    members.push_back(member);
  }
  for (std::size_t goal = 0; goal < chain.goals.size(); ++goal) {
    effectors[goal] = at(memberOfBone[at(chain.goals[goal].effector)]);
    members[effectors[goal]].goal = static_cast<int>(goal);
  }
  listBelow();
}

// What hangs from what, and which goals each member moves: counted, placed, filled in.
void Workspace::listBelow() {
  for (const Member& member : members) {
    if (member.parent >= 0) ++members[at(member.parent)].attachedCount;
  }
  for (const std::size_t effector : effectors) {
    for (int i = static_cast<int>(effector); i >= 0; i = members[at(i)].parent) ++members[at(i)].goalsCount;
  }
  int attachedEnd = 0, goalsEnd = 0;
  for (Member& member : members) {
    member.attachedBegin = attachedEnd;
    member.goalsBegin = goalsEnd;
    attachedEnd += std::exchange(member.attachedCount, 0);
    goalsEnd += std::exchange(member.goalsCount, 0);
  }
  attached.assign(at(attachedEnd), -1);
  goalsBelow.assign(at(goalsEnd), -1);
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (members[i].parent < 0) continue;
    Member& parent = members[at(members[i].parent)];
    attached[at(parent.attachedBegin + parent.attachedCount++)] = static_cast<int>(i);
  }
  for (std::size_t goal = 0; goal < effectors.size(); ++goal) {
    for (int i = static_cast<int>(effectors[goal]); i >= 0; i = members[at(i)].parent) {
      Member& member = members[at(i)];
      goalsBelow[at(member.goalsBegin + member.goalsCount++)] = static_cast<int>(goal);
    }
  }
}

void Workspace::load(const Chain& chain) {
  if (!fit_) return;
  assert(chain.goals.size() == targets.size() && chain.bones.size() == memberOfBone.size());
  basePosition_ = chain.basePosition;
  baseRotation_ = chain.baseRotation;
  finite_ = finite(basePosition_) && finite(baseRotation_) && glm::dot(baseRotation_, baseRotation_) > 0.5;
  if (finite_) baseRotation_ = glm::normalize(baseRotation_);
  for (Member& member : members) {
    const Bone& own = chain.bones[at(member.bone)];
    member.start = own.start;
    member.between = kIdentity;
    member.offset = own.offset;
    for (int above = own.parent; above >= 0 && memberOfBone[at(above)] < 0; above = chain.bones[at(above)].parent) {
      const Bone& rigid = chain.bones[at(above)];
      member.between = product(rigid.start, member.between);
      member.offset = rigid.offset + turned(rigid.start, member.offset);
    }
    finite_ = finite_ && finite(member.offset) && finite(member.between) && finite(member.start) &&
              std::abs(glm::dot(member.start, member.start) - 1) < 0.1 &&
              std::abs(glm::dot(member.between, member.between) - 1) < 0.1 && glm::length(member.offset) <= kMostOffset;
    member.start = glm::normalize(member.start);
    member.between = glm::normalize(member.between);
    member.limit = Limit{};
    if (member.link >= 0) {
      member.limit = chain.links[at(member.link)].limit;
      member.capRad = chain.links[at(member.link)].capRad;
    }
    member.weight = 0;
  }
  for (std::size_t i = 0; i < slides.size(); ++i) {
    slides[i] = chain.slides[at(slideSources_[i])];
    const Member& member = members[at(memberOfBone[at(slides[i].bone)])];
    slides[i].axis = turned(member.between, unit(slides[i].axis, Vec3(1, 0, 0)));
    finite_ = finite_ && std::isfinite(slides[i].lower + slides[i].upper + slides[i].start);
  }
  double weight = 0;
  for (std::size_t goal = 0; goal < targets.size(); ++goal) {
    const Goal& given = chain.goals[goal];
    weights[goal] = std::isfinite(given.weight) && given.weight > 0 ? std::min(given.weight, 1e6) : 0.0;
    finite_ =
        finite_ && std::isfinite(given.target.x) && std::isfinite(given.target.y) && std::isfinite(given.target.z);
    targets[goal] = finite_ ? bounded(given.target, kFarthest) : Vec3(0.0);
    weight += weights[goal];
    members[effectors[goal]].weight += weights[goal];
  }
  finite_ = finite_ && weight > 0;
  measure();
}

// Weights from the goals inwards, lengths from the base outwards.
void Workspace::measure() {
  for (std::size_t i = members.size(); i-- > 0;) {
    if (members[i].parent >= 0) members[at(members[i].parent)].weight += members[i].weight;
  }
  for (std::size_t i = 0; i < members.size(); ++i) {
    Member& member = members[i];
    member.length = glm::length(member.offset);
    const bool moves = (member.turns() && member.limit.kind != LimitKind::Locked) || member.slideCount > 0;
    if (member.parent < 0 || members[at(member.parent)].root < 0) {
      member.root = moves ? static_cast<int>(i) : -1;
      member.reach = member.longest = 0;
    } else {
      const Member& parent = members[at(member.parent)];
      member.root = parent.root;
      member.reach = parent.reach + member.length;
      member.longest = std::max(parent.longest, member.length);
    }
    for (int slide = 0; slide < member.slideCount; ++slide) member.reach = INFINITY;
  }
}

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

bool Workspace::outOfReach() const {
  for (std::size_t goal = 0; goal < targets.size(); ++goal) {
    const Member& effector = members[effectors[goal]];
    if (weights[goal] <= 0 || effector.root < 0 || std::isinf(effector.reach)) continue;
    const double distance = glm::length(targets[goal] - posture.positions[at(effector.root)]);
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
  return parent < 0 ? baseRotation_ : posture.rotations[at(parent)];
}

const Vec3& Workspace::parentPosition(std::size_t member) const {
  const int parent = members[member].parent;
  return parent < 0 ? basePosition_ : posture.positions[at(parent)];
}

Quat Workspace::frame(std::size_t member) const { return product(parentRotation(member), members[member].between); }

void Workspace::placeOne(std::size_t i) {
  const Member& member = members[i];
  Vec3 offset = member.offset;
  for (int slide = member.slideBegin; slide < member.slideBegin + member.slideCount; ++slide) {
    offset += slides[at(slide)].axis * posture.slides[at(slide)];
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

Quat Workspace::localOf(const Chain& chain, std::size_t bone) const {
  const int member = bone < memberOfBone.size() ? memberOfBone[bone] : -1;
  return member < 0 ? chain.bones[bone].start : posture.locals[at(member)];
}

}  // namespace ik::solvers
