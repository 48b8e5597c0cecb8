// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Changes were unsaved when the program ended, for any reason: the rescue keeps them, and the next
// start offers them.

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

TEST_F(WindowRescue, ChangesOfASavedShowAreOfferedAtTheNextStart) {
  startAgain();
  open({model, dance});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  const std::string saved = support::contents(show);
  // WHEN nothing has changed THEN nothing is kept
  EXPECT_TRUE(window->endWithoutDisplay().isEmpty());
  EXPECT_TRUE(rescued().empty());
  // WHEN something has, and the display goes away
  place(7);
  const QStringList lines = window->endWithoutDisplay();
  ASSERT_EQ(rescued().size(), 1U);
  EXPECT_TRUE(lines.join('\n').contains(QString::fromStdString(rescued().front().string())));
  struct stat about {};
  ASSERT_EQ(::stat(rescued().front().c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
  ASSERT_EQ(::stat(folderOfRescued().c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0700U);
  EXPECT_EQ(support::contents(show) == saved, true) << "the user's own file is as it was";
  // THEN the next start offers it, later as often as it starts
  startAgain();
  reply = 2;
  offer();
  EXPECT_EQ(offers.size(), 1);
  EXPECT_TRUE(document().empty());
  startAgain();
  reply = 0;
  offer();
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_EQ(actors()[0].switches.placement.position.x, 7.0F);
  // AND it is the show of the user's file, with unsaved changes
  EXPECT_EQ(window->windowTitle(), "show.odori[*] — Odori");
  EXPECT_TRUE(window->isWindowModified());
  EXPECT_EQ(rescued().size(), 1U);
  // WHEN it is saved THEN it is in that file, without a trace of the rescue, and there is nothing
  // to offer any more
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_FALSE(window->isWindowModified());
  const auto read = app::readShow(show, {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.actors.at(0).placement.position.x, 7.0F);
  EXPECT_TRUE(read->show.unknown.empty());
  EXPECT_TRUE(rescued().empty());
  startAgain();
  offer();
  EXPECT_TRUE(offers.isEmpty());
}

TEST_F(WindowRescue, WhatHasNoFileIsKeptToo) {
  startAgain();
  open({model, dance, second});
  place(7);
  ASSERT_EQ(window->endWithoutDisplay().size(), 1);
  startAgain();
  offer();
  ASSERT_EQ(actors().size(), 2U);
  // THEN it is unsaved as before: kept again where the program ends once more, and gone once it
  // isn't wanted
  ask();
  answer = QMessageBox::Cancel;
  EXPECT_FALSE(window->close());
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(rescued().size(), 1U);
  EXPECT_EQ(window->endWithoutDisplay().size(), 1);
  EXPECT_EQ(rescued().size(), 1U) << "the same again";
  ask();
  answer = QMessageBox::Discard;
  EXPECT_TRUE(window->close());
  EXPECT_TRUE(rescued().empty());
}

TEST_F(WindowRescue, WhatIsntWantedIsThrownAwayAndNothingElse) {
  startAgain();
  open({model, dance, second});
  place(7);
  ASSERT_EQ(window->endWithoutDisplay().size(), 1);
  const fs::path mine = folderOfRescued() / "mine.odori";
  fs::copy_file(rescued().front(), mine);
  fs::create_symlink(mine, folderOfRescued() / "2026-01-01_00-00-00_1.odori");
  startAgain();
  reply = 1;
  offer();
  EXPECT_EQ(offers.size(), 1);
  EXPECT_TRUE(rescued().empty());
  EXPECT_TRUE(fs::exists(mine));
}

TEST_F(WindowRescue, SavingWhatWasRescuedAsksWhereTheFileIsAnother) {
  const fs::path show = file("show.odori");
  keepChangesOf(show);
  const std::string saved = support::contents(show);
  // GIVEN another program writes to the user's file after the end
  const std::string theirs = saved + "\n";
  std::ofstream(show, std::ios::binary) << theirs;
  startAgain();
  offer();
  ASSERT_TRUE(window->isWindowModified());
  // WHEN it is saved THEN a question comes: cancelled, both are as they were
  offers.clear();
  reply = 2;
  window->commands()[app::ActionId::SaveShow]->trigger();
  ASSERT_EQ(offers.size(), 1);
  EXPECT_TRUE(offers[0].contains("show.odori"));
  EXPECT_EQ(support::contents(show) == theirs, true);
  EXPECT_EQ(rescued().size(), 1U);
  // AND it is known after another end, too
  ASSERT_EQ(window->endWithoutDisplay().size(), 1);
  startAgain();
  reply = 0;
  offer();
  offers.clear();
  reply = 1;
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_EQ(offers.size(), 1);
  EXPECT_NE(support::contents(show), theirs);
  EXPECT_TRUE(rescued().empty());
}

TEST_F(WindowRescue, WhatARunningWindowKeepsIsNotOffered) {
  startAgain();
  open({model, dance, second});
  place(7);
  pass(std::chrono::milliseconds(1'000));
  ASSERT_TRUE(waitFor([&] { return placeRescued() == 7.0F; }));
  const fs::path kept = rescued().front();
  // WHEN another window is opened THEN nothing is offered to it, and it can't take the file by hand
  app::WindowOptions options;
  options.useSettings = false;
  options.rescueFolder = folderOfRescued();
  auto other = std::make_unique<app::MainWindow>(options);
  QStringList offered;
  other->setAnswers([&](const QString& text, const QStringList&) {
    offered << text;
    return 1;
  });
  other->setAsker([] { return QMessageBox::Discard; });
  other->offerRescued();
  EXPECT_TRUE(offered.isEmpty());
  QSignalSpy loaded(other.get(), &app::MainWindow::loaded);
  other->openFiles({kept});
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !other->isLoading(); }));
  other->close();
  EXPECT_EQ(rescued().size(), 1U);
  // AND it can once the first one has ended, but only one of two at a time
  window->setAsking(false);
  window->close();
  window.reset();
  app::MainWindow third(options);
  third.setAnswers([&](const QString&, const QStringList&) {
    other->offerRescued();  // while that window asks
    return 2;
  });
  third.offerRescued();
  EXPECT_TRUE(offered.isEmpty());
  other->offerRescued();
  EXPECT_EQ(offered.size(), 1);
  EXPECT_TRUE(rescued().empty()) << "that one discards it";
}

TEST_F(WindowRescue, KeptTwiceAtOnceItIsThereOnce) {
  startAgain();
  open({model, dance, second});
  for (int i = 1; i <= 5; ++i) {
    place(static_cast<float>(i));
    ASSERT_EQ(window->endWithoutDisplay().size(), 1);
    EXPECT_EQ(placeRescued(), static_cast<float>(i));
  }
  // AND two windows that keep theirs at one moment have each its own
  app::RescuedFiles one(folderOfRescued()), two(folderOfRescued());
  for (int i = 0; i < 5; ++i) {
    ASSERT_TRUE(one.keep(app::unsavedShow({}, {})));
    ASSERT_TRUE(two.keep(app::unsavedShow({}, {})));
  }
  EXPECT_EQ(rescued().size(), 11U);
}

TEST_F(WindowRescue, WhatWasRescuedIsThrownAwayOnlyWhenAsked) {
  // GIVEN a rescued show of two models, one of which is missing: the rest alone would need no
  // question
  startAgain();
  open({model, dance, second});
  place(7);
  ASSERT_EQ(window->endWithoutDisplay().size(), 1);
  const std::string before = support::contents(rescued().front());
  fs::remove(second);
  startAgain();
  offer();
  ASSERT_EQ(actors().size(), 1U);
  // WHEN nothing is changed THEN the rescued file stays as it was, with both
  pass(std::chrono::milliseconds(60'000));
  turn();
  ASSERT_EQ(rescued().size(), 1U);
  EXPECT_EQ(support::contents(rescued().front()) == before, true);
  // AND closing or opening another asks
  ask();
  answer = QMessageBox::Cancel;
  EXPECT_FALSE(window->close());
  EXPECT_EQ(asked, 1);
  open({model});
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(rescued().size(), 1U);
  answer = QMessageBox::Discard;
  EXPECT_TRUE(window->close());
  EXPECT_EQ(asked, 3);
  EXPECT_TRUE(rescued().empty());
}

}  // namespace
