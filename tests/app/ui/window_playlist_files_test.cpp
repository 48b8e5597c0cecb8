// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The playlist and files: what is added, what is read about it, saving, and what asks before a list
// is lost.

#include <fstream>

#include <QAction>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUrl>
#include <QtTest>

#include "app/opening/dance_dialog.h"
#include "app/panels/playlist_panel.h"
#include "app/panels/playlist_view.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/playlist_editor.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using app::ActionId;
using app::PlaylistModel;
using support::waitFor;

class WindowPlaylistFiles : public support::WindowTest {
 protected:
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] app::PlaylistPanel& panel() const { return window->playlistPanel(); }
  [[nodiscard]] app::PlaylistEditor& editor() const { return window->playlistEditor(); }
  [[nodiscard]] QDockWidget* dock() const { return window->findChild<QDockWidget*>("playlistPanel"); }
  void add(const std::vector<std::filesystem::path>& paths, std::size_t place = 1'000) {
    editor().add(paths, place);
    ASSERT_TRUE(waitFor([&] { return !editor().isLooking(); }));
    settle();
  }
  [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const {
    return panel().rows().data(panel().rows().index(row, column), role).toString();
  }
  /// Makes the window ask; the test answers with the index of an answer.
  void ask(int answer) {
    window->setAsking(true);
    window->setAnswers([this, answer](const QString& text, const QStringList&) {
      asked << text;
      return answer;
    });
  }
  QStringList asked;
};

TEST_F(WindowPlaylistFiles, AFolderBecomesDancesWithWhatIsKnownOfThem) {
  add({file("")});
  ASSERT_EQ(list().size(), 1U) << window->message().toStdString();
  EXPECT_TRUE(dock()->isVisible());
  EXPECT_EQ(cell(0, PlaylistModel::kDance), app::shownName(dance.parent_path())) << "ダンス.vmd is any dance";
  // The last key of the dance is at frame 300, 30 a second.
  EXPECT_TRUE(waitFor([&] { return cell(0, PlaylistModel::kLength) == "0:10"; }));
  EXPECT_EQ(cell(0, PlaylistModel::kDance, app::kDetailRole), "モデル");
  EXPECT_TRUE(waitFor([&] { return panel().summary->text().endsWith(", 0:10"); }))
      << panel().summary->text().toStdString();
  // WHEN a file goes THEN the row says so once it is read again
  list().setFiles(list().idOf(0), {model, file("gone.vmd")});
  EXPECT_TRUE(waitFor([&] { return cell(0, PlaylistModel::kNumber) == "⚠"; }));
  EXPECT_TRUE(cell(0, PlaylistModel::kDance, Qt::ToolTipRole).contains("gone.vmd"));
  list().undoStack().undo();
  EXPECT_TRUE(waitFor([&] { return cell(0, PlaylistModel::kNumber) == "1"; }));
}

TEST_F(WindowPlaylistFiles, FilesAreDroppedOnThePanel) {
  dock()->show();
  ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
  const auto dropOn = [&](QWidget* on, QPoint at, const std::vector<std::filesystem::path>& files) {
    QMimeData dragged;
    QList<QUrl> urls;
    for (const auto& each : files) urls << QUrl::fromLocalFile(app::shownPath(each));
    dragged.setUrls(urls);
    QDragEnterEvent enter(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &move);
    QDropEvent drop(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &drop);
    EXPECT_TRUE(waitFor([&] { return !editor().isLooking(); }));
    settle();
  };
  dropOn(&panel(), {20, 20}, {model, dance});
  ASSERT_EQ(list().size(), 1U) << window->message().toStdString();
  EXPECT_TRUE(document().state().actors.empty()) << "nothing is opened";
  // AND on the dock's title, too
  dropOn(dock(), {20, 5}, {model, dance});
  ASSERT_EQ(list().size(), 2U);
  EXPECT_TRUE(document().state().actors.empty()) << "nothing is opened";
  list().remove({list().idOf(1)});
  // AND before the row on which they are dropped
  const auto second = file("二番目.vmd");
  ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), second));
  const QRect first = panel().view->visualRect(panel().rows().index(0, PlaylistModel::kDance));
  dropOn(panel().view->viewport(), {first.center().x(), first.top() + 1}, {model, second});
  ASSERT_EQ(list().size(), 2U);
  EXPECT_EQ(cell(0, PlaylistModel::kDance), "二番目");
  EXPECT_EQ(panel().view->currentIndex().row(), 0) << "what was added is seen";
}

