// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/display/egl_display.h"

namespace app {

/// The platform of Qt that draws on EGL without a window system: surfaces off screen and OpenGL contexts, no windows.
/// It is built in.
inline constexpr const char* kEglPlatform = "odori-egl";

/// What the platform draws on. Call before Qt's application is made with it.
void setEglPlatformDisplay(const EglDisplay& display);
/// Whether anything is written into pictures: without, no font files are looked for. None at first.
void setEglPlatformFonts(bool wanted);

}  // namespace app
