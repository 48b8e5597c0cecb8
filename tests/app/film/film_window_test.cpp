// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The window's dialog makes a still, a sequence and a film while the window goes on.
#include "app/dialogs/film_dialog.h"
#include "app/stage/camera_tool.h"

#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QUrl>
#include <QtTest>

#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/text.h"
#include "tests/app/film/film_dialogs.h"
#include "tests/app/film/media_probe.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_opened_urls.h"
#include "tests/support/gui_window.h"

namespace {

const auto* const environment = testing::AddGlobalTestEnvironment(
    support::everyControlIsDriven([](const QString& name) { return name.startsWith(QLatin1String("FilmDialog: ")); }));

namespace fs = std::filesystem;
using app::FilmDialog;
using support::waitFor;

using FilmWindow = support::FilmWindow;

TEST_F(FilmWindow, KnowsTheMotionsFramesAndNeedsAModel) {
  EXPECT_FALSE(window->commands()[app::ActionId::Film]->isEnabled());
  open({model, dance});
  EXPECT_TRUE(window->commands()[app::ActionId::Film]->isEnabled());
  EXPECT_EQ(window->filmDialog().last->value(), 300);
}

TEST_F(FilmWindow, AStillIsWhatTheWindowShows) {
  FilmDialog& film = dialog(FilmDialog::Kind::Still, "still.png", 0, 0);
  film.width->setValue(view().width());
  film.height->setValue(view().height());
  view().setQuality({4, 1.0F});  // as films do
  pauseAt(10);
  const QImage shown = picture();
  support::click(film.startButton);
  EXPECT_EQ(film.message->text(), "still.png exported");
  const QImage still(app::shownPath(made / "still.png"));
  ASSERT_EQ(still.size(), shown.size());
  // The window's samples and those off screen may differ a little at edges.
  EXPECT_LT(support::differingPixels(shown, still, 16), still.width() * still.height() / 200);
  cameraTool().showView(app::StandardView::Right);
  settle();
  const QImage turned = picture();
  support::click(film.startButton);
  EXPECT_LT(support::differingPixels(turned, QImage(app::shownPath(made / "still.png")), 16),
            still.width() * still.height() / 200)
      << "by the camera the user holds";
  // AND it can be opened by the desktop's program
  EXPECT_EQ(film.playButton->text(), "Open");
  support::OpenedUrls opened;
  QDesktopServices::setUrlHandler(QStringLiteral("file"), &opened, "open");
  support::click(film.playButton);
  QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
  EXPECT_EQ(opened.last, QUrl::fromLocalFile(app::shownPath(made / "still.png")));
}

TEST_F(FilmWindow, WhatIsMadeIsPlayedAndShownInItsFolderByButtonsThatStay) {
  // GIVEN a name for which the line about it becomes two
  const std::string name = "a film " + std::string(60, 'a') + " " + std::string(60, 'b') + ".mp4";
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, name.c_str(), 0, 2);
  const std::vector<QPushButton*> buttons{film.playButton, film.folderButton, film.startButton, film.stopButton};
  const auto places = [&] {
    std::vector<QRect> all;
    for (const QPushButton* each : buttons) all.emplace_back(each->mapToGlobal(QPoint()), each->size());
    return all;
  };
  settle();
  const auto before = places();
  // Nothing that can't be used yet is seen.
  const std::vector<QWidget*> unused{film.playButton, film.folderButton, film.stopButton, film.progress};
  for (const QWidget* each : unused) EXPECT_FALSE(each->isVisible()) << each->metaObject()->className();
  support::click(film.startButton);
  settle();
  EXPECT_EQ(places(), before);
  EXPECT_TRUE(film.stopButton->isVisible());
  EXPECT_TRUE(film.progress->isVisible());
  EXPECT_FALSE(film.playButton->isVisible());
  waitUntilDone(film);
  settle();
  EXPECT_EQ(film.message->text().toStdString(), name + " exported");
  EXPECT_GE(film.message->height(), film.message->heightForWidth(film.message->width()));
  EXPECT_GT(film.message->height(), film.message->fontMetrics().lineSpacing());
  EXPECT_EQ(places(), before);
  EXPECT_FALSE(film.stopButton->isVisible());
  EXPECT_FALSE(film.progress->isVisible());
  // WHEN the buttons are pressed THEN the desktop gets the film, and its folder
  EXPECT_EQ(film.playButton->text(), "P&lay");
  support::OpenedUrls opened;
  QDesktopServices::setUrlHandler(QStringLiteral("file"), &opened, "open");
  support::click(film.playButton);
  EXPECT_EQ(opened.last, QUrl::fromLocalFile(app::shownPath(made / name)));
  support::click(film.folderButton);
  EXPECT_EQ(opened.last, QUrl::fromLocalFile(app::shownPath((made / name).parent_path())));
  QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
  // AND once another file is named, there is none yet
  film.file->setText(app::shownPath(made / "b.mp4"));
  for (const QWidget* each : unused) EXPECT_FALSE(each->isVisible()) << each->metaObject()->className();
  settle();
  EXPECT_EQ(places(), before);
}

