// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Undoes a part of what Qt's application did, which sets the whole locale from the environment:
/// numbers in the process have a decimal point again, for libraries that read them with the C
/// library. Letters, messages and QLocale stay the user's. It must be called right after the
/// application is made, while no other thread works.
void keepDecimalPoint();

}  // namespace app
