// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Models are damaged in one part each, and validate() corrects or reports them.

#include <limits>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "tests/support/issue_lines.h"
#include "tests/support/model_builder.h"
#include "tests/support/odd_floats.h"

namespace support {

inline pmx::Model full() { return fullModel(2.1F, base::Encoding::Utf16Le, 4); }

/// This struct is a change that breaks the full model, the message about it, and whether it is
/// corrected.
struct DamageRow {
  const char* name;
  void (*change)(pmx::Model&);
  const char* said;
  bool (*mended)(const pmx::Model&);
};

/// Expects that the changed model has the row's issues, is as the row says afterwards, and has no
/// issue the second time.
inline void expectMended(std::span<const DamageRow> rows) {
  for (const DamageRow& row : rows) {
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
