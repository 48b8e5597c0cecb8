// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/long_play.h"

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <unistd.h>

namespace {

/// This class makes standard error a terminal while it lives.
class Terminal {
 public:
  Terminal() {
    opened_ = openpty(&master_, &slave_, nullptr, nullptr, nullptr) == 0;
    kept_ = dup(STDERR_FILENO);
    if (opened_) dup2(slave_, STDERR_FILENO);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() {
    dup2(kept_, STDERR_FILENO);
    for (const int file : {kept_, slave_, master_}) close(file);
  }
  [[nodiscard]] bool opened() const { return opened_; }
  /// Returns what was written so far.
  [[nodiscard]] std::string said() const {
    pollfd waiting{master_, POLLIN, 0};
    if (poll(&waiting, 1, 5000) != 1) return {};
    std::array<char, 4096> text{};
    const auto count = read(master_, text.data(), text.size());
    return {text.data(), count > 0 ? static_cast<std::size_t>(count) : 0};
  }

 private:
  int master_ = -1, slave_ = -1, kept_ = -1;
  bool opened_ = false;
};

TEST(LongPlay, TellsATerminalHowFarItIs) {
  const Terminal terminal;
  ASSERT_TRUE(terminal.opened());
  app::LongPlay::Clock::time_point now;
  app::LongPlay play(100.0, false, [&] { return now; });
  now += std::chrono::milliseconds(990);
  EXPECT_TRUE(play.goesOn(1.0));  // too early for a message
  now += std::chrono::milliseconds(20);
  EXPECT_TRUE(play.goesOn(40.0));
  const std::string said = terminal.said();
  EXPECT_THAT(said, ::testing::HasSubstr("frame 40 of 100"));
  EXPECT_THAT(said, ::testing::Not(::testing::HasSubstr("frame 1 of")));
}

}  // namespace
