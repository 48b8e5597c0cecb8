// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions tell the thread sanitizer about the order of the work of several threads where it
// can't see it, since the task library isn't built with it. In every other build they do nothing.

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

/// Tells it that everything that this thread did so far comes before whatever follows a takeOver()
/// with the same address. Nothing is read or written at the address.
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