TEST_F(FilmWindow, WhereItScrollsItsProgressComesInSight) {
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, "low.mp4", 0, 99999);
  app::FittingDialogs::fit(film, QSize(400, 200));
  settle();
  support::click(film.startButton);
  ASSERT_TRUE(film.running());
  settle();
  EXPECT_FALSE(film.progress->visibleRegion().isEmpty());
  support::click(film.stopButton);
  waitUntilDone(film);
  settle();
  EXPECT_FALSE(film.message->visibleRegion().isEmpty());
}

TEST_F(FilmWindow, IsNamedAfterTheDanceUntilItHasAnotherName) {
  open({model, dance});
  FilmDialog& film = window->filmDialog();
  EXPECT_TRUE(film.file->text().endsWith(QStringLiteral("/ダンス.mp4"))) << film.file->text().toStdString();
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Pictures));
  EXPECT_TRUE(film.file->text().endsWith(QStringLiteral("/ダンス_#####.png"))) << film.file->text().toStdString();
  film.file->setText(app::shownPath(made / "mine_#####.png"));
  window->closeAll();
  settle();
  EXPECT_EQ(film.file->text(), app::shownPath(made / "mine_#####.png"));
}

TEST_F(FilmWindow, ASequenceIsMadeWhileTheWindowPlays) {
  FilmDialog& film = dialog(FilmDialog::Kind::Pictures, "p_%05d.png", 5, 34);
  support::click(film.startButton);
  ASSERT_TRUE(film.running());
  EXPECT_FALSE(film.startButton->isEnabled());
  window->transport().setPlaying(true);
  const quint64 before = playback().picturesDrawn();
  quint64 drawn = 0;
  QObject::connect(&film, &FilmDialog::finished, window.get(), [&] { drawn = playback().picturesDrawn() - before; });
  waitUntilDone(film);
  window->transport().setPlaying(false);
  EXPECT_GT(drawn, 5U) << "the preview went on";
  EXPECT_EQ(made.names().size(), 30U);
  EXPECT_TRUE(fs::exists(made / "p_00005.png"));
  EXPECT_TRUE(fs::exists(made / "p_00034.png"));
  EXPECT_TRUE(film.startButton->isEnabled());
  // The foot is up at 10 and down again at 20, where the motion switches its chain off.
  EXPECT_NE(QImage(app::shownPath(made / "p_00010.png")), QImage(app::shownPath(made / "p_00020.png")));
  EXPECT_EQ(QImage(app::shownPath(made / "p_00020.png")), QImage(app::shownPath(made / "p_00034.png")));
}

