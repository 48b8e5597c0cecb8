// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/neutral_locale.h"

#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cwchar>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <langinfo.h>

#include "pmx/base/system_reason.h"

namespace {

double read() { return std::strtod("1.5", nullptr); }
std::string point() { return nl_langinfo(RADIXCHAR); }

TEST(NeutralLocale, NumbersHaveAPointAndLettersAreAsciis) {
  const base::NeutralLocale neutral;
  EXPECT_EQ(read(), 1.5);
  EXPECT_EQ(std::tolower('I'), 'i');
  EXPECT_EQ(std::isalpha(0xE4), 0);
  EXPECT_STREQ(nl_langinfo(CODESET), "UTF-8");
}

TEST(NeutralLocale, WhatTheThreadHadComesBack) {
  const std::string before = point();
  {
    const base::NeutralLocale outer;
    {
      const base::NeutralLocale inner;
      EXPECT_EQ(point(), ".");
    }
    EXPECT_EQ(point(), ".");
  }
  EXPECT_EQ(point(), before);
}

TEST(NeutralLocale, OtherThreadsKeepTheirs) {
  const std::string before = point();
  const base::NeutralLocale neutral;
  std::string others;
  std::thread([&others] { others = point(); }).join();
  EXPECT_EQ(others, before);
}

// With German and Turkish catalogues of the C library these were "Datei oder Verzeichnis nicht
// gefunden"; LANGUAGE wins over the locale's own.
TEST(SystemReason, IsEnglishEverywhere) {
  setenv("LANGUAGE", "de", 1);
  EXPECT_EQ(base::systemReason(ENOENT), "No such file or directory");
  EXPECT_EQ(base::systemReason(std::make_error_code(std::errc::permission_denied)), "Permission denied");
  unsetenv("LANGUAGE");
}

}  // namespace
