// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/motion_kit.h"

namespace lab {

void MotionKit::move(const std::string& bone, int frame, const base::Vec3& translation, const vmd::CurveBytes& curve) {
  key(bone, frame, {translation, base::kIdentityRotation}, curve, curve, curve, curve);
}

void MotionKit::turn(const std::string& bone, int frame, const base::Quat& rotation, const vmd::CurveBytes& curve) {
  key(bone, frame, {base::Vec3(0.0F), rotation}, curve, curve, curve, curve);
}

void MotionKit::key(const std::string& bone, int frame, const base::Transform& at, const vmd::CurveBytes& x,
                    const vmd::CurveBytes& y, const vmd::CurveBytes& z, const vmd::CurveBytes& turning) {
  vmd::BoneKey made;
  made.name = vmd::makeName<15>(bone);
  made.frame = static_cast<std::uint32_t>(frame);
  made.translation = at.translation;
  made.rotation = at.rotation;
  made.setCurves(x, y, z, turning);
  motion_.boneKeys.push_back(made);
}

}  // namespace lab
