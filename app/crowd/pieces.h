// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace app {

/// Calls `piece(begin, end)` for pieces that together make 0 to `count`, on up to `threads` threads of the task library.
/// Alone in its file: the library isn't built with the thread sanitizer, so that its templates must not be either, or
/// their own data looks like races.
void runPieces(std::size_t count, int threads, const std::function<void(std::size_t begin, std::size_t end)>& piece);

}  // namespace app
