// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on what Qt can't go on after is one line on standard error and exit status 1, instead of SIGABRT; so are a
/// display that goes away and a thread that the system doesn't give, for which Qt would wait. Qt's warnings while its application starts are kept back: if it doesn't, the first says why. Others
/// appear on standard error as Qt has them, printable.
void catchQtsEnd();

}  // namespace app
