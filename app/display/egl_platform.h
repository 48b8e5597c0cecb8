// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/display/egl_display.h"

namespace app {

/// This platform of Qt draws on EGL without a window system: off-screen surfaces and OpenGL
/// contexts, no windows. It is built in.
inline constexpr const char* kEglPlatform = "odori-egl";

/// Sets the display on which the platform draws. It must be called before Qt's application is made
/// with it.
void setEglPlatformDisplay(const EglDisplay& display);
/// Sets whether pictures have text, before the first text is drawn. Without text (the default) no
/// font files are looked for.
void setEglPlatformFonts(bool wanted);

}  // namespace app
