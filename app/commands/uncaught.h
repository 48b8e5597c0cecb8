// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Says in a sentence what no command caught, and gives the exit status. Only where an exception is being handled.
[[nodiscard]] int sayUncaught();

/// For std::set_terminate(): where an exception can't be caught, as in a thread of a library's, the same sentence. All else
/// is a fault to be found and ends as ever.
[[noreturn]] void endUncaught();

}  // namespace app
