// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

class QPalette;

namespace app {

/// What the window's colours are.
enum class Appearance : std::uint8_t { Desktop, Light, Dark };

/// Their names in the settings. Of a name that is none: as the desktop.
[[nodiscard]] QString nameOf(Appearance appearance);
[[nodiscard]] Appearance appearanceOf(const QString& name);

/// Gives all windows these colours, at once. As the desktop: what Qt's theme of the desktop has; where that is light and the
/// desktop says that it prefers dark (org.freedesktop.appearance of the settings portal, which is asked without waiting for
/// it, and listened to), dark ones.
void wear(Appearance appearance);
[[nodiscard]] Appearance worn();

/// Light text on a dark ground.
[[nodiscard]] bool isDark(const QPalette& palette);

}  // namespace app
