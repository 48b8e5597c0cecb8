// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// This takes the bytes of a file, piece after piece. After an error it gets no more.
using ByteSink = std::function<base::Result<void>(std::string_view bytes)>;

/// Writers hand on this many bytes at once, or a little more.
inline constexpr std::size_t kSinkPiece = 1U << 16U;

}  // namespace app
