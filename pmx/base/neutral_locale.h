// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <locale.h>

namespace base {

/// While this object exists, the C library's functions on this thread don't follow the process's
/// locale: numbers have a point, letters are ASCII's, text is UTF-8, messages are English. It is
/// for calls into libraries that use those functions on text that isn't for people: a process may
/// have any locale (Qt takes the user's, and so may a program that uses these libraries). Other
/// threads, and the process's own locale, aren't touched; threads that a library starts itself have
/// the process's.
class NeutralLocale {
 public:
  NeutralLocale();
  ~NeutralLocale();
  NeutralLocale(const NeutralLocale&) = delete;
  NeutralLocale& operator=(const NeutralLocale&) = delete;

 private:
  locale_t before_;  ///< the thread's locale before
};

}  // namespace base