TEST_F(WindowPlaylistFiles, WhatIsNoDanceIsSaid) {
  add({model});
  EXPECT_TRUE(list().empty());
  EXPECT_TRUE(window->message().contains("No dance was found")) << window->message().toStdString();
  add({file("nowhere.vmd")});
  EXPECT_TRUE(window->message().contains("nowhere.vmd")) << window->message().toStdString();
  EXPECT_FALSE(list().modified());
  // AND choosing nothing does nothing
  window->setFileChooser([] { return std::vector<std::filesystem::path>(); });
  window->commands()[ActionId::AddToPlaylist]->trigger();
  EXPECT_FALSE(editor().isLooking());
  window->setFileChooser([this] { return std::vector{model, dance}; });
  window->commands()[ActionId::AddToPlaylist]->trigger();
  EXPECT_TRUE(waitFor([&] { return list().size() == 1; }));
}

TEST_F(WindowPlaylistFiles, AListIsSavedAndNotOverWhatItPlays) {
  EXPECT_FALSE(window->commands()[ActionId::SavePlaylist]->isEnabled());
  add({file("")});
  EXPECT_TRUE(window->commands()[ActionId::SavePlaylist]->isEnabled());
  EXPECT_TRUE(list().modified());
  EXPECT_FALSE(editor().save(dance));
  EXPECT_TRUE(window->message().contains("ダンス.vmd")) << window->message().toStdString();
  const auto letter = file("letter.odori-list");
  std::ofstream(letter) << "Dear reader";
  EXPECT_FALSE(editor().save(letter));
  EXPECT_TRUE(list().file().empty());
  // WHEN it is saved THEN its file has it
  const auto evening = file("evening.odori-list");
  ASSERT_TRUE(editor().save(evening)) << window->message().toStdString();
  EXPECT_FALSE(list().modified());
  EXPECT_EQ(dock()->windowTitle(), "Playlist: evening");
  const auto read = app::readPlaylist(evening, {});
  ASSERT_TRUE(read);
  ASSERT_EQ(read->list.entries.size(), 1U);
  EXPECT_EQ(read->list.entries[0].files.front(), model);
  // AND Save saves it there again
  list().setShuffle(true);
  window->commands()[ActionId::SavePlaylist]->trigger();
  const auto again = app::readPlaylist(evening, {});
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->list.shuffle);
  // AND by the dialog under another name, whose ending is added
  support::nameFile(file("morning"));
  window->commands()[ActionId::SavePlaylistAs]->trigger();
  EXPECT_TRUE(waitFor([&] { return list().file() == file("morning.odori-list"); }));
  EXPECT_TRUE(std::filesystem::exists(file("morning.odori-list")));
}

TEST_F(WindowPlaylistFiles, AChangedListIsAskedAboutBeforeItIsLost) {
  constexpr int kSave = 0, kDiscard = 1, kCancel = 2;
  const auto evening = file("evening.odori-list");
  add({file("")});
  ASSERT_TRUE(editor().save(evening));
  list().setShuffle(true);
  // WHEN the question is answered with Cancel THEN the list stays, and so does the window
  ask(kCancel);
  window->commands()[ActionId::NewPlaylist]->trigger();
  EXPECT_EQ(list().size(), 1U);
  EXPECT_FALSE(window->close());
  ASSERT_EQ(asked.size(), 2);
  EXPECT_TRUE(asked[0].contains("evening.odori-list")) << asked[0].toStdString();
  // WHEN with Save THEN it is saved first
  ask(kSave);
  window->commands()[ActionId::NewPlaylist]->trigger();
  EXPECT_TRUE(list().empty());
  const auto read = app::readPlaylist(evening, {});
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->list.shuffle);
  // AND a new one that was never saved is asked about, too; with Discard it is gone
  asked.clear();
  ask(kDiscard);
  add({file("")});
  window->commands()[ActionId::NewPlaylist]->trigger();
  EXPECT_EQ(asked.size(), 1);
  EXPECT_TRUE(list().empty());
  // AND what has no changes isn't asked about
  window->commands()[ActionId::NewPlaylist]->trigger();
  EXPECT_EQ(asked.size(), 1);
  window->setAsking(false);
}

