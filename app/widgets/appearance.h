// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

class QPalette;

namespace app {

/// This is the choice of the window's colours.
enum class Appearance : std::uint8_t { Desktop, Light, Dark };

/// These convert to and from names in the settings. An unknown name means the desktop's colours.
[[nodiscard]] QString nameOf(Appearance appearance);
[[nodiscard]] Appearance appearanceOf(const QString& name);

/// Gives all windows these colours at once. Desktop means the colours of Qt's desktop theme; where
/// that is light and the desktop prefers dark (org.freedesktop.appearance of the settings portal,
/// which is asked asynchronously and listened to), they are dark.
void wear(Appearance appearance);
[[nodiscard]] Appearance worn();

/// Returns whether the palette has light text on a dark background.
[[nodiscard]] bool isDark(const QPalette& palette);

}  // namespace app
