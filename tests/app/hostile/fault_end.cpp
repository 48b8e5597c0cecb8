// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/hostile/fault_end.h"

#include <algorithm>
#include <csignal>
#include <cstring>

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace faults {
namespace {

constexpr int kMaxFrames = 32;
constexpr std::size_t kMaxLibraries = 512;

// These are the addresses of the libraries that were loaded at first. They aren't in a container:
// there may be no memory.
const void* gThere[kMaxLibraries];
std::size_t gThereCount = 0;

int enter(dl_phdr_info* about, std::size_t /*size*/, void* /*nothing*/) {
  for (int i = 0; i < about->dlpi_phnum && gThereCount < kMaxLibraries; ++i) {
    const auto& part = about->dlpi_phdr[i];
    if (part.p_type != PT_LOAD) continue;
    gThere[gThereCount++] =
        // This is its first part, as in dladdr().
        reinterpret_cast<const void*>(about->dlpi_addr + part.p_vaddr);
    break;
  }
  return 0;
}

bool wasThere(const void* base) { return std::find(gThere, gThere + gThereCount, base) != gThere + gThereCount; }

void put(std::string_view text) { syscall(SYS_write, STDERR_FILENO, text.data(), text.size()); }

/// Returns whether a library lies between a program's own fault and its end.
bool isBetween(std::string_view library) {
  constexpr std::string_view kBetween[] = {
      "libc.so", "libc-", "libstdc++", "libgcc_s", "ld-linux", "libpthread", "libodori_fault_points"};
  return std::ranges::any_of(kBetween, [&](std::string_view each) { return library.starts_with(each); });
}

std::string_view nameOf(const Dl_info& about) {
  const char* slash = std::strrchr(about.dli_fname, '/');
  return slash == nullptr ? about.dli_fname : slash + 1;
}

void tell(const Dl_info& about) {
  put(kEndedIn);
  put(nameOf(about));
  if (!wasThere(about.dli_fbase)) put(kBrought);
  put("\n");
}

/// backtrace() and dladdr() aren't promised to be safe in a handler; in a test that is about to end
/// they are enough.
void say(int number) {
  void* frames[kMaxFrames];
  const int count = backtrace(frames, kMaxFrames);
  for (int i = 0; i < count; ++i) {
    Dl_info about{};
    if (dladdr(frames[i], &about) == 0 || about.dli_fname == nullptr) continue;
    if (isBetween(nameOf(about))) continue;
    tell(about);
    break;
  }
  std::signal(number, SIG_DFL);
  raise(number);
}

}  // namespace

void tellOfExit(const void* caller) {
  Dl_info about{};
  if (dladdr(caller, &about) == 0 || about.dli_fname == nullptr) return;
  if (!isBetween(nameOf(about)) && !wasThere(about.dli_fbase)) tell(about);
}

void tellOfEnd() {
  void* frame = nullptr;
  backtrace(&frame, 1);  // loads what it needs, now
  dl_iterate_phdr(&enter, nullptr);
  struct sigaction action {};
  action.sa_handler = &say;
  for (const int number : {SIGSEGV, SIGABRT, SIGTRAP}) sigaction(number, &action, nullptr);
}

}  // namespace faults
