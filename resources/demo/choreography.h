// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "resources/demo/outfit.h"
#include "resources/demo/skeleton.h"
#include "vmd/motion.h"

namespace demo {

/// The dance has 120 beats a minute at 30 frames a second.
inline constexpr int kBeat = 15, kBar = 4 * kBeat, kDanceFrames = 16 * kBar;

/// These curves ease a segment that ends at a key.
namespace easing {
inline constexpr vmd::CurveBytes linear{20, 20, 107, 107}, smooth{45, 0, 82, 127}, gentle{32, 10, 95, 117},
    arrive{28, 62, 58, 127}, depart{72, 0, 104, 72};
}

/// Returns the rotation of Euler angles in degrees, R = Ry Rx Rz.
[[nodiscard]] Quat turnBy(float x, float y, float z);
/// Returns a rotation of the left side, mirrored to `side`.
[[nodiscard]] Quat mirrored(const Quat& left, Side side);
/// Returns the shortest rotation from one direction to another.
[[nodiscard]] Quat turnTo(const Vec3& from, const Vec3& to);

/// This is a dance in the making: keys by bone and frame. Frames are whole, from 0 to kDanceFrames.
class Choreography {
 public:
  void turn(const std::string& bone, int frame, const Quat& rotation, const vmd::CurveBytes& curve = easing::smooth);
  void move(const std::string& bone, int frame, const Vec3& translation, const vmd::CurveBytes& curve = easing::smooth);
  void morph(const std::string& name, int frame, float weight);
  /// Switches the IK of legs and toes from this frame on.
  void legIk(int frame, bool on);

  /// Returns a bone's transform at a frame, as a player would sample it.
  [[nodiscard]] base::Transform sample(const std::string& bone, double frame) const;

  /// Mirrors all that was written so far: left becomes right.
  void mirror();

  /// Returns the motion, in which every track ends at kDanceFrames with the key of its frame 0.
  [[nodiscard]] vmd::Motion finish(const std::string& dancer) const;

 private:
  struct Key {
    base::Transform pose;
    vmd::CurveBytes moving = easing::smooth, turning = easing::smooth;
  };
  std::map<std::string, std::map<int, Key>> bones_;
  std::map<std::string, std::map<int, float>> morphs_;
  std::map<int, bool> legIk_;
};

/// These make the dances and the camera of the demo. The second figure is the first one's mirror
/// image, with other expressions.
[[nodiscard]] vmd::Motion makeDance(Who who);
[[nodiscard]] vmd::Motion makeCamera();

}  // namespace demo
