// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The rows of rows.json are opened as commands and Python open them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/open_show.h"
#include "tests/app/description/rows.h"
#include "tests/support/test_folder.h"

namespace {

using app::Missing;
using support::Row;

Row::Names namesOf(const std::vector<app::MotionUse>& uses) {
  Row::Names names;
  for (const app::MotionUse& use : uses) names.push_back(use.motion->path.filename().string());
  return names;
}

TEST(Rows, AreTheShowsThatTheRuleSays) {
  const support::TestFolder folder;
  for (const Row& row : support::rowsOfFiles()) {
    SCOPED_TRACE(support::lineOf(row));
    const auto files = support::pathsOf(row, folder.path);
    base::Issues issues;
    app::Show show;
    const auto strictly = app::describeFiles(files, {}, issues).and_then([&](const app::ShowDescription& described) {
      return app::openShow(described, {}, Missing::Fails, show);
    });
    EXPECT_EQ(!strictly, row.refused);
    // AND where files that can't be used are listed
    const auto described = app::describeFiles(files, {}, issues, Missing::IsListed);
    ASSERT_TRUE(described);
    app::Show rest;
    const auto opened = app::openShow(*described, {}, Missing::IsListed, rest);
    ASSERT_TRUE(opened);
    ASSERT_EQ(opened->actors.size(), row.plays.size());
    for (std::size_t i = 0; i < row.plays.size(); ++i) {
      const app::ActorId id = opened->actors[i];
      ASSERT_EQ(id != 0, row.plays[i].has_value()) << i;
      if (id == 0) continue;
      EXPECT_EQ(namesOf(rest.actor(id)->motions()), *row.plays[i]) << i;
    }
    EXPECT_EQ(namesOf(rest.sceneMotions()), row.scene);
    EXPECT_EQ(described->song.file.filename(), row.song);
  }
}

}  // namespace
