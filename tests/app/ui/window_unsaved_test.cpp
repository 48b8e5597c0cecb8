// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Changes of a show are asked about before they are lost.

#include <fstream>

#include <glm/geometric.hpp>

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/opening/missing_dialog.h"
#include "app/panels/actor_fields.h"
#include "app/panels/models_panel.h"
#include "app/playback/transport.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::WindowShow;

TEST_F(WindowShow, ChangesOfASavedShowArentLostWithoutAWord) {
  open({model, dance});
  const fs::path show = file("show.odori");
  ask();
  // A show that was never saved has no file that could be lost.
  place(3);
  EXPECT_FALSE(window->isWindowModified());
  ASSERT_TRUE(window->saveShow(show));
  EXPECT_FALSE(window->isWindowModified());
  place(4);
  EXPECT_TRUE(window->isWindowModified());
  // WHEN it is to be replaced THEN a question comes, and is cancelled
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(actors().size(), 1U);
  open({second});
  EXPECT_EQ(document().state().actors[0].model->path, model);
  window->close();
  EXPECT_TRUE(window->isVisible());
  EXPECT_EQ(asked, 3);
  // WHEN it is saved THEN the other is opened, and the file has the changes
  answer = QMessageBox::Save;
  open({second});
  EXPECT_EQ(document().state().actors[0].model->path, second);
  const auto saved = app::readShow(show, {});
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->show.actors[0].placement.position.x, 4.0F);
  // AND there is no question about files that weren't changed
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(asked, 4);
  window->setAsking(false);
}

TEST_F(WindowShow, AShowThatWasPutTogetherIsntLostWithoutAWord) {
  // GIVEN two models that were opened together: that is quickly done again
  ask();
  open({model, dance, second});
  ASSERT_EQ(actors().size(), 2U);
  open({model, dance, second});
  EXPECT_EQ(asked, 0);
  // WHEN one of them was moved THEN another model instead of them needs a question, and is
  // cancelled
  place(3);
  open({second});
  EXPECT_EQ(actors().size(), 2U);
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(actors().size(), 2U);
  EXPECT_EQ(asked, 2);
  // AND they are replaced where that is confirmed
  answer = QMessageBox::Discard;
  open({second});
  EXPECT_EQ(actors().size(), 1U);
  // AND for one model there is no question
  place(3);
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(actors().size(), 0U);
  EXPECT_EQ(asked, 3);
  window->setAsking(false);
}

TEST_F(WindowShow, WhatWasDoneByHandIsntLostWithoutAWord) {
  ask();
  int expected = 0;
  const auto expectAsked = [&](const char* what) {
    window->close();
    EXPECT_TRUE(window->isVisible()) << what;
    window->commands()[app::ActionId::CloseAll]->trigger();
    open({second});
    EXPECT_EQ(asked, expected += 3) << what;
    ASSERT_EQ(actors()[0].model->path, model);
    document().undoStack().undo();
    window->commands()[app::ActionId::CloseAll]->trigger();
    EXPECT_EQ(asked, expected) << "nothing is left of " << what;
    open({model, dance});
  };
  open({model, dance});
  // GIVEN one model and its dance: a bone that was moved, a material that was hidden
  app::Edits edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
  document().setEdits(actors()[0].id, app::fixedText("move"), edits);
  expectAsked("a bone");
  document().changeActor(actors()[0].id, app::fixedText("hide"),
                         [](app::DocumentActor& of) { of.switches.hiddenMaterials = {0}; });
  expectAsked("a material");
  // AND a bookmark, which stays where another model is opened
  press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_EQ(document().state().bookmarks.size(), 1U);
  open({second});
  EXPECT_EQ(actors()[0].model->path, second);
  EXPECT_EQ(asked, expected);
  window->close();
  EXPECT_TRUE(window->isVisible());
  EXPECT_EQ(asked, expected + 1);
  window->setAsking(false);
}

TEST_F(WindowShow, BookmarksOfAShowAreChangesOfIt) {
  open({model, dance});
  press(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({show});
  ask();
  EXPECT_FALSE(window->isWindowModified());
  press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_TRUE(window->isWindowModified());
  window->close();
  EXPECT_TRUE(window->isVisible());
  EXPECT_EQ(asked, 1);
  // WHEN it is undone THEN there is no question; redone and saved it is in the file
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(document().state().bookmarks.size(), 1U);
  EXPECT_FALSE(window->isWindowModified());
  press(Qt::Key_Y, Qt::ControlModifier);
  answer = QMessageBox::Save;
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(asked, 2);
  const auto saved = app::readShow(show, {});
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->show.look.bookmarks.size(), 2U);
  window->setAsking(false);
}

}  // namespace
