// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstring>
#include <span>

#include <gtest/gtest.h>

#include "pmx/base/math.h"

namespace support {

/// Expects equal bits of all transforms.
inline void expectSame(std::span<const base::Transform> got, std::span<const base::Transform> want) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i)
    EXPECT_EQ(std::memcmp(&got[i], &want[i], sizeof(base::Transform)), 0) << "bone " << i;
}

}  // namespace support
