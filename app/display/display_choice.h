// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// This says on which display pictures are drawn.
enum class DisplayChoice {
  Own,   ///< independent of the user's: Egl where that works, else Xvfb
  Egl,   ///< EGL without a window system, on the graphics card if there is one
  Xvfb,  ///< a virtual X server, which draws with the processor
  User,  ///< the display that the environment names
};

}  // namespace app
