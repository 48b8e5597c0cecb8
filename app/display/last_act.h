// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace app {

/// Who may do the last act.
enum class ActedBy {
  Anybody,    ///< it may be called by any thread, whatever others do meanwhile
  ThisThread  ///< by the thread that set it; by another one where that one doesn't come to it within kMaxPatience
};

inline constexpr int kMaxPatience = 5000;  // milliseconds

/// What is kept before the program ends where it can't go on: its display went away, Qt gave up, a library called exit().
/// Once. It must not need the display. An empty function: nothing, as when there is nothing to keep any more.
void setLastAct(std::function<void()> act, ActedBy by = ActedBy::Anybody);

/// Does it, or waits until another thread has. Nothing happens where there is none, where it was done, and in the act itself.
void doLastAct();

/// True while this thread does it.
[[nodiscard]] bool inLastAct();

}  // namespace app
