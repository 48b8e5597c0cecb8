// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/startup_trace.h"

#include <cstdio>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "pmx/base/neutral_locale.h"

namespace {

TEST(Stages, AreToldInOrderWithTimesThatDontGoBack) {
  // GIVEN a user who asks for the times of a start
  setenv("ODORI_TIMES", "1", 1);
  // WHEN two stages are done
  testing::internal::CaptureStderr();
  app::stageDone("files read");
  app::stageDone("picture drawn");
  const std::string told = testing::internal::GetCapturedStderr();
  // THEN each has a line, and the second came no earlier
  const base::NeutralLocale point;  // for sscanf(): the lines have a decimal point in every locale
  double took = -1, first = -1, second = -1, processor = -1;
  int read = 0;
  ASSERT_EQ(std::sscanf(told.c_str(), "odori: %lf ms, at %lf, processor %lf: files read\n%n", &took, &first, &processor,
                        &read),
            3)
      << told;
  ASSERT_GT(read, 0) << told;
  ASSERT_EQ(std::sscanf(told.c_str() + read, "odori: %lf ms, at %lf, processor %lf: picture drawn", &took, &second,
                        &processor),
            3)
      << told;
  EXPECT_GE(took, 0.0);
  EXPECT_GE(second, first);
  EXPECT_GT(processor, 0.0);
}

TEST(Stages, AreNotToldToThoseWhoDontAsk) {
  for (const char* word : {"", "0"}) {
    setenv("ODORI_TIMES", word, 1);
    testing::internal::CaptureStderr();
    app::stageDone("files read");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  }
}

}  // namespace
