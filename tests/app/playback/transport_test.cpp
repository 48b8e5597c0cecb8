// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests play the dance and its song with a device and a timer that the test moves, without a
// display.
#include "app/playback/transport.h"

#include <cmath>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include "tests/app/film/sounds.h"
#include "tests/app/sound/fake_output.h"

namespace {

using app::Transport;
using support::Machine;
using support::SoundOutput;
using support::TestFolder;

constexpr double kStep = 0.01;  // seconds

/// This struct records a transport's signals.
struct Heard {
  explicit Heard(Transport& transport) {
    QObject::connect(&transport, &Transport::playingChanged, [this](bool now) { playing.push_back(now); });
    QObject::connect(&transport, &Transport::moved, [this] { ++moved; });
    QObject::connect(&transport, &Transport::rangeChanged, [this] { ++ranges; });
    QObject::connect(&transport, &Transport::lastFrameChanged, [this] { ++lengths; });
    QObject::connect(&transport, &Transport::songOpened, [this] { ++opened; });
    QObject::connect(&transport, &Transport::songFailed, [this](const QString& why) {
      failed.push_back(why.toStdString());
      onOwnThread = onOwnThread && QThread::currentThread() == QCoreApplication::instance()->thread();
    });
    QObject::connect(&transport, &Transport::peaksReady, [this](std::shared_ptr<const app::Peaks> of) {
      onOwnThread = onOwnThread && QThread::currentThread() == QCoreApplication::instance()->thread();
      peaks.push_back(std::move(of));
    });
  }
  std::vector<bool> playing;
  int moved = 0, ranges = 0, lengths = 0, opened = 0;
  std::vector<std::string> failed;
  std::vector<std::shared_ptr<const app::Peaks>> peaks;
  bool onOwnThread = true;
};

class TransportTest : public testing::Test {
 protected:
  TransportTest() { support::writeTimes(folder / "song.wav"); }  // 30 s

  static bool becomes(const std::function<bool()>& so) {
    QElapsedTimer timer;
    for (timer.start(); !so() && timer.elapsed() < 20'000;) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
      QThread::msleep(1);
    }
    return so();
  }
  [[nodiscard]] app::SongDescription song() const { return {.file = folder / "song.wav"}; }
  void open(const app::SongDescription& described, double lastFrame) {
    transport->setLastFrame(lastFrame);
    transport->setSong(described, {});
    ASSERT_TRUE(becomes([this] { return heard.opened > 0 && !heard.peaks.empty() && heard.peaks.back() && whole(); }));
    run(0.3);  // the device is silent first
  }
  [[nodiscard]] bool whole() const { return heard.peaks.back()->whole; }
  /// A hundredth of a second passes on the timer and the device; the decoder keeps up.
  void pass() {
    // The transport's own tick may end the dance while this waits, and then nothing is decoded.
    if (transport->clock().playing() && sounds) {
      ASSERT_TRUE(becomes([this] { return transport->songReady() || !transport->clock().playing(); }));
    }
    machine.time = machine.time + kStep;
    if (machine.state == SoundOutput::State::Running && machine.on)
      machine.heard = std::min(machine.heard + kStep, static_cast<double>(machine.given.size()) / support::kRate);
    machine.feed();
  }
  void run(double seconds) {
    for (int i = 0; i < std::lround(seconds / kStep); ++i) {
      pass();
      transport->advance();
    }
  }
  [[nodiscard]] double seconds() const { return transport->frame() / 30.0; }
  /// Expects that for this time the sound is that of the shown frame, with the song `offset`
  /// seconds later than frame 0.
  void together(double time, double offset = 0.0, double within = 0.003) {
    for (int i = 0; i < std::lround(time / kStep); ++i) {
      pass();
      transport->advance();
      // The sound is too soft to differ from silence.
      if (seconds() - offset < 0.07) continue;
      ASSERT_NEAR(machine.sound(), seconds() - offset, within) << i << ", frame " << transport->frame();
    }
  }
  /// Returns whether the device got nothing but silence in these seconds.
  bool silentFor(double time) {
    bool silent = true;
    for (int i = 0; i < std::lround(time / kStep); ++i) {
      pass();
      transport->advance();
      silent = silent && machine.sound() < 0.0;
    }
    return silent;
  }

