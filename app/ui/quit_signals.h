// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QObject;

namespace app {

/// From now on Ctrl+C in the terminal, a hang-up and a polite kill close the windows as the user would, so
/// that settings are saved. What listens belongs to `owner`. A second signal ends the program at once.
void quitOnSignals(QObject* owner);

}  // namespace app
