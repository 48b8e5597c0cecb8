// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "vmd/motion.h"

namespace vmd {

/// This is a camera at one moment, in MMD's terms. Defaults are MMD's.
struct CameraState {
  Vec3 target{0.0F, 10.0F, 0.0F};  ///< world, units
  Vec3 rotation{0.0F};             ///< radians, mmd-reference.md 4.6
  float distance = -45.0F;         ///< units, negative is in front of the target
  float fovDegrees = 30.0F;        ///< vertical
  bool perspective = true;
  bool operator==(const CameraState&) const = default;
};

struct LightState {
  Vec3 colour{154.0F / 255.0F};
  Vec3 direction{-0.5F, -1.0F, 0.5F};  ///< from the light into the scene, not normalised
  bool operator==(const LightState&) const = default;
};

/// This is self shadow at one moment. Without a key there is none.
struct SelfShadowState {
  std::uint8_t mode = 0;      ///< 0 off, 1, 2
  float distance = 0.01125F;  ///< as stored: UI value = 10000 - 100000 d; the default is MMD's 8875
  bool operator==(const SelfShadowState&) const = default;
};

/// This class has camera, light and self-shadow keys of one or more motions, sorted; if two are on
/// one frame, the later is kept. Keys with a value that isn't finite are left out, numbers beyond
/// base::kMaxUnits are clamped; fields of view are limited to 1 … 179 degrees, since beyond them
/// there is no picture. A frame that isn't finite counts as 0. Immutable.
class SceneTracks {
 public:
  explicit SceneTracks(std::span<const Motion* const> motions);

  [[nodiscard]] bool hasCamera() const { return !camera_.empty(); }
  [[nodiscard]] bool hasLight() const { return !light_.empty(); }
  [[nodiscard]] bool hasSelfShadow() const { return !selfShadow_.empty(); }
  /// Returns the camera: six curves of the later key, Euler angles as numbers, keys one frame apart
  /// are a cut, the kind of projection steps (ik-parity.md 4, mmd-reference.md 5.5). Defaults when
  /// there is no key.
  [[nodiscard]] CameraState camera(double frame) const;
  /// Returns the light: colour and direction are linear (mmd-reference.md 5.4); keys one frame
  /// apart are a cut (5.5). Defaults (4.7) when there is no key.
  [[nodiscard]] LightState light(double frame) const;
  /// Returns the self shadow: the mode steps and counts as off beyond 2; the distance is linear;
  /// keys one frame apart are a cut (mmd-reference.md 5.4).
  [[nodiscard]] SelfShadowState selfShadow(double frame) const;
  /// Return the frames of the keys, rising.
  [[nodiscard]] std::vector<std::uint32_t> cameraFrames() const;
  [[nodiscard]] std::vector<std::uint32_t> lightFrames() const;
  /// Returns the last frame of the camera, light and self-shadow keys.
  [[nodiscard]] std::uint32_t lastFrame() const { return lastFrame_; }

 private:
  std::vector<CameraKey> camera_;
  std::vector<LightKey> light_;
  std::vector<SelfShadowKey> selfShadow_;
  std::uint32_t lastFrame_ = 0;
};

}  // namespace vmd
