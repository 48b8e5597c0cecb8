// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Models that are damaged in one place, and what validate() makes of them.

#include <limits>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "tests/support/model_builder.h"

namespace support {

inline constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Issues, a line each.
inline std::string lines(const base::Issues& issues) {
  std::string all;
  for (const auto& issue : issues) {
    if (!all.empty()) all += '\n';
    all += describe(issue);
  }
  return all;
}

inline pmx::Model full() { return fullModel(2.1F, base::Encoding::Utf16Le, 4); }

/// A change that breaks the full model, what is said about it, and whether it's mended.
struct Row {
  const char* name;
  void (*change)(pmx::Model&);
  const char* said;
  bool (*mended)(const pmx::Model&);
};

/// The changed model is told as the row says, is as the row says afterwards, and a second time nothing is said.
inline void expectMended(std::span<const Row> rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    // GIVEN
    pmx::Model model = full();
    row.change(model);
    // WHEN
    const auto issues = pmx::validate(model);
    // THEN
    EXPECT_EQ(lines(issues), row.said);
    EXPECT_TRUE(row.mended(model));
    EXPECT_EQ(lines(pmx::validate(model)), "");
  }
}

}  // namespace support
