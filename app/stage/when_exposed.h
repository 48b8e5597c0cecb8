// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QObject;
class QWidget;

namespace app {

/// Does something once a window, which is being shown, is exposed; at once if it already is. It is
/// given up when `context` ends. Under Wayland a native window that is shown within another before
/// that stays empty, because Qt never tells it that it is exposed.
void whenExposed(const QWidget& window, QObject* context, std::function<void()> act);

}  // namespace app
