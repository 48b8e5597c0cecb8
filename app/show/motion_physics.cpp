// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/motion_physics.h"

#include <algorithm>
#include <cmath>

#include "pmx/base/frames.h"
#include "pmx/base/stopwatch.h"

namespace app {
namespace {

constexpr double kSameTick = 1e-6;  // of a tick: frames are quotients, and seldom exact

}  // namespace

MotionPhysics::MotionPhysics(const pmx::Model& model, const ik::Skeleton& skeleton, const PhysicsSettings& settings,
                             const PhysicsPacing& pacing)
    : world_(model, skeleton, settings),
      driven_(skeleton, world_.mayBeDriven()),
      before_(world_.bodyCount()),
      now_(world_.bodyCount()),
      shown_(world_.bodyCount()),
      boneScratch_(skeleton.boneCount()),
      softBefore_(world_.softNodeCount()),
      softNow_(world_.softNodeCount()),
      softShown_(world_.softNodeCount()) {
  begins_.reserve(driven_.lateBones.size());
  setPacing(pacing);
}

void MotionPhysics::setPacing(const PhysicsPacing& pacing) {
  pacing_ = pacing;
  const double steps =
      1.0 / (base::kFramesPerSecond * static_cast<double>(world_.settings().stepSec) * pacing.ticksPerFrame);
  stepsPerTick_ = std::max(1, static_cast<int>(std::lround(steps)));
  placed_ = false;
}

void MotionPhysics::stepWorld() {
  const base::Stopwatch watch;
  world_.step(stepsPerTick_);
  time_.bullet += watch.microseconds();
  ++time_.ticks;
}

void MotionPhysics::readWorld() {
  world_.readTransforms(now_);
  world_.readSoftNodes(softNow_);
}

MotionPhysics::TickPose MotionPhysics::posed(std::int64_t tick, const ik::DrivenBones* driven, const Poser& poseAt) {
  const base::Stopwatch watch;
  const TickPose pose = poseAt(static_cast<double>(tick) / pacing_.ticksPerFrame, driven);
  time_.posing += watch.microseconds();
  return pose;
}

void MotionPhysics::begin(std::int64_t tick, double restFrames, const Poser& poseAt) {
  tick_ = firstTick_ = tick;
  shares_ = false;
  const TickPose pose = posed(tick, nullptr, poseAt);
  world_.reset(pose.boneModels);
  world_.setPhysicsOff(pose.physicsOff);
  rest(std::llround(restFrames * pacing_.ticksPerFrame));
  placed_ = true;
}

void MotionPhysics::rest(std::int64_t ticks) {
  for (std::int64_t i = 0; i < ticks; ++i) stepWorld();
  readWorld();
  before_ = now_;
  softBefore_ = softNow_;
}

void MotionPhysics::runTick(std::int64_t tick, const Poser& poseAt) {
  if (world_.needsBonesAfterPhysics() || world_.needsFollowers()) world_.driveBones(now_, driven_);
  const TickPose pose = posed(tick, &driven_, poseAt);
  world_.setPhysicsOff(pose.physicsOff);
  world_.followBones(pose.boneModels, pose.begins, pose.skinned);
  world_.resetBegins(pose.begins, now_);  // of pictures between this tick and the one before
  world_.applyImpulses(pose.morphWeights, 1.0F / static_cast<float>(pacing_.ticksPerFrame));
  stepWorld();
  std::swap(before_, now_);
  std::swap(softBefore_, softNow_);
  readWorld();
  tick_ = tick;
}

void MotionPhysics::startAt(double frame, double restFrames, const Poser& poseAt) {
  begin(std::llround(frame * pacing_.ticksPerFrame), restFrames, poseAt);
}

MotionPhysics::TickRange MotionPhysics::ticksTo(double frame) const {
  const double ticks = std::max(frame, 0.0) * pacing_.ticksPerFrame;
  const auto wanted = static_cast<std::int64_t>(std::ceil(ticks - kSameTick));
  const bool before = ticks < static_cast<double>(tick_ > firstTick_ ? tick_ - 1 : tick_) - kSameTick;
  const bool far = static_cast<double>(wanted - tick_) > pacing_.longestRunFrames * pacing_.ticksPerFrame;
  if (placed_ && !before && !far) return {false, tick_, std::max(wanted, tick_), 0.0};
  const auto preroll = std::llround(pacing_.prerollFrames * pacing_.ticksPerFrame);
  const std::int64_t first = std::max<std::int64_t>(0, wanted - preroll);
  const auto lacking = static_cast<double>(preroll - (wanted - first)) / pacing_.ticksPerFrame;
  return {true, first, wanted, pacing_.restFrames + lacking};
}

void MotionPhysics::run(const TickRange& ticks, const Poser& poseAt) {
  const base::Stopwatch watch;
  if (ticks.begins) begin(ticks.from, ticks.restFrames, poseAt);
  while (tick_ < ticks.to) runTick(tick_ + 1, poseAt);
  time_.total += watch.microseconds();
}

MotionPhysics::TickPose MotionPhysics::poseShared(std::int64_t tick, bool begins, const Poser& poseAt) {
  if (!begins && (world_.needsBonesAfterPhysics() || world_.needsFollowers())) world_.driveBones(now_, driven_);
  const TickPose pose = posed(tick, begins ? nullptr : &driven_, poseAt);
  world_.setPhysicsOff(pose.physicsOff);  // now, since driveBones() reads which bodies follow bones
  world_.resetBegins(pose.begins, now_);
  return pose;
}

void MotionPhysics::takeShared(std::int64_t tick, bool begins, std::span<const BodyState> bodies, bool pairsLeftOut) {
  shares_ = true;
  bodies_.assign(bodies.begin(), bodies.end());
  std::swap(before_, now_);
  std::ranges::transform(bodies, now_.begin(), &BodyState::transform);
  if (begins) {
    before_ = now_;
    firstTick_ = tick;
    placed_ = true;
  } else {
    ++time_.ticks;
  }
  tick_ = tick;
  sharedLeftOut_ = sharedLeftOut_ || pairsLeftOut;
}

void MotionPhysics::advanceTo(double frame, const Poser& poseAt) {
  if (replay_) return;
  time_ = {};
  run(ticksTo(frame), poseAt);
}

void MotionPhysics::freeSwitchedOff(std::span<const std::uint8_t> physicsOff) {
  for (std::size_t bone = 0; bone < physicsOff.size(); ++bone) {
    if (physicsOff[bone] != 0) driven_.drives[bone] = ik::Drive::Free;
  }
}

const ik::DrivenBones& MotionPhysics::drivenAt(double frame) {
  if (replay_) {
    replay_(frame, driven_);
    return driven_;
  }
  const double ticks = std::max(frame, 0.0) * pacing_.ticksPerFrame;
  const auto share = static_cast<float>(std::clamp(ticks - static_cast<double>(tick_ - 1), 0.0, 1.0));
  const bool onTick = share > 1.0F - static_cast<float>(kSameTick);
  for (std::size_t i = 0; i < now_.size(); ++i) {
    shown_[i] = now_[i];
    if (onTick) continue;
    shown_[i].translation = glm::mix(before_[i].translation, now_[i].translation, share);
    shown_[i].rotation = glm::slerp(before_[i].rotation, now_[i].rotation, share);
  }
  for (std::size_t i = 0; i < softNow_.size(); ++i) {
    softShown_[i] = onTick ? softNow_[i] : glm::mix(softBefore_[i], softNow_[i], share);
  }
  world_.driveBones(shown_, driven_);
  return driven_;
}

}  // namespace app
