// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Standard output and standard error that can't be written, or aren't there.
#include <gmock/gmock.h>

#include "tests/support/program_run.h"

namespace {

using Streams = support::ProgramTest;

TEST_F(Streams, AMissingFileIsOneLineAndStatusTwo) {
  const auto outcome = runOdori({"info", "nofile"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
}

}  // namespace
