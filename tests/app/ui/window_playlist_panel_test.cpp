// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The playlist's panel, driven by keys and buttons: what changes the list, what is undone, and what
// the panel asks for.

#include <algorithm>
#include <cstdlib>

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/playlist_panel.h"
#include "app/panels/playlist_view.h"
#include "app/widgets/appearance.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/search_field.h"
#include "tests/support/gui_window.h"

namespace {

using app::ActionId;
using app::EntryId;
using app::PlaylistModel;
using support::waitFor;

constexpr int kClear = 20;  // levels of 256 of grey

class WindowPlaylistPanel : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    window->resize(1100, 700);
  }
  void fill(std::initializer_list<const char*> stems) {
    std::vector<app::PlaylistEntry> entries;
    for (const char* stem : stems) entries.push_back({.files = {file(stem)}});
    list().open({.entries = entries}, file("evening.odori-list"));
    ASSERT_TRUE(waitFor([&] { return panel().view->isVisible(); }));
    settle();
  }
  void focus(QWidget* part) {
    window->activateWindow();
    part->setFocus();
    ASSERT_TRUE(waitFor([&] { return part->hasFocus(); }));
  }
  void key(int which, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(panel().view, static_cast<Qt::Key>(which), with);
  }
  void goToRow(int row) { panel().view->setCurrentIndex(panel().rows().index(row, PlaylistModel::kDance)); }
  [[nodiscard]] int row() const { return panel().view->currentIndex().row(); }
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] app::PlaylistPanel& panel() const { return window->playlistPanel(); }
  [[nodiscard]] QDockWidget* dock() const { return window->findChild<QDockWidget*>("playlistPanel"); }
  [[nodiscard]] std::string titles() const {
    std::string all;
    for (const auto& entry : list().list().entries) all += app::entryTitle(entry);
    return all;
  }
};

TEST_F(WindowPlaylistPanel, OpensByItselfAndSaysWhatWouldBeThere) {
  EXPECT_FALSE(dock()->isVisible());
  // WHEN the empty panel is opened by its key THEN it offers what fills it
  press(Qt::Key_L, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return dock()->isVisible(); }));
  EXPECT_FALSE(panel().view->isVisible());
  for (const ActionId id : {ActionId::AddToPlaylist, ActionId::AddFolderToPlaylist, ActionId::OpenPlaylist}) {
    const auto buttons = panel().findChildren<QToolButton*>();
    EXPECT_TRUE(std::ranges::any_of(buttons, [&](const QToolButton* each) {
      return each->isVisible() && each->defaultAction() == window->commands()[id];
    }));
  }
  press(Qt::Key_L, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return !dock()->isVisible(); }));
  // WHEN a list is opened THEN it is seen, with its name, and its changes
  fill({"a.vmd", "b.vmd"});
  EXPECT_TRUE(dock()->isVisible());
  EXPECT_EQ(dock()->windowTitle(), "Playlist: evening");
  list().setShuffle(true);
  EXPECT_EQ(dock()->windowTitle(), "Playlist: evening*");
  EXPECT_EQ(dock()->toggleViewAction()->text(), "Playlist");
}

TEST_F(WindowPlaylistPanel, KeysAloneChangeTheList) {
  fill({"a.vmd", "b.vmd", "c.vmd", "d.vmd"});
  focus(panel().view);
  goToRow(0);
  // WHEN a row is moved down twice and up once, each is a step
  key(Qt::Key_Down, Qt::AltModifier);
  key(Qt::Key_Down, Qt::AltModifier);
  key(Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(titles(), "bacd");
  EXPECT_EQ(row(), 1) << "it stays the current one";
  // WHEN two rows are selected and removed THEN the next has their place
  key(Qt::Key_Down, Qt::ShiftModifier);
  key(Qt::Key_Delete);
  EXPECT_EQ(titles(), "bd");
  EXPECT_EQ(row(), 1);
  // AND the window's Undo undoes it, while the panel has the keyboard
  QAction* undo = window->commands()[ActionId::Undo];
  EXPECT_TRUE(undo->text().contains("Remove 2 dances")) << undo->text().toStdString();
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(titles(), "bacd");
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(titles(), "bd");
  // AND the show's own steps elsewhere
  open({model, dance});
  focus(panel().view);
  ASSERT_TRUE(undo->text().contains("dances")) << undo->text().toStdString();
  key(Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !undo->text().contains("dances"); })) << undo->text().toStdString();
}