  TestFolder folder;
  Machine machine;
  std::unique_ptr<Transport> transport = std::make_unique<Transport>(std::make_unique<support::FakeOutput>(machine),
                                                                     [this] { return machine.time.load(); });
  Heard heard{*transport};
  bool sounds = true;  // false: nothing is decoded that the test could wait for
};

TEST_F(TransportTest, APauseIsOnTheNextWholeFrame) {
  transport->setLastFrame(300.0);
  transport->setPlaying(true);
  for (int i = 0; i < 7; ++i) {
    machine.time = machine.time + 0.013;  // 0.39 frames
    transport->advance();
  }
  const double before = transport->frame();
  ASSERT_NEAR(before, 2.73, 1e-3);
  transport->pause();
  EXPECT_EQ(transport->frame(), 3.0);
  EXPECT_FALSE(transport->playing());
  // AND one that stands between two frames stays there
  transport->seek(12.5);
  transport->pause();
  EXPECT_EQ(transport->frame(), 12.5);
  // AND it leaves neither the part nor the dance
  transport->setRange(app::PlayRange{10.0, 12.9});
  transport->seek(12.5);
  transport->setPlaying(true);
  transport->pause();
  EXPECT_EQ(transport->frame(), 12.0);
  transport->setRange(std::nullopt);
  transport->setLastFrame(20.5);
  transport->seek(20.25);
  transport->setPlaying(true);
  transport->pause();
  EXPECT_EQ(transport->frame(), 20.0);
}

TEST_F(TransportTest, TheSongFollowsSeekPauseLoopAndSpeed) {
  open(song(), 300.0);
  transport->setPlaying(true);
  run(0.3);
  together(2.0);
  transport->seek(240.0);
  EXPECT_EQ(transport->frame(), 240.0);
  run(0.15);  // the length of the device's buffer
  together(3.5);
  EXPECT_LT(seconds(), 3.0) << "round at 10 s";
  transport->setPlaying(false);
  run(0.15);
  const double stood = transport->frame();
  EXPECT_TRUE(silentFor(1.0));
  EXPECT_EQ(transport->frame(), stood);
  transport->setPlaying(true);
  run(0.2);
  together(1.0);
  transport->setSpeed(0.5);
  run(0.5);
  const double before = seconds();
  together(2.0, 0.0, 0.04);  // a window of the filter
  EXPECT_NEAR(seconds() - before, 1.0, 0.02);
  // At four times the speed, two windows of the filter are that much shorter in the sound.
  transport->setSpeed(4.0);
  run(0.5);
  const double fast = seconds();
  together(0.6, 0.0, 0.12);
  EXPECT_NEAR(seconds() - fast, 2.4, 0.05);
  transport->setSpeed(1.0);
  run(0.3);
  transport->step(-1);
  EXPECT_EQ(transport->frame(), std::floor(transport->frame()));
  run(0.15);
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false, true, false}));
}

