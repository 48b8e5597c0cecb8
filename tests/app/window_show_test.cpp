// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Several models on one stage, as people put them there, move them, take it back, save and open it.

#include <fstream>

#include <glm/geometric.hpp>

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/ui/actor_fields.h"
#include "app/ui/camera_tool.h"
#include "app/ui/missing_dialog.h"
#include "app/ui/models_panel.h"
#include "app/ui/stage.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

class WindowShow : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    second = file("二人目.pmx");
    pmx::Model other = support::legModel();
    other.name = "二人目";
    ASSERT_TRUE(pmx::writePmxFile(other, second));
  }
  /// Adds files and waits until they are taken over.
  void addFiles(const std::vector<fs::path>& files) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    window->openFiles(files, true);
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  }
  [[nodiscard]] const std::vector<app::DocumentActor>& actors() const { return document().state().actors; }
  [[nodiscard]] app::ModelsPanel& panel() const { return window->modelsPanel(); }
  void select(int row) { panel().models->setCurrentItem(panel().models->topLevelItem(row)); }
  void place(float x) {
    panel().fields().position[0]->setValue(static_cast<double>(x));
    settle();
  }
  [[nodiscard]] static base::Vec3 aside(base::Vec3 point, float x) { return point + base::Vec3(x, 0, 0); }

  fs::path second;
};

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
  // AND both are drawn, each where it is put
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
  // WHEN the same file is added, with nothing to dance
  addFiles({model});
  // THEN there are two, the new one is selected, and the clock stays
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
  EXPECT_EQ(window->clock().frame(), 10.0);
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_TRUE(redAt(kFootLifted));
  // WHEN a dance is opened THEN it is the selected one's
  open({dance});
  EXPECT_EQ(actors()[1].switches.motions.size(), 1U);
  pauseAt(10);
  EXPECT_FALSE(redAt(kFootAtRest));
  // WHEN a model is opened, not added THEN it is alone, with the motions of the one that was selected
  open({second});
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_EQ(actors()[0].switches.motions.size(), 1U);
  EXPECT_FALSE(document().undoStack().canUndo());
}

TEST_F(WindowShow, TheDockSwitchesAndUndoTakesBack) {
  open({model, dance, second});
  pauseAt(0);
  select(1);
  place(4);
  const QImage both = picture();
  ASSERT_TRUE(redAt(aside(kFootAtRest, 4)));
  // WHEN a tick goes THEN the model does, and comes back
  panel().models->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  EXPECT_FALSE(redAt(aside(kFootAtRest, 4)));
  EXPECT_TRUE(redAt(kFootAtRest));
  window->commands().undo->trigger();
  EXPECT_EQ(panel().models->topLevelItem(1)->checkState(0), Qt::Checked);
  EXPECT_EQ(support::differingPixels(picture(), both), 0);
  // WHEN it is duplicated THEN there are three, and the new one is selected
  window->commands().duplicate->trigger();
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(window->selection().actor(), actors()[2].id);
  place(-4);
  EXPECT_TRUE(redAt(aside(kFootAtRest, -4)));
  // WHEN it is removed and comes back THEN it is the same one
  const app::ActorId id = actors()[2].id;
  const QImage three = picture();
  press(Qt::Key_Delete);
  EXPECT_EQ(actors().size(), 2U);
  EXPECT_FALSE(redAt(aside(kFootAtRest, -4)));
  window->commands().undo->trigger();
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_EQ(actors()[2].id, id);
  EXPECT_TRUE(waitFor([&] { return support::differingPixels(picture(), three) == 0; }, 5.0));
  // AND all of it can be undone, and done again
  while (document().undoStack().canUndo()) window->commands().undo->trigger();
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[1].switches.placement, app::Placement());
  while (document().undoStack().canRedo()) window->commands().redo->trigger();
  EXPECT_EQ(actors().size(), 2U) << "removing it was the last";
  window->commands().undo->trigger();
  ASSERT_EQ(actors().size(), 3U);
  EXPECT_TRUE(waitFor([&] { return support::differingPixels(picture(), three) == 0; }, 5.0));
}

