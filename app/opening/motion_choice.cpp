// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/motion_choice.h"

#include <cstdint>

namespace app {
namespace {

enum Part : std::uint8_t { kDance = 1, kCamera = 2, kLight = 4, kPose = 8 };

/// Returns bits of Part.
unsigned moved(const LoadedMotion& loaded) {
  if (loaded.pose) return kPose;
  const vmd::Motion& motion = loaded.motion;
  unsigned parts = 0;
  if (motion.movesModel()) parts |= kDance;
  if (!motion.cameraKeys.empty()) parts |= kCamera;
  if (!motion.lightKeys.empty() || !motion.selfShadowKeys.empty()) parts |= kLight;
  return parts;
}

/// Returns the main part of a motion: one with a dance counts as the dance, one with a camera as
/// the camera, whatever else is in it.
unsigned whatItIs(unsigned parts) { return parts & (~parts + 1U); }

}  // namespace

Motions motionsAfterOpening(const Motions& present, const Motions& opened, bool add) {
  unsigned replaced = 0;
  if (!add) {
    for (const auto& motion : opened) replaced |= moved(*motion);
  }
  if ((replaced & kDance) != 0) replaced |= kPose;  // otherwise the pose would hide the new dance
  Motions after;
  for (const auto& motion : present) {
    const unsigned is = whatItIs(moved(*motion));
    const bool outdone = !opened.empty() && !add && (is & ~replaced) == 0;
    if (!outdone) after.push_back(motion);
  }
  after.insert(after.end(), opened.begin(), opened.end());
  return after;
}

}  // namespace app
