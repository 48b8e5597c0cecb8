// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cost_bounds.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>
#include <unistd.h>

namespace {

using testing::ExitedWithCode;

TEST(CostBoundsDeathTest, EndWorkThatTakesTooLong) {
  // GIVEN a limit of a second of a processor, WHEN work never ends, THEN the program does, with its
  // reason
  EXPECT_EXIT(
      {
        app::boundCost({1, 600, 1024});
        for (std::atomic<unsigned> turn{0};;) ++turn;
      },
      ExitedWithCode(1), "^odori: this takes too much work; nothing was written\n$");
}

TEST(CostBoundsDeathTest, EndAWaitThatTakesTooLong) {
  // GIVEN a limit of a second by the clock, WHEN a wait doesn't end
  EXPECT_EXIT(
      {
        app::boundCost({600, 1, 1024});
        for (;;) ::pause();
      },
      ExitedWithCode(1), "^odori: this takes too long; nothing was written\n$");
}

TEST(CostBoundsDeathTest, RefuseMemory) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer's own memory is beyond any bound";
#else
  const auto take = [](std::size_t mib) {
    app::boundCost({600, 600, 256});
    try {
      volatile char* bytes = new char[mib << 20U];
      bytes[0] = 1;
    } catch (const std::bad_alloc&) {
      std::_Exit(3);
    }
    std::_Exit(0);
  };
  EXPECT_EXIT(take(1024), ExitedWithCode(3), "");
  EXPECT_EXIT(take(16), ExitedWithCode(0), "");
#endif
}

TEST(CostBoundsDeathTest, AreOverWhenThePictureIsWritten) {
  EXPECT_EXIT(
      {
        app::boundCost({1, 600, 1024});
        app::endTimeBounds();
        std::raise(SIGXCPU);  // as when the one second is used up
        std::_Exit(::alarm(0) == 0 ? 0 : 5);
      },
      ExitedWithCode(0), "");
}

}  // namespace
