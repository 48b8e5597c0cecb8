// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/leg_study.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "app/show/leg_chains.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr double kLegDegrees = 180.0 / 3.14159265358979323846;
constexpr double kASecond = base::kFramesPerSecond;
constexpr double kCoarse = 0.05, kFine = 0.005;  // steps of the factor
constexpr std::size_t kMaxLegSamples = 300;

/// A LegWatch collects the results of one leg at one factor, frame by frame.
class LegWatch {
 public:
  LegWatch(const LegChain& leg, double factor) : leg_(leg) { trial_.factor = factor; }

  void look(const ik::Skeleton& skeleton, const ik::Pose& pose, double frame) {
    if (pose.ikEnabled[leg_.chain] == 0) {
      turns_ = places_ = 0;  // there are no previous frames to compare with
      return;
    }
    const auto place = [&](std::int32_t bone) { return pose.models[static_cast<std::size_t>(bone)].translation; };
    const base::Vec3 target = place(leg_.controller), miss = place(leg_.ankle) - target;
    ++trial_.solved;
    if (glm::distance(place(leg_.hip), target) > leg_.length + static_cast<float>(kReachSlack)) ++trial_.outOfReach;
    misses_.push_back({double(glm::length(miss)), frame});
    tremble(miss);
    bend(skeleton, pose);
  }

  [[nodiscard]] LegTrial finish() {
    trial_.miss = spreadOf(std::move(misses_));
    trial_.kneeRms = kneeCount_ > 0 ? std::sqrt(kneeSum_ / static_cast<double>(kneeCount_)) : 0.0;
    trial_.trembleRms = missCount_ > 0 ? std::sqrt(missSum_ / static_cast<double>(missCount_)) : 0.0;
    return trial_;
  }

 private:
  void tremble(const base::Vec3& miss) {
    if (places_ > 1) {
      const double acceleration = double(glm::length(miss - 2.0F * missBefore_ + missFirst_)) * kASecond * kASecond;
      missSum_ += acceleration * acceleration;
      ++missCount_;
    }
    missFirst_ = missBefore_;
    missBefore_ = miss;
    ++places_;
  }

  // Takes the knee's angular acceleration as in ik-solvers.md 11.
  void bend(const ik::Skeleton& skeleton, const ik::Pose& pose) {
    const auto knee = static_cast<std::size_t>(leg_.knee);
    const std::int32_t parent = skeleton.parents[knee];
    const base::Quat above =
        parent < 0 ? base::kIdentityRotation : pose.models[static_cast<std::size_t>(parent)].rotation;
    const base::Quat local = glm::conjugate(above) * pose.models[knee].rotation;
    if (turns_ > 0) {
      const base::Vec3 turn = turnOf(local * glm::conjugate(localBefore_));
      if (turns_ > 1) {
        const double acceleration = double(glm::length(turn - turnBefore_)) * kASecond * kASecond * kLegDegrees;
        kneeSum_ += acceleration * acceleration;
        ++kneeCount_;
      }
      turnBefore_ = turn;
    }
    localBefore_ = local;
    ++turns_;
  }

  LegChain leg_;
  LegTrial trial_;
  std::vector<Sample> misses_;
  // successive frames; samples
  std::size_t turns_ = 0, places_ = 0, kneeCount_ = 0, missCount_ = 0;
  double kneeSum_ = 0.0, missSum_ = 0.0;
  base::Quat localBefore_ = base::kIdentityRotation;
  base::Vec3 turnBefore_{0.0F}, missBefore_{0.0F}, missFirst_{0.0F};
};

/// A Trials plays the motion with an actor of its own, whose root motion may be scaled.
class Trials {
 public:
  Trials(const Actor& actor, const std::function<bool(std::size_t, std::size_t)>& goesOn)
      : actor_(actor.loadedModel(), pmx::MorphScope::Bones), goesOn_(goesOn), legs_(legChains(actor.skeleton())) {
    actor_.shareMotions(actor);  // first, so that they are bound only once
    ActorSwitches switches = actor.switches();
    switches.chainSolvers.clear();
    switches.physics = false;
    actor_.set(std::move(switches));
  }

  [[nodiscard]] const std::vector<LegChain>& legs() const { return legs_; }
  void expect(std::size_t frames) { of_ += frames; }

