// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Several models in one show are added, moved, undone, saved and opened as people do.

#include <fstream>

#include <glm/geometric.hpp>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/opening/missing_dialog.h"
#include "app/panels/actor_fields.h"
#include "app/panels/models_panel.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;
using support::WindowShow;

TEST_F(WindowShow, FilesInARowMakeAShow) {
  // WHEN a model, its dance, another model and a camera are opened together
  open({model, dance, second, camera});
  // THEN the dance is the first one's, the camera the show's
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_TRUE(actors()[1].switches.motions.empty());
  EXPECT_EQ(document().state().motions.size(), 1U);
  EXPECT_EQ(window->windowTitle(), "踊り子 + 二人目 – ダンス + カメラ — Odori");
  EXPECT_EQ(window->selection().actor(), actors()[0].id);
  EXPECT_EQ(panel().models->topLevelItemCount(), 2);
  // AND both are drawn, each at its placement
  select(1);
  place(4);
  cameraTool().reset();
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_TRUE(redAt(aside(kFootAtRest, 4)));
  EXPECT_FALSE(redAt(kFootAtRest));
}

TEST_F(WindowShow, WhatIsAddedJoins) {
  open({model, dance});
  pauseAt(10);
  // WHEN that file is added, without a motion
  addFiles({model});
  // THEN there are two, the new one is selected, and the clock stays
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
  EXPECT_EQ(window->clock().frame(), 10.0);
  // AND it stands beside the other, not in it
  EXPECT_EQ(actors()[1].switches.placement.position, base::Vec3(10.0F, 0.0F, 0.0F));
  EXPECT_FALSE(redAt(kFootAtRest));
  document().changeActor(actors()[1].id, app::fixedText("place"),
                         [](app::DocumentActor& actor) { actor.switches.placement = {}; });
  settle();
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_TRUE(redAt(kFootLifted));
  // WHEN a dance is opened THEN it is the selected one's
  open({dance});
  EXPECT_EQ(actors()[1].switches.motions.size(), 1U);
  pauseAt(10);
  EXPECT_FALSE(redAt(kFootAtRest));
  // WHEN a model is opened, not added THEN it is alone, with the motions of the selected one
  open({second});
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  // AND of the steps before only the other show is left
  EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(WindowShow, AccessoriesJoinAndTakeNobodysDance) {
  const fs::path stage = file("stage.x");
  std::ofstream(stage) << "xof 0303txt 0032 Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;; }";
  open({model, dance});
  const app::ActorId dancer = actors()[0].id;
  // WHEN an accessory is dropped THEN the model stays, dances, and gets the motions that come next
  drop({stage});
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[0].id, dancer);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_EQ(actors()[1].model->model.format, pmx::ModelFormat::X);
  EXPECT_FALSE(actors()[1].switches.groundShadow);
  EXPECT_EQ(window->selection().actor(), dancer);
  // WHEN a motion comes with one THEN it is the model's
  drop({dance, stage});
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_TRUE(actors()[2].switches.motions.empty());
  // WHEN a row with a model replaces all THEN the dance stays for that model, wherever the stage is
  // in the row
  drop({stage, second});
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[0].model->model.format, pmx::ModelFormat::X);
  EXPECT_TRUE(actors()[0].switches.motions.empty());
  EXPECT_EQ(actors()[1].switches.motions.size(), 1U);
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
}

TEST_F(WindowShow, AVacHangsFromTheDancerNamedBeforeIt) {
  std::ofstream(file("mic.x")) << "xof 0303txt 0032 Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;; }";
  std::ofstream(file("mic.vac")) << "mic\nmic.x\n2\n1,2,3\n0,0,0\n頭\n1\n";
  open({model, file("mic.vac")});
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[1].switches.outsideParents, (std::vector<app::OutsideParent>{{0, actors()[0].id, 5}}));
  EXPECT_EQ(actors()[1].switches.placement.scale, 2.0F);
  // AND its placement is in the bone's space: its numbers aren't disabled
  select(1);
  EXPECT_TRUE(panel().fields().position[0]->isEnabled());
}