TEST_F(WindowPlaylistPanel, ARowIsPlayedStarredAndRenamedByKeys) {
  fill({"a.vmd", "b.vmd"});
  focus(panel().view);
  QSignalSpy play(&panel(), &app::PlaylistPanel::playWanted);
  goToRow(1);
  key(Qt::Key_Return);
  ASSERT_EQ(play.size(), 1);
  EXPECT_EQ(play[0][0].value<EntryId>(), list().idOf(1));
  key('*', Qt::ShiftModifier);
  EXPECT_TRUE(list().list().entries[1].favourite);
  EXPECT_FALSE(list().list().entries[0].favourite);
  key(Qt::Key_F2);
  auto* editor = panel().view->findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  QTest::keyClicks(editor, "Las");
  // WHEN something about the row becomes known meanwhile THEN what is typed stays
  panel().rows().setTrouble(list().idOf(1), "a line");
  panel().rows().setTrouble(list().idOf(1), {});
  QTest::keyClicks(editor, "t");
  QTest::keyClick(editor, Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return list().list().entries[1].title == "Last"; }));
  // WHEN Space is pressed THEN it is the window's
  open({model, dance});
  focus(panel().view);
  key(Qt::Key_Space);
  EXPECT_TRUE(window->transport().playing());
  EXPECT_EQ(play.size(), 1);
  key(Qt::Key_Space);
  EXPECT_FALSE(window->transport().playing());
}

TEST_F(WindowPlaylistPanel, ADoubleClickPlaysAndAClickOnTheStarDoesnt) {
  fill({"a.vmd", "b.vmd"});
  QSignalSpy play(&panel(), &app::PlaylistPanel::playWanted);
  const auto at = [&](int column) { return panel().view->visualRect(panel().rows().index(0, column)).center(); };
  QTest::mouseClick(panel().view->viewport(), Qt::LeftButton, {}, at(PlaylistModel::kDance));
  EXPECT_EQ(play.size(), 0);
  QTest::mouseDClick(panel().view->viewport(), Qt::LeftButton, {}, at(PlaylistModel::kDance));
  EXPECT_EQ(play.size(), 1);
  QTest::mouseClick(panel().view->viewport(), Qt::LeftButton, {}, at(PlaylistModel::kFavourite));
  EXPECT_TRUE(list().list().entries[0].favourite);
  EXPECT_EQ(play.size(), 1);
  QTest::mouseClick(panel().onlyFavourites, Qt::LeftButton);
  EXPECT_EQ(panel().rows().rowCount(), 1);
}

TEST_F(WindowPlaylistPanel, ASearchKeepsTheCurrentRowWhereItMatches) {
  open({model});  // so that there is a view to leave for
  fill({"wave.vmd", "walk.vmd", "turn.vmd"});
  focus(panel().search);
  goToRow(1);
  QTest::keyClicks(panel().search, "wa");
  EXPECT_EQ(panel().rows().rowCount(), 2);
  EXPECT_EQ(panel().view->currentIndex().data().toString(), "walk");
  QTest::keyClick(panel().search, Qt::Key_Down);
  EXPECT_TRUE(panel().view->hasFocus());
  // WHEN a row goes up THEN it passes the one above it that is shown
  key(Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(titles(), "walkwaveturn");
  focus(panel().search);
  QTest::keyClick(panel().search, Qt::Key_Escape);
  EXPECT_EQ(panel().rows().rowCount(), 3);
  EXPECT_EQ(panel().view->currentIndex().data().toString(), "walk");
  QTest::keyClick(panel().search, Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !panel().search->hasFocus(); }));
}

