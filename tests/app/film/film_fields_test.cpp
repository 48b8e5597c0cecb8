// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The fields of the window's dialog for videos and pictures: what they offer, keep and take.
#include "app/dialogs/film_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QUndoStack>
#include <QtTest>

#include "app/dialogs/audio_choice.h"
#include "app/dialogs/stereo_choice.h"
#include "app/widgets/text.h"
#include "tests/app/film/film_dialogs.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using app::FilmDialog;
using FilmFields = support::FilmWindow;

TEST_F(FilmFields, TheKindsOfStillsGiveTheirEndings) {
  FilmDialog& film = dialog(FilmDialog::Kind::Still, "still.png", 0, 0);
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Jpeg));
  EXPECT_TRUE(film.file->text().endsWith("/still.jpg"));
  EXPECT_FALSE(film.transparent->isEnabled()) << "it has no alpha";
  EXPECT_FALSE(film.last->isEnabled());
  support::click(film.startButton);
  EXPECT_EQ(QImageReader::imageFormat(app::shownPath(made / "still.jpg")), "jpeg");
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Webp));
  EXPECT_TRUE(film.file->text().endsWith("/still.webp"));
  support::click(film.startButton);
  // Qt's own reader of this format is in a package of its own, which may be missing.
  const std::string bytes = support::contents(made / "still.webp");
  EXPECT_EQ(bytes.substr(0, 4) + bytes.substr(8, 4), "RIFFWEBP");
}

TEST_F(FilmFields, NumberSignsStandForThePicturesNumber) {
  FilmDialog& film = dialog(FilmDialog::Kind::Still, "a.png", 0, 0);
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Pictures));
  EXPECT_TRUE(film.file->text().endsWith("/a_#####.png"));
  film.last->setValue(1);
  support::click(film.startButton);
  waitUntilDone(film);
  EXPECT_EQ(made.names(), (std::vector<std::string>{"a_00000.png", "a_00001.png"}));
  // AND as many digits as there are signs, the last ones of several counting
  film.file->setText(app::shownPath(made / "#1_###.png"));
  support::click(film.startButton);
  waitUntilDone(film);
  EXPECT_TRUE(fs::exists(made / "#1_001.png"));
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Gif));
  EXPECT_TRUE(film.file->text().endsWith("/#1.gif")) << "one file has no number";
}

TEST_F(FilmFields, ItsFieldsAreKept) {
  FilmDialog& film = dialog(FilmDialog::Kind::Webm, "a.webm", 3, 4);
  film.samples->setValue(2);
  film.picturesASecond->setValue(60);
  film.transparent->setChecked(true);
  film.stereo->layout->setCurrentIndex(static_cast<int>(app::Stereo::Vr180));
  film.stereo->eyeDistance->setValue(5.0);
  film.stereo->dollyZoom->setValue(70);
  film.width->setValue(160);
  film.height->setValue(120);
  const QVariantMap kept = film.kept();
  FilmDialog later([] { return app::FilmScene(); }, [] { return 0.0; }, window.get());
  later.restore(kept);
  EXPECT_EQ(later.kind->currentIndex(), static_cast<int>(FilmDialog::Kind::Webm));
  EXPECT_EQ(later.file->text(), app::shownPath(made / "odori.webm"));
  EXPECT_EQ(later.width->value(), 160);
  EXPECT_EQ(later.height->value(), 120);
  EXPECT_EQ(later.samples->value(), 2);
  EXPECT_EQ(later.picturesASecond->value(), 60);
  EXPECT_TRUE(later.transparent->isChecked());
  EXPECT_EQ(later.stereo->options().layout, app::Stereo::Vr180);
  EXPECT_FLOAT_EQ(later.stereo->options().eyeDistance, 0.625F) << "5 cm at 8 cm a unit";
  EXPECT_EQ(later.stereo->options().dollyZoom, 70.0F);
  EXPECT_EQ(later.first->value(), 0) << "frames are the motion's";
  // WHEN the settings hold nonsense THEN nothing changes
  const QVariantMap before = later.kept();
  later.restore({{"kind", 99},
                 {"folder", "/no/such/folder"},
                 {"width", -5},
                 {"height", "x"},
                 {"transparent", true},
                 {"view", 17},
                 {"eyeDistance", "far"},
                 {"dollyZoom", 1e9}});
  EXPECT_EQ(later.kept(), before);
}

