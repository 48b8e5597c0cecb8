// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QRegion;
class QWidget;

namespace app {

/// Returns whether the desktop shows what lies under transparent windows: under Wayland always,
/// under X11 while a compositor runs, and elsewhere never.
[[nodiscard]] bool desktopBlends();

/// Returns whether a window may choose its place: not under Wayland.
[[nodiscard]] bool desktopLetsPlace();

/// Sets where a window takes clicks, in its pixels; all others go to what lies below it. The window
/// must be on the screen. Native windows within it that cover it get the same region.
void setClickRegion(QWidget& window, const QRegion& pixels);

/// Lets a window take all clicks again.
void takeAllClicks(QWidget& window);

/// Asks X11's compositors to draw no shadow around a window, which would be one of its rectangle.
void withoutDesktopShadow(const QWidget& window);

}  // namespace app
