// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/play_clock.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "app/commands/stop_signal.h"

namespace app {

PlayClock steadyClock() {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  return {.seconds = [begin] { return std::chrono::duration<double>(Clock::now() - begin).count(); },
          .waitUntil =
              [begin](double seconds) {
                constexpr std::chrono::milliseconds kLook(50);  // so often at least for a signal
                const auto end =
                    begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
                while (!stopAsked() && Clock::now() < end)
                  std::this_thread::sleep_until(std::min(end, Clock::now() + kLook));
              }};
}

}  // namespace app
