// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QObject;

namespace app {

/// From now on Ctrl+C in the terminal, SIGHUP and SIGTERM close the windows as the user would, so
/// that settings are saved. The listener belongs to `owner`; `before` is called first. A second
/// signal ends the program at once.
void quitOnSignals(QObject* owner, std::function<void()> before);

}  // namespace app
