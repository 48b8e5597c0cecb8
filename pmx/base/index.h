// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace base {

/// A number of a file or of a list, which is known not to be below 0, as an index into a list.
[[nodiscard]] constexpr std::size_t toIndex(std::int32_t number) { return static_cast<std::size_t>(number); }

}  // namespace base
