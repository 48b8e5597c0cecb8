// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <sys/types.h>

#include "pmx/base/result.h"

namespace app {

/// This is a virtual X server (Xvfb) of this process. Nobody else is let in, and it ends with this
/// object or this process, even if the process is killed.
class VirtualDisplay {
 public:
  VirtualDisplay() = default;
  ~VirtualDisplay();
  VirtualDisplay(VirtualDisplay&& other) noexcept;
  VirtualDisplay& operator=(VirtualDisplay&& other) noexcept;

  /// Starts it, waits until it is ready (kStartMilliseconds at most), and points DISPLAY and
  /// XAUTHORITY at it. The main thread must call it, because the server ends with the thread that
  /// started it. The error is one line that says what to install.
  [[nodiscard]] static base::Result<VirtualDisplay> start();

  static constexpr int kStartMilliseconds = 20000;

 private:
  pid_t server_ = 0;
  int cookie_ = -1;  // the file in memory that XAUTHORITY names
};

}  // namespace app
