// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <numbers>
#include <string_view>
#include <utility>

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace support {

/// These are the axes, of unit length.
inline constexpr base::Vec3 kX(1, 0, 0), kY(0, 1, 0);

inline vmd::BoneKey boneKey(std::string_view name, std::uint32_t frame,
                            const base::Vec3& translation = base::Vec3(0.0F),
                            const base::Quat& rotation = base::kIdentityRotation) {
  vmd::BoneKey key;
  key.name = vmd::makeName<15>(name);
  key.frame = frame;
  key.translation = translation;
  key.rotation = rotation;
  return key;  // an empty interpolation block is linear
}

inline vmd::MorphKey morphKey(std::string_view name, std::uint32_t frame, float weight) {
  return {vmd::makeName<15>(name), frame, weight};
}

inline vmd::IkKey ikKey(std::uint32_t frame, std::initializer_list<std::pair<std::string_view, int>> switches,
                        std::uint8_t visible = 1) {
  vmd::IkKey key{frame, visible, {}};
  for (const auto& [name, enabled] : switches) {
    key.switches.push_back({vmd::makeName<20>(name), static_cast<std::uint8_t>(enabled)});
  }
  return key;
}

inline pmx::Bone bone(std::string_view name, std::uint16_t flags = 0) {
  pmx::Bone made;
  made.name = std::string(name);
  made.flags = flags;
  return made;
}

inline pmx::Model modelOf(std::initializer_list<std::string_view> bones,
                          std::initializer_list<std::string_view> morphs = {}) {
  pmx::Model model;
  for (const auto name : bones) model.bones.push_back(bone(name));
  for (const auto name : morphs) model.morphs.emplace_back().name = std::string(name);
  return model;
}

/// Returns a rotation about an axis of unit length.
inline base::Quat turn(float degrees, const base::Vec3& axis) {
  return glm::angleAxis(degrees * std::numbers::pi_v<float> / 180.0F, axis);
}

}  // namespace support
