// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This file is linked into all test programs. ODORI_TEST_LOCALE=de_DE.UTF-8 runs their tests in
// that locale of the C library and of C++ streams. No result of ours may differ
// (tests/cmake/OdoriLocales.cmake).
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
