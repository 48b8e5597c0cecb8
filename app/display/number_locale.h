// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Qt's application sets the whole locale from the environment. From here on numbers in the process have a point again, for the
/// libraries that read them by the C library; letters and messages stay the user's, and so does QLocale. To be called right
/// behind the application's making, while no other thread works.
void keepDecimalPoint();

}  // namespace app
