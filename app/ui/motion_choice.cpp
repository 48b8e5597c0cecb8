// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/motion_choice.h"

#include <cstdint>

namespace app {
namespace {

enum Part : std::uint8_t { kBones = 1, kMorphs = 2, kCamera = 4, kLight = 8, kPose = 16 };

/// Bits of Part.
unsigned moved(const LoadedMotion& loaded) {
  if (loaded.pose) return kPose;
  const vmd::Motion& motion = loaded.motion;
  unsigned parts = 0;
  if (!motion.boneKeys.empty() || !motion.ikKeys.empty()) parts |= kBones;
  if (!motion.morphKeys.empty()) parts |= kMorphs;
  if (!motion.cameraKeys.empty()) parts |= kCamera;
  if (!motion.lightKeys.empty() || !motion.selfShadowKeys.empty()) parts |= kLight;
  return parts;
}

}  // namespace

Motions motionsAfterOpening(const Motions& present, const Motions& opened, bool add) {
  unsigned replaced = 0;
  if (!add) {
    for (const auto& motion : opened) replaced |= moved(*motion);
  }
  if ((replaced & kBones) != 0) replaced |= kPose;  // else nobody would see the new dance
  Motions after;
  for (const auto& motion : present) {
    const unsigned parts = moved(*motion);
    const bool outdone = !opened.empty() && !add && (parts & ~replaced) == 0;
    if (!outdone) after.push_back(motion);
  }
  after.insert(after.end(), opened.begin(), opened.end());
  return after;
}

}  // namespace app
