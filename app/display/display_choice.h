// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// What pictures are drawn on.
enum class DisplayChoice {
  Own,   ///< one that the user's can't disturb: Egl where that works, else Xvfb
  Egl,   ///< EGL without a window system, on the graphics card if there is one
  Xvfb,  ///< a virtual X server, which draws with the processor
  User,  ///< the display that the environment names
};

}  // namespace app
