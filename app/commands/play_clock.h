// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace app {

/// This is the time by which a dance is played, in seconds from any moment on. Any thread may call
/// `seconds`.
struct PlayClock {
  std::function<double()> seconds;
  std::function<void(double)> waitUntil;  ///< returns early after a signal
  /// Says that the dance begins now at so many of its own seconds (frame 0 is 0); may be empty.
  std::function<void(double)> begin{};
};

/// Returns the system's clock, which never goes back.
[[nodiscard]] PlayClock steadyClock();

}  // namespace app
