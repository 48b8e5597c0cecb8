// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions read one key each from the bytes of a file that are known to exist, for the VMD
// reader. (mmd-reference.md 4.2)

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "vmd/motion.h"

namespace vmd {

/// Copies the field at `at` of a record whose size was checked before.
template <class T>
void load(const std::byte* at, T& field) {
  static_assert(std::is_trivially_copyable_v<T>);
  std::memcpy(&field, at, sizeof(T));
}

/// Loads a quaternion stored x, y, z, w.
inline void loadQuat(const std::byte* at, Quat& field) {
  base::Vec4 v;
  load(at, v);
  field = Quat(v.w, v.x, v.y, v.z);
}

/// Returns 1 for infinities and NaNs. It has no branch, since it runs over every key of a file.
inline unsigned notFinite(float value) {
  constexpr std::uint32_t kExponent = 0x7F800000U;
  return static_cast<unsigned>((std::bit_cast<std::uint32_t>(value) & kExponent) == kExponent);
}
inline unsigned notFinite(const Vec3& v) { return notFinite(v.x) | notFinite(v.y) | notFinite(v.z); }
inline unsigned notFinite(const Quat& q) { return notFinite(q.x) | notFinite(q.y) | notFinite(q.z) | notFinite(q.w); }

inline unsigned readKey(const std::byte* at, BoneKey& key) {
  load(at, key.name.bytes);
  load(at + 15, key.frame);
  load(at + 19, key.translation);
  loadQuat(at + 31, key.rotation);
  load(at + 47, key.interpolation);
  return notFinite(key.translation) | notFinite(key.rotation);
}

inline unsigned readKey(const std::byte* at, MorphKey& key) {
  load(at, key.name.bytes);
  load(at + 15, key.frame);
  load(at + 19, key.weight);
  return notFinite(key.weight);
}

inline unsigned readKey(const std::byte* at, CameraKey& key) {
  load(at, key.frame);
  load(at + 4, key.distance);
  load(at + 8, key.target);
  load(at + 20, key.rotation);
  load(at + 32, key.interpolation);
  load(at + 56, key.fovDegrees);
  load(at + 60, key.perspectiveOff);
  return notFinite(key.distance) | notFinite(key.target) | notFinite(key.rotation);
}

inline unsigned readKey(const std::byte* at, LightKey& key) {
  load(at, key.frame);
  load(at + 4, key.colour);
  load(at + 16, key.direction);
  return notFinite(key.colour) | notFinite(key.direction);
}

inline unsigned readKey(const std::byte* at, SelfShadowKey& key) {
  load(at, key.frame);
  load(at + 4, key.mode);
  load(at + 5, key.distance);
  return notFinite(key.distance);
}

// These return whether a key is plausible: bytes read at a wrong offset seldom are. They are only
// called where a section's count is wrong, since whole files may hold anything.

inline bool canBeFrame(std::uint32_t frame) {
  constexpr std::uint32_t kLastFrame = 10'000'000;  // four days
  return frame <= kLastFrame;
}

inline bool canBeValue(float value) {
  constexpr float kMax = 1e6F;
  return std::abs(value) <= kMax;
}
inline bool canBeValues(const Vec3& v) { return canBeValue(v.x) && canBeValue(v.y) && canBeValue(v.z); }

/// A name begins with a character that isn't a control character.
template <std::size_t N>
bool canBeName(const NameField<N>& name) {
  const std::string_view text = name.view();
  return !text.empty() && std::none_of(text.begin(), text.end(), [](char c) { return c > 0 && c < ' '; });
}

inline bool canBeKey(const BoneKey& key) {
  const Quat& q = key.rotation;
  return canBeName(key.name) && canBeFrame(key.frame) && canBeValues(key.translation) && canBeValues({q.x, q.y, q.z}) &&
         canBeValue(q.w);
}
inline bool canBeKey(const MorphKey& key) {
  return canBeName(key.name) && canBeFrame(key.frame) && canBeValue(key.weight);
}
inline bool canBeKey(const CameraKey& key) {
  constexpr std::uint32_t kWidest = 180;  // degrees
  return canBeFrame(key.frame) && canBeValue(key.distance) && canBeValues(key.target) && canBeValues(key.rotation) &&
         key.fovDegrees > 0 && key.fovDegrees <= kWidest && key.perspectiveOff <= 1;
}
inline bool canBeKey(const LightKey& key) {
  // Tools brighten beyond 1.
  const auto fits = [](float part) { return part >= 0.0F && part <= 4.0F; };
  return canBeFrame(key.frame) && fits(key.colour.x) && fits(key.colour.y) && fits(key.colour.z) &&
         canBeValues(key.direction) && key.direction != Vec3(0.0F);
}
inline bool canBeKey(const SelfShadowKey& key) {
  return canBeFrame(key.frame) && key.mode <= 2 && std::abs(key.distance) <= 1.0F;
}

}  // namespace vmd
