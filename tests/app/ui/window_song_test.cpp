// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The show's song in the window: opened, offered, shifted, louder or not, saved with the show;
// parts of the dance that are played in a loop. No audio device is used; the transport's tests
// check the sound.

#include <fstream>

#include <QAction>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/song_dialog.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport_bar.h"
#include "app/playback/waveform.h"
#include "tests/app/film/sounds.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

class WindowSong : public support::WindowTest {
 protected:
  fs::path writeSong(const fs::path& path) {
    std::ofstream(path, std::ios::binary) << support::wavBytes({});
    return path;
  }
  [[nodiscard]] const app::SongDescription& song() const { return document().state().song; }
};

TEST_F(WindowSong, IsOpenedWithTheShowAndTakenAway) {
  const auto file = writeSong(this->file("曲.wav"));
  QSignalSpy peaks(&window->transport(), &app::Transport::peaksReady);
  open({model, dance, file});
  EXPECT_EQ(song().file, file);
  EXPECT_EQ(window->transport().song().file, file);
  EXPECT_TRUE(waitFor([&] { return !peaks.isEmpty(); }));
  // AND its waveform is seen once: in the timeline while that is open, else in the bar
  ASSERT_TRUE(window->timelinePanel().isVisible());
  EXPECT_FALSE(window->transportBar().waveform()->isVisible());
  press(Qt::Key_T);
  EXPECT_TRUE(waitFor([&] { return window->transportBar().waveform()->isVisible(); }));
  press(Qt::Key_T);
  EXPECT_TRUE(waitFor([&] { return !window->transportBar().waveform()->isVisible(); }));
  press(Qt::Key_T);
  // AND a film would have it
  EXPECT_EQ(window->filmDialog().settings().audio, file);
  choose(window->commands()[app::ActionId::RemoveSong]);
  EXPECT_FALSE(window->transportBar().waveform()->isVisible());
  EXPECT_FALSE(window->commands()[app::ActionId::SongOffset]->isEnabled());
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(window->transport().song().file, file);
  // WHEN a song is opened alone THEN it replaces the other, and the dance stays
  const auto other = writeSong(this->file("other.wav"));
  open({other});
  EXPECT_EQ(song().file, other);
  EXPECT_EQ(window->motions().size(), 1U);
  // WHEN another model is opened THEN the song stays, with the dance
  open({model});
  EXPECT_EQ(song().file, other);
}

TEST_F(WindowSong, OneBesideTheDanceIsOffered) {
  auto beside = dance;
  beside.replace_extension(".wav");
  writeSong(beside);
  open({model, dance});
  EXPECT_TRUE(window->message().contains("ダンス.wav")) << window->message().toStdString();
  EXPECT_TRUE(song().file.empty());
  window->commands()[app::ActionId::SongBeside]->trigger();
  EXPECT_EQ(song().file, beside);
  EXPECT_EQ(window->message(), "");
  EXPECT_FALSE(window->commands()[app::ActionId::SongBeside]->isEnabled());
}

TEST_F(WindowSong, OneBesideAnotherDanceIsntOfferedAnyMore) {
  auto beside = dance;
  beside.replace_extension(".wav");
  writeSong(beside);
  open({model, dance});
  EXPECT_TRUE(window->commands()[app::ActionId::SongBeside]->isEnabled());
  const auto elsewhere = file("elsewhere");
  fs::create_directory(elsewhere);
  fs::copy(dance, elsewhere / "other.vmd");
  open({elsewhere / "other.vmd"});
  EXPECT_FALSE(window->commands()[app::ActionId::SongBeside]->isEnabled());
  open({dance});
  EXPECT_TRUE(window->commands()[app::ActionId::SongBeside]->isEnabled());
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_FALSE(window->commands()[app::ActionId::SongBeside]->isEnabled());
}

TEST_F(WindowSong, OneThatCantBePlayedIsSaid) {
  const auto broken = file("broken.wav");
  std::ofstream(broken) << "RIFF\x04\x01\x01\x01WAVEfmt ";
  open({model, dance, broken});
  EXPECT_TRUE(waitFor([&] { return window->message().contains("broken.wav"); }));
  EXPECT_FALSE(window->transportBar().waveform()->isVisible());
  window->transport().setPlaying(true);
  EXPECT_TRUE(waitFor([&] { return window->transport().frame() > 3; }));
}

TEST_F(WindowSong, OffsetAndLoudnessAreTheShows) {
  open({model, dance, writeSong(file("song.wav"))});
  choose(window->commands()[app::ActionId::SongOffset]);
  auto* dialog = window->findChild<app::SongDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->frames->setValue(-45);
  EXPECT_EQ(dialog->milliseconds->value(), -1500);
  EXPECT_EQ(song().offset, -1.5);
  dialog->milliseconds->setValue(250);
  EXPECT_EQ(dialog->frames->value(), 7.5);
  EXPECT_EQ(window->transport().song().offset, 0.25);
  dialog->close();
  window->transportBar().volume()->setValue(40);
  support::click(window->transportBar().mute());
  EXPECT_NEAR(song().volume, 0.4F, 0.005F);
  EXPECT_TRUE(song().muted);
  EXPECT_TRUE(window->filmDialog().settings().audio.empty()) << "a muted song isn't in films";
  support::click(window->transportBar().mute());
  EXPECT_EQ(window->filmDialog().settings().audioOffset, 0.25);
  EXPECT_NEAR(window->filmDialog().settings().audioVolume, 0.4F, 0.005F);
  support::click(window->transportBar().mute());
  // WHEN the show is saved and opened THEN they are as they were
  const app::SongDescription before = song();
  const auto show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_TRUE(window->transport().song().file.empty());
  open({show});
  EXPECT_EQ(song(), before);
  EXPECT_EQ(window->transportBar().volume()->value(), 40);
  EXPECT_TRUE(window->transportBar().mute()->isChecked());
}

TEST_F(WindowSong, APartIsPlayedAgainAndAgain) {
  open({model, dance});
  window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
  pauseAt(10);
  press(Qt::Key_A);
  pauseAt(20);
  press(Qt::Key_A, Qt::ShiftModifier);
  EXPECT_EQ(window->clock().range(), (app::PlayRange{10, 20}));
  // AND a film has that part, until its user chooses another
  EXPECT_EQ(window->filmDialog().settings().frames.first, 10);
  EXPECT_EQ(window->filmDialog().settings().frames.last, 20);
  window->transport().seek(10);
  window->transport().setPlaying(true);
  double last = 0, least = 300, most = 0;
  bool wrapped = false;
  EXPECT_TRUE(waitFor([&] {
    const double frame = window->transport().frame();
    least = std::min(least, frame);
    most = std::max(most, frame);
    wrapped = wrapped || frame < last;
    last = frame;
    return wrapped;
  }));
  EXPECT_GE(least, 10);
  EXPECT_LE(most, 20);
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(window->clock().range());
  EXPECT_EQ(window->filmDialog().settings().frames.first, 0);
  EXPECT_EQ(window->filmDialog().settings().frames.last, 300);
  // WHEN the user has chosen a frame THEN it stays
  window->filmDialog().last->setValue(100);
  window->transport().setRange(app::PlayRange{30, 40});
  EXPECT_EQ(window->filmDialog().settings().frames.first, 30);
  EXPECT_EQ(window->filmDialog().settings().frames.last, 100);
  window->transport().setRange(std::nullopt);
  EXPECT_TRUE(waitFor([&] { return window->transport().frame() > 25; }));
}

}  // namespace
