// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Habits that people bring from other players: keys in the list, songs dropped on dances, folders
// opened as a playlist, little room.

#include <fstream>

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUrl>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/opening/contents_dialog.h"
#include "app/panels/playlist_panel.h"
#include "app/panels/playlist_view.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/playlist_editor.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/scrolling_panel.h"
#include "app/widgets/search_field.h"
#include "app/widgets/second_click.h"
#include "app/widgets/text.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using app::ActionId;
using app::EntryId;
using app::PlaylistModel;
using support::waitFor;

class WindowPlaylistHabits : public support::WindowTest {
 protected:
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] app::PlaylistPanel& panel() const { return window->playlistPanel(); }
  [[nodiscard]] app::PlaylistEditor& editor() const { return window->playlistEditor(); }
  [[nodiscard]] QAction& action(ActionId id) const { return *window->commands()[id]; }
  [[nodiscard]] QDockWidget* dock() const { return window->findChild<QDockWidget*>("playlistPanel"); }
  void fill(const std::vector<std::string>& stems) {
    std::vector<app::PlaylistEntry> entries;
    for (const std::string& stem : stems) entries.push_back({.files = {model, file((stem + ".vmd").c_str())}});
    list().open({.entries = entries}, file("evening.odori-list"));
    ASSERT_TRUE(waitFor([&] { return panel().view->isVisible(); }));
    settle();
  }
  void focus(QWidget* part) {
    window->activateWindow();
    part->setFocus();
    ASSERT_TRUE(waitFor([&] { return part->hasFocus(); }));
  }
  void key(Qt::Key which, Qt::KeyboardModifiers with = Qt::NoModifier) { QTest::keyClick(panel().view, which, with); }
  void add(const std::vector<fs::path>& paths) {
    editor().add(paths, list().size());
    ASSERT_TRUE(waitFor([&] { return !editor().isLooking(); }));
    settle();
  }
  /// Drops files on the list at a point.
  void dropAt(QPoint at, const std::vector<fs::path>& files) {
    QMimeData dragged;
    QList<QUrl> urls;
    for (const auto& each : files) urls << QUrl::fromLocalFile(app::shownPath(each));
    dragged.setUrls(urls);
    QWidget* on = panel().view->viewport();
    QDragEnterEvent enter(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &move);
    QDropEvent drop(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &drop);
    ASSERT_TRUE(waitFor([&] { return !editor().isLooking(); }));
    settle();
  }
  [[nodiscard]] QRect rowAt(int row) const {
    return panel().view->visualRect(panel().rows().index(row, PlaylistModel::kDance));
  }
  /// Writes a WAV file of silence: 8000 samples of 8 bits a second, one second.
  fs::path silence(const char* name) const {
    const auto path = file(name);
    std::ofstream out(path, std::ios::binary);
    const auto number = [&out](std::uint32_t value, int bytes) {
      for (int i = 0; i < bytes; ++i) out.put(static_cast<char>(value >> (8 * i)));
    };
    out << "RIFF";
    number(36 + 8000, 4);
    out << "WAVEfmt ";
    number(16, 4);
    number(1, 2);
    number(1, 2);
    number(8000, 4);
    number(8000, 4);
    number(1, 2);
    number(8, 2);
    out << "data";
    number(8000, 4);
    for (int i = 0; i < 8000; ++i) out.put('\x80');
    return path;
  }
};

TEST_F(WindowPlaylistHabits, SpacePausesAndEnterPlaysARow) {
  open({model, dance});
  fill({"a", "b"});
  QSignalSpy play(&panel(), &app::PlaylistPanel::playWanted);
  focus(panel().view);
  panel().view->setCurrentIndex(panel().rows().index(1, PlaylistModel::kDance));
  key(Qt::Key_Space);
  EXPECT_TRUE(window->transport().playing());
  key(Qt::Key_Space);
  EXPECT_FALSE(window->transport().playing());
  EXPECT_EQ(play.size(), 0);
  key(Qt::Key_Return);
  EXPECT_EQ(play.size(), 1);
}

