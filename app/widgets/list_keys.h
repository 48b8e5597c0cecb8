// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;
class QObject;

namespace app {

/// Returns whether a key comes without Control, Shift and Alt.
[[nodiscard]] bool isPlainKey(const QKeyEvent& key);

/// Returns whether a panel's list uses a key for itself while it has the keyboard, whatever the
/// window does with it: arrows, Home, End and pages, Space, Enter, Delete, Escape.
[[nodiscard]] bool isListKey(const QKeyEvent& key);

/// Returns whether a key types a visible character, with or without Shift. Space isn't one.
[[nodiscard]] bool isTypingKey(const QKeyEvent& key);

/// Leaves Space to the window, where it plays: Enter alone activates a row of this list then.
void leaveSpace(QObject& list);
/// Returns whether Space acts on a list's row: unless leaveSpace() was called.
[[nodiscard]] bool takesSpace(const QObject& list);

/// Returns whether it is Shift+F10, which opens a context menu as the key for it does. Qt knows it
/// on Windows alone.
[[nodiscard]] bool isMenuKey(const QKeyEvent& key);

}  // namespace app
