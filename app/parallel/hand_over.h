// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// What orders the work of several threads, said to the thread sanitizer where it can't see it: the task library isn't built
// with it. In every other build these are nothing.

#if defined(__SANITIZE_THREAD__)
#define ODORI_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ODORI_THREAD_SANITIZER 1
#endif
#endif
#ifdef ODORI_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#endif

namespace app {

/// What this thread did so far comes before whatever follows a takeOver() of the same place. Places are addresses; nothing
/// is read or written there.
inline void handOver([[maybe_unused]] void* place) {
#ifdef ODORI_THREAD_SANITIZER
  __tsan_release(place);
#endif
}

inline void takeOver([[maybe_unused]] void* place) {
#ifdef ODORI_THREAD_SANITIZER
  __tsan_acquire(place);
#endif
}

}  // namespace app