TEST_F(WindowShow, TheDockSwitchesAndUndoTakesBack) {
  open({model, dance, second});
  pauseAt(0);
  select(1);
  place(4);
  const QImage both = picture();
  ASSERT_TRUE(redAt(aside(kFootAtRest, 4)));
  // WHEN a tick is removed THEN the model is hidden, and comes back
  panel().models->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  EXPECT_FALSE(redAt(aside(kFootAtRest, 4)));
  EXPECT_TRUE(redAt(kFootAtRest));
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(panel().models->topLevelItem(1)->checkState(0), Qt::Checked);
  EXPECT_EQ(support::differingPixels(picture(), both), 0);
  // WHEN it is duplicated THEN there are three, and the new one is selected
  choose(window->commands()[app::ActionId::Duplicate]);
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(window->selection().actor(), actors()[2].id);
  EXPECT_EQ(actors()[2].switches.placement.position, base::Vec3(14, 0, 0)) << "beside the other, not within it";
  place(-4);
  EXPECT_TRUE(redAt(aside(kFootAtRest, -4)));
  // WHEN it is removed and comes back THEN it is the same actor
  const app::ActorId id = actors()[2].id;
  const QImage three = picture();
  press(Qt::Key_Delete);
  EXPECT_EQ(actors().size(), 2U);
  EXPECT_FALSE(redAt(aside(kFootAtRest, -4)));
  window->commands()[app::ActionId::Undo]->trigger();
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(actors()[2].id, id);
  EXPECT_TRUE(waitFor([&] { return support::differingPixels(picture(), three) == 0; }));
  // AND all of it can be undone, and done again
  while (document().undoStack().canUndo()) window->commands()[app::ActionId::Undo]->trigger();
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[1].switches.placement, app::Placement());
  while (document().undoStack().canRedo()) window->commands()[app::ActionId::Redo]->trigger();
  EXPECT_EQ(actors().size(), 2U) << "removing it was the last";
  window->commands()[app::ActionId::Undo]->trigger();
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_TRUE(waitFor([&] { return support::differingPixels(picture(), three) == 0; }));
}

