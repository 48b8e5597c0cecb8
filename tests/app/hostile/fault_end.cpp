// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/hostile/fault_end.h"

#include <algorithm>
#include <csignal>
#include <cstring>

#include <dlfcn.h>
#include <execinfo.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace faults {
namespace {

constexpr int kMostFrames = 32;

void put(std::string_view text) { syscall(SYS_write, STDERR_FILENO, text.data(), text.size()); }

/// Those through which a program goes from its own fault to its end.
bool isBetween(std::string_view library) {
  constexpr std::string_view kBetween[] = {
      "libc.so", "libc-", "libstdc++", "libgcc_s", "ld-linux", "libpthread", "libodori_fault_points"};
  return std::ranges::any_of(kBetween, [&](std::string_view each) { return library.starts_with(each); });
}

/// backtrace() and dladdr() aren't promised to be safe in a handler; in a test that is about to end they are enough.
void say(int number) {
  void* frames[kMostFrames];
  const int count = backtrace(frames, kMostFrames);
  for (int i = 0; i < count; ++i) {
    Dl_info about{};
    if (dladdr(frames[i], &about) == 0 || about.dli_fname == nullptr) continue;
    const char* slash = std::strrchr(about.dli_fname, '/');
    const std::string_view library = slash == nullptr ? about.dli_fname : slash + 1;
    if (isBetween(library)) continue;
    put(kEndedIn);
    put(library);
    put("\n");
    break;
  }
  std::signal(number, SIG_DFL);
  raise(number);
}

}  // namespace

void tellOfEnd() {
  void* frame = nullptr;
  backtrace(&frame, 1);  // loads what it needs, now
  struct sigaction action {};
  action.sa_handler = &say;
  for (const int number : {SIGSEGV, SIGABRT, SIGTRAP}) sigaction(number, &action, nullptr);
}

}  // namespace faults
