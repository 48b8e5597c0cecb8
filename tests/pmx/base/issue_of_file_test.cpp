// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/issue_of_file.h"

#include <tuple>

#include <gtest/gtest.h>

namespace {

// An issue of a file has the text of an error of it: describe(const Error&) is the source.
TEST(IssueOfFile, IsToldAsAnErrorOfTheFileIs) {
  for (const auto& [section, index, offset] :
       {std::tuple{"bones", 17, 0x1f3a2}, {"bones", 17, -1}, {"bones", -1, 3}, {"", -1, -1}, {"", 4, -1}}) {
    base::Issue issue{section, index, offset, "is odd"};
    base::nameFile(issue, "models/miku.pmx");
    EXPECT_EQ(base::describe(issue), base::describe(base::Error{base::ErrorCode::BadValue, "models/miku.pmx", section,
                                                                index, offset, "is odd"}));
    EXPECT_EQ(issue.offset, offset);
  }
  // AND a name with invisible characters is one line all the same
  base::Issue issue{"keys", -1, -1, "are odd"};
  base::nameFile(issue, "a\nb.vmd");
  EXPECT_EQ(base::describe(issue),
            "a\xef\xbf\xbd"
            "b.vmd: keys: are odd");
}

}  // namespace
