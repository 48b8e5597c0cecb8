// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on what Qt can't go on after is one line on standard error and exit status 1, instead of SIGABRT; so is an X
/// server that goes away. Qt's warnings while its application starts are kept back: if it doesn't, the first says why.
void catchQtsEnd();

}  // namespace app