TEST_F(TransportTest, FromAToB) {
  open(song(), 600.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  run(0.3);
  // GIVEN it plays after the part that is set
  transport->seek(240.0);
  const int moves = heard.moved;
  transport->setRange(app::PlayRange{60.0, 90.1});
  EXPECT_EQ(transport->frame(), 60.0);
  EXPECT_EQ(heard.moved, moves + 1);
  EXPECT_EQ(heard.ranges, 1);
  run(0.15);
  // THEN dance and song loop in it, together, without a gap
  double least = 100.0, most = 0.0;
  for (int i = 0; i < 350; ++i) {
    together(kStep);
    least = std::min(least, machine.sound());
    most = std::max(most, machine.sound());
  }
  EXPECT_NEAR(least, 2.0, 0.011);
  EXPECT_NEAR(most, 3.003, 0.011);
  EXPECT_EQ(heard.moved, moves + 1) << "going round is no seek";
  // WHEN the part is removed THEN both go on after it
  transport->setRange(std::nullopt);
  run(0.15);
  together(2.0);
  EXPECT_GT(seconds(), 3.0);
  EXPECT_EQ(heard.ranges, 2);
  transport->setRange(app::PlayRange{60.0, 60.0});
  EXPECT_EQ(heard.ranges, 2) << "no part is no change";
}

TEST_F(TransportTest, OffsetVolumeAndMuteAreChangedWithoutOpeningItAgain) {
  auto described = song();
  described.offset = 1.0;
  open(described, 600.0);
  transport->setPlaying(true);
  EXPECT_TRUE(silentFor(0.9)) << "before the song";
  run(0.3);
  together(1.0, 1.0);
  described.offset = -0.5;
  transport->setSong(described, {});
  run(0.2);
  together(1.0, -0.5);
  EXPECT_EQ(transport->song(), described);
  const double full = machine.sound() / (seconds() + 0.5);
  described.volume = 0.5F;
  transport->setSong(described, {});
  run(0.3);
  EXPECT_NEAR(machine.sound() / (seconds() + 0.5), 0.5 * full, 0.01);
  described.muted = true;
  transport->setSong(described, {});
  run(0.3);
  EXPECT_TRUE(silentFor(0.3));
  described.muted = false;
  described.volume = 1.0F;
  transport->setSong(described, {});
  run(0.3);
  together(0.5, -0.5);
  EXPECT_EQ(heard.opened, 1);
  // WHEN there is no song any more THEN the dance goes on
  const double before = transport->frame();
  transport->setSong({}, {});
  EXPECT_EQ(heard.peaks.back(), nullptr);
  sounds = false;
  run(0.15);
  EXPECT_TRUE(silentFor(0.85));
  EXPECT_NEAR(transport->frame() - before, 30.0, 1.0);
}

TEST_F(TransportTest, TheSeekBarHoldsTheDance) {
  open(song(), 600.0);
  transport->setPlaying(true);
  run(1.0);
  transport->beginScrub();
  EXPECT_TRUE(transport->playing()) << "for those who look";
  EXPECT_FALSE(transport->clock().playing());
  run(0.15);
  const double stood = transport->frame();
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(transport->frame(), stood);
  transport->seek(150.0);
  transport->seek(300.0);
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(transport->frame(), 300.0);
  const int moves = heard.moved;
  transport->endScrub();
  EXPECT_EQ(heard.moved, moves + 1) << "so that drawing goes on";
  run(0.3);
  together(1.0);
  EXPECT_GT(seconds(), 10.5);
  EXPECT_EQ(heard.playing, std::vector<bool>{true});
  // A pause during a drag stays one when the drag ends; so does a step.
  for (const bool steps : {false, true}) {
    transport->setPlaying(true);
    heard.playing.clear();
    transport->beginScrub();
    if (steps) {
      transport->step(1);
    } else {
      transport->setPlaying(false);
    }
    transport->endScrub();
    EXPECT_FALSE(transport->playing());
    EXPECT_EQ(heard.playing, std::vector<bool>{false});
  }
  // While paused, a drag holds nothing.
  transport->beginScrub();
  EXPECT_FALSE(transport->playing());
  transport->endScrub();
  EXPECT_FALSE(transport->playing());
}

TEST_F(TransportTest, TheEndOfTheDanceIsTheSongs) {
  open(song(), 60.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  run(0.3);
  together(1.5);
  run(0.5);
  EXPECT_EQ(transport->frame(), 60.0);
  EXPECT_FALSE(transport->playing());
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false}));
  EXPECT_TRUE(silentFor(1.0)) << "a longer song is cut there";
  // Played again, both begin anew.
  transport->setPlaying(true);
  EXPECT_EQ(transport->frame(), 0.0);
  run(0.3);
  together(1.0);
}

TEST_F(TransportTest, ASongThatIsNone) {
  transport->setLastFrame(900.0);
  transport->setPlaying(true);
  std::ofstream(folder / "text.mp3") << std::string(5000, 'x');
  for (const char* name : {"gone.mp3", "text.mp3"}) {
    heard.failed.clear();
    transport->setSong({.file = folder / name}, {});
    ASSERT_TRUE(becomes([this] { return !heard.failed.empty(); }));
    ASSERT_EQ(heard.failed.size(), 1U);
    EXPECT_NE(heard.failed[0].find(name), std::string::npos) << heard.failed[0];
    EXPECT_EQ(heard.failed[0].find('\n'), std::string::npos);
    EXPECT_EQ(transport->song().file, folder / name) << "as it was described";
  }
  EXPECT_TRUE(heard.onOwnThread);
  EXPECT_EQ(machine.starts, 0) << "no device for nothing";
  EXPECT_EQ(heard.opened, 0);
  sounds = false;
  const double before = transport->advance();
  run(1.0);
  EXPECT_NEAR(transport->frame() - before, 30.0, 1e-6) << "the timer counts";
}

