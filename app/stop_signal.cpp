// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stop_signal.h"

#include <array>
#include <atomic>
#include <csignal>

namespace app {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> asked{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may use nothing else");

extern "C" void stop(int number) {
  asked = true;
  std::signal(number, SIG_DFL);  // the second time ends the program at once
}

}  // namespace

void listenForStop() {
  for (const int number : kSignals) {
    if (std::signal(number, stop) == SIG_IGN) std::signal(number, SIG_IGN);
  }
}

bool stopAsked() { return asked; }

}  // namespace app
