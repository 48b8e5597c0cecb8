// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// With ODORI_TIMES=1 each call reports on standard error which stage of the start is done, with
/// milliseconds since the stage before and since main() began, and the processor time of all
/// threads since the program started, loading included. Otherwise it does nothing. It is for
/// main()'s thread alone, and never for anything that comes every frame.
void stageDone(const char* stage);

}  // namespace app