TEST_F(TransportTest, TheClockRunsThoughNothingIsDrawn) {
  // GIVEN a dance that plays, and nothing that asks for its frames
  sounds = false;
  transport->setLastFrame(900.0);
  transport->setPlaying(true);
  machine.time = machine.time + 10.0;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 300.0) < 1e-6; }));
  machine.time = machine.time + 25.0;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 150.0) < 1e-6; })) << "round";
  transport->setRange(app::PlayRange{300.0, 330.0});
  machine.time = machine.time + 5.5;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 315.0) < 1e-6; })) << "round in the part";
  transport->setRange(std::nullopt);
  transport->setLoop(false);
  machine.time = machine.time + 60.0;
  EXPECT_TRUE(becomes([this] { return !transport->playing(); }));
  EXPECT_EQ(transport->frame(), 900.0);
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false}));
}

TEST_F(TransportTest, TheSongEndsWithTheDanceThoughNothingIsDrawn) {
  open(song(), 60.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (transport->playing() && std::chrono::steady_clock::now() < until) {
    pass();
    QCoreApplication::processEvents();
    if (transport->playing()) QThread::msleep(1);  // so that ticks come between
  }
  EXPECT_EQ(transport->frame(), 60.0);
  for (int i = 0; i < 20; ++i) pass();
  for (int i = 0; i < 50; ++i) {
    pass();
    EXPECT_LT(machine.sound(), 0.0);
  }
}

TEST_F(TransportTest, APictureThatIsBeingPreparedHoldsDanceAndSong) {
  open(song(), 600.0);
  transport->setPlaying(true);
  run(0.3);
  together(1.0);
  const double stood = transport->frame();
  bool silent = true;
  sounds = false;
  for (int i = 0; i < 100; ++i) {
    pass();
    transport->hold();
    QCoreApplication::processEvents();
    if (i > 15) silent = silent && machine.sound() < 0.0;
  }
  EXPECT_EQ(transport->frame(), stood);
  EXPECT_TRUE(silent);
  EXPECT_TRUE(transport->playing());
  // Orders count from the current frame.
  pass();
  transport->setSpeed(2.0);
  transport->setSpeed(1.0);
  transport->setLoop(true);
  EXPECT_EQ(transport->frame(), stood);
  EXPECT_EQ(transport->advance(), stood);
  sounds = true;
  run(0.3);
  together(1.0);
  EXPECT_EQ(heard.playing, std::vector<bool>{true});
  // WHEN the view is hidden meanwhile, and nothing asks any more
  transport->hold();
  sounds = false;
  machine.time = machine.time + 0.4;
  const double held = transport->frame();
  QCoreApplication::processEvents();
  EXPECT_EQ(transport->frame(), held);
  machine.time = machine.time + 0.2;
  EXPECT_TRUE(becomes([&] {
    pass();
    return transport->frame() > held + 3.0;
  })) << "the dance goes on";
  // While paused, there is nothing to hold.
  transport->setPlaying(false);
  transport->hold();
  run(0.2);
  sounds = true;
  transport->setPlaying(true);
  run(0.3);
  together(0.5);
}

TEST_F(TransportTest, PeaksAreThoseOfTheSongThatIsSet) {
  support::writeSound(folder / "short.wav", {"wav", "pcm_s16le", ".wav"}, {.seconds = 2.0});
  transport->setLastFrame(600.0);
  // GIVEN many songs in a row, the last of them soft at its start, some of which were read through
  // already
  for (int i = 0; i < 20; ++i) {
    transport->setSong({.file = folder / "short.wav"}, {});
    EXPECT_EQ(heard.peaks.back(), nullptr);
    QThread::msleep(4 * static_cast<unsigned long>(i));
    transport->setSong(song(), {});
  }
  // THEN only its own peaks are reported
  heard.peaks.clear();
  ASSERT_TRUE(becomes([this] { return !heard.peaks.empty() && heard.peaks.back()->whole; }));
  for (const auto& peaks : heard.peaks) {
    ASSERT_TRUE(peaks);
    EXPECT_LT(peaks->between(0.0, 1.0).high, 0.1F);
  }
  EXPECT_NEAR(heard.peaks.back()->seconds, 30.0, 0.05);
  transport->setSong({.file = folder / "short.wav"}, {});
  ASSERT_TRUE(becomes([this] { return heard.peaks.back() && heard.peaks.back()->whole; }));
  EXPECT_NEAR(heard.peaks.back()->seconds, 2.0, 0.05);
  EXPECT_NEAR(heard.peaks.back()->between(0.5, 1.5).high, 0.5, 0.01);
  EXPECT_TRUE(heard.onOwnThread);
  EXPECT_TRUE(transport->songIssues().empty());
  // A song that is cut short is reported.
  support::cut(folder / "short.wav", folder / "cut.wav", 100'000);
  transport->setSong({.file = folder / "cut.wav"}, {});
  ASSERT_TRUE(becomes([this] { return heard.peaks.back() && heard.peaks.back()->whole; }));
  EXPECT_EQ(transport->songIssues().size(), 1U);
}

TEST_F(TransportTest, AShowIsAsLongAsItsMotionsElseAsItsSong) {
  // GIVEN no motion
  EXPECT_TRUE(transport->stands());
  transport->setPlaying(true);
  EXPECT_FALSE(transport->playing());
  auto described = song();
  described.offset = 2.0;
  open(described, 0.0);
  EXPECT_NEAR(transport->clock().lastFrame(), 32.0 * 30.0, 0.1);
  described.offset = -2.0;
  transport->setSong(described, {});
  EXPECT_NEAR(transport->clock().lastFrame(), 28.0 * 30.0, 0.1);
  EXPECT_EQ(heard.lengths, 2);
  transport->setPlaying(true);
  EXPECT_TRUE(transport->playing());
  // WHEN a motion is added THEN its length counts, be it longer or shorter
  transport->setLastFrame(2000.0);
  EXPECT_EQ(transport->clock().lastFrame(), 2000.0);
  transport->seek(1750.0);
  transport->setRange(app::PlayRange{1700.0, 1900.0});
  transport->setLastFrame(600.0);
  EXPECT_EQ(transport->clock().lastFrame(), 600.0);
  EXPECT_EQ(transport->frame(), 600.0);
  EXPECT_EQ(transport->advance(), 0.0) << "round from its end, not from where it was";
  EXPECT_FALSE(transport->clock().range());
  EXPECT_EQ(heard.ranges, 2);
  EXPECT_EQ(heard.lengths, 4);
  // THEN without either it stops, and reports that, though the seek bar is held
  transport->setPlaying(true);
  transport->beginScrub();
  heard.playing.clear();
  transport->setSong({}, {});
  transport->setLastFrame(0.0);
  EXPECT_TRUE(transport->stands());
  EXPECT_FALSE(transport->playing());
  EXPECT_EQ(heard.playing, std::vector<bool>{false});
  transport->setLastFrame(1e12);
  EXPECT_EQ(transport->clock().lastFrame(), 1e7);
}

TEST_F(TransportTest, WithTheDeviceOfThisMachineOrNone) {
  Transport real;
  Heard said(real);
  real.setLastFrame(600.0);
  real.setSong(song(), {});
  real.setPlaying(true);
  EXPECT_TRUE(becomes([&] { return said.opened == 1 && real.frame() > 5.0; }));
}

TEST_F(TransportTest, ItEndsInTheMiddleOfEverything) {
  for (int i = 0; i < 30; ++i) {
    Transport brief(std::make_unique<support::FakeOutput>(machine), [this] { return machine.time.load(); });
    brief.setLastFrame(900.0);
    brief.setSong(song(), {});
    brief.setPlaying(true);
    if (i % 2 == 0) brief.setSong({}, {});
    if (i % 3 == 0) QCoreApplication::processEvents();
  }
  EXPECT_FALSE(machine.on);
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  QCoreApplication qt(argc, argv);
  return RUN_ALL_TESTS();
}
