// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Shows as files: saved, opened, with files missing, and protected from loss.

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

TEST_F(WindowShow, AShowThatWasSavedAndMovedIsTheSame) {
  open({model, dance, second, camera});
  select(1);
  place(3);
  panel().fields().turn->setValue(30);
  document().setIkMode(actors()[0].id, app::IkMode::Off);
  document().setBackground(QColor(20, 40, 60));
  document().setPhysics(false);
  window->commands()[app::ActionId::Ground]->setChecked(false);
  pauseAt(10);
  const QImage before = picture();
  const fs::path show = file("今夜.odori");
  ASSERT_TRUE(window->saveShow(show)) << window->message().toStdString();
  EXPECT_EQ(window->windowTitle(), "今夜.odori[*] — Odori");
  // WHEN its folder gets another name, and another program added a key
  const fs::path moved = show.parent_path().string() + " moved";
  fs::copy(show.parent_path(), moved, fs::copy_options::recursive);
  const fs::path there = moved / show.filename();
  auto read = app::readShow(there, {});
  ASSERT_TRUE(read);
  read->show.actors[1].unknown["/mood"] = "\"merry\"";
  ASSERT_TRUE(app::writeShow(read->show, there));
  window->commands()[app::ActionId::CloseAll]->trigger();
  window->commands()[app::ActionId::Ground]->setChecked(true);
  fs::rename(model, model.string() + ".gone");
  open({there});
  // THEN it is the same show
  EXPECT_EQ(window->message(), "");
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[1].switches.placement.turn, 30.0F);
  EXPECT_EQ(actors()[0].switches.chains[0], app::IkMode::Off);
  EXPECT_FALSE(window->commands()[app::ActionId::Physics]->isChecked());
  EXPECT_FALSE(window->commands()[app::ActionId::Ground]->isChecked());
  pauseAt(10);
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  // AND the ground comes back whole by its switch
  window->commands()[app::ActionId::Ground]->setChecked(true);
  const app::PictureOptions shown = playback().filmScene().look.picture;
  EXPECT_TRUE(shown.grid && shown.axes && shown.light.ground != app::GroundShadow::Off);
  // AND the key is there when it is saved again
  ASSERT_TRUE(window->saveShow(there));
  read = app::readShow(there, {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.actors[1].unknown["/mood"], "\"merry\"");
  // AND a show isn't written over its own files
  EXPECT_FALSE(window->saveShow(moved / second.filename()));
  EXPECT_NE(window->message(), "");
  fs::remove_all(moved);
}

TEST_F(WindowShow, AShowThatWasReplacedComesBackByTheMessagesButton) {
  // GIVEN a saved show with a look, a camera and edits of its own
  open({model, dance, second});
  select(1);
  place(3);
  document().setBackground(QColor(20, 40, 60));
  const fs::path show = file("今夜.odori"), third = file("三人目.pmx");
  ASSERT_TRUE(window->saveShow(show)) << window->message().toStdString();
  pmx::Model other = support::legModel();
  other.name = "三人目";
  ASSERT_TRUE(pmx::writePmxFile(other, third));
  // opened where the user's own look is another
  window->commands()[app::ActionId::CloseAll]->trigger();
  document().setBackground(Qt::white);
  open({show});
  EXPECT_EQ(document().look().background, QColor(20, 40, 60));
  vmd::CameraState own = cameraTool().camera();
  own.distance = -77.0F;
  cameraTool().standAt(own);
  pauseAt(10);
  const QImage before = picture();
  const auto* bar = window->findChild<app::MessageBar*>();
  const auto undo = [bar]() -> QToolButton* {
    for (auto* button : bar->findChildren<QToolButton*>())
      if (button->isVisible() && button->text() == QLatin1String("Undo")) return button;
    return nullptr;
  };
  EXPECT_EQ(undo(), nullptr);
  // WHEN another model is opened
  open({third});
  // THEN the message says so, and nothing is unsaved
  EXPECT_EQ(window->message(), QStringLiteral("三人目 replaces 今夜"));
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_FALSE(window->isWindowModified());
  EXPECT_EQ(document().look().background, QColor(Qt::white));
  ASSERT_NE(undo(), nullptr);
  // WHEN it is edited, and the show is brought back
  place(5);
  support::click(undo());
  settle();
  // THEN all of it is there: models, dance, look, camera, moment, its file
  EXPECT_EQ(window->message(), "");
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[0].model->path, model);
  EXPECT_EQ(actors()[1].switches.placement.position.x, 3.0F);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_EQ(document().look().background, QColor(20, 40, 60));
  EXPECT_EQ(window->windowTitle(), "今夜.odori[*] — Odori");
  EXPECT_FALSE(window->isWindowModified());
  EXPECT_EQ(window->transport().frame(), 10.0);
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  place(4);
  EXPECT_TRUE(window->isWindowModified());
  EXPECT_TRUE(window->saveShowAgain());
  const auto saved = app::readShow(show, {});
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->show.actors.size(), 2U);
}

