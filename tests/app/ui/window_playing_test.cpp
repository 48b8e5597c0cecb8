// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The playing list: the one rule of opening, its switches and removing, and lists that obey the
// keyboard.

#include <fstream>
#include <string>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/playing_panel.h"
#include "app/playback/transport_bar.h"
#include "app/stage/stage.h"
#include "app/widgets/list_tree.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_playing.h"
#include "tests/support/places.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using app::IkMode;
using app::PlayingPanel;
using support::waitFor;
using support::WindowPlaying;

TEST_F(WindowPlaying, OpenTakesThePlaceOfTheDanceAndSaysSo) {
  open({model, dance, camera});
  EXPECT_EQ(rows(), (std::vector<std::string>{"x ダンス | 踊り子", "x カメラ | Camera"}));
  // WHEN a face alone is opened THEN it replaces the dance, as any motion of a model would, and
  // both names are in the message
  open({anotherDance("face.vmd", true)});
  EXPECT_EQ(rows(), (std::vector<std::string>{"x face | 踊り子", "x カメラ | Camera"}));
  EXPECT_EQ(window->message(), "face replaces ダンス");
  // AND with one more click both play, the newer one last
  ASSERT_TRUE(window->commands()[app::ActionId::PlayBoth]->isEnabled());
  choose(window->commands()[app::ActionId::PlayBoth]);
  EXPECT_EQ(rows(), (std::vector<std::string>{"x ダンス | 踊り子", "x face | 踊り子", "x カメラ | Camera"}));
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(window->commands()[app::ActionId::PlayBoth]->isEnabled());
  // AND that is one step back to what it was
  document().undoStack().undo();
  EXPECT_EQ(rows(), (std::vector<std::string>{"x face | 踊り子", "x カメラ | Camera"}));
}

TEST_F(WindowPlaying, TheKeyboardThatComesChoosesNoRow) {
  // GIVEN two models, of which the second is selected and the first has the panel's first row
  open({model, dance});
  const fs::path second = file("second.pmx");
  fs::copy_file(model, second);
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->openFiles({second}, true);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  const auto selected = window->selection().actor();
  ASSERT_EQ(selected, document().state().actors.back().id);
  // WHEN the panel gets the keyboard THEN that model stays selected
  window->activateWindow();
  ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == window.get(); }));
  panel().list->setFocus(Qt::TabFocusReason);
  ASSERT_TRUE(waitFor([&] { return panel().list->hasFocus(); }));
  QCoreApplication::processEvents();
  EXPECT_EQ(window->selection().actor(), selected);
  EXPECT_EQ(panel().list->currentItem(), nullptr);
  // AND a key chooses
  QTest::keyClick(panel().list, Qt::Key_Down);
  EXPECT_NE(panel().list->currentItem(), nullptr);
}

TEST_F(WindowPlaying, AddAddsAndSaysNothing) {
  open({model, dance});
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->openFiles({anotherDance("second.vmd")}, true);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_EQ(rows(), (std::vector<std::string>{"x ダンス | 踊り子", "x second | 踊り子"}));
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(window->commands()[app::ActionId::PlayBoth]->isEnabled());
}

TEST_F(WindowPlaying, EachModelsMotionsAndTheSongAreListed) {
  const fs::path second = file("second.pmx"), song = file("曲.wav");
  pmx::Model other = support::legModel();
  other.name = "二人目";
  ASSERT_TRUE(pmx::writePmxFile(other, second));
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({model, dance, second, dance, camera, song});
  EXPECT_EQ(rows(),
            (std::vector<std::string>{"x ダンス | 踊り子", "x ダンス | 二人目", "x カメラ | Camera", "x 曲 | Song"}));
  // WHEN a row is made current THEN its model is the selected one
  list().setCurrentItem(list().topLevelItem(0));
  EXPECT_EQ(window->selection().actor(), actors()[0].id);
  list().setCurrentItem(list().topLevelItem(1));
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
  // WHEN its tick is removed THEN that model stands still, the other dances
  list().topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(actors()[0].switches.motions[0].on);
  EXPECT_FALSE(actors()[1].switches.motions[0].on);
  // AND the song's tick switches its sound
  list().topLevelItem(3)->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(document().state().song.muted);
  // WHEN crosses are clicked THEN the motions go, the camera and the song, too
  for (int row = 3; row >= 1; --row) clickOn(list(), row, PlayingPanel::kRemove);
  EXPECT_EQ(rows(), (std::vector<std::string>{"x ダンス | 踊り子"}));
  EXPECT_TRUE(document().state().song.file.empty());
  EXPECT_TRUE(document().state().motions.empty());
  EXPECT_TRUE(actors()[1].switches.motions.empty());
}

