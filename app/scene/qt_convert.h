// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The one axis flip: MMD's space is left-handed,
// OpenGL's clip space expects a right-handed view. Mirroring view space in Z (our view looks along +Z,
// OpenGL's along -Z) is folded into the projection by player/camera, which emits clip space directly, so
// that shaders see MMD's axes only. What remains here is the consequence: front faces, clockwise in
// MMD's left-handed view, stay clockwise on the screen, so OpenGL is told that clockwise is front.

#include <Qt3DRender/QFrontFace>

namespace app {

inline constexpr auto kFrontFace = Qt3DRender::QFrontFace::ClockWise;

}  // namespace app
