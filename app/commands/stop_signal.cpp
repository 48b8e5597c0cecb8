// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/stop_signal.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include <poll.h>

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
  struct sigaction action {
  }, before{};
  action.sa_handler = stop;
  sigemptyset(&action.sa_mask);  // and no SA_RESTART: waiting for a pipe ends with the signal
  sigset_t heard;
  sigemptyset(&heard);
  for (const int number : kSignals) {
    sigaction(number, nullptr, &before);
    if (before.sa_handler == SIG_IGN) continue;
    sigaction(number, &action, nullptr);
    sigaddset(&heard, number);
  }
  sigprocmask(SIG_UNBLOCK, &heard, nullptr);
}

bool stopAsked() { return asked; }

bool waitToWrite(int descriptor) {
  constexpr int kTurn = 100;  // milliseconds between checks, for a signal between two calls
  for (;;) {
    pollfd waiting{descriptor, POLLOUT, 0};
    const int ready = poll(&waiting, 1, asked ? 0 : kTurn);
    if (ready > 0) return true;
    if (asked || (ready < 0 && errno != EINTR)) return false;
  }
}

}  // namespace app
