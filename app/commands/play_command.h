// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// This is the time by which a dance is played, in seconds from any moment on.
struct PlayClock {
  std::function<double()> seconds;
  std::function<void(double)> waitUntil;  ///< returns early after a signal
};

/// Returns the system's clock, which never goes back.
[[nodiscard]] PlayClock steadyClock();

/// Plays one model of a show in time, and sends its poses and expressions (app/vmc), until its end
/// or a signal. Reports on standard error where it sends to. Returns an ExitStatus.
[[nodiscard]] int runPlay(const PlayCommand& command, const OpenContext& context,
                          const PlayClock& clock = steadyClock());

}  // namespace app