TEST_F(FilmWindow, StoppedAFilmEndsThereAndAnotherCanBeMade) {
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, "a.mp4", 0, 99999);
  support::click(film.startButton);
  ASSERT_TRUE(waitFor([&] { return film.progress->value() >= 12; }, 60.0));
  support::click(film.stopButton);
  waitUntilDone(film);
  EXPECT_TRUE(film.message->text().startsWith("Stopped: a.mp4: ")) << film.message->text().toStdString();
  const auto media = support::decode(made / "a.mp4");
  EXPECT_EQ(media.error, "");
  EXPECT_GE(media.times.size(), 12U);
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Gif));
  EXPECT_TRUE(film.file->text().endsWith("a.gif"));
  film.last->setValue(2);
  support::click(film.startButton);
  waitUntilDone(film);
  EXPECT_EQ(support::decode(made / "a.gif").times.size(), 3U);
}

TEST_F(FilmWindow, ClosingTheWindowMakesTheFilmWhole) {
  FilmDialog& film = dialog(FilmDialog::Kind::Webm, "a.webm", 0, 99999);
  support::click(film.startButton);
  ASSERT_TRUE(waitFor([&] { return film.message->text().startsWith("frame "); }, 60.0));
  window->close();  // it waits until the file is whole, and closes then
  ASSERT_TRUE(waitFor([&] { return !window->isVisible(); }, 60.0));
  EXPECT_FALSE(film.running());
  EXPECT_GT(support::decode(made / "a.webm").times.size(), 0U);
  EXPECT_EQ(made.names(), std::vector<std::string>{"a.webm"});
}

TEST_F(FilmWindow, HiddenTheFilmGoesOn) {
  FilmDialog& film = dialog(FilmDialog::Kind::Gif, "a.gif", 0, 19);
  support::click(film.startButton);
  ASSERT_TRUE(film.running());
  film.reject();  // Esc
  EXPECT_FALSE(film.isVisible());
  EXPECT_TRUE(film.running());
  waitUntilDone(film);
  EXPECT_TRUE(film.isVisible()) << "tells that it is done";
  EXPECT_EQ(support::decode(made / "a.gif").times.size(), 20U);
}

TEST_F(FilmWindow, AStillIsWhatItsNameSays) {
  FilmDialog& film = dialog(FilmDialog::Kind::Still, "still.bmp", 0, 0);
  support::click(film.startButton);
  EXPECT_TRUE(film.message->text().contains(".png")) << film.message->text().toStdString();
  EXPECT_EQ(made.names(), std::vector<std::string>{"still.bmp.png"});
  support::click(dialog(FilmDialog::Kind::Still, "still.jpg", 0, 0).startButton);
  EXPECT_EQ(QImageReader::imageFormat(app::shownPath(made / "still.jpg")), "jpeg");
}

TEST_F(FilmWindow, TheKeyOfQuitClosesTheWindow) {
  FilmDialog& film = dialog(FilmDialog::Kind::Still, "a.png", 0, 0);
  ASSERT_TRUE(window->isVisible());
  film.activateWindow();
  QTest::keyClick(&film, Qt::Key_Q, Qt::ControlModifier);
  EXPECT_TRUE(waitFor([&] { return !window->isVisible(); }));
}

TEST_F(FilmWindow, WhatCantBeMadeIsSaidInTheDialog) {
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, "gone/a.mp4", 0, 9);
  support::click(film.startButton);
  EXPECT_TRUE(film.message->text().contains("can't be written")) << film.message->text().toStdString();
  EXPECT_FALSE(film.running());
  film.file->setText(app::shownPath(made / "a.mp4"));
  film.width->setValue(161);
  support::click(film.startButton);
  EXPECT_TRUE(film.message->text().contains("even")) << film.message->text().toStdString();
  film.width->setValue(160);
  film.first->setValue(10);
  support::click(film.startButton);
  EXPECT_TRUE(film.message->text().contains("first frame"));
  film.first->setValue(0);
  film.audio->setText(app::shownPath(made / "gone.wav"));
  support::click(film.startButton);
  EXPECT_TRUE(film.message->text().contains("gone.wav"));
  EXPECT_TRUE(made.names().empty());
}

}  // namespace
