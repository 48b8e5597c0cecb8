// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "app/export/byte_sink.h"
#include "pmx/base/math.h"

namespace support {

/// This collects the bytes of a writer.
struct Collected {
  std::string bytes;

  [[nodiscard]] app::ByteSink sink() {
    return [this](std::string_view piece) -> base::Result<void> {
      bytes += piece;
      return {};
    };
  }
};

/// Returns a sink that takes so many bytes, and then fails as a full disk does.
inline app::ByteSink sinkOf(std::size_t room) {
  return [room, taken = std::size_t{0}](std::string_view piece) mutable -> base::Result<void> {
    taken += piece.size();
    if (taken > room) return base::fail(base::ErrorCode::CannotWrite, "No space left on device");
    return {};
  };
}

/// Expects a place to a millionth of a metre.
inline void expectNear(const base::Vec3& got, const base::Vec3& want) {
  for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(got[axis], want[axis], 1e-6) << axis;
}

}  // namespace support
