// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// Work on `begin` to `end`, and what it is to know.
using Piece = void (*)(void* context, std::size_t begin, std::size_t end);

/// Calls `piece` for pieces that together make 0 to `count`, on up to `threads` threads of the task library. The
/// library isn't built with the thread sanitizer; this file alone knows it and isn't either, or the data it shares with
/// the library (`piece` as an object would be among it) looks like races.
void runPieces(std::size_t count, int threads, Piece piece, void* context);

/// As many threads as the task library would use.
[[nodiscard]] int libraryThreadCount();

}  // namespace app