TEST_F(WindowPlaylistFiles, ASearchIsStopped) {
  // GIVEN so many folders that the search takes a while
  for (int i = 0; i < 300; ++i) {
    const auto each = file("many") / std::to_string(i);
    std::filesystem::create_directories(each);
    ASSERT_TRUE(pmx::writePmxFile(support::legModel(), each / "m.pmx"));
    ASSERT_TRUE(vmd::writeVmdFile(support::legDance(), each / "d.vmd"));
  }
  dock()->show();
  QSignalSpy stopped(&panel(), &app::PlaylistPanel::stopWanted);
  editor().add({file("many"), file("many"), file("many")}, 0);
  EXPECT_TRUE(panel().stop->isVisible());
  QTest::mouseClick(panel().stop, Qt::LeftButton);
  EXPECT_EQ(stopped.size(), 1);
  EXPECT_TRUE(waitFor([&] { return !editor().isLooking(); }));
  EXPECT_FALSE(panel().stop->isVisible());
  EXPECT_LT(list().size(), 900U);
  // AND the next search isn't stopped
  add({file("")});
  EXPECT_GE(list().size(), 301U);
}

TEST_F(WindowPlaylistFiles, TheFilesOfADanceAreShownAndChanged) {
  list().add({{.files = {model, dance, camera, file("gone.vmd")}}}, 0);
  const app::EntryId id = list().idOf(0);
  app::DanceDialog* dialog = editor().changeFiles(id);
  ASSERT_NE(dialog, nullptr);
  const auto part = [&](int row) { return dialog->files->topLevelItem(row)->text(0); };
  EXPECT_TRUE(waitFor([&] { return part(3) == "Not usable"; }));
  EXPECT_EQ(part(0), "Model");
  EXPECT_EQ(part(1), "Motion");
  EXPECT_EQ(part(2), "Camera or light");
  EXPECT_EQ(dialog->title->placeholderText(), app::shownName(dance.parent_path()));
  // WHEN the camera goes up, the missing one is replaced, and the dance gets a title
  dialog->files->setCurrentItem(dialog->files->topLevelItem(2));
  QTest::mouseClick(dialog->up, Qt::LeftButton);
  dialog->setChooser([this] { return std::vector{dance}; });
  dialog->files->setCurrentItem(dialog->files->topLevelItem(3));
  QTest::mouseClick(dialog->replace, Qt::LeftButton);
  EXPECT_TRUE(waitFor([&] { return part(3) == "Motion"; }));
  dialog->files->setCurrentItem(dialog->files->topLevelItem(2));
  QTest::mouseClick(dialog->remove, Qt::LeftButton);
  QTest::keyClicks(dialog->title, "A dance");
  const int steps = list().undoStack().count();
  QTest::mouseClick(dialog->accept, Qt::LeftButton);
  EXPECT_EQ(list().list().entries[0].files, (std::vector{model, camera, dance}));
  EXPECT_EQ(list().list().entries[0].title, "A dance");
  EXPECT_EQ(list().undoStack().count(), steps + 1) << "files and title are undone together";
  // AND a dance has at least one file
  dialog = editor().changeFiles(id);
  for (int i = 0; i < 3; ++i) QTest::mouseClick(dialog->remove, Qt::LeftButton);
  EXPECT_FALSE(dialog->accept->isEnabled());
  dialog->close();
  EXPECT_EQ(list().list().entries[0].files.size(), 3U);
  EXPECT_EQ(editor().changeFiles(12'345), nullptr);
}

TEST_F(WindowPlaylistFiles, RowsInSightGetPicturesOfTheirModels) {
  add({file("")});
  EXPECT_TRUE(waitFor([&] { return panel().rows().hasPicture(model); }));
  const auto icon =
      panel().rows().data(panel().rows().index(0, PlaylistModel::kDance), Qt::DecorationRole).value<QIcon>();
  const QImage drawn = icon.pixmap(96, 96).toImage();
  bool red = false;  // as the model is
  for (int y = 0; y < drawn.height(); ++y)
    for (int x = 0; x < drawn.width(); ++x) {
      const QColor colour = drawn.pixelColor(x, y);
      red = red || (colour.red() > 150 && colour.green() < 80 && colour.blue() < 80);
    }
  EXPECT_TRUE(red);
  EXPECT_EQ(drawn.pixelColor(0, 0).alpha(), 0) << "the list's own colour is behind it";
}

}  // namespace
