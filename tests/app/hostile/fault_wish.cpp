// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/hostile/fault_wish.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string_view>

#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace faults {
namespace {

Kind wished = Kind::None;
long wanted = 0;
bool onwards = false;
int raised = 0;             // the signal; 0: the call fails
long lateBy = 0;            // milliseconds; 0: the call fails
long mostMilliseconds = 0;  // limit of a slow disk; 0: it isn't slow
char folder[PATH_MAX] = "";
std::size_t folderBytes = 0;
std::atomic<bool> begun{false};
// These are relaxed: they order nothing between the program's threads.
std::atomic<long> calls{0}, slowCalls{0};

/// Neither this nor its callees may allocate, or call what is replaced here.
bool below(const char* path, std::size_t length) {
  return length > folderBytes && std::memcmp(path, folder, folderBytes) == 0 && path[folderBytes] == '/';
}

bool handleIsBelow(int handle) {
  char name[64], path[PATH_MAX];
  std::snprintf(name, sizeof(name), "/proc/self/fd/%d", handle);
  const long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, sizeof(path));
  return length > 0 && below(path, static_cast<std::size_t>(length));
}

bool isOurs(int handle, const char* path) {
  if (folderBytes == 0) return true;
  if (path == nullptr) return handleIsBelow(handle);
  if (path[0] == '/') return below(path, std::strlen(path));
  char here[PATH_MAX];
  if (handle != AT_FDCWD) return handleIsBelow(handle);
  const long length = syscall(SYS_getcwd, here, sizeof(here));  // with its final zero
  if (length <= 0) return false;
  const auto bytes = static_cast<std::size_t>(length - 1);
  return below(here, bytes) || (bytes == folderBytes && std::memcmp(here, folder, bytes) == 0);
}

void tellOfHit() {
  const char* file = std::getenv("ODORI_FAULT_HIT");
  if (file == nullptr) return;
  const long made = syscall(SYS_openat, AT_FDCWD, file, O_CREAT | O_WRONLY, 0600);
  if (made >= 0) syscall(SYS_close, made);
}

void sleepFor(long milliseconds) {
  const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000};
  syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, nullptr);
}

bool counts(Kind kind) {
  if (kind != wished) return false;
  const long call = calls.fetch_add(1, std::memory_order_relaxed) + 1;
  if (call == wanted) tellOfHit();
  if (lateBy > 0) {
    if (call == wanted) sleepFor(lateBy);
    return false;
  }
  if (raised == 0) return call == wanted || (onwards && call > wanted);
  if (call == wanted) kill(getpid(), raised);
  return false;
}

void takeTime() {
  const long call = slowCalls.fetch_add(1, std::memory_order_relaxed);
  if (call == 0) tellOfHit();
  sleepFor(1 + call * 7 % mostMilliseconds);
}

}  // namespace

void readWish() {
  const char* wish = std::getenv("ODORI_FAULT");
  const char* colon = wish != nullptr ? std::strchr(wish, ':') : nullptr;
  if (colon == nullptr) return;
  const std::string_view name(wish, static_cast<std::size_t>(colon - wish));
  char* end = nullptr;
  const long number = std::strtol(colon + 1, &end, 10);
  constexpr std::string_view kNames[] = {"",      "open",  "read", "write", "fsync", "rename",
                                         "close", "alloc", "new",  "list",  "thread"};
  for (std::size_t i = 1; i < std::size(kNames); ++i) {
    if (name == kNames[i]) wished = static_cast<Kind>(i);
  }
  if (name == "slow") mostMilliseconds = number;
  wanted = number;
  onwards = *end == '+';
  if (*end == '!') raised = std::atoi(end + 1);
  if (*end == '~') lateBy = std::atol(end + 1);
  if (const char* limit = std::getenv("ODORI_FAULT_FOLDER")) {
    folderBytes = std::strlen(limit);
    if (folderBytes < sizeof(folder)) std::memcpy(folder, limit, folderBytes + 1);
  }
}

void setBegun(bool now) { begun = now; }

bool fails(Kind kind, int handle, const char* path) {
  if (!begun.load(std::memory_order_relaxed)) return false;
  const int before = errno;
  const bool slow = mostMilliseconds > 0;
  bool failing = false;
  if ((slow || kind == wished) && isOurs(handle, path)) {
    if (slow) takeTime();
    failing = counts(kind);
  }
  errno = before;
  return failing;
}

bool fails(Kind kind) { return wished == kind && begun.load(std::memory_order_relaxed) && counts(kind); }

std::size_t share(int handle, std::size_t bytes) {
  if (mostMilliseconds == 0 || bytes == 0 || !begun.load(std::memory_order_relaxed)) return bytes;
  const int before = errno;
  const bool ours = isOurs(handle, nullptr);
  errno = before;
  if (!ours) return bytes;
  const long call = slowCalls.load(std::memory_order_relaxed);
  if (call % 7 == 3) return 0;
  if (call % 7 == 5) return 1;
  return std::min(bytes, (bytes + 2) / 3 * (1 + static_cast<std::size_t>(call) % 2));
}

}  // namespace faults
