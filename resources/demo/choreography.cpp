// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/choreography.h"

#include <cmath>

#include <glm/geometric.hpp>

#include "vmd/bezier.h"

namespace demo {

Quat turnBy(float x, float y, float z) {
  const float degree = kPi / 180.0F;
  return glm::angleAxis(y * degree, Vec3(0, 1, 0)) * glm::angleAxis(x * degree, Vec3(1, 0, 0)) *
         glm::angleAxis(z * degree, Vec3(0, 0, 1));
}

Quat mirrored(const Quat& left, Side side) {
  return side == Side::Left ? left : Quat(left.w, left.x, -left.y, -left.z);
}

Quat turnTo(const Vec3& from, const Vec3& to) {
  const Vec3 a = glm::normalize(from), b = glm::normalize(to);
  const Vec3 axis = glm::cross(a, b);
  const float cosine = glm::dot(a, b);
  // Opposite directions are half a turn about Z, the axis about which arms swing.
  if (cosine < -0.9999F) return {0.0F, 0.0F, 0.0F, 1.0F};
  return glm::normalize(Quat(1.0F + cosine, axis.x, axis.y, axis.z));
}

void Choreography::turn(const std::string& bone, int frame, const Quat& rotation, const vmd::CurveBytes& curve) {
  const base::Transform now = sample(bone, frame);
  Key& key = bones_[bone].try_emplace(frame, Key{now}).first->second;
  key.pose.rotation = rotation;
  key.turning = curve;
}

void Choreography::move(const std::string& bone, int frame, const Vec3& translation, const vmd::CurveBytes& curve) {
  const base::Transform now = sample(bone, frame);
  Key& key = bones_[bone].try_emplace(frame, Key{now}).first->second;
  key.pose.translation = translation;
  key.moving = curve;
}

void Choreography::morph(const std::string& name, int frame, float weight) { morphs_[name][frame] = weight; }

void Choreography::legIk(int frame, bool on) { legIk_[frame] = on; }

base::Transform Choreography::sample(const std::string& bone, double frame) const {
  const auto found = bones_.find(bone);
  if (found == bones_.end() || found->second.empty()) return {};
  const auto& track = found->second;
  const auto next = track.upper_bound(static_cast<int>(std::floor(frame)));
  if (next == track.begin()) return next->second.pose;
  const auto& [before, from] = *std::prev(next);
  if (next == track.end()) return from.pose;
  const auto& [after, to] = *next;
  const float u = static_cast<float>(frame - before) / static_cast<float>(after - before);
  const auto turning = static_cast<float>(vmd::ease(to.turning, u)),
             moving = static_cast<float>(vmd::ease(to.moving, u));
  return {from.pose.translation + (to.pose.translation - from.pose.translation) * moving,
          glm::slerp(from.pose.rotation, to.pose.rotation, turning)};
}

namespace {

/// Returns the name of the same bone or morph on the other side.
std::string otherSide(const std::string& name) {
  const std::string left = "左", right = "右", wink = "ウィンク";
  if (name.starts_with(left)) return right + name.substr(left.size());
  if (name.starts_with(right)) return left + name.substr(right.size());
  if (name.starts_with(wink)) return name.ends_with(right) ? name.substr(0, name.size() - right.size()) : name + right;
  return name;
}

}  // namespace

void Choreography::mirror() {
  std::map<std::string, std::map<int, Key>> bones;
  for (auto& [name, track] : bones_) {
    for (auto& [frame, key] : track) {
      key.pose.translation.x = -key.pose.translation.x;
      key.pose.rotation = mirrored(key.pose.rotation, Side::Right);
    }
    bones[otherSide(name)] = std::move(track);
  }
  bones_ = std::move(bones);
  std::map<std::string, std::map<int, float>> morphs;
  for (auto& [name, track] : morphs_) morphs[otherSide(name)] = std::move(track);
  morphs_ = std::move(morphs);
}

vmd::Motion Choreography::finish(const std::string& dancer) const {
  vmd::Motion motion = vmd::Motion::make(dancer);
  for (const auto& [bone, track] : bones_) {
    auto closed = track;
    const Key first = closed.begin()->second;
    closed.emplace(0, first);
    closed[0].pose = first.pose;
    closed[kDanceFrames].pose = closed[0].pose;
    for (const auto& [frame, key] : closed) {
      vmd::BoneKey stored;
      stored.name = vmd::makeName<15>(bone);
      stored.frame = static_cast<std::uint32_t>(frame);
      stored.translation = key.pose.translation;
      stored.rotation = glm::normalize(key.pose.rotation);
      stored.setCurves(key.moving, key.moving, key.moving, key.turning);
      motion.boneKeys.push_back(stored);
    }
  }
  for (const auto& [name, track] : morphs_) {
    auto closed = track;
    closed.emplace(0, 0.0F);
    closed[kDanceFrames] = closed[0];
    for (const auto& [frame, weight] : closed) {
      motion.morphKeys.push_back({vmd::makeName<15>(name), static_cast<std::uint32_t>(frame), weight});
    }
  }
  for (const auto& [frame, on] : legIk_) {
    vmd::IkKey key;
    key.frame = static_cast<std::uint32_t>(frame);
    const auto legs = static_cast<std::uint8_t>(on ? 1 : 0);
    for (const char* name : {"左足ＩＫ", "左つま先ＩＫ", "右足ＩＫ", "右つま先ＩＫ"}) {
      key.switches.push_back({vmd::makeName<20>(name), legs});
    }
    key.switches.push_back({vmd::makeName<20>("髪ＩＫ"), 1});
    motion.ikKeys.push_back(key);
  }
  return motion;
}

}  // namespace demo
