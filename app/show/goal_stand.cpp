// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This goal puts feet on what is below them.

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <glm/geometric.hpp>

#include "app/show/actor_goals.h"
#include "app/show/leg_chains.h"

namespace app {
namespace {

// Floors are looked for from this many units above an ankle, since knees go up so far.
constexpr float kStepUp = 8.0F;
constexpr float kDeepest = 1000.0F;  // units below it
// A foot this many units above the ground or more doesn't influence where the body is.
constexpr float kFootInAir = 4.0F;
// A foot is tilted by at most this many radians: steeper ground is a wall.
constexpr float kSteepest = 0.70F;

/// This is one leg: the bone that leads its foot, and the foot.
struct Leg {
  std::size_t chain = 0;
  std::int32_t leader = -1, ankle = -1;
  base::Quat sole{base::kIdentityRotation};  // the ankle's rotation in the end, model space
};
using Legs = std::shared_ptr<std::vector<Leg>>;

struct Found {
  float height = 0.0F;                  // units above the ground of the motion, along `up`
  base::Vec3 normal{0.0F, 1.0F, 0.0F};  // model space
};

class StandStep : public GoalStep {
 public:
  StandStep(std::size_t goal, Legs legs, std::int32_t body)
      : GoalStep(goal), shared_(std::move(legs)), legs_(*shared_), found_(legs_.size()), body_(body) {
    for (const Leg& leg : legs_) reads_.insert(reads_.end(), {leg.leader, leg.ankle});
    if (body_ >= 0) reads_.push_back(body_);
  }

  void run(const Moment& at) override {
    // This is in model space.
    const base::Vec3 up = glm::conjugate(at.placement.rotation()) * base::Vec3(0, 1, 0);
    at.report.known = at.goal.place.actor == 0 ||
                      std::ranges::find(at.floors, at.goal.place.actor, &GoalFloor::actor) != at.floors.end();
    at.report.fit = std::ranges::any_of(legs_, [&at](const Leg& leg) { return at.pose.ikEnabled[leg.chain] != 0; });
    if (!at.report.fit) return;
    for (std::size_t i = 0; i < legs_.size(); ++i) found_[i] = find(at, legs_[i], up);
    if (body_ >= 0) moveLocal(at.skeleton, at.pose, body_, at.weight * bodyHeight(at, up) * up);
    for (std::size_t i = 0; i < legs_.size(); ++i) place(at, legs_[i], found_[i], up);
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return reads_; }

 private:
  /// Finds the highest of all floors below a foot.
  static Found find(const Moment& at, const Leg& leg, const base::Vec3& up) {
    const base::Vec3 ankle = at.pose.models[static_cast<std::size_t>(leg.leader)].translation;
    const base::Vec3 from = at.placement.toWorld(ankle + kStepUp * up);
    const base::Vec3 to = at.placement.toWorld(ankle - kDeepest * up);
    Found found{0.0F, up};
    // The motion's own ground is one of them, else a sky below it would be the floor.
    bool any = at.goal.place.actor == 0;
    for (const GoalFloor& floor : at.floors) {
      if (at.goal.place.actor != 0 && floor.actor != at.goal.place.actor) continue;
      const base::Quat back = glm::conjugate(floor.placement.rotation());
      const auto local = [&](const base::Vec3& world) {
        return back * ((world - floor.placement.position) / floor.placement.scale);
      };
      const auto hit = floor.mesh->firstHit(local(from), local(to));
      if (!hit) continue;
      const base::Transform world{floor.placement.toWorld(hit->place), floor.placement.rotation()};
      const float height = glm::dot(at.placement.toModel(world).translation, up);
      if (any && height <= found.height) continue;
      any = true;
      found = {height, glm::conjugate(at.placement.rotation()) * (floor.placement.rotation() * hit->normal)};
    }
    return found;
  }

  /// Returns by how much the body goes up or down: with the foot that stands lower. A foot in the
  /// air leaves it to the others.
  [[nodiscard]] float bodyHeight(const Moment& at, const base::Vec3& up) const {
    float lowest = 0.0F;
    for (std::size_t i = 0; i < legs_.size(); ++i) {
      const auto ankle = static_cast<std::size_t>(legs_[i].ankle);
      const float lift = glm::dot(at.pose.models[static_cast<std::size_t>(legs_[i].leader)].translation, up) -
                         at.skeleton.bindPositions[ankle].y;
      const float counts = std::clamp(1.0F - lift / kFootInAir, 0.0F, 1.0F);
      float highest = found_[i].height;
      for (const Found& other : found_) highest = std::max(highest, other.height);
      // A lifted foot takes the highest foot's height and so never lowers the body.
      const float says = counts * found_[i].height + (1.0F - counts) * highest;
      lowest = i == 0 ? says : std::min(lowest, says);
    }
    return lowest;
  }