TEST_F(WindowShow, AShowThatWasReplacedComesBackByUndoAndGoesByRedo) {
  open({model, dance});
  place(3);
  const fs::path show = file("show.odori");
  open({second});
  EXPECT_EQ(window->message(), QStringLiteral("二人目 replaces 踊り子"));
  ASSERT_TRUE(window->saveShow(show));
  const auto& commands = window->commands();
  EXPECT_EQ(commands[app::ActionId::Undo]->text(), "&Undo: Open");
  commands[app::ActionId::Undo]->trigger();
  settle();
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_EQ(actors()[0].model->path, model);
  EXPECT_EQ(actors()[0].switches.placement.position.x, 3.0F);
  EXPECT_EQ(window->windowTitle(), QStringLiteral("踊り子 – ダンス — Odori"));
  EXPECT_FALSE(commands[app::ActionId::Undo]->isEnabled());
  commands[app::ActionId::Redo]->trigger();
  settle();
  EXPECT_EQ(actors()[0].model->path, second);
  EXPECT_EQ(window->windowTitle(), "show.odori[*] — Odori");
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(WindowShow, NothingComesBackWhereNothingWasReplaced) {
  const auto& commands = window->commands();
  open({model, dance});
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(commands[app::ActionId::Undo]->isEnabled());
  // AND a show that was closed is gone
  open({second});
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_FALSE(commands[app::ActionId::Undo]->isEnabled());
  EXPECT_EQ(window->message(), "");
}

TEST_F(WindowShow, WhatAShowLacksIsToldAndTheRestOpens) {
  open({model, dance, second});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  fs::remove(second);
  fs::remove(dance);
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({show});
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_TRUE(window->message().contains("ダンス.vmd")) << window->message().toStdString();
  EXPECT_TRUE(window->message().contains("and 1 more")) << window->message().toStdString();
  // AND saving asks for a name: missing files stay in the file
  EXPECT_EQ(window->windowTitle(), "踊り子 — Odori");
  EXPECT_TRUE(window->commands()[app::ActionId::FindMissing]->isEnabled());
  // WHEN another file is opened THEN nothing is missing
  open({model});
  EXPECT_FALSE(window->commands()[app::ActionId::FindMissing]->isEnabled());
}

TEST_F(WindowShow, AFileThatIsNoShowIsntWrittenOver) {
  open({model, dance});
  const auto before = fs::file_size(second);
  EXPECT_FALSE(window->saveShow(second));
  EXPECT_TRUE(window->message().contains("choose another name")) << window->message().toStdString();
  EXPECT_EQ(fs::file_size(second), before);
}

TEST_F(WindowShow, AShowOfWhichNothingIsLeftIsntMixedWithTheOneBefore) {
  fs::copy(second, file("gone.pmx"));
  fs::copy(dance, file("walk.vmd"));
  open({file("gone.pmx"), file("walk.vmd")});
  const fs::path lacking = file("lacking.odori");
  ASSERT_TRUE(window->saveShow(lacking));
  window->commands()[app::ActionId::CloseAll]->trigger();
  fs::remove(file("gone.pmx"));
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("show.odori")));
  open({lacking});
  // THEN the other show is gone, and its file can't be overwritten by mistake
  EXPECT_TRUE(actors().empty());
  EXPECT_FALSE(window->windowTitle().startsWith("show"));
  EXPECT_TRUE(window->commands()[app::ActionId::FindMissing]->isEnabled());
}

TEST_F(WindowShow, TheDanceOfAModelThatIsMissingIsNobodyElses) {
  fs::copy(second, file("gone.pmx"));
  fs::copy(dance, file("walk.vmd"));
  open({file("gone.pmx"), file("walk.vmd"), model, dance});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  fs::remove(file("gone.pmx"));
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({show});
  ASSERT_EQ(actors().size(), 1U);
  ASSERT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_EQ(actors()[0].switches.motions[0].motion->path, dance);
  // AND so in a row
  open({file("gone.pmx"), file("walk.vmd"), model, dance});
  ASSERT_EQ(actors().size(), 1U);
  ASSERT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_EQ(actors()[0].switches.motions[0].motion->path, dance);
}

TEST_F(WindowShow, WhatAShowLacksIsPointedAt) {
  const fs::path stage = file("stage");
  fs::create_directories(stage / "motions");
  fs::copy(second, stage / "other.pmx");
  fs::copy(dance, stage / "motions" / "other.vmd");
  open({stage / "other.pmx", stage / "motions" / "other.vmd"});
  pauseAt(10);
  const QImage before = picture();
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  window->commands()[app::ActionId::CloseAll]->trigger();
  fs::rename(stage, file("elsewhere"));
  // WHEN a show without any of its files is opened THEN a message says so
  open({show});
  EXPECT_TRUE(actors().empty());
  EXPECT_TRUE(window->message().contains("other.pmx")) << window->message().toStdString();
  ASSERT_TRUE(window->commands()[app::ActionId::FindMissing]->isEnabled());
  // WHEN one file is chosen THEN the other is found beside it
  app::MissingDialog* dialog = window->findMissing();
  ASSERT_EQ(dialog->files->topLevelItemCount(), 2);
  EXPECT_FALSE(dialog->openShow->isEnabled());
  dialog->setChoosers([&] { return file("elsewhere") / "other.pmx"; }, {});
  support::click(dialog->choose);
  ASSERT_TRUE(waitFor([&] { return !dialog->looking(); }));
  EXPECT_EQ(dialog->found().at(stage / "motions" / "other.vmd"), file("elsewhere") / "motions" / "other.vmd");
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  support::click(dialog->openShow);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  // THEN it is the same show, under its own name, and nothing is missing
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_FALSE(window->commands()[app::ActionId::FindMissing]->isEnabled());
  EXPECT_TRUE(window->windowTitle().startsWith("show")) << window->windowTitle().toStdString();
  pauseAt(10);
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  // AND saved again it names the files that were found
  ASSERT_TRUE(window->saveShow(show));
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({show});
  EXPECT_EQ(window->message(), "");
  EXPECT_EQ(actors().size(), 1U);
}

}  // namespace
