// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/issue_group.h"

#include <gtest/gtest.h>

namespace {

using base::describe;
using base::IssueGroup;
using base::Issues;

TEST(IssueGroup, ListsTwentyAndTellsNoRest) {
  // GIVEN a group
  Issues issues;
  {
    IssueGroup group(issues, "bones", "with parents that don't exist");
    // WHEN it gets twenty issues
    for (std::size_t i = 0; i < 20; ++i) group.add(i, "is odd");
  }
  // THEN all of them are listed, and nothing else
  ASSERT_EQ(issues.size(), 20U);
  EXPECT_EQ(describe(issues.front()), "bones[0]: is odd");
  EXPECT_EQ(describe(issues.back()), "bones[19]: is odd");
}

TEST(IssueGroup, TellsHowManyMoreInOneLine) {
  Issues issues;
  {
    IssueGroup group(issues, "bones", "with parents that don't exist");
    for (std::size_t i = 0; i < 27; ++i) group.add(i, "is odd");
  }
  ASSERT_EQ(issues.size(), 21U);
  EXPECT_EQ(describe(issues[19]), "bones[19]: is odd");
  EXPECT_EQ(describe(issues[20]), "bones: and 7 more with parents that don't exist");
}

TEST(IssueGroup, MakesNoTextOfWhatIsNotListed) {
  Issues issues;
  int made = 0;
  IssueGroup group(issues, "bones", "odd ones");
  for (std::size_t i = 0; i < 1000; ++i) group.add(i, [&] { return "text " + std::to_string(made++); });
  EXPECT_EQ(made, 20);
  EXPECT_EQ(issues.back().detail, "text 19");
}

TEST(IssueGroup, CountsIssuesOfOtherPlaces) {
  // GIVEN issues with a position of their own
  Issues issues;
  {
    IssueGroup group(issues, "file", "flags");
    for (int i = 0; i < 21; ++i) group.addMade([&] { return base::Issue{"display frames", i, 0x10, "flag"}; });
  }
  // THEN each has its own, and the last line has the group's
  ASSERT_EQ(issues.size(), 21U);
  EXPECT_EQ(describe(issues[3]), "display frames[3]: flag (byte 0x10)");
  EXPECT_EQ(describe(issues[20]), "file: and 1 more flags");
}

TEST(IssueGroup, TellsTheRestOnce) {
  // GIVEN a group whose rest is counted before it ends, since the list is handed out then
  Issues issues;
  {
    IssueGroup group(issues, "bones", "odd ones");
    for (std::size_t i = 0; i < 22; ++i) group.add(i, "is odd");
    group.tellRest();
    EXPECT_EQ(issues.size(), 21U);
  }
  // THEN its end adds nothing
  EXPECT_EQ(issues.size(), 21U);
}

}  // namespace
