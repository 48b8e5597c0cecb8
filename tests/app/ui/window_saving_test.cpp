// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window must not lose these: files that its show comes from, and changes of others to its
// file.

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>

#include "app/dialogs/bake_dialog.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "app/playback/view_pictures.h"
#include "app/widgets/file_dialogs.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/film/media_probe.h"
#include "tests/app/ui/window_show.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using support::inDialog;
using support::waitFor;
using testing::HasSubstr;

/// This fixture's window has a show made of every kind of file.
class WindowSaving : public support::WindowShow {
 protected:
  void SetUp() override {
    WindowShow::SetUp();
    if (IsSkipped()) return;
    texture = file("skin.png");
    backdrop = file("behind.png");
    song = file("song.mp4");
    for (const auto& picture : {texture, backdrop}) {
      QImage image(8, 8, QImage::Format_RGB32);
      image.fill(Qt::green);
      ASSERT_TRUE(image.save(QString::fromStdString(picture.string())));
    }
    support::writeTone(song, 8000, 0.2, 0.1);  // a WAV in spite of its name
    pmx::Model textured = support::legModel();
    textured.textures.push_back("skin.png");
    textured.materials.front().texture = 0;
    ASSERT_TRUE(pmx::writePmxFile(textured, model));
  }
  void openAll() {
    open({model, dance, camera, song});
    QImage image(8, 8, QImage::Format_RGB32);
    document().setBackdrop(image, backdrop);
  }
  fs::path texture, backdrop, song;
};

TEST_F(WindowSaving, APictureTakesThePlaceOfNothingThatIsOnTheStage) {
  openAll();
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  fs::create_directory(file("away"));
  for (const auto& input : {model, dance, camera, song, texture, backdrop, show}) {
    // The file is named by its own name as far as pictures have that, by a link, and by a hard
    // link.
    std::vector<fs::path> names{file("away") / "link.png", file("away") / "twin.png"};
    fs::create_symlink(input, names[0]);
    fs::create_hard_link(input, names[1]);
    if (input.extension() == ".png") names.push_back(input);
    const std::string before = support::contents(input);
    for (const auto& name : names) {
      EXPECT_FALSE(window->savePicture(name)) << input << ' ' << name;
      EXPECT_THAT(window->message().toStdString(), HasSubstr("to be read"));
      EXPECT_EQ(support::contents(input) == before, true) << input;
    }
    fs::remove(names[0]);
    fs::remove(names[1]);
  }
  // AND other names are allowed
  EXPECT_TRUE(window->savePicture(file("away") / "other.png"));
  EXPECT_TRUE(waitFor([&] { return !window->pictures().working(); }));
  EXPECT_TRUE(fs::exists(file("away") / "other.png"));
}

TEST_F(WindowSaving, NoMotionPoseOrShowTakesThePlaceOfATexture) {
  openAll();
  const std::string before = support::contents(texture);
  fs::create_hard_link(texture, file("twin.vpd"));
  fs::create_hard_link(texture, file("twin.odori"));
  fs::create_hard_link(texture, file("twin.vmd"));
  EXPECT_FALSE(window->savePose(file("twin.vpd"), app::PoseForm::Keyed));
  EXPECT_FALSE(window->saveShow(file("twin.odori")));
  window->commands()[app::ActionId::Bake]->trigger();
  auto* bake = window->findChild<app::BakeDialog*>();
  ASSERT_NE(bake, nullptr);
  bake->file->setText(QString::fromStdString(file("twin.vmd").string()));
  bake->startButton->click();
  EXPECT_THAT(bake->message->text().toStdString(), HasSubstr("to be read"));
  bake->close();
  EXPECT_EQ(support::contents(texture) == before, true);
}

