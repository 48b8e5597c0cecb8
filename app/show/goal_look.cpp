// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These goals make a head and its eyes look at a position.

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <glm/geometric.hpp>

#include "app/show/actor_goals.h"
#include "ik/solvers/look_at.h"
#include "ik/solvers/wide.h"
#include "ik/solvers/workspace.h"
#include "vmd/bone_proposals.h"

namespace app {
namespace {

using ik::solvers::Chain;
using ik::solvers::Limit;
using ik::solvers::Quat;
using ik::solvers::Vec3;
using ik::solvers::wide;
using ik::solvers::Workspace;

double radians(double degrees) { return degrees * ik::solvers::kPi / 180.0; }

/// These are the pitch, yaw and roll by which a bone may be turned, in degrees to either side.
struct Range {
  double pitch, yaw, roll;
};
/// These are the most that the bone that looks, its parent and its grandparent add to the motion: a
/// neck's and a chest's share of looking aside.
constexpr std::array<Range, 3> kRanges{{{45, 70, 30}, {25, 35, 15}, {10, 25, 10}}};
constexpr std::size_t kLongestEye = 24;  // bytes of a name
constexpr Range kEyes{8, 12, 0};         // as a whole: eyes that turn farther leave the lids

Limit limitOf(const Range& range) {
  const Vec3 most(radians(range.pitch), radians(range.yaw), radians(range.roll));
  return ik::solvers::eulerLimit(ik::EulerOrder::Yxz, -most, most);
}

/// This step turns up to three bones, each with its share. The turn that is added is limited,
/// wherever the motion has turned them.
class LookStep : public GoalStep {
 public:
  LookStep(std::size_t goal, std::vector<std::int32_t> bones, const base::Vec3& eye)
      : GoalStep(goal), bones_(std::move(bones)) {
    // Each bone is two bones of the chain: the first stands as the motion has it, the second is
    // turned after it.
    chain_.bones.push_back({});
    for (std::size_t i = 0; i < bones_.size(); ++i) {
      chain_.bones.push_back({static_cast<int>(chain_.bones.size()) - 1});
      chain_.bones.push_back({static_cast<int>(chain_.bones.size()) - 1});
      turned_.push_back(static_cast<int>(chain_.bones.size()) - 1);
    }
    for (std::size_t i = 0; i < bones_.size(); ++i)
      chain_.links.push_back({turned_[bones_.size() - 1 - i], limitOf(kRanges[std::min(i, kRanges.size() - 1)])});
    chain_.goals.push_back({turned_.back()});
    work_.emplace(chain_);
    settings_.eye = wide(eye);
  }

  void run(const Moment& at) override {
    base::Transform above{{}, modelRotationAbove(at.skeleton, at.pose, bones_.front())};
    if (const std::int32_t parent = at.skeleton.parents[static_cast<std::size_t>(bones_.front())]; parent >= 0)
      above.translation = at.pose.models[static_cast<std::size_t>(parent)].translation;
    chain_.bones[0].offset = wide(above.translation);
    chain_.bones[0].start = wide(above.rotation);
    for (std::size_t i = 0; i < bones_.size(); ++i) {
      const base::Transform& model = at.pose.models[static_cast<std::size_t>(bones_[i])];
      const auto stands = static_cast<std::size_t>(turned_[i] - 1);
      const Quat back = glm::conjugate(wide(above.rotation));
      chain_.bones[stands].offset = back * (wide(model.translation) - wide(above.translation));
      chain_.bones[stands].start = glm::normalize(back * wide(model.rotation));
      // The bones between this one and the next that turns stay rigid: they are part of the next
      // one's offset from here.
      above = model;
    }
    chain_.goals[0].target = wide(at.target.translation);
    work_->begin(chain_);
    const ik::solvers::LookAtReport done = solveLookAt(settings_, *work_);
    at.report.fit = done.state != ik::solvers::LookAt::NotFit;
    at.report.miss = static_cast<float>(done.missRad);
    if (!at.report.fit) return;
    for (std::size_t i = 0; i < bones_.size(); ++i) {
      const Quat turn = work_->localOf(chain_, static_cast<std::size_t>(turned_[i]));
      // After the motion's rotation, in the bone's space: as a rotation in its parent's space that
      // is A · D · A⁻¹.
      const Quat stands = glm::normalize(glm::conjugate(wide(modelRotationAbove(at.skeleton, at.pose, bones_[i]))) *
                                         wide(at.pose.models[static_cast<std::size_t>(bones_[i])].rotation));
      turnLocal(at.pose, bones_[i], base::Quat(stands * turn * glm::conjugate(stands)), at.weight);
    }
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return bones_; }