TEST_F(WindowShow, OneTurnOfANumberIsOneStep) {
  open({model});
  for (const float x : {1.0F, 2.0F, 3.0F}) place(x);
  window->commands().undo->trigger();
  EXPECT_EQ(actors()[0].switches.placement, app::Placement());
  EXPECT_EQ(panel().fields().position[0]->value(), 0.0);
  EXPECT_FALSE(document().undoStack().canUndo());
}

TEST_F(WindowShow, DrawnInTheOrderOfTheDock) {
  open({model, second});
  const app::ActorId first = actors()[0].id;
  select(0);
  panel().down->click();
  EXPECT_EQ(actors()[1].id, first);
  EXPECT_EQ(document().show().order()[1], first);
  EXPECT_EQ(window->selection().actor(), first);
  EXPECT_EQ(panel().models->topLevelItem(0)->text(0), "二人目");
  panel().down->click();  // it is the last already
  EXPECT_EQ(actors()[1].id, first);
  panel().up->click();
  EXPECT_EQ(document().show().order()[0], first);
}

TEST_F(WindowShow, MotionsAreSwitchedShiftedAndOrdered) {
  open({model, dance});
  QTreeWidgetItem* row = panel().motions->topLevelItem(0);
  ASSERT_NE(row, nullptr);
  // A dance that begins 20 frames later has its frame 10 at 30.
  row->setData(1, Qt::EditRole, 20);
  EXPECT_EQ(window->clock().lastFrame(), 320.0);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootAtRest));
  pauseAt(30);
  EXPECT_TRUE(redAt(kFootLifted));
  row->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_TRUE(window->clock().stands());
  // WHEN a camera joins THEN the dance stays as it is switched
  open({camera});
  EXPECT_EQ(panel().motions->topLevelItemCount(), 2);
  EXPECT_FALSE(actors()[0].switches.motions[0].on);
  EXPECT_EQ(actors()[0].switches.motions[0].shift, 20);
  EXPECT_EQ(panel().motions->topLevelItem(1)->text(0), "カメラ (scene)");
  panel().motions->setCurrentItem(panel().motions->topLevelItem(0));
  panel().motionRemove->click();
  EXPECT_TRUE(actors()[0].switches.motions.empty());
  EXPECT_EQ(document().state().motions.size(), 1U);
}

TEST_F(WindowShow, IkIsTheSelectedModels) {
  open({model, dance, second});
  select(1);
  window->commands().ik->trigger();
  EXPECT_EQ(actors()[0].switches.chains[0], app::IkMode::Motion);
  EXPECT_EQ(actors()[1].switches.chains[0], app::IkMode::Off);
  EXPECT_FALSE(window->commands().ik->isChecked());
  select(0);
  EXPECT_TRUE(waitFor([&] { return window->commands().ik->isChecked(); }));
}

TEST_F(WindowShow, AShowThatWasSavedAndMovedIsTheSame) {
  open({model, dance, second, camera});
  select(1);
  place(3);
  panel().fields().turn->setValue(30);
  document().setIkMode(actors()[0].id, app::IkMode::Off);
  document().setBackground(QColor(20, 40, 60));
  document().setPhysics(false);
  window->commands().ground->setChecked(false);
  pauseAt(10);
  const QImage before = picture();
  const fs::path show = file("今夜.odori");
  ASSERT_TRUE(window->saveShow(show)) << window->message().toStdString();
  EXPECT_EQ(window->windowTitle(), "今夜.odori[*] — Odori");
  // WHEN its folder has another name, and somebody else's program added a key
  const fs::path moved = show.parent_path().string() + " moved";
  fs::copy(show.parent_path(), moved, fs::copy_options::recursive);
  const fs::path there = moved / show.filename();
  auto read = app::readShow(there);
  ASSERT_TRUE(read);
  read->show.actors[1].unknown["/mood"] = "\"merry\"";
  ASSERT_TRUE(app::writeShow(read->show, there));
  window->commands().closeAll->trigger();
  window->commands().ground->setChecked(true);
  fs::rename(model, model.string() + ".gone");
  open({there});
  // THEN it is the same show
  EXPECT_EQ(window->message(), "");
  ASSERT_EQ(actors().size(), 2U);
  EXPECT_EQ(actors()[1].switches.placement.turn, 30.0F);
  EXPECT_EQ(actors()[0].switches.chains[0], app::IkMode::Off);
  EXPECT_FALSE(window->commands().physics->isChecked());
  EXPECT_FALSE(window->commands().ground->isChecked());
  pauseAt(10);
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  // AND the ground comes back whole by its switch
  window->commands().ground->setChecked(true);
  const app::PictureOptions shown = playback().filmScene().look.picture;
  EXPECT_TRUE(shown.grid && shown.axes && shown.light.ground != app::GroundShadow::Off);
  // AND the key is there when it is saved again
  ASSERT_TRUE(window->saveShow(there));
  read = app::readShow(there);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.actors[1].unknown["/mood"], "\"merry\"");
  // AND a show isn't written over what it is made of
  EXPECT_FALSE(window->saveShow(moved / second.filename()));
  EXPECT_NE(window->message(), "");
  fs::remove_all(moved);
}

