// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace support {

/// Returns the bytes of a text, which has to outlive them.
inline std::span<const std::byte> asBytes(std::string_view text) { return std::as_bytes(std::span(text)); }

}  // namespace support
