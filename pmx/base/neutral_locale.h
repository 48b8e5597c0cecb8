// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <locale.h>

namespace base {

/// While it is there, the C library's functions on this thread don't follow the process's locale: numbers have a point,
/// letters are ASCII's, text is UTF-8, messages are English. For calls into libraries that use those functions on what isn't meant for people:
/// a process may have any locale (Qt takes the user's, and so may a program that uses our libraries). Other threads, and the
/// process's own locale, aren't touched; threads that a library begins itself have the process's.
class NeutralLocale {
 public:
  NeutralLocale();
  ~NeutralLocale();
  NeutralLocale(const NeutralLocale&) = delete;
  NeutralLocale& operator=(const NeutralLocale&) = delete;

 private:
  locale_t before_;  ///< what the thread had
};

}  // namespace base