TEST_F(WindowPlaylistPanel, OrderAndDancerAreChosen) {
  fill({"a.vmd", "b.vmd"});
  EXPECT_EQ(panel().repeat->accessibleName(), "Repeat: off");
  const auto clickRepeat = [&] {
    QTest::mouseClick(panel().repeat, Qt::LeftButton);
    return list().list().repeat;
  };
  EXPECT_EQ(clickRepeat(), app::Repeat::All);
  EXPECT_TRUE(panel().repeat->isChecked());
  EXPECT_EQ(clickRepeat(), app::Repeat::One);
  EXPECT_TRUE(panel().repeat->isChecked());
  EXPECT_EQ(clickRepeat(), app::Repeat::Off);
  EXPECT_FALSE(panel().repeat->isChecked());
  QTest::mouseClick(panel().shuffle, Qt::LeftButton);
  EXPECT_TRUE(list().list().shuffle);
  list().undoStack().undo();
  EXPECT_FALSE(panel().shuffle->isChecked());
  // WHEN a model is in the view THEN it is offered as the dancer of all
  EXPECT_EQ(panel().dancer->count(), 2);
  open({model});
  ASSERT_EQ(panel().dancer->count(), 3);
  panel().dancer->setCurrentIndex(1);
  emit panel().dancer->activated(1);
  EXPECT_EQ(list().list().dancer, model);
  EXPECT_EQ(panel().dancer->currentText(), "モデル");
  emit panel().dancer->activated(0);
  EXPECT_TRUE(list().list().dancer.empty());
  EXPECT_EQ(panel().dancer->currentIndex(), 0);
}

TEST_F(WindowPlaylistPanel, ItsSwitchesAreSeenToBeOnInLightAndDark) {
  fill({"a.vmd", "b.vmd"});
  const app::Appearance before = app::worn();
  for (const app::Appearance worn : {app::Appearance::Light, app::Appearance::Dark}) {
    app::wear(worn);
    settle();
    for (QToolButton* each : {panel().shuffle, panel().repeat, panel().onlyFavourites}) {
      const QSignalBlocker quiet(each);
      each->setChecked(false);
      const QImage off = each->grab().toImage();
      each->setChecked(true);
      const QImage on = each->grab().toImage();
      each->setChecked(false);
      // THEN a frame comes: in two rows of pixels out of three, somewhere, one differs clearly
      int rows = 0;
      for (int y = 0; y < on.height(); ++y) {
        int most = 0;
        for (int x = 0; x < on.width(); ++x)
          most = std::max(most, std::abs(qGray(on.pixel(x, y)) - qGray(off.pixel(x, y))));
        rows += most >= kClear ? 1 : 0;
      }
      EXPECT_GE(3 * rows, 2 * on.height())
          << each->accessibleName().toStdString() << ", " << app::nameOf(worn).toStdString();
    }
  }
  app::wear(before);
}

TEST_F(WindowPlaylistPanel, ScreenReadersHearWholeRows) {
  fill({"a.vmd"});
  list().setFavourite({list().idOf(0)}, true);
  list().goTo(list().idOf(0));
  QAccessibleInterface* view = QAccessible::queryAccessibleInterface(panel().view);
  ASSERT_NE(view, nullptr);
  EXPECT_EQ(view->text(QAccessible::Name), "Playlist");
  QStringList said;
  for (int i = 0; i < view->childCount(); ++i) {
    QAccessibleInterface* child = view->child(i);
    if (child != nullptr && child->role() == QAccessible::TreeItem) said << child->text(QAccessible::Name);
  }
  ASSERT_EQ(said.size(), static_cast<int>(PlaylistModel::kColumns));
  EXPECT_EQ(said[0], "1, plays now");
  EXPECT_TRUE(said[1].startsWith("a"));
  EXPECT_EQ(said[3], "Favourite");
}

TEST_F(WindowPlaylistPanel, ChangesLeaveScrollingAndSelection) {
  std::vector<app::PlaylistEntry> entries;
  for (int i = 0; i < 10'000; ++i) entries.push_back({.files = {file("d").string() + std::to_string(i) + ".vmd"}});
  list().open({.entries = entries}, {});
  ASSERT_TRUE(waitFor([&] { return panel().view->isVisible(); }));
  focus(panel().view);
  goToRow(5'000);
  settle();
  const int top = panel().view->verticalScrollBar()->value();
  ASSERT_GT(top, 0);
  list().setFavourite({list().idOf(4'990)}, true);
  list().setTitle(list().idOf(3), "Another");
  list().setRepeat(app::Repeat::All);
  settle();
  EXPECT_EQ(panel().view->verticalScrollBar()->value(), top);
  EXPECT_EQ(row(), 5'000);
  // AND the first rows may go: the current one is still the same
  list().remove({list().idOf(0), list().idOf(1)});
  settle();
  EXPECT_EQ(row(), 4'998);
  EXPECT_TRUE(panel().view->viewport()->rect().intersects(panel().view->visualRect(panel().view->currentIndex())));
}

}  // namespace
