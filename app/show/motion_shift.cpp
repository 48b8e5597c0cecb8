// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/motion_shift.h"

#include <algorithm>
#include <limits>

namespace app {
namespace {

template <class Key>
void moveKeys(std::vector<Key>& keys, std::int64_t by) {
  constexpr std::int64_t kLast = std::numeric_limits<std::uint32_t>::max();
  for (Key& key : keys) key.frame = static_cast<std::uint32_t>(std::min(std::int64_t{key.frame} + by, kLast));
}

vmd::Motion moved(const vmd::Motion& of, std::int64_t by, MovedKeys which) {
  vmd::Motion motion;
  if (which == MovedKeys::All) {
    motion = of;
  } else {
    motion.cameraKeys = of.cameraKeys;
    motion.lightKeys = of.lightKeys;
    motion.selfShadowKeys = of.selfShadowKeys;
  }
  moveKeys(motion.boneKeys, by);
  moveKeys(motion.morphKeys, by);
  moveKeys(motion.cameraKeys, by);
  moveKeys(motion.lightKeys, by);
  moveKeys(motion.selfShadowKeys, by);
  moveKeys(motion.ikKeys, by);
  return motion;
}

}  // namespace

ShiftedMotions::ShiftedMotions(std::span<const MotionUse> motions, MovedKeys which) {
  std::int64_t earliest = 0;
  for (const MotionUse& use : motions) {
    if (use.on && !use.motion->pose) earliest = std::min<std::int64_t>(earliest, use.shift);
  }
  for (const MotionUse& use : motions) {
    if (!use.on || use.motion->pose) continue;
    const std::int64_t by = use.shift - earliest;
    if (by > 0) moved_.push_back(moved(use.motion->motion, by, which));
    pointers_.push_back(by > 0 ? &moved_.back() : &use.motion->motion);
  }
  start_ = static_cast<double>(-earliest);
}

}  // namespace app
