// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace app {

/// This says which thread may do the last act.
enum class ActedBy {
  Anybody,  ///< any thread, whatever others do meanwhile
  /// The thread that set it does it; another one does if that takes longer than kMaxPatience.
  ThisThread
};

inline constexpr int kMaxPatience = 5000;  // milliseconds

/// Sets the act that saves what it can before the program ends abnormally: its display is gone, Qt
/// gave up, or a library called exit(). It runs once and must not need the display. An empty
/// function removes it.
void setLastAct(std::function<void()> act, ActedBy by = ActedBy::Anybody);

/// Does the act, or waits until another thread has done it. Nothing happens where there is none,
/// where it was done, and within the act itself.
void doLastAct();

/// Returns whether this thread is doing the act.
[[nodiscard]] bool inLastAct();

}  // namespace app