  /// Puts the ankle where the sole rests on the floor, tilted as the floor is.
  static void place(const Moment& at, Leg& leg, const Found& found, const base::Vec3& up) {
    const base::Transform& leader = at.pose.models[static_cast<std::size_t>(leg.leader)];
    const base::Quat tilt = tiltTo(found.normal, up);
    const float aboveGround = glm::dot(leader.translation, up);
    const base::Vec3 way = found.height * up + tilt * (aboveGround * up) - aboveGround * up;
    moveLocal(at.skeleton, at.pose, leg.leader, at.weight * way);
    const base::Quat above = modelRotationAbove(at.skeleton, at.pose, leg.leader);
    turnLocal(at.pose, leg.leader, glm::conjugate(above) * tilt * above, at.weight);
    const base::Quat ankle = at.pose.models[static_cast<std::size_t>(leg.ankle)].rotation;
    leg.sole = glm::slerp(base::kIdentityRotation, tilt, at.weight) * ankle;
  }

  static base::Quat tiltTo(const base::Vec3& normal, const base::Vec3& up) {
    const base::Vec3 axis = glm::cross(up, normal);
    const float sine = glm::length(axis);
    if (sine < 1e-6F) return base::kIdentityRotation;
    const float angle = std::atan2(sine, glm::dot(up, normal));
    return glm::angleAxis(std::min(angle, kSteepest), axis / sine);
  }

  Legs shared_;
  std::vector<Leg>& legs_;
  std::vector<Found> found_;
  std::vector<std::int32_t> reads_;
  std::int32_t body_;
};

/// This step runs once knees are bent: ankles turn until their soles lie on the floor. A toe's
/// chain can't do that: it turns the foot no farther than to where the toe points, and not about
/// that line; its effect is taken out of the rotation that the step starts from.
class SoleStep : public GoalStep {
 public:
  SoleStep(std::size_t goal, Legs legs) : GoalStep(goal), legs_(std::move(legs)) {
    for (const Leg& leg : *legs_) ankles_.push_back(leg.ankle);
  }
  void run(const Moment& at) override {
    for (const Leg& leg : *legs_) {
      const auto ankle = static_cast<std::size_t>(leg.ankle);
      if (at.pose.ikEnabled[leg.chain] == 0 || at.skeleton.appends[ankle].source >= 0) continue;
      const base::Quat shin = modelRotationAbove(at.skeleton, at.pose, leg.ankle);
      const base::Quat without =
          glm::conjugate(at.pose.ikRotations[ankle]) * glm::conjugate(shin) * at.pose.models[ankle].rotation;
      turnLocal(at.pose, leg.ankle, glm::conjugate(shin) * leg.sole * glm::conjugate(without), 1.0F);
    }
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return ankles_; }

 private:
  Legs legs_;
  std::vector<std::int32_t> ankles_;
};

/// Returns the bone that carries the legs but not the bones that lead the feet: the one nearest to
/// the model's root.
std::int32_t bodyOf(const ik::Skeleton& skeleton, const std::vector<Leg>& legs) {
  std::vector<std::uint8_t> leads(skeleton.boneCount(), 0);
  for (const Leg& leg : legs) {
    for (std::int32_t bone = leg.leader; bone >= 0; bone = skeleton.parents[static_cast<std::size_t>(bone)])
      leads[static_cast<std::size_t>(bone)] = 1;
  }
  std::int32_t body = -1;
  for (std::int32_t bone = skeleton.chains[legs.front().chain].links.back().bone; bone >= 0;
       bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
    if (leads[static_cast<std::size_t>(bone)] == 0) body = bone;
  }
  return body;
}

}  // namespace

std::vector<std::unique_ptr<GoalStep>> standSteps(const ik::Skeleton& skeleton, std::size_t index) {
  const auto legs = std::make_shared<std::vector<Leg>>();
  for (const LegChain& leg : legChains(skeleton)) legs->push_back({leg.chain, leg.controller, leg.ankle});
  std::vector<std::unique_ptr<GoalStep>> steps;
  if (legs->empty()) return steps;
  steps.push_back(std::make_unique<StandStep>(index, legs, bodyOf(skeleton, *legs)));
  steps.push_back(std::make_unique<SoleStep>(index, legs));
  return steps;
}

}  // namespace app
