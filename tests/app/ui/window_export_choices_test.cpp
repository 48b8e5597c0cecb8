// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// File → Export Model and Motion: its choices, and what ends it or is refused.

#include "tests/app/ui/window_export.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <QtTest>
#include <csignal>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/dialogs/export_dialog.h"
#include "app/drawing_commands/export_command.h"
#include "app/language/live_text.h"
#include "app/version.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/export/figure.h"
#include "tests/support/gui_opened_urls.h"
#include "vmd/vmd_writer.h"
namespace {

namespace fs = std::filesystem;
using app::ExportKind;
using support::click;
using support::waitFor;
using WindowExport = support::WindowExport;

TEST_F(WindowExport, ToonAndFewKeysOfAvatarsAreChoices) {
  ASSERT_NO_FATAL_FAILURE(writeFigure());
  open({figure, rising});
  app::ExportDialog& form = dialog();
  EXPECT_TRUE(form.toon->isVisible());
  tick(form.toon);
  typeFile(form, file("toon.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_NE(bytes(file("toon.glb")).find("VRMC_materials_mtoon"), std::string::npos);
  EXPECT_TRUE(bytes(file("toon.glb")) ==
              exportedByCommand({figure.string(), rising.string(), "--toon"}, "command.glb"));
  // AND a dance for avatars has no materials, and may have few keys
  ASSERT_NO_FATAL_FAILURE(pick(form, ExportKind::Vrma));
  EXPECT_FALSE(form.toon->isVisible());
  EXPECT_TRUE(form.few->isVisible());
  tick(form.few);
  typeFile(form, file("few.vrma"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(bytes(file("few.vrma")) ==
              exportedByCommand({figure.string(), rising.string(), "--error", "0.01,0.1"}, "command.vrma"));
}

TEST_F(WindowExport, APageHasTheShowsSong) {
  // GIVEN a page that has its places alone, where the program's own lies
  const fs::path shared =
      (fs::path(app::toPath(QCoreApplication::applicationDirPath())) / app::kSharedFolder / "page").lexically_normal();
  fs::create_directories(shared);
  std::ofstream(shared / "page.html") << "%ODORI_TITLE%\n%ODORI_DANCE%\n%ODORI_MODEL%\n%ODORI_SONG%";
  ASSERT_NO_FATAL_FAILURE(writeFigure());
  // A second of silence: 8,000 samples of a byte each.
  std::string wave = std::string("RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\1\0\1\0", 24) +
                     std::string(
                         "\x40\x1f\0\0\x40\x1f\0\0\1\0\x08\0"
                         "data\x40\x1f\0\0",
                         20) +
                     std::string(8000, '\x80');
  const fs::path song = file("song.wav");
  std::ofstream(song, std::ios::binary) << wave;
  open({figure, rising, song});
  app::ExportDialog& form = dialog();
  ASSERT_NO_FATAL_FAILURE(pick(form, ExportKind::Html));
  EXPECT_TRUE(form.clips->isVisible());
  EXPECT_FALSE(form.toon->isVisible());
  typeFile(form, file("dance.html"));
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible()) << "the model lies inside";
  click(form.agreeButton);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  const std::string page = bytes(file("dance.html"));
  const QByteArray sound = QByteArray::fromStdString(wave.substr(0, 3000)).toBase64();
  EXPECT_NE(page.find(sound.toStdString()), std::string::npos);
  EXPECT_NE(page.find("song.wav"), std::string::npos);
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("the song"))) << form.message->text().toStdString();
}

TEST_F(WindowExport, WhatTheWindowShowsIsAClipWhereIkIsOffInIt) {
  ASSERT_NO_FATAL_FAILURE(writeFigure());
  const auto& all = app::allViewSolvers();
  const auto at = std::ranges::find(all, app::ViewSolver::How::AsSet, &app::ViewSolver::how) - all.begin();
  const auto asSet = [&] {
    app::ExportDialog& form = dialog();
    const bool ticked = form.clips->item(static_cast<int>(at))->checkState() == Qt::Checked;
    close(form);
    return ticked;
  };
  // GIVEN a dance that leaves IK as it is, and one that switches it off in places
  vmd::Motion still = vmd::Motion::make("m");
  ASSERT_TRUE(vmd::writeVmdFile(still, file("still.vmd")));
  open({model, file("still.vmd")});
  EXPECT_FALSE(asSet()) << "it would be the clip with IK once more";
  // WHEN the panel switches a chain off
  document().changeActor(actors()[0].id, app::fixedText("off"),
                         [](app::DocumentActor& actor) { actor.switches.chains.at(0) = app::IkMode::Off; });
  EXPECT_TRUE(asSet());
  open({model, dance});
  EXPECT_TRUE(asSet());
  // BUT where the panel switches all on, the motion says nothing
  document().changeActor(actors()[0].id, app::fixedText("on"),
                         [](app::DocumentActor& actor) { std::ranges::fill(actor.switches.chains, app::IkMode::On); });
  EXPECT_FALSE(asSet());
}

TEST_F(WindowExport, AFileIsReplacedOnlyWhenThatIsWanted) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  const fs::path taken = file("taken.glb");
  std::ofstream(taken) << "mine";
  // GIVEN a name that is chosen in a dialog
  support::nameFile(taken);
  for (auto* button : form.findChildren<QPushButton*>())
    if (button->accessibleName() == QLatin1String("Choose the file")) click(button);
  ASSERT_EQ(form.file->text(), app::shownPath(taken));
  for (const auto button : {QMessageBox::No, QMessageBox::Yes}) {
    // The terms come before that question, and once.
    const bool first = button == QMessageBox::No;
    if (first) begin(form);
    EXPECT_EQ(form.agreeButton->isVisible(), first);
    inQuestion([button](QMessageBox& question) { click(question.button(button)); });
    if (first) {
      click(form.agreeButton);
    } else {
      begin(form);
    }
    ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
    EXPECT_EQ(fs::file_size(taken) == 4U, button == QMessageBox::No);
  }
  // AND files of the show are never replaced
  const fs::path inShow = file("named.glb");
  fs::rename(dance, inShow);
  fs::copy_file(inShow, dance);
  close(form);
  open({model, inShow});
  app::ExportDialog& over = dialog();
  typeFile(over, inShow);
  const auto size = fs::file_size(inShow);
  begin(over);
  if (over.agreeButton->isVisible()) click(over.agreeButton);
  EXPECT_FALSE(over.running());
  EXPECT_FALSE(over.message->text().isEmpty());
  EXPECT_EQ(fs::file_size(inShow), size);
  close(over);
}

TEST_F(WindowExport, StoppedItWritesNothing) {
  open({model, dance});
  for (const bool byEscape : {false, true}) {
    app::ExportDialog& form = dialog();
    QPointer<QDialog> there = &form;
    typeFile(form, file("long.pc2"));
    type(form.last, QStringLiteral("900000"));
    begin(form);
    if (form.agreeButton->isVisible()) click(form.agreeButton);
    ASSERT_TRUE(form.running());
    EXPECT_FALSE(form.file->isEnabled());
    // The window draws meanwhile.
    const quint64 drawn = playback().picturesDrawn();
    playback().refresh();
    EXPECT_TRUE(waitFor([&] { return playback().picturesDrawn() > drawn; }));
    EXPECT_TRUE(form.running());
    if (byEscape) {
      QTest::keyClick(&form, Qt::Key_Escape);
    } else {
      click(form.stopButton);
      ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
      EXPECT_EQ(form.message->text(), "Stopped; nothing was written");
      EXPECT_TRUE(form.file->isEnabled());
      close(form);
    }
    EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
    for (const auto& each : fs::directory_iterator(file("long.pc2").parent_path()))
      EXPECT_EQ(each.path().filename().string().find("long"), std::string::npos) << each.path();
  }
}

TEST_F(WindowExport, AStopThatComesTooLateIsNoStop) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  QPointer<QDialog> there = &form;
  typeFile(form, file("late.bvh"));
  pick(form, ExportKind::Bvh);
  begin(form);
  // GIVEN a file that is whole, of which the dialog hasn't heard yet
  QElapsedTimer timer;
  timer.start();
  while (!fs::exists(file("late.bvh")) && timer.elapsed() < 30'000) QThread::msleep(1);
  ASSERT_TRUE(form.running());
  // WHEN it is closed THEN it is told all the same
  QTest::keyClick(&form, Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
  EXPECT_TRUE(fs::exists(file("late.bvh")));
  EXPECT_TRUE(playback().said().contains(QStringLiteral("late.bvh"))) << playback().said().toStdString();
}

TEST_F(WindowExport, AnotherChoiceMakesAnotherFile) {
  open({model, dance});
  app::ExportDialog& before = dialog();
  typeFile(before, file("a.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(before));
  close(before);
  // A name alone is one in the folder of the last export.
  app::ExportDialog& form = dialog();
  type(form.file, QStringLiteral("b.glb"));
  ASSERT_NO_FATAL_FAILURE(exportNow(form));
  EXPECT_TRUE(fs::exists(file("b.glb")));
  EXPECT_EQ(form.file->text(), app::shownPath(file("b.glb")));
  // WHEN anything is chosen anew THEN what was made before isn't shown as its result
  const auto forgets = [&](auto change) {
    form.folderButton->setEnabled(true);
    change();
    return !form.folderButton->isEnabled() && form.message->text().isEmpty();
  };
  EXPECT_TRUE(forgets([&] { tickClip(form, app::ViewSolver::How::WithIk); }));
  EXPECT_TRUE(forgets([&] { tick(form.few); }));
  EXPECT_TRUE(forgets([&] { type(form.units, QStringLiteral("0.5")); }));
  EXPECT_TRUE(forgets([&] { type(form.degrees, QStringLiteral("0.5")); }));
  pick(form, ExportKind::Bvh);
  EXPECT_TRUE(forgets([&] { tick(form.humanoid); }));
  EXPECT_TRUE(forgets([&] { form.physics->toggle(); }));  // the leg has no bodies
  close(form);
}

/// Ends the program as the system does.
void askToQuit() {
  struct sigaction present {};
  if (sigaction(SIGTERM, nullptr, &present) == 0 && present.sa_handler == SIG_IGN) GTEST_SKIP() << "it is ignored";
  std::raise(SIGTERM);
}

TEST_F(WindowExport, QuittingStopsItAndClosesTheWindow) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  QPointer<QDialog> there = &form;
  typeFile(form, file("long.bvh"));
  pick(form, ExportKind::Bvh);
  type(form.last, QStringLiteral("900000"));
  begin(form);
  ASSERT_TRUE(form.running());
  askToQuit();
  EXPECT_TRUE(waitFor([&] { return there.isNull() && !window->isVisible(); }));
  for (const auto& each : fs::directory_iterator(file("long.bvh").parent_path()))
    EXPECT_EQ(each.path().filename().string().find("long"), std::string::npos) << each.path();
}

TEST_F(WindowExport, QuittingLeavesThePageOfTerms) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  typeFile(form, file("a.glb"));
  begin(form);
  ASSERT_TRUE(form.agreeButton->isVisible());
  askToQuit();
  EXPECT_TRUE(waitFor([&] { return !window->isVisible(); }));
}

TEST_F(WindowExport, WhatMakesNoSenseIsSaid) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  type(form.first, QStringLiteral("20"));
  type(form.last, QStringLiteral("10"));
  begin(form);
  EXPECT_EQ(form.message->text(), "The first frame comes after the last");
  type(form.last, QStringLiteral("30"));
  type(form.file, QString());
  begin(form);
  EXPECT_EQ(form.message->text(), "Choose a file to export to");
  typeFile(form, file("a.glb"));
  for (const auto how : {app::ViewSolver::How::AsSet, app::ViewSolver::How::WithIk, app::ViewSolver::How::WithoutIk})
    tickClip(form, how);
  begin(form);
  EXPECT_EQ(form.message->text(), "Tick a clip, or more");
  // A leg is no humanoid.
  pick(form, ExportKind::Vrma);
  begin(form);
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("humanoid"))) << form.message->text().toStdString();
  EXPECT_FALSE(form.folderButton->isEnabled());
  typeFile(form, "/no/such/folder/a.bvh");
  pick(form, ExportKind::Bvh);
  begin(form);
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("a.bvh"))) << form.message->text().toStdString();
  close(form);
}

TEST_F(WindowExport, TheShowMayCloseMeanwhile) {
  open({model, dance});
  app::ExportDialog& form = dialog();
  typeFile(form, file("gone.glb"));
  type(form.last, QStringLiteral("9000"));
  begin(form);
  if (form.agreeButton->isVisible()) click(form.agreeButton);
  window->closeAll();
  EXPECT_TRUE(form.running());
  ASSERT_NO_FATAL_FAILURE(waitUntilDone(form));
  EXPECT_TRUE(fs::exists(file("gone.glb")));
  close(form);
}

}  // namespace