TEST_F(WindowPlaylistHabits, LettersSearchAndDoNothingToTheShow) {
  open({model, dance});
  fill({"wave", "walk", "turn"});
  focus(panel().view);
  // WHEN letters that are keys of the window are typed in the list THEN they are searched for
  key(Qt::Key_W);
  EXPECT_FALSE(action(ActionId::Wireframe).isChecked());
  EXPECT_TRUE(panel().search->hasFocus());
  EXPECT_EQ(panel().search->text(), "w");
  QTest::keyClicks(panel().search, "a");
  EXPECT_EQ(panel().rows().rowCount(), 2);
  EXPECT_TRUE(panel().summary->text().startsWith("2 of 3 dances")) << panel().summary->text().toStdString();
  // AND Escape clears and goes back to the list
  QTest::keyClick(panel().search, Qt::Key_Escape);
  EXPECT_EQ(panel().rows().rowCount(), 3);
  EXPECT_TRUE(panel().view->hasFocus());
  EXPECT_TRUE(panel().summary->text().startsWith("3 dances"));
  // AND Ctrl+F and / go to the field
  key(Qt::Key_F, Qt::ControlModifier);
  EXPECT_TRUE(panel().search->hasFocus());
  focus(panel().view);
  key(Qt::Key_Slash);
  EXPECT_TRUE(panel().search->hasFocus());
  EXPECT_EQ(panel().search->text(), "");
  // AND so do the panel's buttons with letters
  focus(panel().shuffle);
  QTest::keyClick(panel().shuffle, Qt::Key_M);
  EXPECT_FALSE(action(ActionId::Mute).isChecked());
  EXPECT_EQ(panel().search->text(), "m");
  // AND other characters are nothing there, while the view still has its keys
  panel().search->clear();
  focus(panel().view);
  QSignalSpy faster(&action(ActionId::Faster), &QAction::triggered);
  key(Qt::Key_BracketRight);
  EXPECT_EQ(faster.size(), 0);
  key(Qt::Key_Escape);
  press(Qt::Key_W);
  EXPECT_TRUE(action(ActionId::Wireframe).isChecked());
}

TEST_F(WindowPlaylistHabits, SaveSavesTheListWhileItHasTheKeyboard) {
  fill({"a", "b"});
  list().setShuffle(true);
  ASSERT_TRUE(list().modified());
  focus(panel().view);
  key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_FALSE(list().modified());
  EXPECT_TRUE(app::readPlaylist(file("evening.odori-list"), {}));
}

TEST_F(WindowPlaylistHabits, AListIsFirstSavedBesideItsDances) {
  fs::create_directories(file("dances/one"));
  fs::create_directories(file("dances/two"));
  list().add({{.files = {model, file("dances/one/a.vmd")}}, {.files = {file("dances/two/b.vmd")}}}, 0);
  QString began;
  support::inDialog([&began](QDialog& dialog) {
    if (const auto* files = qobject_cast<QFileDialog*>(&dialog)) began = files->directory().path();
    dialog.reject();
  });
  action(ActionId::SavePlaylistAs).trigger();
  EXPECT_TRUE(waitFor([&] { return !began.isEmpty(); }));
  EXPECT_EQ(app::toPath(began), file("dances"));
}

TEST_F(WindowPlaylistHabits, TheRowThatPlaysIsSeenAndTheTitleNumbersIt) {
  open({model, dance});
  std::vector<std::string> stems;
  for (int i = 0; i < 200; ++i) stems.push_back("d" + std::to_string(i));
  fill(stems);
  focus(panel().view);
  const auto isSeen = [&](int row) { return panel().view->viewport()->rect().intersects(rowAt(row)); };
  ASSERT_FALSE(isSeen(150));
  list().goTo(list().idOf(150));
  EXPECT_TRUE(waitFor([&] { return isSeen(150); }));
  EXPECT_TRUE(window->windowTitle().startsWith("151/200 – ")) << window->windowTitle().toStdString();
  // AND it is found again by a key, from the view as well
  panel().view->scrollToTop();
  ASSERT_FALSE(isSeen(150));
  press(Qt::Key_J, Qt::ControlModifier);
  EXPECT_TRUE(isSeen(150));
  list().leave();
  EXPECT_FALSE(window->windowTitle().contains("/200"));
}

TEST_F(WindowPlaylistHabits, ASongDroppedOnADanceIsItsSong) {
  fill({"a", "b"});
  const auto song = silence("song.wav"), other = silence("other.wav");
  dropAt(rowAt(1).center(), {song});
  EXPECT_EQ(list().list().entries[1].files, (std::vector{model, file("b.vmd"), song}));
  EXPECT_EQ(list().list().entries[0].files.size(), 2U);
  EXPECT_TRUE(playback().said().contains("song.wav is the song of b now")) << playback().said().toStdString();
  // AND another one takes its place, and each is a step
  dropAt(rowAt(1).center(), {other});
  EXPECT_EQ(list().list().entries[1].files, (std::vector{model, file("b.vmd"), other}));
  list().undoStack().undo();
  EXPECT_EQ(list().list().entries[1].files.back(), song);
  // AND a camera and a model are the dance's, too
  dropAt(rowAt(0).center(), {camera});
  EXPECT_EQ(list().list().entries[0].files, (std::vector{model, file("a.vmd"), camera}));
  const auto dancer = file("other.pmx");
  fs::copy_file(model, dancer);
  dropAt(rowAt(0).center(), {dancer});
  EXPECT_EQ(list().list().entries[0].files.front(), dancer);
  // AND a dance isn't: it is added before the row
  dropAt(rowAt(0).center(), {dance});
  ASSERT_EQ(list().size(), 3U);
  EXPECT_EQ(list().list().entries[0].files.front(), dance);
  // AND between rows a song is refused, with what to do
  dropAt({rowAt(1).center().x(), rowAt(1).top() + 1}, {song});
  EXPECT_EQ(list().size(), 3U);
  EXPECT_TRUE(window->message().contains("drop it on the dance")) << window->message().toStdString();
}