TEST_F(FilmFields, APictureIsForTwoEyesOrOfAllDirections) {
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, "eyes.mp4", 0, 1);
  // Each layout has its own size, which comes back with it.
  film.stereo->layout->setCurrentIndex(static_cast<int>(app::Stereo::AroundTopBottom));
  EXPECT_EQ(film.width->value(), 3840);
  EXPECT_EQ(film.height->value(), 3840);
  film.width->setValue(128);
  film.height->setValue(128);
  film.stereo->layout->setCurrentIndex(static_cast<int>(app::Stereo::None));
  EXPECT_EQ(film.width->value(), 160);
  EXPECT_FALSE(film.stereo->eyeSlider->isEnabled());
  // A row that the layout doesn't use isn't there.
  using app::Stereo;
  const auto rows = [&](Stereo layout) {
    film.stereo->layout->setCurrentIndex(static_cast<int>(layout));
    settle();
    std::string seen;
    for (const auto& [field, name] :
         std::initializer_list<std::pair<QWidget*, const char*>>{{film.stereo->eyeSlider, "eyes "},
                                                                 {film.stereo->convergence, "convergence "},
                                                                 {film.stereo->dollyZoom, "dolly "}})
      if (field->isVisible()) seen += name;
    // No row is cut by those that came.
    EXPECT_GE(film.size().height(), film.minimumSizeHint().height());
    return seen;
  };
  EXPECT_EQ(rows(Stereo::SideBySide), "eyes convergence ");
  EXPECT_EQ(rows(Stereo::Vr180), "eyes dolly ");
  EXPECT_EQ(rows(Stereo::Around), "dolly ");
  EXPECT_EQ(rows(Stereo::AroundTopBottom), "eyes dolly ");
  EXPECT_EQ(rows(Stereo::None), "");
  film.stereo->layout->setCurrentIndex(static_cast<int>(app::Stereo::AroundTopBottom));
  EXPECT_EQ(film.height->value(), 128);
  // The field goes farther than the slider, which stands at its end then.
  film.stereo->eyeDistance->setValue(40.0);
  EXPECT_EQ(film.stereo->eyeSlider->value(), film.stereo->eyeSlider->maximum());
  EXPECT_FLOAT_EQ(film.stereo->options().eyeDistance, 5.0F);
  // WHEN a still is made THEN both eyes see the dancer, and not the same
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Still));
  film.file->setText(app::shownPath(made / "eyes.png"));
  support::click(film.startButton);
  const QImage still(app::shownPath(made / "eyes.png"));
  ASSERT_EQ(still.size(), QSize(128, 128)) << film.message->text().toStdString();
  EXPECT_NE(still.copy(0, 0, 128, 64), still.copy(0, 64, 128, 64));
  // AND a film of a size that the layout can't have is refused in the dialog
  film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Mp4));
  film.height->setValue(64);
  support::click(film.startButton);
  EXPECT_FALSE(film.running());
  EXPECT_TRUE(film.message->text().contains("128x64")) << film.message->text().toStdString();
}

TEST_F(FilmFields, EveryFieldTakesMouseAndKeys) {
  FilmDialog& film = dialog(FilmDialog::Kind::Pictures, "p_#####.png", 3, 9);
  for (QSpinBox* number : film.findChildren<QSpinBox*>()) {
    if (number == film.stereo->dollyZoom) continue;  // not for one view
    const int before = number->value();
    support::click(number);
    QTest::keyClick(number, before == number->maximum() ? Qt::Key_Down : Qt::Key_Up);
    EXPECT_NE(number->value(), before);
  }
  // A layout is chosen, its eyes are moved, and its size is its own.
  QTest::keyClick(film.stereo->layout, Qt::Key_Down);
  EXPECT_EQ(film.stereo->options().layout, app::Stereo::SideBySide);
  for (QWidget* field :
       std::initializer_list<QWidget*>{film.stereo->eyeSlider, film.stereo->eyeDistance, film.stereo->convergence}) {
    const app::StereoOptions was = film.stereo->options();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Up);
    const app::StereoOptions now = film.stereo->options();
    EXPECT_TRUE(now.eyeDistance != was.eyeDistance || now.convergence != was.convergence);
  }
  QTest::keyClick(film.stereo->layout, Qt::Key_End);
  EXPECT_EQ(film.stereo->options().layout, app::Stereo::AroundTopBottom);
  QTest::keyClick(film.stereo->dollyZoom, Qt::Key_Up);
  EXPECT_EQ(film.stereo->options().dollyZoom, 10.0F);
  QTest::keyClick(film.stereo->layout, Qt::Key_Home);
  for (QCheckBox* box : {film.transparent, film.resume}) {
    const bool before = box->isChecked();
    support::click(box);
    EXPECT_NE(box->isChecked(), before);
  }
  QTest::keyClick(film.file, Qt::Key_End);
  QTest::keyClicks(film.file, QStringLiteral("x"));
  EXPECT_TRUE(film.file->text().endsWith(u'x'));
  QTest::keyClick(film.kind, Qt::Key_Down);
  EXPECT_EQ(film.kind->currentIndex(), static_cast<int>(FilmDialog::Kind::Mp4));
  QTest::keyClicks(film.audio, QStringLiteral("x"));
  EXPECT_EQ(film.audio->text(), "x");
  // WHEN the dialog for a file is cancelled THEN the names stay
  const QString name = film.file->text();
  for (QPushButton* button : film.findChildren<QPushButton*>()) {
    if (button->text() != QStringLiteral("Choose…")) continue;
    support::inDialog([](QDialog& asked) { QTest::keyClick(&asked, Qt::Key_Escape); });
    support::click(button);
  }
  EXPECT_EQ(film.file->text(), name);
  EXPECT_EQ(film.audio->text(), "x");
  for (QPushButton* button : film.findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Close")) support::click(button);
  EXPECT_FALSE(film.isVisible());
}