TEST_F(WindowSaving, AFilmTakesThePlaceOfNoSongThatIsMuted) {
  openAll();
  document().change(app::fixedText("mute"), [](app::DocumentState& state) { state.song.muted = true; });
  app::FilmDialog& film = window->filmDialog();
  film.setAsking(false);
  film.kind->setCurrentIndex(static_cast<int>(app::FilmDialog::Kind::Mp4));
  const std::string before = support::contents(song);
  film.file->setText(QString::fromStdString(song.string()));
  film.startButton->click();
  EXPECT_FALSE(film.running());
  EXPECT_THAT(film.message->text().toStdString(), HasSubstr("to be read"));
  EXPECT_EQ(support::contents(song) == before, true);
}

TEST_F(WindowSaving, WhatAnotherProgramWroteIsAskedAbout) {
  open({model, dance});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  QStringList questions;
  int reply = 2;
  window->setAnswers([&](const QString& text, const QStringList& answers) {
    EXPECT_EQ(answers.size(), 3);
    questions << text;
    return reply;
  });
  // GIVEN no change to the file, or equal bytes written by others: there is no question
  place(3);
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_FALSE(window->isWindowModified());
  const std::string same = support::contents(show);
  fs::remove(show);
  std::ofstream(show, std::ios::binary) << same;
  place(4);
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_FALSE(window->isWindowModified());
  EXPECT_TRUE(questions.isEmpty());
  // WHEN another program changes one letter of it, with its length and time unchanged
  std::string theirs = support::contents(show);
  const auto at = theirs.find("\"visible\": true");
  ASSERT_NE(at, std::string::npos);
  theirs.replace(at, 15, "\"visible\":false");
  const auto time = fs::last_write_time(show);
  std::ofstream(show, std::ios::binary | std::ios::in)
      .write(theirs.data(), static_cast<std::streamsize>(theirs.size()));
  fs::last_write_time(show, time);
  place(5);
  // THEN saving asks, and cancelled it writes nothing
  window->commands()[app::ActionId::SaveShow]->trigger();
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions[0].contains("show.odori"));
  EXPECT_EQ(support::contents(show) == theirs, true);
  EXPECT_TRUE(window->isWindowModified());
  // AND it may be saved under another name, which is the show's from then on
  reply = 0;
  support::nameFile(file("mine.odori"));
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_EQ(questions.size(), 2);
  EXPECT_EQ(support::contents(show) == theirs, true);
  EXPECT_EQ(window->windowTitle(), "mine.odori[*] — Odori");
  // AND a file that was opened and changed meanwhile is asked about, and may be overwritten
  open({show});
  EXPECT_FALSE(actors()[0].switches.visible);
  std::ofstream(show, std::ios::app) << '\n';
  reply = 1;
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_EQ(questions.size(), 3);
  EXPECT_NE(support::contents(show), theirs + "\n");
  window->commands()[app::ActionId::SaveShow]->trigger();
  EXPECT_EQ(questions.size(), 3) << "what this window wrote itself is nobody else's";
}

/// Returns whether Qt's own dialog for files, which desktops without one get, allows no changes.
bool isReadOnly(QDialog& dialog) {
  auto* files = qobject_cast<QFileDialog*>(&dialog);
  if (files == nullptr) return false;
  const auto* remove = files->findChild<QAction*>(QStringLiteral("qt_delete_action"));
  const auto* rename = files->findChild<QAction*>(QStringLiteral("qt_rename_action"));
  return files->testOption(QFileDialog::ReadOnly) && remove != nullptr && rename != nullptr;
}

