// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Where the time from the start to the first picture goes: with ODORI_TIMES=1 each call says on standard error which stage
/// is done, and milliseconds since the one before, since main() began, and of processor time, all threads, since the
/// program did, loading it included. Else it does nothing. For the thread of main() alone, and nothing that comes every
/// frame for ever.
void stageDone(const char* stage);

}  // namespace app