TEST_F(WindowPlaylistHabits, TheModelOfTheViewDancesWhatHasNone) {
  fs::create_directories(file("alone"));
  const auto first = file("alone/first.vmd"), second = file("alone/second.vmd");
  ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), first));
  ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), second));
  open({model});
  add({first});
  EXPECT_EQ(list().list().dancer, model);
  EXPECT_TRUE(playback().said().contains("dances what has no model")) << playback().said().toStdString();
  // AND beside dances with models of their own it is the dance's alone
  list().close();
  list().add({{.files = {file("other.pmx"), first}}}, 0);
  add({second});
  EXPECT_TRUE(list().list().dancer.empty());
  EXPECT_EQ(list().list().entries[1].files.front(), model);
}

TEST_F(WindowPlaylistHabits, AFolderOfDancesIsOpenedAsAPlaylist) {
  fs::create_directories(file("dances"));
  for (const char* stem : {"dances/a.vmd", "dances/b.vmd", "dances/c.vmd"})
    ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), file(stem)));
  open({model});
  open({file("dances")});
  auto* dialog = window->findChild<app::ContentsDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(dialog->listButton->isVisible());
  // WHEN two dances are ticked THEN the list has these, and the model of the view dances them
  for (const int row : {0, 2}) dialog->files->topLevelItem(row)->setCheckState(0, Qt::Checked);
  support::click(dialog->listButton);
  ASSERT_TRUE(waitFor([&] { return list().size() == 2 && list().present() && !window->isLoading(); }));
  EXPECT_EQ(list().list().dancer, model);
  EXPECT_EQ(list().list().entries[1].files.front(), file("dances/c.vmd"));
  ASSERT_EQ(window->motions().size(), 1U);
  // AND a folder with one dance is no playlist
  fs::create_directories(file("single"));
  fs::copy_file(model, file("single/m.pmx"));
  fs::copy_file(model, file("single/n.pmx"));
  ASSERT_TRUE(waitFor([&] { return window->findChild<app::ContentsDialog*>() == nullptr; }));
  open({file("single")});
  dialog = window->findChild<app::ContentsDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(dialog->listButton->isVisible());
  dialog->close();
}

TEST_F(WindowPlaylistHabits, WithLittleRoomThePanelFoldsAndDoesntScroll) {
  fill({"a", "b"});
  const auto* area = dock()->findChild<app::ScrollingPanel*>();
  ASSERT_NE(area, nullptr);
  dock()->setFloating(true);
  const auto isAt = [&](int wide, int high) {
    dock()->resize(wide, high);
    return waitFor([&] {
      settle();
      const bool whole = area->horizontalScrollBar()->maximum() == 0 && area->verticalScrollBar()->maximum() == 0;
      return whole && dock()->width() == wide && dock()->height() == high;
    });
  };
  EXPECT_TRUE(isAt(400, 500));
  for (const QWidget* part : {static_cast<QWidget*>(panel().dancer), static_cast<QWidget*>(panel().remove),
                              static_cast<QWidget*>(panel().summary)})
    EXPECT_TRUE(part->isVisible());
  EXPECT_TRUE(isAt(160, 180));
  EXPECT_TRUE(panel().view->isVisible());
  EXPECT_FALSE(panel().summary->isVisible());
  EXPECT_FALSE(panel().remove->isVisible());
  for (const QToolButton* button : {panel().onlyFavourites, panel().more, panel().shuffle}) {
    const QRect at(button->mapTo(&panel(), QPoint()), button->size());
    EXPECT_TRUE(!button->isVisible() || panel().rect().contains(at));
  }
  EXPECT_TRUE(isAt(400, 500));
  EXPECT_TRUE(panel().remove->isVisible());
}

TEST_F(WindowPlaylistHabits, TheSecondClickOfADoubleClickIsSwallowed) {
  fill({"a", "b"});
  QWidget* viewport = panel().view->viewport();
  const QPoint at = rowAt(1).center();
  const QPointF global = viewport->mapToGlobal(at);
  const auto send = [&](QEvent::Type type, quint64 time) {
    QMouseEvent event(type, at, global, Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    event.setTimestamp(time);
    QCoreApplication::sendEvent(viewport, &event);
  };
  QMouseEvent first(QEvent::MouseButtonRelease, at, global, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
  first.setTimestamp(1'000);
  // WHEN a click follows soon THEN nothing gets it
  app::SecondClick::swallow(first);
  send(QEvent::MouseButtonPress, 1'100);
  send(QEvent::MouseButtonRelease, 1'150);
  EXPECT_FALSE(panel().view->currentIndex().isValid());
  // AND the one after it counts, and so does a late one
  send(QEvent::MouseButtonPress, 1'200);
  send(QEvent::MouseButtonRelease, 1'250);
  EXPECT_EQ(panel().view->currentIndex().row(), 1);
  panel().view->setCurrentIndex({});
  app::SecondClick::swallow(first);
  send(QEvent::MouseButtonPress, 9'000);
  send(QEvent::MouseButtonRelease, 9'050);
  EXPECT_EQ(panel().view->currentIndex().row(), 1);
}

}  // namespace