TEST_F(WindowSaving, NoDialogForFilesDeletesOrRenames) {
  openAll();
  const app::WindowActions& a = window->commands();
  for (QAction* action :
       {a[app::ActionId::Open], a[app::ActionId::Add], a[app::ActionId::OpenFolder], a[app::ActionId::SaveShowAs],
        a[app::ActionId::SavePictureAs], a[app::ActionId::SavePoseKeyed], a[app::ActionId::SavePoseShown]}) {
    bool readOnly = false;
    inDialog([&readOnly](QDialog& dialog) {
      readOnly = isReadOnly(dialog);
      dialog.reject();
    });
    action->trigger();
    EXPECT_TRUE(readOnly) << action->objectName().toStdString();
  }
  // AND so for dialogs: a button that opens one
  const auto opens = [](QWidget& in, const QString& name) {
    for (auto* button : in.findChildren<QAbstractButton*>()) {
      if (button->accessibleName() != name) continue;
      bool readOnly = false;
      inDialog([&readOnly](QDialog& dialog) {
        readOnly = isReadOnly(dialog);
        dialog.reject();
      });
      button->click();
      return readOnly;
    }
    return false;
  };
  EXPECT_TRUE(opens(window->filmDialog(), "Choose the file"));
  EXPECT_TRUE(opens(window->filmDialog(), "Choose the audio file"));
}

TEST_F(WindowSaving, EachKindIsProposedInDocumentsThenWhereTheLastOneWas) {
  // GIVEN a user with a folder of documents
  const QString home = folder.path() + QStringLiteral("/home"), documents = home + QStringLiteral("/Papers");
  const QString pictures = home + QStringLiteral("/Photos"), elsewhere = home + QStringLiteral("/else");
  for (const QString& each : {documents, pictures, elsewhere}) ASSERT_TRUE(QDir().mkpath(each));
  std::ofstream(fs::path((home + QStringLiteral("/user-dirs.dirs")).toStdString()))
      << "XDG_DOCUMENTS_DIR=\"" << documents.toStdString() << "\"\n";
  const QByteArray config = qgetenv("XDG_CONFIG_HOME");
  qputenv("XDG_CONFIG_HOME", home.toUtf8());
  window->pictures().setFolder(pictures.toStdString());
  open({model, dance});
  pauseAt(10);
  const app::WindowActions& a = window->commands();
  const auto proposed = [&](app::ActionId id) {
    QString at;
    inDialog([&at](QDialog& dialog) {
      const auto* files = qobject_cast<QFileDialog*>(&dialog);
      const auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
      if (files != nullptr && name != nullptr) at = files->directory().absolutePath() + u'/' + name->text();
      dialog.reject();
    });
    a[id]->trigger();
    return at.toStdString();
  };
  // THEN files are named after the dance or the model
  EXPECT_EQ(proposed(app::ActionId::SaveShowAs), (documents + QStringLiteral("/ダンス.odori")).toStdString());
  EXPECT_EQ(proposed(app::ActionId::SavePoseKeyed), (documents + QStringLiteral("/踊り子.vpd")).toStdString());
  EXPECT_EQ(proposed(app::ActionId::SavePictureAs), (pictures + QStringLiteral("/odori-踊り子-10.png")).toStdString());
  a[app::ActionId::Bake]->trigger();
  auto* bake = window->findChild<app::BakeDialog*>();
  ASSERT_NE(bake, nullptr);
  EXPECT_EQ(bake->file->text(), documents + QStringLiteral("/ダンス-baked.vmd"));
  bake->close();
  // WHEN a pose is saved elsewhere THEN the next one is proposed there, and the others aren't
  support::nameFile((elsewhere + QStringLiteral("/one.vpd")).toStdString());
  a[app::ActionId::SavePoseKeyed]->trigger();
  EXPECT_EQ(proposed(app::ActionId::SavePoseShown), (elsewhere + QStringLiteral("/踊り子.vpd")).toStdString());
  EXPECT_EQ(proposed(app::ActionId::SaveShowAs), (documents + QStringLiteral("/ダンス.odori")).toStdString());
  qputenv("XDG_CONFIG_HOME", config);
}

TEST_F(WindowSaving, AFileIsSavedByADialogThatIsReadOnly) {
  open({model});
  support::nameFile(file("saved.odori"));
  window->commands()[app::ActionId::SaveShowAs]->trigger();
  EXPECT_TRUE(fs::exists(file("saved.odori")));
}

}  // namespace