  /// Returns the legs' trials per factor, from `first` to `last` in steps of `step` frames; none
  /// where it was ended.
  std::optional<std::vector<std::vector<LegTrial>>> run(std::span<const double> factors, double first, double last,
                                                        double step) {
    std::vector<std::vector<LegWatch>> watches;
    for (const double factor : factors) {
      watches.emplace_back();
      for (const LegChain& leg : legs_) watches.back().emplace_back(leg, factor);
    }
    for (double frame = first; frame <= last; frame += step) {
      if (!goesOn_(std::min(done_, of_), of_)) return std::nullopt;
      ++done_;
      for (std::size_t i = 0; i < factors.size(); ++i) {
        actor_.set(&ActorSwitches::rootMotionScale, static_cast<float>(factors[i]));
        actor_.evaluate(frame);
        for (LegWatch& watch : watches[i]) watch.look(actor_.posedSkeleton(), actor_.pose(), frame);
      }
    }
    std::vector<std::vector<LegTrial>> trials;
    for (auto& of : watches) {
      trials.emplace_back();
      for (LegWatch& watch : of) trials.back().push_back(watch.finish());
    }
    return trials;
  }

 private:
  Actor actor_;
  const std::function<bool(std::size_t, std::size_t)>& goesOn_;
  std::vector<LegChain> legs_;
  std::size_t done_ = 0, of_ = 0;
};

double worstMiss(const std::vector<LegTrial>& legs) {
  double worst = 0.0;
  for (const LegTrial& leg : legs) worst = std::max(worst, leg.miss.p99);
  return worst;
}

struct Found {
  double factor = 1.0;
  bool mended = false;
};

/// Returns LegsStudy::factor; of two equally near to 1 the smaller. `asItIs` is what is missed with
/// a factor of 1. Factors rise.
Found best(std::span<const double> factors, const std::vector<std::vector<LegTrial>>& trials, double asItIs) {
  Found found;
  double rank = asItIs * (1.0 - kWorthIt);
  for (std::size_t i = 0; i < factors.size(); ++i) {
    const double worst = worstMiss(trials[i]);
    const bool mends = worst <= kMended;
    const double own = mends ? std::abs(factors[i] - 1.0) : worst / factors[i];
    const bool better = mends != found.mended ? mends : own < rank - 1e-9;
    if (!better) continue;
    found = {factors[i], mends};
    rank = own;
  }
  return found;
}

}  // namespace

std::optional<LegsStudy> studyLegs(const Actor& actor, double first, double last,
                                   const std::function<bool(std::size_t, std::size_t)>& goesOn) {
  LegsStudy study;
  Trials trials(actor, goesOn);
  if (trials.legs().empty()) return study;
  const auto frames = static_cast<std::size_t>(std::max(0.0, last - first)) + 1;
  const double step = static_cast<double>((frames + kMaxLegSamples - 1) / kMaxLegSamples);
  trials.expect(frames + 2 * std::min(frames, kMaxLegSamples));

  std::vector<double> coarse;
  const int steps = static_cast<int>(std::lround((kMaxFactor - kMinFactor) / kCoarse));
  for (int i = 0; i <= steps; ++i) coarse.push_back(kMinFactor + i * kCoarse);
  coarse[static_cast<std::size_t>(std::lround((1.0 - kMinFactor) / kCoarse))] = 1.0;  // exactly 1
  const auto rough = trials.run(coarse, first, last, step);
  if (!rough) return std::nullopt;
  const double asItIs = worstMiss((*rough)[static_cast<std::size_t>(std::ranges::find(coarse, 1.0) - coarse.begin())]);
  Found found = best(coarse, *rough, asItIs);
  if (found.factor != 1.0) {
    std::vector<double> fine;
    const int around = static_cast<int>(std::lround(kCoarse / kFine));
    for (int i = -around; i <= around; ++i) {
      const double factor = found.factor + i * kFine;
      if (factor > kMinFactor - 1e-9 && factor < kMaxFactor + 1e-9) fine.push_back(factor);
    }
    const auto near = trials.run(fine, first, last, step);
    if (!near) return std::nullopt;
    found = best(fine, *near, asItIs);
  }
  study.factor = found.factor;
  study.mended = found.mended;

  const std::vector<double> both{1.0, found.factor};
  const auto whole = trials.run(both, first, last, 1.0);
  if (!whole) return std::nullopt;
  for (std::size_t i = 0; i < trials.legs().size(); ++i) {
    const LegChain& leg = trials.legs()[i];
    study.legs.push_back({actor.model().bones[static_cast<std::size_t>(leg.controller)].name.utf8, double(leg.length),
                          (*whole)[0][i], (*whole)[1][i]});
  }
  return study;
}

}  // namespace app
