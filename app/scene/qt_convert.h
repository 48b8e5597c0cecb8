// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This is where the one axis flip shows. MMD's space is left-handed, while OpenGL's clip space
// expects a right-handed view. view/camera.cpp mirrors view space in Z (our view looks along +Z,
// OpenGL's along -Z) within its projection and gives matrices to clip space, so that shaders see
// MMD's axes only. Front faces, clockwise in MMD's left-handed view, stay clockwise on the screen,
// so OpenGL is told that clockwise is front.

#include <Qt3DRender/QFrontFace>

namespace app {

inline constexpr auto kFrontFace = Qt3DRender::QFrontFace::ClockWise;

}  // namespace app