TEST_F(FilmFields, TheListOfAudioHasTheSongBesideTheDanceAndTheShows) {
  auto beside = dance;
  beside.replace_extension(".wav");
  fs::copy(dance, beside);  // nobody listens
  FilmDialog& film = dialog(FilmDialog::Kind::Mp4, "a.mp4", 0, 9);
  const auto rows = [&film] {
    QStringList texts;
    for (int i = 0; i < film.sound->count(); ++i)
      texts << film.sound->model()->index(i, 0).data(Qt::DisplayRole).toString();
    return texts;
  };
  // GIVEN a dance whose song was found, and isn't played THEN it is in the list, and isn't chosen
  EXPECT_EQ(rows(), (QStringList{"No audio", "ダンス.wav (found in the same folder)"}));
  EXPECT_TRUE(film.settings().audio.empty());
  EXPECT_EQ(film.audio->placeholderText(), "No audio; open the list to add ダンス.wav");
  // WHEN it is chosen by keys THEN the film has it, and none again
  QTest::keyClick(film.sound, Qt::Key_Down);
  QTest::keyClick(film.sound, Qt::Key_Down);
  EXPECT_EQ(film.settings().audio, beside);
  EXPECT_EQ(film.audio->text(), app::shownPath(beside));
  QTest::keyClick(film.sound, Qt::Key_Up);
  EXPECT_TRUE(film.settings().audio.empty());
  // WHEN the show plays it THEN it is chosen, as the show plays it, and in the list once
  window->commands()[app::ActionId::SongBeside]->trigger();
  EXPECT_EQ(rows(), (QStringList{"No audio", "ダンス.wav (the show's song)"}));
  EXPECT_EQ(film.settings().audio, beside);
  document().change(app::fixedText("Song"), [](app::DocumentState& state) { state.song.offset = 0.5; });
  EXPECT_EQ(film.settings().audioOffset, 0.5);
  // AND with another song in the show both are there
  const fs::path other = file("other.wav");
  std::ofstream(other) << "RIFF\x04\x01\x01\x01WAVEfmt ";
  open({other});
  EXPECT_EQ(rows(), (QStringList{"No audio", "other.wav (the show's song)", "ダンス.wav (found in the same folder)"}));
  EXPECT_EQ(film.settings().audio, other);
  // AND a file of one's own stays
  film.audio->setText(app::shownPath(made / "mine.wav"));
  window->commands()[app::ActionId::RemoveSong]->trigger();
  EXPECT_EQ(film.settings().audio, made / "mine.wav");
  // AND when the dance goes it has none beside it, until it is there again
  film.audio->clear();
  const QStringList found{"No audio", "ダンス.wav (found in the same folder)"};
  EXPECT_EQ(rows(), found);
  window->commands()[app::ActionId::RemoveMotions]->trigger();
  EXPECT_EQ(rows(), QStringList{"No audio"});
  EXPECT_EQ(film.audio->placeholderText(), "No audio");
  document().undoStack().undo();
  EXPECT_EQ(rows(), found);
  // AND so it is while the dance is switched off, though another of its folder plays
  const fs::path another = file("another.vmd");
  fs::copy(dance, another);
  const auto motion = app::loadMotion(another, {});
  ASSERT_TRUE(motion);
  document().change(app::fixedText("Off"), [&motion](app::DocumentState& state) {
    auto& motions = state.actors.at(0).switches.motions;
    motions.at(0).on = false;
    motions.push_back({*motion});
  });
  EXPECT_EQ(rows(), QStringList{"No audio"});
  document().undoStack().undo();
  EXPECT_EQ(rows(), found);
  window->closeAll();
  EXPECT_EQ(rows(), QStringList{"No audio"});
}

}  // namespace
