// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;

namespace app {

/// Without Control, Shift and Alt.
[[nodiscard]] bool isPlainKey(const QKeyEvent& key);

/// What a list of a panel takes for itself while it has the keyboard, whatever the window does with it: arrows, Home, End
/// and pages, Space, Enter, Delete, Escape.
[[nodiscard]] bool isListKey(const QKeyEvent& key);

}  // namespace app