TEST_F(WindowPlaying, MotionsAreSwitchedShiftedAndOrdered) {
  open({model, dance});
  QTreeWidgetItem* row = list().topLevelItem(0);
  ASSERT_NE(row, nullptr);
  // A dance that begins 20 frames later has its frame 10 at 30.
  row->setData(PlayingPanel::kShift, Qt::EditRole, 20);
  EXPECT_EQ(window->clock().lastFrame(), 320.0);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootAtRest));
  pauseAt(30);
  EXPECT_TRUE(redAt(kFootLifted));
  row->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_TRUE(window->clock().stands());
  // WHEN a camera is added THEN the dance keeps its switch
  open({camera});
  EXPECT_EQ(rows(), (std::vector<std::string>{"- ダンス | 踊り子", "x カメラ | Camera"}));
  EXPECT_EQ(actors()[0].switches.motions[0].shift, 20);
  list().setCurrentItem(list().topLevelItem(0));
  support::click(panel().remove);
  EXPECT_TRUE(actors()[0].switches.motions.empty());
  EXPECT_EQ(document().state().motions.size(), 1U);
}

TEST_F(WindowPlaying, TheLowerMotionCountsAndOrderChangesThat) {
  // GIVEN the dance that lifts the foot, and one below it that keeps it down at frame 10
  vmd::Motion down = support::legDance();
  for (auto& key : down.boneKeys) key.translation = {};
  ASSERT_TRUE(vmd::writeVmdFile(down, file("down.vmd")));
  open({model, dance, file("down.vmd")});
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootAtRest));
  list().setCurrentItem(list().topLevelItem(1));
  EXPECT_FALSE(panel().down->isEnabled());
  support::click(panel().up);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(rows(), (std::vector<std::string>{"x down | 踊り子", "x ダンス | 踊り子"}));
  EXPECT_EQ(list().currentItem(), list().topLevelItem(0));
  EXPECT_FALSE(panel().up->isEnabled());
  EXPECT_EQ(steps(), 1);
  support::click(panel().down);
  EXPECT_EQ(rows(), (std::vector<std::string>{"x ダンス | 踊り子", "x down | 踊り子"}));
}

TEST_F(WindowPlaying, AShiftIsTypedWithoutAWarning) {
  open({model, dance});
  QSignalSpy done(&panel(), &PlayingPanel::editingDone);
  QTreeWidgetItem* row = list().topLevelItem(0);
  const auto edit = [&](const QString& text, Qt::Key end = Qt::Key_Return) {
    window->activateWindow();
    list().setCurrentItem(row, PlayingPanel::kShift);  // as a double-click does
    emit list().itemDoubleClicked(row, PlayingPanel::kShift);
    QSpinBox* box = nullptr;
    ASSERT_TRUE(waitFor([&] { return (box = list().findChild<QSpinBox*>()) != nullptr && box->hasFocus(); }));
    box->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, end);
    ASSERT_TRUE(waitFor([&] { return list().findChild<QSpinBox*>() == nullptr; }));
  };
  edit("20");
  EXPECT_EQ(actors()[0].switches.motions[0].shift, 20);
  EXPECT_EQ(row->text(PlayingPanel::kShift), "20");
  EXPECT_EQ(steps(), 1);
  // AND a shift beyond the range of files is set to the range's end, also where it is that already
  for (int times = 0; times < 2; ++times) {
    edit("20000000");
    EXPECT_EQ(actors()[0].switches.motions[0].shift, 10000000);
    EXPECT_EQ(row->text(PlayingPanel::kShift), "10000000");
    EXPECT_EQ(steps(), 2);
  }
  // AND the view has its keys back after each, also where nothing was changed
  edit("5", Qt::Key_Escape);
  EXPECT_EQ(actors()[0].switches.motions[0].shift, 10000000);
  EXPECT_EQ(done.count(), 4);
  // The fixture fails where Qt warns.
}

TEST_F(WindowPlaying, TheKeyboardSwitchesAndRemovesRows) {
  open({model, dance, camera});
  window->activateWindow();
  list().setFocus();
  ASSERT_TRUE(waitFor([&] { return list().hasFocus(); }));
  list().setCurrentItem(list().topLevelItem(0));
  const double frame = window->clock().frame();
  // WHEN the dance's keys are pressed in the list THEN the list takes them
  QTest::keyClick(&list(), Qt::Key_Space);
  EXPECT_FALSE(window->transport().playing());
  EXPECT_FALSE(actors()[0].switches.motions[0].on);
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_TRUE(actors()[0].switches.motions[0].on);
  QTest::keyClick(&list(), Qt::Key_Down);
  QTest::keyClick(&list(), Qt::Key_Right);
  EXPECT_EQ(window->clock().frame(), frame);
  EXPECT_EQ(list().currentItem(), list().topLevelItem(1));
  QTest::keyClick(&list(), Qt::Key_Delete);
  EXPECT_TRUE(document().state().motions.empty()) << "the camera";
  EXPECT_EQ(actors().size(), 1U) << "not the model, whose key Delete is elsewhere";
  // WHEN Escape is pressed THEN the view has the keyboard, and Space plays
  QTest::keyClick(&list(), Qt::Key_Escape);
  EXPECT_FALSE(list().hasFocus());
  press(Qt::Key_Space);
  EXPECT_TRUE(window->transport().playing());
}

