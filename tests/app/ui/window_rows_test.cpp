// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The rows of rows.json are opened in the window.

#include <gmock/gmock.h>

#include "tests/app/description/rows.h"
#include "tests/support/gui_window.h"

namespace {

using support::Row;

Row::Names namesOf(const std::vector<app::MotionUse>& uses) {
  Row::Names names;
  for (const app::MotionUse& use : uses) names.push_back(use.motion->path.filename().string());
  return names;
}

using WindowRows = support::WindowTest;

TEST_F(WindowRows, AreTheShowsThatTheRuleSays) {
  for (const Row& row : support::rowsOfFiles()) {
    SCOPED_TRACE(support::lineOf(row));
    window->closeAll();
    open(support::pathsOf(row, folder.path().toStdString()));
    std::vector<Row::Names> wanted, played;
    for (const auto& motions : row.plays)
      if (motions) wanted.push_back(*motions);
    for (const app::DocumentActor& actor : document().state().actors) played.push_back(namesOf(actor.switches.motions));
    EXPECT_EQ(played, wanted);
    EXPECT_EQ(namesOf(document().state().motions), row.scene);
    EXPECT_EQ(document().state().song.file.filename(), row.song);
    // A song in the dance's folder is offered, which refuses nothing.
    const QString message = window->message();
    const bool refused = !message.isEmpty() && !message.contains("In the same folder");
    EXPECT_EQ(refused, row.refused) << message.toStdString();
  }
}

TEST_F(WindowRows, ACameraReplacesTheOneBeforeWhateverModelItWasNamedWith) {
  // GIVEN a show with a camera
  open({model, camera});
  ASSERT_EQ(namesOf(document().state().motions), Row::Names{camera.filename().string()});
  // WHEN two models are opened, and the second has a camera
  const auto other = file("other.vmd");
  std::filesystem::copy_file(camera, other);
  open({model, dance, model, other});
  // THEN it is the scene's, alone
  ASSERT_EQ(document().state().actors.size(), 2U);
  EXPECT_EQ(namesOf(document().state().motions), Row::Names{"other.vmd"});
}

}  // namespace
