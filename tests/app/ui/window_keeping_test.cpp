// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window keeps unsaved changes for the next start in time, and drops them with the changes.

#include <chrono>
#include <fstream>
#include <optional>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <QAction>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/rescued_files.h"
#include "tests/app/ui/window_rescue.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::WindowRescue;

TEST_F(WindowRescue, AChangeIsKeptSoonAndTheNextHalfAMinuteLater) {
  using std::chrono::milliseconds;
  startAgain();
  open({model, dance});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  // GIVEN no change THEN nothing is written in any time
  pass(milliseconds(3'600'000));
  EXPECT_TRUE(rescued().empty());
  // WHEN something changes THEN it is in a file after a second
  place(7);
  pass(milliseconds(999));
  EXPECT_EQ(placeRescued(), std::nullopt);
  pass(milliseconds(1));
  ASSERT_TRUE(waitFor([&] { return placeRescued() == 7.0F; }));
  // AND later changes no earlier than half a minute after that, in that file
  const fs::path kept = rescued().front();
  place(8);
  pass(milliseconds(29'999));
  turn();
  EXPECT_EQ(placeRescued(), 7.0F);
  pass(milliseconds(1));
  ASSERT_TRUE(waitFor([&] { return placeRescued() == 8.0F; }));
  EXPECT_EQ(rescued().front(), kept);
  // AND nothing is written while nothing changes
  struct stat before {
  }, after{};
  ASSERT_EQ(::stat(kept.c_str(), &before), 0);
  for (int i = 0; i < 3; ++i) pass(milliseconds(60'000));
  turn();
  ASSERT_EQ(::stat(kept.c_str(), &after), 0);
  EXPECT_EQ(after.st_ino, before.st_ino) << "a file that is written anew is another one";
  // AND the next start has it, as after a crash
  startAgain();
  offer();
  EXPECT_EQ(offers.size(), 1);
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_EQ(actors()[0].switches.placement.position.x, 8.0F);
  EXPECT_EQ(window->windowTitle(), "show.odori[*] — Odori");
}

TEST_F(WindowRescue, WhatCouldntBeWrittenIsTriedAgain) {
  using std::chrono::milliseconds;
  startAgain();
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("show.odori")));
  // GIVEN a file in place of the folder
  const fs::path inTheWay = folderOfRescued().parent_path();
  fs::remove_all(inTheWay);
  fs::create_directories(inTheWay.parent_path());
  std::ofstream(inTheWay) << "no folder";
  place(7);
  pass(milliseconds(1'000));
  turn();
  EXPECT_TRUE(rescued().empty());
  // WHEN it is removed, and nothing else changes, THEN the change is kept after half a minute
  fs::remove(inTheWay);
  pass(milliseconds(30'000));
  EXPECT_TRUE(waitFor([&] { return placeRescued() == 7.0F; }));
}

TEST_F(WindowRescue, WhatWasKeptGoesWithTheChanges) {
  using std::chrono::milliseconds;
  startAgain();
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("show.odori")));
  const auto change = [&](float x) {
    place(x);
    pass(milliseconds(30'000));
    return waitFor([&] { return placeRescued() == x; });
  };
  // Saved:
  ASSERT_TRUE(change(7));
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_TRUE(rescued().empty());
  // Undone:
  ASSERT_TRUE(change(8));
  document().undoStack().undo();
  ASSERT_FALSE(window->isWindowModified());
  pass(milliseconds(30'000));
  EXPECT_TRUE(rescued().empty());
  // Given up for another show, after a question:
  ASSERT_TRUE(change(9));
  ask();
  answer = QMessageBox::Cancel;
  open({second});
  EXPECT_EQ(rescued().size(), 1U);
  answer = QMessageBox::Discard;
  open({second});
  EXPECT_EQ(asked, 2);
  EXPECT_TRUE(rescued().empty());
  // Closed:
  open({file("show.odori")});
  ASSERT_TRUE(change(10));
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_TRUE(rescued().empty());
}

}  // namespace
