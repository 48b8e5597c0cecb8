// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// This is EGL without a window system, ready to draw.
struct EglDisplay {
  void* display = nullptr;   ///< an EGLDisplay, initialised; it lives as long as the process
  int major = 0, minor = 0;  ///< OpenGL version, core profile: 4.3, or 3.3 where 4.3 is missing
};

/// Opens the first graphics card that draws OpenGL 3.3 (EGL_EXT_platform_device), else the driver's
/// own choice without a window system (EGL_MESA_platform_surfaceless), else the processor. Returns
/// none where nothing works. With LIBGL_ALWAYS_SOFTWARE cards are skipped.
[[nodiscard]] std::optional<EglDisplay> openEglDisplay();

}  // namespace app
