// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pmx/base/math.h"
#include "vmd/motion.h"

namespace lab {

/// These curves ease a segment that ends at a key.
namespace easing {
inline constexpr vmd::CurveBytes linear{20, 20, 107, 107}, smooth{45, 0, 82, 127};
}

/// A MotionKit makes a motion, key by key. Translations are in units, added to the bone's place at
/// rest; frames are whole, 30 a second.
class MotionKit {
 public:
  explicit MotionKit(const std::string& modelName) : motion_(vmd::Motion::make(modelName)) {}

  void move(const std::string& bone, int frame, const base::Vec3& translation,
            const vmd::CurveBytes& curve = easing::smooth);
  void turn(const std::string& bone, int frame, const base::Quat& rotation,
            const vmd::CurveBytes& curve = easing::smooth);
  /// Adds a key with a curve for each axis of the translation.
  void key(const std::string& bone, int frame, const base::Transform& at, const vmd::CurveBytes& x,
           const vmd::CurveBytes& y, const vmd::CurveBytes& z, const vmd::CurveBytes& turning);
  [[nodiscard]] const vmd::Motion& finish() const { return motion_; }

 private:
  vmd::Motion motion_;
};

}  // namespace lab
