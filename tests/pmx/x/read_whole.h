// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "pmx/x/x_reader.h"
#include "tests/support/x_files.h"

namespace support {

/// Returns a .x file as read. One that can't be used is a failure of the test.
inline pmx::ReadModel readWhole(const std::vector<std::byte>& bytes) {
  auto read = pmx::readX(bytes);
  EXPECT_TRUE(read) << base::describe(read.error());
  return read ? std::move(*read) : pmx::ReadModel{};
}

/// Returns the message about a .x file that can't be used, or "no error".
inline std::string errorOf(const std::vector<std::byte>& bytes) {
  const auto read = pmx::readX(bytes);
  return read ? "no error" : base::describe(read.error());
}

}  // namespace support
