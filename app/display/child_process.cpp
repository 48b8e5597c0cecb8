// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/child_process.h"

#include <cerrno>
#include <chrono>
#include <csignal>

#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace app {
namespace {

constexpr int kPollMilliseconds = 2;
constexpr int kNobodyKnows = -1;  // an unknown status: neither an exit nor a signal

bool ended(pid_t child, int options, int& status) {
  pid_t got = 0;
  do {
    got = waitpid(child, &status, options);
  } while (got < 0 && errno == EINTR);
  // The child is gone: somebody else waited for it, or SIGCHLD is ignored.
  if (got < 0) status = kNobodyKnows;
  return got != 0;
}

}  // namespace

void endWithParent(pid_t parent, int signal) {
  prctl(PR_SET_PDEATHSIG, signal);
  if (getppid() != parent) _exit(1);  // the parent ended before the line above
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

bool awaitChild(pid_t child, int milliseconds, int& status) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (!ended(child, WNOHANG, status)) {
    if (Clock::now() >= end) return false;
    poll(nullptr, 0, kPollMilliseconds);
  }
  return true;
}

void endChild(pid_t child, int milliseconds) {
  int status = 0;
  if (milliseconds > 0) {
    kill(child, SIGTERM);
    if (awaitChild(child, milliseconds, status)) return;
  }
  kill(child, SIGKILL);
  ended(child, 0, status);
}

}  // namespace app