TEST_F(WindowShow, AModelHangsFromABoneOfAnother) {
  open({model, dance, second});
  const app::ActorId dancer = actors()[0].id, held = actors()[1].id;
  select(1);
  // WHEN the second hangs from the first one's IK bone, which the dance lifts by six
  panel().fields().holder->setCurrentIndex(1);
  emit panel().fields().holder->activated(1);
  panel().fields().holderBone->setCurrentIndex(4);
  emit panel().fields().holderBone->activated(4);
  const std::vector<app::OutsideParent> wanted{{0, dancer, 4}};
  ASSERT_EQ(document().show().actor(held)->outsideParents(), wanted);
  // THEN it goes with it: its root is where that bone is, at (1, 1, 0) at rest and six higher in the dance
  pauseAt(10);
  const auto& root = document().show().actor(held)->frame().boneModels[0].translation;
  const auto& bone = document().show().actor(dancer)->frame().boneModels[4].translation;
  EXPECT_NEAR(glm::length(root - bone), 0.0F, 1e-4F);
  EXPECT_NEAR(root.y, 7.0F, 1e-3F);
  // AND a circle is refused, in words
  select(0);
  panel().fields().holder->setCurrentIndex(1);
  emit panel().fields().holder->activated(1);
  EXPECT_TRUE(window->message().contains("circle")) << window->message().toStdString();
  EXPECT_TRUE(document().show().actor(dancer)->outsideParents().empty());
  EXPECT_EQ(panel().fields().holder->currentIndex(), 0);
  // WHEN the holder goes THEN it is let go, and hangs again when it comes back
  document().remove(dancer);
  EXPECT_TRUE(document().show().actor(held)->outsideParents().empty());
  window->commands().undo->trigger();
  EXPECT_EQ(document().show().actor(held)->outsideParents(), wanted);
  // AND a show file keeps it
  const fs::path show = file("held.odori");
  ASSERT_TRUE(window->saveShow(show));
  window->commands().closeAll->trigger();
  open({show});
  ASSERT_EQ(actors().size(), 2U);
  const auto parents = document().show().actor(actors()[1].id)->outsideParents();
  ASSERT_EQ(parents.size(), 1U);
  EXPECT_EQ(parents[0].actor, actors()[0].id);
  EXPECT_EQ(parents[0].parentBone, 4);
  EXPECT_EQ(playback().filmScene().actors[1].switches.outsideParents, parents);
}

TEST_F(WindowShow, WhatAShowLacksIsToldAndTheRestOpens) {
  open({model, dance, second});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  fs::remove(second);
  fs::remove(dance);
  window->commands().closeAll->trigger();
  open({show});
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_TRUE(window->message().contains("ダンス.vmd")) << window->message().toStdString();
  EXPECT_TRUE(window->message().contains("and 1 more")) << window->message().toStdString();
  // AND saving asks for a name: what is missing stays in the file
  EXPECT_EQ(window->windowTitle(), "踊り子 — Odori");
  EXPECT_TRUE(window->commands().findMissing->isEnabled());
  // WHEN another file is opened THEN nothing is missing
  open({model});
  EXPECT_FALSE(window->commands().findMissing->isEnabled());
}

