// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cost_bounds.h"

#include <algorithm>
#include <csignal>
#include <string_view>

#include <sys/resource.h>
#include <unistd.h>

#include "app/commands/commands.h"

namespace app {
namespace {

// Signal handlers may call few functions, so nothing is formatted here.
void sayAndEnd(int signal) {
  constexpr std::string_view kWork = "odori: this takes too much work; nothing was written\n";
  constexpr std::string_view kTime = "odori: this takes too long; nothing was written\n";
  const std::string_view text = signal == SIGXCPU ? kWork : kTime;
  static_cast<void>(!::write(STDERR_FILENO, text.data(), text.size()));
  ::_exit(kFailed);
}

void lower(decltype(RLIMIT_CPU) what, rlim_t bound) {
  rlimit limit{};
  if (getrlimit(what, &limit) != 0) return;
  // RLIM_INFINITY is the largest
  limit.rlim_cur = std::min({bound, limit.rlim_cur, limit.rlim_max});
  setrlimit(what, &limit);
}

}  // namespace

void boundCost(const CostBounds& bounds) {
  struct sigaction action {};
  action.sa_handler = sayAndEnd;
  sigaction(SIGXCPU, &action, nullptr);
  sigaction(SIGALRM, &action, nullptr);
  lower(RLIMIT_CPU, bounds.processorSeconds);
  lower(RLIMIT_DATA, static_cast<rlim_t>(bounds.dataMiB) << 20U);
  ::alarm(bounds.wallSeconds);
}

void endTimeBounds() {
  ::alarm(0);
  std::signal(SIGXCPU, SIG_IGN);
}

}  // namespace app