TEST_F(WindowShow, AFieldThatIsLeftByTabLeavesUndoToTheWindow) {
  // GIVEN a number that was typed, and the next field
  open({model});
  QDoubleSpinBox* const x = panel().fields().position[0];
  window->activateWindow();
  x->setFocus();
  ASSERT_TRUE(waitFor([&] { return x->hasFocus(); }));
  x->selectAll();
  QTest::keyClicks(x, "7");
  // WHEN Ctrl+Z is pressed there THEN the field itself undoes the typing
  QTest::keyClick(x, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(x->value(), 0.0);
  x->selectAll();
  QTest::keyClicks(x, "7");
  QTest::keyClick(x, Qt::Key_Tab);
  settle();
  ASSERT_EQ(actors()[0].switches.placement.position, base::Vec3(7, 0, 0));
  ASSERT_NE(QApplication::focusWidget(), x);
  // WHEN it is pressed in the next one THEN the model goes back, and forth again
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(actors()[0].switches.placement.position, base::Vec3(0, 0, 0));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(actors()[0].switches.placement.position, base::Vec3(7, 0, 0));
}

TEST_F(WindowShow, OneTurnOfANumberIsOneStep) {
  open({model});
  for (const float x : {1.0F, 2.0F, 3.0F}) place(x);
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(actors()[0].switches.placement, app::Placement());
  EXPECT_EQ(panel().fields().position[0]->value(), 0.0);
  EXPECT_FALSE(document().undoStack().canUndo());
}

TEST_F(WindowShow, DrawnInTheOrderOfTheDock) {
  open({model, second});
  const app::ActorId first = actors()[0].id;
  select(0);
  support::click(panel().down);
  EXPECT_EQ(actors()[1].id, first);
  EXPECT_EQ(document().show().order()[1], first);
  EXPECT_EQ(window->selection().actor(), first);
  EXPECT_EQ(panel().models->topLevelItem(0)->text(0), "二人目");
  support::click(panel().down);  // it is the last already
  EXPECT_EQ(actors()[1].id, first);
  support::click(panel().up);
  EXPECT_EQ(document().show().order()[0], first);
}

TEST_F(WindowShow, WhatIsAddedToAStandingShowIsSeenByItself) {
  // GIVEN a paused show, whose last picture is on the screen
  open({model});
  const auto redOnScreen = [&](base::Vec3 world) {
    const QImage shown = window->screen()->grabWindow(view().winId()).toImage();
    const QPoint at = viewPoint(world) * view().devicePixelRatio();
    const QColor colour = shown.rect().contains(at) ? shown.pixelColor(at) : QColor();
    return colour.red() > 128 && colour.green() < 64 && colour.blue() < 64;
  };
  ASSERT_TRUE(waitFor([&] { return redOnScreen(kFootAtRest); }));
  // WHEN a second model is added, three units to the left, THEN it is drawn without any other
  // action
  pmx::Model moved = support::legModel();
  const base::Vec3 by(-3.0F, 0.0F, 0.0F), inFile = by - base::Vec3(10.0F, 0.0F, 0.0F);  // it stands at 10
  for (pmx::Bone& bone : moved.bones) bone.position += inFile;
  for (pmx::Vertex& vertex : moved.vertices) vertex.position += inFile;
  ASSERT_TRUE(pmx::writePmxFile(moved, second));
  window->openFiles({second}, true);
  EXPECT_TRUE(waitFor([&] { return redOnScreen(kFootAtRest + by); }));
  // AND so is its row in the list: it has a text, which isn't one colour
  window->findChild<QDockWidget*>("scenePanel")->raise();
  const auto rowOnScreen = [&](int row) {
    const QTreeWidgetItem* item = panel().models->topLevelItem(row);
    if (item == nullptr) return false;
    const QRect place = panel().models->visualItemRect(item).adjusted(30, 2, -100, -2);
    const QPoint at = panel().models->viewport()->mapToGlobal(place.topLeft());
    const QImage shown = window->screen()->grabWindow(0, at.x(), at.y(), place.width(), place.height()).toImage();
    const auto other = [&](int x) { return shown.pixel(x, shown.height() / 2) != shown.pixel(0, 0); };
    bool text = false;
    for (int x = 0; x < shown.width(); ++x) text = text || other(x);
    return text;
  };
  EXPECT_TRUE(waitFor([&] { return rowOnScreen(0) && rowOnScreen(1); }));
  document().undoStack().undo();
  ASSERT_TRUE(waitFor([&] { return !rowOnScreen(1); }));
  document().undoStack().redo();
  EXPECT_TRUE(waitFor([&] { return rowOnScreen(1); }));
  // AND so after it is removed and that is undone
  select(1);
  support::click(panel().remove);
  EXPECT_TRUE(waitFor([&] { return !redOnScreen(kFootAtRest + by); }));
  document().undoStack().undo();
  EXPECT_TRUE(waitFor([&] { return redOnScreen(kFootAtRest + by); }));
}

TEST_F(WindowShow, WhatThePictureSaysIsInNoPictureThatIsSaved) {
  open({model, dance});
  pauseAt(10);
  const QImage before = playback().picture({.asShown = true}).value();
  playback().say(QStringLiteral("Said"));
  settle();
  // GIVEN the words on the screen WHEN a picture is taken THEN it has none
  EXPECT_GT(support::differingPixels(before, view().seen()), 100);
  EXPECT_EQ(support::differingPixels(before, playback().picture({.asShown = true}).value()), 0);
  // AND some seconds later they are gone
  EXPECT_TRUE(waitFor([&] { return playback().said().isEmpty(); }));
  settle();
  EXPECT_EQ(support::differingPixels(before, view().seen()), 0);
}

TEST_F(WindowShow, AModelHangsFromABoneOfAnother) {
  open({model, dance, second});
  const app::ActorId dancer = actors()[0].id, held = actors()[1].id;
  select(1);
  // WHEN the second is attached to the first one's IK bone, which the dance lifts by six
  panel().fields().holder->setCurrentIndex(1);
  emit panel().fields().holder->activated(1);
  for (int i = panel().fields().holderBone->currentIndex(); i < 4; ++i)
    QTest::keyClick(panel().fields().holderBone, Qt::Key_Down);
  const std::vector<app::OutsideParent> wanted{{0, dancer, 4}};
  ASSERT_EQ(document().show().actor(held)->switches().outsideParents, wanted);
  // THEN it follows: its root is at that bone, at (1, 1, 0) at rest and six higher in the dance
  pauseAt(10);
  const auto& root = document().show().actor(held)->frame().boneModels[0].translation;
  const auto& bone = document().show().actor(dancer)->frame().boneModels[4].translation;
  EXPECT_NEAR(glm::length(root - bone), 0.0F, 1e-4F);
  EXPECT_NEAR(root.y, 7.0F, 1e-3F);
  // AND a circle is refused with a message
  select(0);
  panel().fields().holder->setCurrentIndex(1);
  emit panel().fields().holder->activated(1);
  EXPECT_TRUE(window->message().contains("circle")) << window->message().toStdString();
  EXPECT_TRUE(document().show().actor(dancer)->switches().outsideParents.empty());
  EXPECT_EQ(panel().fields().holder->currentIndex(), 0);
  // WHEN the holder is removed THEN it is detached, and is attached again when the holder comes
  // back
  document().remove(dancer);
  EXPECT_TRUE(document().show().actor(held)->switches().outsideParents.empty());
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(document().show().actor(held)->switches().outsideParents, wanted);
  // AND a show file keeps it
  const fs::path show = file("held.odori");
  ASSERT_TRUE(window->saveShow(show));
  window->commands()[app::ActionId::CloseAll]->trigger();
  open({show});
  ASSERT_EQ(actors().size(), 2U);
  const auto parents = document().show().actor(actors()[1].id)->switches().outsideParents;
  ASSERT_EQ(parents.size(), 1U);
  EXPECT_EQ(parents[0].actor, actors()[0].id);
  EXPECT_EQ(parents[0].parentBone, 4);
  EXPECT_EQ(playback().filmScene().actors[1].switches.outsideParents, parents);
}

TEST_F(WindowShow, ModelsAddedOneAfterTheOtherHaveNobodysDance) {
  open({model, dance});
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->openFiles({second}, true);
  window->openFiles({model}, true);
  ASSERT_TRUE(waitFor([&] { return loaded.size() == 2 && !window->isLoading(); }));
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_TRUE(actors()[1].switches.motions.empty());
  EXPECT_TRUE(actors()[2].switches.motions.empty());
}

TEST_F(WindowShow, TheSongGoesWithTheDance) {
  const fs::path song = file("song.wav"), other = file("elsewhere") / "other.vmd";
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  fs::create_directories(other.parent_path());
  fs::copy(dance, other);
  fs::copy(song, other.parent_path() / "other.wav");
  open({model, dance, song});
  // WHEN another model is opened alone THEN dance and song stay
  open({second});
  EXPECT_EQ(document().state().song.file, song);
  // WHEN another dance is opened THEN its own song is offered
  open({second, other});
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(window->commands()[app::ActionId::SongBeside]->isEnabled());
  open({model, dance, song});
  open({other});
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(window->commands()[app::ActionId::SongBeside]->isEnabled());
  // AND Play Both brings the song back with its dance
  choose(window->commands()[app::ActionId::PlayBoth]);
  EXPECT_EQ(document().state().song.file, song);
  // WHEN a motion is opened that is beside the playing song THEN the song goes on
  const fs::path wave = file("wave.vmd");
  fs::copy(dance, wave);
  open({wave});
  EXPECT_EQ(document().state().song.file, song);
}

}  // namespace
