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

/// 120 beats a minute at 30 frames a second.
inline constexpr int kBeat = 15, kBar = 4 * kBeat, kDanceFrames = 16 * kBar;

/// How a segment that ends at a key is eased.
namespace easing {
inline constexpr vmd::CurveBytes linear{20, 20, 107, 107}, smooth{45, 0, 82, 127}, gentle{32, 10, 95, 117},
    arrive{28, 62, 58, 127}, depart{72, 0, 104, 72};
}

/// Rotation from Euler angles in degrees, R = Ry Rx Rz.
[[nodiscard]] Quat turnBy(float x, float y, float z);
/// A rotation of her left side, mirrored to `side`.
[[nodiscard]] Quat mirrored(const Quat& left, Side side);
/// The shortest turn that takes one direction to another.
[[nodiscard]] Quat turnTo(const Vec3& from, const Vec3& to);

/// A dance as it is being written: keys by bone and frame. Frames are whole, from 0 to kDanceFrames.
class Choreography {
 public:
  void turn(const std::string& bone, int frame, const Quat& rotation, const vmd::CurveBytes& curve = easing::smooth);
  void move(const std::string& bone, int frame, const Vec3& translation, const vmd::CurveBytes& curve = easing::smooth);
  void morph(const std::string& name, int frame, float weight);
  /// Legs' and toes' IK from this frame on.
  void legIk(int frame, bool on);

  /// Where a bone stands at a frame, as a player would sample it.
  [[nodiscard]] base::Transform sample(const std::string& bone, double frame) const;

  /// All that was written so far, as in a mirror: left is right.
  void mirror();

  /// The motion, every track ended at kDanceFrames with the key of its frame 0.
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

/// The dances and the camera of the demo. The second dancer is the first one's mirror image, with a face of her own.
[[nodiscard]] vmd::Motion makeDance(Who who);
[[nodiscard]] vmd::Motion makeCamera();

}  // namespace demo
