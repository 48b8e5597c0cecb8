// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on an X server that goes away is one line on standard error and exit status 1, instead of Xlib's own words.
void catchXServersEnd();

}  // namespace app
