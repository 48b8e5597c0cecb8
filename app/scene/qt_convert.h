// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The only place with both our vectors and Qt's, and the one axis flip: MMD's space is left-handed,
// OpenGL's clip space expects a right-handed view. Mirroring view space in Z (our view looks along +Z,
// OpenGL's along -Z) is folded into the projection by player/camera, which emits clip space directly, so
// that shaders see MMD's axes only. What remains here is the consequence: front faces, clockwise in
// MMD's left-handed view, stay clockwise on the screen, so OpenGL is told that clockwise is front.

#include <QColor>
#include <QMatrix4x4>
#include <QVector3D>
#include <QVector4D>
#include <Qt3DRender/QFrontFace>

#include "pmx/base/math.h"

namespace app {

inline constexpr auto kFrontFace = Qt3DRender::QFrontFace::ClockWise;

[[nodiscard]] inline QVector3D toQt(const base::Vec3& v) { return {v.x, v.y, v.z}; }
[[nodiscard]] inline QVector4D toQt(const base::Vec4& v) { return {v.x, v.y, v.z, v.w}; }

/// Column-major GLM to Qt, whose constructor takes rows.
[[nodiscard]] inline QMatrix4x4 toQt(const base::Mat4& m) {
  return {m[0][0], m[1][0], m[2][0], m[3][0], m[0][1], m[1][1], m[2][1], m[3][1],
          m[0][2], m[1][2], m[2][2], m[3][2], m[0][3], m[1][3], m[2][3], m[3][3]};
}

}  // namespace app