TEST_F(WindowPlaying, AMenuSwitchesAndRemoves) {
  open({model, dance});
  const QPoint at = list().visualItemRect(list().topLevelItem(0)).center();
  chooseInMenu("Switch Off");
  emit list().customContextMenuRequested(at);
  EXPECT_FALSE(actors()[0].switches.motions[0].on);
  chooseInMenu("Switch On");
  emit list().customContextMenuRequested(at);
  EXPECT_TRUE(actors()[0].switches.motions[0].on);
  chooseInMenu("Remove");
  emit list().customContextMenuRequested(at);
  EXPECT_TRUE(actors()[0].switches.motions.empty());
  // WHEN a row is removed while its menu is open THEN choosing in it does nothing
  document().undoStack().undo();
  QTimer::singleShot(0, [this] {
    document().changeActor(actors()[0].id, app::fixedText("gone"),
                           [](app::DocumentActor& actor) { actor.switches.motions.clear(); });
    chooseInMenu("Remove");
  });
  emit list().customContextMenuRequested(at);
  EXPECT_EQ(document().undoStack().undoText(), "gone") << "the last step";
}

TEST_F(WindowPlaying, PlayBothOfAModelThatIsGoneDoesNothing) {
  open({model, dance});
  open({anotherDance("second.vmd")});
  ASSERT_TRUE(window->commands()[app::ActionId::PlayBoth]->isEnabled());
  document().remove(actors()[0].id);
  choose(window->commands()[app::ActionId::PlayBoth]);
  EXPECT_EQ(rows(), std::vector<std::string>());
}

TEST_F(WindowPlaying, AChainsSwitchIsClickedTypedOrChosen) {
  open({model, dance});
  app::ListTree& chains = *window->ikPanel().chains();
  const auto mode = [&] { return window->actor()->switches().chains[0]; };
  // WHEN the text is clicked THEN the chain, which is solved here, is off, and then as before
  for (const IkMode next : {IkMode::Off, IkMode::Motion}) {
    clickOn(chains, 0, 1);
    EXPECT_EQ(mode(), next);
    settle();
  }
  // WHEN Space or Enter is pressed THEN it does so, too
  window->activateWindow();
  chains.setFocus();
  ASSERT_TRUE(waitFor([&] { return chains.hasFocus(); }));
  chains.setCurrentItem(chains.topLevelItem(0));
  QTest::keyClick(&chains, Qt::Key_Space);
  EXPECT_EQ(mode(), IkMode::Off);
  settle();
  QTest::keyClick(&chains, Qt::Key_Enter);
  EXPECT_EQ(mode(), IkMode::Motion);
  EXPECT_FALSE(window->transport().playing());
  // WHEN an entry of the menu is chosen THEN the switch has it
  const QPoint at = chains.visualItemRect(chains.topLevelItem(0)).center();
  chooseInMenu("As the Motion");
  emit chains.customContextMenuRequested(at);
  EXPECT_EQ(mode(), IkMode::Motion);
  chooseInMenu("All Chains Always Off");
  emit chains.customContextMenuRequested(at);
  EXPECT_EQ(mode(), IkMode::Off);
}

TEST_F(WindowPlaying, F6GoesThroughThePanels) {
  open({model, dance});
  window->activateWindow();
  stageHasKeys();
  const auto dockOfFocus = [&]() -> QString {
    for (auto* dock : window->findChildren<QDockWidget*>())
      if (dock->isAncestorOf(QApplication::focusWidget())) return dock->objectName();
    return {};
  };
  // WHEN F6 is pressed again and again THEN each panel that is open has the keyboard once, and is
  // raised
  QStringList visited;
  const auto go = [&](QAction* where) {
    const QString before = dockOfFocus();
    where->trigger();
    ASSERT_TRUE(waitFor([&] { return dockOfFocus() != before; }));
  };
  for (int i = 0; i < 20; ++i) {
    go(window->commands()[app::ActionId::NextPanel]);
    const QString name = dockOfFocus();
    if (name.isEmpty()) break;
    EXPECT_FALSE(visited.contains(name)) << name.toStdString();
    EXPECT_TRUE(window->findChild<QDockWidget*>(name)->isVisible()) << name.toStdString();
    visited << name;
  }
  for (const char* name : {"scenePanel", "ikPanel", "lookPanel", "timelinePanel"})
    EXPECT_TRUE(visited.contains(name)) << name;
  EXPECT_EQ(dockOfFocus(), "") << "back to the view";
  ASSERT_FALSE(visited.isEmpty());
  stageHasKeys();
  go(window->commands()[app::ActionId::PreviousPanel]);
  EXPECT_EQ(dockOfFocus(), visited.back());
}

}  // namespace
