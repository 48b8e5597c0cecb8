// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/sampling_job.h"

#include <algorithm>
#include <cassert>

#include "vmd/bezier.h"
#include "vmd/key_search.h"

namespace vmd {
namespace {

using Key = MotionBinding::BoundBoneKey;

double eased(const Key& later, BoneChannel channel, double u) {
  const auto c = static_cast<std::size_t>(channel);
  return later.linear[c] ? u : ease(later.curve(channel), u);
}

float along(const Key& earlier, const Key& later, BoneChannel channel, double u) {
  const int axis = static_cast<int>(channel);
  const float from = earlier.translation[axis];
  const float to = later.translation[axis];
  return from == to ? from : mixed(from, to, eased(later, channel, u));
}

base::Transform between(const Key& earlier, const Key& later, double u) {
  base::Transform local;
  local.translation = {along(earlier, later, BoneChannel::X, u), along(earlier, later, BoneChannel::Y, u),
                       along(earlier, later, BoneChannel::Z, u)};
  local.rotation =
      earlier.rotation == later.rotation
          ? earlier.rotation
          : glm::slerp(earlier.rotation, later.rotation, static_cast<float>(eased(later, BoneChannel::Rotation, u)));
  return local;
}

/// Returns the value of a track that switches and never blends.
std::uint8_t stepped(std::span<const std::uint32_t> frames, std::span<const std::uint8_t> states,
                     const Moment& moment) {
  return states[segmentAt(frames.size(), moment, [&](std::size_t i) { return frames[i]; }).low];
}

void sampleBones(const MotionBinding& binding, const Moment& moment, std::span<base::Transform> locals) {
  std::fill(locals.begin(), locals.end(), base::Transform{});
  for (const auto& track : binding.boneTracks) {
    const auto frames = std::span(binding.boneFrames).subspan(track.first, track.count);
    const auto keys = std::span(binding.boneKeys).subspan(track.first, track.count);
    const Segment at = segmentAt(frames.size(), moment, [&](std::size_t i) { return frames[i]; });
    base::Transform& local = locals[static_cast<std::size_t>(track.bone)];
    local = at.low == at.high ? base::Transform{keys[at.low].translation, keys[at.low].rotation}
                              : between(keys[at.low], keys[at.high], at.u);
  }
}

void samplePhysics(const MotionBinding& binding, const Moment& moment, std::span<std::uint8_t> physicsOff) {
  std::fill(physicsOff.begin(), physicsOff.end(), std::uint8_t{0});
  for (const auto& track : binding.boneTracks) {
    const auto frames = std::span(binding.boneFrames).subspan(track.first, track.count);
    const std::size_t key = segmentAt(frames.size(), moment, [&](std::size_t i) { return frames[i]; }).low;
    physicsOff[static_cast<std::size_t>(track.bone)] = binding.boneKeys[track.first + key].physicsOff ? 1 : 0;
  }
}

void sampleMorphs(const MotionBinding& binding, const Moment& moment, std::span<float> weights) {
  std::fill(weights.begin(), weights.end(), 0.0F);
  for (const auto& track : binding.morphTracks) {
    const auto frames = std::span(binding.morphFrames).subspan(track.first, track.count);
    const auto values = std::span(binding.morphWeights).subspan(track.first, track.count);
    const Segment at = segmentAt(frames.size(), moment, [&](std::size_t i) { return frames[i]; });
    weights[static_cast<std::size_t>(track.morph)] = mixed(values[at.low], values[at.high], at.u);
  }
}

void sampleSwitches(const MotionBinding& binding, const Moment& moment, std::span<std::uint8_t> ikEnabled) {
  std::fill(ikEnabled.begin(), ikEnabled.end(), std::uint8_t{1});
  for (const auto& track : binding.chainTracks) {
    ikEnabled[static_cast<std::size_t>(track.chain)] =
        stepped(std::span(binding.chainFrames).subspan(track.first, track.count),
                std::span(binding.chainStates).subspan(track.first, track.count), moment);
  }
}

}  // namespace

std::string_view SamplingJob::invalidReason() const {
  if (binding == nullptr) return "there is no binding";
  if (locals.size() != binding->boneCount) return "locals must have one element a bone";
  if (morphWeights.size() != binding->morphCount) return "morphWeights must have one element a morph";
  if (ikEnabled.size() != binding->chainCount) return "ikEnabled must have one element a chain";
  if (!physicsOff.empty() && physicsOff.size() != binding->boneCount) return "physicsOff must have one element a bone";
  return {};
}

void SamplingJob::run() const {
  assert(invalidReason().empty());
  if (!invalidReason().empty()) return;
  const Moment moment(frame);
  sampleBones(*binding, moment, locals);
  sampleMorphs(*binding, moment, morphWeights);
  sampleSwitches(*binding, moment, ikEnabled);
  if (!physicsOff.empty()) samplePhysics(*binding, moment, physicsOff);
  if (visible == nullptr) return;
  *visible = binding->visibleFrames.empty() || stepped(binding->visibleFrames, binding->visibleStates, moment) != 0;
}

void sampleMorphWeights(const MotionBinding& binding, double frame, std::span<float> weights) {
  assert(weights.size() == binding.morphCount);
  if (weights.size() == binding.morphCount) sampleMorphs(binding, Moment(frame), weights);
}

}  // namespace vmd
