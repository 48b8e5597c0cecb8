// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace base {

/// This class measures the time since it was made, for numbers that people are shown.
class Stopwatch {
 public:
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(passed()).count(); }
  [[nodiscard]] double microseconds() const { return std::chrono::duration<double, std::micro>(passed()).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] Clock::duration passed() const { return Clock::now() - began_; }
  Clock::time_point began_ = Clock::now();
};

}  // namespace base
