// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/counted_issues.h"

#include <gmock/gmock.h>

namespace {

using base::Issues;
using testing::ElementsAre;

std::vector<std::string> linesOf(const Issues& issues) {
  std::vector<std::string> lines;
  for (const base::Issue& issue : issues) lines.push_back(base::describe(issue));
  return lines;
}

TEST(CountedIssues, WhatSeveralHaveIsSaidOnceWithItsNumber) {
  Issues issues;
  for (int actor = 0; actor < 1000; ++actor) {
    issues.push_back({"rigid bodies", -1, -1, "too many overlap"});
    if (actor == 7) issues.push_back({"bones", 3, -1, "is moved"});
  }
  EXPECT_THAT(linesOf(base::countedIssues(issues)),
              ElementsAre("rigid bodies: too many overlap (1000 times)", "bones[3]: is moved"));
}

TEST(CountedIssues, OthersOfOnePlaceStayApart) {
  const Issues issues{{"bones", 3, -1, "is moved"},
                      {"bones", 4, -1, "is moved"},
                      {"bones", 3, 16, "is moved"},
                      {"bones", 3, -1, "is turned"}};
  EXPECT_EQ(linesOf(base::countedIssues(issues)), linesOf(issues));
}

TEST(CountedIssues, ASectionHasTwentyLinesAndTheNumberOfTheOthers) {
  Issues issues;
  for (int i = 0; i < 50; ++i) issues.push_back({"bones", i, -1, "is moved"});
  issues.push_back({"goals", -1, -1, "are about nobody"});
  const auto lines = linesOf(base::countedIssues(issues));
  ASSERT_EQ(lines.size(), 22U);
  EXPECT_EQ(lines[19], "bones[19]: is moved");
  EXPECT_EQ(lines[20], "goals: are about nobody");
  EXPECT_EQ(lines[21], "bones: and 30 more");
}

TEST(CountedIssues, NoneAreNone) { EXPECT_THAT(base::countedIssues({}), ElementsAre()); }

}  // namespace