 private:
  std::vector<std::int32_t> bones_;  // parents first
  std::vector<int> turned_;          // per bone: its index in the chain
  Chain chain_;
  std::optional<Workspace> work_;
  ik::solvers::LookAtSettings settings_;
};

/// This step turns a bone that rotates the eyes in place (両目 stands above the head, and passes its
/// rotation on to both).
class EyesStep : public GoalStep {
 public:
  EyesStep(std::size_t goal, std::int32_t bone, const base::Vec3& between)
      : GoalStep(goal), bone_(bone), between_(between) {
    chain_.bones = {{}, {0}};
    chain_.links.push_back({1, limitOf(kEyes)});
    chain_.goals.push_back({1});
    work_.emplace(chain_);
  }
  void run(const Moment& at) override {
    const base::Transform& model = at.pose.models[static_cast<std::size_t>(bone_)];
    const base::Quat above = modelRotationAbove(at.skeleton, at.pose, bone_);
    chain_.bones[0].offset = wide(model.translation + above * between_);
    chain_.bones[0].start = wide(above);
    chain_.bones[1].start = glm::normalize(glm::conjugate(wide(above)) * wide(model.rotation));
    chain_.goals[0].target = wide(at.target.translation);
    work_->begin(chain_);
    const ik::solvers::LookAtReport done = solveLookAt({}, *work_);
    if (done.state == ik::solvers::LookAt::NotFit) return;
    at.report.miss = static_cast<float>(done.missRad);
    const Quat turn = work_->localOf(chain_, 1) * glm::conjugate(chain_.bones[1].start);
    turnLocal(at.pose, bone_, base::Quat(glm::normalize(turn)), at.weight);
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return {&bone_, 1}; }

 private:
  std::int32_t bone_;
  base::Vec3 between_;  // from the bone to the middle of the eyes, at rest
  Chain chain_;
  std::optional<Workspace> work_;
};

bool hangsFrom(const ik::Skeleton& skeleton, std::int32_t bone, std::int32_t ancestor) {
  for (; bone >= 0; bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
    if (bone == ancestor) return true;
  }
  return false;
}

/// These are the descendants of a head that turn eyes, by MMD's names for them: the one for both,
/// else each.
struct Eyes {
  std::vector<std::int32_t> turning;
  std::optional<base::Vec3> middle;  // of both eyes at rest, model space
};

Eyes eyesOf(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t head) {
  Eyes eyes;
  std::int32_t both = -1;
  std::array<std::int32_t, 2> each{-1, -1};  // left, right
  std::vector<std::uint8_t> ofHead(skeleton.boneCount(), 0);
  ofHead[static_cast<std::size_t>(head)] = 1;
  for (const std::int32_t bone : skeleton.solveOrder) {  // parents first
    const std::int32_t parent = skeleton.parents[static_cast<std::size_t>(bone)];
    if (parent >= 0 && ofHead[static_cast<std::size_t>(parent)] != 0) ofHead[static_cast<std::size_t>(bone)] = 1;
  }
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(model.bones.size()); ++i) {
    const std::string& name = model.bones[static_cast<std::size_t>(i)].name.utf8;
    if (i == head || ofHead[static_cast<std::size_t>(i)] == 0 || name.size() > kLongestEye) continue;
    const vmd::BonePart part = vmd::partOf(name);
    if (part.part == "両目" && both < 0) both = i;
    if (part.part == "目" && part.side == 'L' && each[0] < 0) each[0] = i;
    if (part.part == "目" && part.side == 'R' && each[1] < 0) each[1] = i;
  }
  if (each[0] >= 0 && each[1] >= 0) {
    eyes.middle = 0.5F * (skeleton.bindPositions[static_cast<std::size_t>(each[0])] +
                          skeleton.bindPositions[static_cast<std::size_t>(each[1])]);
  }
  if (both >= 0 && mayTurn(model, both)) {
    eyes.turning = {both};
  } else {
    for (const std::int32_t eye : each)
      if (eye >= 0 && mayTurn(model, eye)) eyes.turning.push_back(eye);
  }
  return eyes;
}

}  // namespace

std::vector<std::unique_ptr<GoalStep>> lookSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                 const Goal& goal, std::size_t index) {
  std::vector<std::unique_ptr<GoalStep>> steps;
  const auto count = static_cast<std::int32_t>(model.bones.size());
  if (goal.bone < 0 || goal.bone >= count || goal.root < 0 || goal.root >= count ||
      !hangsFrom(skeleton, goal.bone, goal.root))
    return steps;
  std::vector<std::int32_t> bones;
  for (std::int32_t bone = goal.bone; bone >= 0; bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
    if (mayTurn(model, bone) && bones.size() < kRanges.size()) bones.push_back(bone);
    if (bone == goal.root) break;
  }
  if (bones.empty() || bones.front() != goal.bone) return steps;
  std::ranges::reverse(bones);
  const Eyes eyes = eyesOf(model, skeleton, goal.bone);
  const base::Vec3& head = skeleton.bindPositions[static_cast<std::size_t>(goal.bone)];
  steps.push_back(std::make_unique<LookStep>(index, std::move(bones), eyes.middle.value_or(head) - head));
  for (const std::int32_t bone : eyes.turning) {
    const base::Vec3& place = skeleton.bindPositions[static_cast<std::size_t>(bone)];
    const bool both = eyes.turning.size() == 1 && eyes.middle.has_value();
    steps.push_back(std::make_unique<EyesStep>(index, bone, both ? *eyes.middle - place : base::Vec3(0.0F)));
  }
  return steps;
}

}  // namespace app
