// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Goes into every program of tests. ODORI_TEST_LOCALE=de_DE.UTF-8 lets its tests run as in a
// program that has this locale: the C library's, and that of C++ streams. Nothing of ours may
// come out otherwise (cmake/OdoriLocales.cmake).
#include <cstdio>
#include <cstdlib>
#include <locale>
#include <stdexcept>

namespace {

constexpr int kSkipped = 77;

[[maybe_unused]] const bool kTaken = [] {
  const char* name = std::getenv("ODORI_TEST_LOCALE");
  if (name == nullptr) return false;
  try {
    std::locale::global(std::locale(name));
    return true;
  } catch (const std::runtime_error&) {
    std::fprintf(stderr, "skipped: the C library has no locale %s\n", name);
    std::_Exit(std::getenv("CI") != nullptr ? EXIT_FAILURE : kSkipped);
  }
}();

}  // namespace

#ifdef __SANITIZE_ADDRESS__
// The C library keeps the list of folders that it makes of LOCPATH until the program ends, and
// nothing points to it any more. The leak sanitizer calls this function by its name.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:argz_add_sep\n"; }
#endif