TEST_F(WindowShow, ChangesOfASavedShowArentLostWithoutAWord) {
  open({model, dance});
  const fs::path show = file("show.odori");
  int asked = 0;
  auto answer = QMessageBox::Cancel;
  window->setAsking(true);
  window->setAsker([&] {
    ++asked;
    return answer;
  });
  // A show that was never saved is no file that could be lost.
  place(3);
  EXPECT_FALSE(window->isWindowModified());
  ASSERT_TRUE(window->saveShow(show));
  EXPECT_FALSE(window->isWindowModified());
  place(4);
  EXPECT_TRUE(window->isWindowModified());
  // WHEN it is to go THEN that is asked, and cancelled
  window->commands().closeAll->trigger();
  EXPECT_EQ(actors().size(), 1U);
  open({second});
  EXPECT_EQ(document().state().actors[0].model->path, model);
  window->close();
  EXPECT_TRUE(window->isVisible());
  EXPECT_EQ(asked, 3);
  // WHEN it is saved THEN the other is opened, and the file has what was changed
  answer = QMessageBox::Save;
  open({second});
  EXPECT_EQ(document().state().actors[0].model->path, second);
  const auto saved = app::readShow(show);
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->show.actors[0].placement.position.x, 4.0F);
  // AND nothing is asked of what wasn't saved
  window->commands().closeAll->trigger();
  EXPECT_EQ(asked, 4);
  window->setAsking(false);
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
  window->commands().closeAll->trigger();
  fs::remove(file("gone.pmx"));
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("show.odori")));
  open({lacking});
  // THEN the other show is gone, and its file can't be meant by mistake
  EXPECT_TRUE(actors().empty());
  EXPECT_FALSE(window->windowTitle().startsWith("show"));
  EXPECT_TRUE(window->commands().findMissing->isEnabled());
}

TEST_F(WindowShow, TheDanceOfAModelThatIsMissingIsNobodyElses) {
  fs::copy(second, file("gone.pmx"));
  fs::copy(dance, file("walk.vmd"));
  open({file("gone.pmx"), file("walk.vmd"), model, dance});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  fs::remove(file("gone.pmx"));
  window->commands().closeAll->trigger();
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
  // WHEN another dance is THEN its own song is offered
  open({second, other});
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(window->commands().songBeside->isEnabled());
  open({model, dance, song});
  open({other});
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(window->commands().songBeside->isEnabled());
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
  window->commands().closeAll->trigger();
  fs::rename(stage, file("elsewhere"));
  // WHEN a show of which nothing is left is opened THEN it says so
  open({show});
  EXPECT_TRUE(actors().empty());
  EXPECT_TRUE(window->message().contains("other.pmx")) << window->message().toStdString();
  ASSERT_TRUE(window->commands().findMissing->isEnabled());
  // WHEN one file is pointed at THEN the other is found beside it
  app::MissingDialog* dialog = window->findMissing();
  ASSERT_EQ(dialog->files->topLevelItemCount(), 2);
  EXPECT_FALSE(dialog->openShow->isEnabled());
  dialog->setChoosers([&] { return file("elsewhere") / "other.pmx"; }, {});
  dialog->choose->click();
  ASSERT_TRUE(waitFor([&] { return !dialog->looking(); }));
  EXPECT_EQ(dialog->found().at(stage / "motions" / "other.vmd"), file("elsewhere") / "motions" / "other.vmd");
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  dialog->openShow->click();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  // THEN it is the same show, under its own name, and nothing is missing
  ASSERT_EQ(actors().size(), 1U);
  EXPECT_FALSE(window->commands().findMissing->isEnabled());
  EXPECT_TRUE(window->windowTitle().startsWith("show")) << window->windowTitle().toStdString();
  pauseAt(10);
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  // AND saved again it names the files that were found
  ASSERT_TRUE(window->saveShow(show));
  window->commands().closeAll->trigger();
  open({show});
  EXPECT_EQ(window->message(), "");
  EXPECT_EQ(actors().size(), 1U);
}

}  // namespace
