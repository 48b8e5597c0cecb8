// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/scene_tracks.h"

#include <algorithm>
#include <cmath>

#include <glm/common.hpp>

#include "vmd/bezier.h"
#include "vmd/key_search.h"

namespace vmd {
namespace {

constexpr std::uint32_t kMinFovDegrees = 1;
constexpr std::uint32_t kMaxFovDegrees = 179;

bool isFinite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
bool isFinite(const CameraKey& key) {
  return std::isfinite(key.distance) && isFinite(key.target) && isFinite(key.rotation);
}
bool isFinite(const SelfShadowKey& key) { return std::isfinite(key.distance); }
bool isFinite(const LightKey& key) { return isFinite(key.colour) && isFinite(key.direction); }

// The picture is made of products of these.
void cut(Vec3& v) { v = glm::clamp(v, -base::kMaxUnits, base::kMaxUnits); }
void cut(float& x) { x = std::clamp(x, -base::kMaxUnits, base::kMaxUnits); }
void cut(CameraKey& key) { cut(key.target), cut(key.rotation), cut(key.distance); }
void cut(LightKey& key) { cut(key.colour), cut(key.direction); }
void cut(SelfShadowKey& key) { cut(key.distance); }

/// Returns the usable keys of all motions, sorted by frame, the last one of each frame.
template <class Key>
std::vector<Key> merged(std::span<const Motion* const> motions, std::vector<Key> Motion::*member) {
  std::vector<Key> keys;
  for (const Motion* motion : motions) {
    for (const Key& key : motion->*member) {
      if (!isFinite(key)) continue;
      keys.push_back(key);
      cut(keys.back());
    }
  }
  std::stable_sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return a.frame < b.frame; });
  // Backwards, std::unique keeps the last of equals.
  const auto kept =
      std::unique(keys.rbegin(), keys.rend(), [](const Key& a, const Key& b) { return a.frame == b.frame; });
  keys.erase(keys.begin(), kept.base());
  return keys;
}

template <class Key>
std::vector<std::uint32_t> framesOf(const std::vector<Key>& keys) {
  std::vector<std::uint32_t> frames;
  frames.reserve(keys.size());
  for (const Key& key : keys) frames.push_back(key.frame);
  return frames;
}

/// Returns the segment for camera, light and self shadow: nothing lies between keys on successive
/// frames, which mean a cut.
template <class Key>
Segment segmentWithCuts(const std::vector<Key>& keys, double frame) {
  Segment at = segmentAt(keys.size(), Moment(frame), [&](std::size_t i) { return keys[i].frame; });
  if (at.low != at.high && keys[at.high].frame - keys[at.low].frame == 1) at = {at.low, at.low, 0.0};
  return at;
}

Vec3 mixed(const Vec3& a, const Vec3& b, double u) {
  return {vmd::mixed(a.x, b.x, u), vmd::mixed(a.y, b.y, u), vmd::mixed(a.z, b.z, u)};
}

CameraState stateOf(const CameraKey& key) {
  return {key.target, key.rotation, key.distance, static_cast<float>(key.fovDegrees), key.perspectiveOff == 0};
}

}  // namespace

SceneTracks::SceneTracks(std::span<const Motion* const> motions)
    : camera_(merged(motions, &Motion::cameraKeys)),
      light_(merged(motions, &Motion::lightKeys)),
      selfShadow_(merged(motions, &Motion::selfShadowKeys)) {
  for (CameraKey& key : camera_) key.fovDegrees = std::clamp(key.fovDegrees, kMinFovDegrees, kMaxFovDegrees);
  for (const Motion* motion : motions) {
    for (const CameraKey& key : motion->cameraKeys) lastFrame_ = std::max(lastFrame_, key.frame);
    for (const LightKey& key : motion->lightKeys) lastFrame_ = std::max(lastFrame_, key.frame);
    for (const SelfShadowKey& key : motion->selfShadowKeys) lastFrame_ = std::max(lastFrame_, key.frame);
  }
}

std::vector<std::uint32_t> SceneTracks::cameraFrames() const { return framesOf(camera_); }
std::vector<std::uint32_t> SceneTracks::lightFrames() const { return framesOf(light_); }

CameraState SceneTracks::camera(double frame) const {
  if (camera_.empty()) return {};
  const Segment at = segmentWithCuts(camera_, frame);
  const CameraKey& later = camera_[at.high];
  const CameraState from = stateOf(camera_[at.low]);
  if (at.low == at.high) return from;
  const CameraState to = stateOf(later);
  const auto eased = [&](CameraChannel channel) { return ease(later.curve(channel), at.u); };
  CameraState state;
  state.target = {vmd::mixed(from.target.x, to.target.x, eased(CameraChannel::X)),
                  vmd::mixed(from.target.y, to.target.y, eased(CameraChannel::Y)),
                  vmd::mixed(from.target.z, to.target.z, eased(CameraChannel::Z))};
  state.rotation = mixed(from.rotation, to.rotation, eased(CameraChannel::Rotation));
  state.distance = vmd::mixed(from.distance, to.distance, eased(CameraChannel::Distance));
  state.fovDegrees = vmd::mixed(from.fovDegrees, to.fovDegrees, eased(CameraChannel::Fov));
  state.perspective = from.perspective;
  return state;
}

LightState SceneTracks::light(double frame) const {
  if (light_.empty()) return {};
  const Segment at = segmentWithCuts(light_, frame);
  const LightKey& from = light_[at.low];
  const LightKey& to = light_[at.high];
  return {mixed(from.colour, to.colour, at.u), mixed(from.direction, to.direction, at.u)};
}

SelfShadowState SceneTracks::selfShadow(double frame) const {
  if (selfShadow_.empty()) return {};
  const Segment at = segmentWithCuts(selfShadow_, frame);
  const SelfShadowKey& from = selfShadow_[at.low];
  const std::uint8_t mode = from.mode > 2 ? 0 : from.mode;
  return {mode, vmd::mixed(from.distance, selfShadow_[at.high].distance, at.u)};
}

}  // namespace vmd
