// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// After all tests of the window there is no control and no command that none of them used by mouse
// or keyboard. The film's dialog has tests of its own.
#include "tests/support/gui_driven_controls.h"

namespace {

const auto* const environment = testing::AddGlobalTestEnvironment(
    support::everyControlIsDriven([](const QString& name) { return !name.startsWith(QLatin1String("FilmDialog: ")); }));

}  // namespace
