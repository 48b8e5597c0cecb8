// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/transport.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "app/sound/song_speed.h"
#include "app/sound_output/device_output.h"
#include "app/widgets/text.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr int kTickInterval = 33;    // milliseconds
constexpr double kTinyFrame = 1e-6;  // smaller parts of a frame are errors of rounding

static_assert(PlayerClock::kMinSpeed == kSlowestSong && PlayerClock::kMaxSpeed == kFastestSong,
              "at each speed of the dance its song is heard");

double secondsOf(double frame) { return frame / base::kFramesPerSecond; }

}  // namespace

Transport::Transport(QObject* parent) : Transport(std::make_unique<DeviceOutput>(), steadySeconds, parent) {}

Transport::Transport(std::unique_ptr<SoundOutput> output, SongPlayer::Timer timer, QObject* parent)
    : QObject(parent), timer_(std::move(timer)), player_(std::move(output), timer_) {
  looks_.setMaxThreadCount(1);
  ticks_.setInterval(kTickInterval);
  connect(&ticks_, &QTimer::timeout, this, &Transport::tick);
}

Transport::~Transport() {
  *stopLooking_ = true;
  looks_.clear();
  looks_.waitForDone();
}

double Transport::now() {
  const double now = player_.now();
  if (held_) clock_.seek(clock_.frame(), now);
  return now;
}

// Afterwards the frame of `was` is the present one.
void Transport::advanceClock(Before& was, double time) {
  const bool waited = clock_.ended();
  const bool round = clock_.advance(time) < was.frame;
  was.frame = clock_.frame();
  if (!waited && clock_.ended()) QMetaObject::invokeMethod(this, &Transport::ended, Qt::QueuedConnection);
  if (round) emit wentRound();
}

Transport::Before Transport::catchUp() {
  Before was = before();
  advanceClock(was, now());
  return was;
}

// The song and the timer follow the clock.
void Transport::follow(bool sought) {
  held_ = held_ && clock_.playing();
  std::optional<SongLoop> loop;
  if (clock_.range()) {
    loop = SongLoop{secondsOf(clock_.range()->first), secondsOf(clock_.range()->last)};
  } else if (clock_.loop() && !clock_.stands()) {
    loop = SongLoop{0.0, secondsOf(clock_.lastFrame())};
  }
  const auto same = [](const SongLoop& a, const SongLoop& b) { return a.from == b.from && a.to == b.to; };
  if (loop.has_value() != songLoop_.has_value() || (loop && !same(*loop, *songLoop_))) player_.setLoop(loop);
  songLoop_ = loop;
  const bool sounded = std::exchange(sounds_, clock_.playing() && !held_);
  if (sounds_ && !sounded) {
    player_.play(secondsOf(clock_.frame()));
  } else if (!sounds_ && sounded) {
    player_.pause();
  } else if (sounds_ && sought) {
    player_.seek(secondsOf(clock_.frame()));
  }
  if (!clock_.playing()) {
    ticks_.stop();
  } else if (!ticks_.isActive()) {
    ticks_.start();
  }
}

void Transport::settle(const Before& was, Frame frame) {
  if (stands()) scrubbing_ = false;
  // Another dance's length is set while the end of the one before waits.
  const bool moves = frame != Frame::MayHaveMoved || (clock_.frame() != was.frame && !clock_.ended());
  follow(moves && frame != Frame::GoesOn);
  if (clock_.lastFrame() != was.lastFrame) emit lastFrameChanged();
  if (clock_.range() != was.range) emit rangeChanged();
  if (moves) emit moved();
  if (playing() != was.playing) emit playingChanged(playing());
}

void Transport::tick() {
  if (held_ && timer_() - heldAt_ < kMaxHeld) return;
  advance();
}

double Transport::advance() {
  Before was = before();
  const double time = now();
  held_ = false;
  advanceClock(was, time);
  settle(was);
  return clock_.frame();
}

void Transport::hold() {
  if (goesOn_) return;
  clock_.seek(clock_.frame(), player_.now());
  held_ = clock_.playing();
  heldAt_ = timer_();
  follow(false);
}

void Transport::setPlaying(bool playing) {
  const Before was = playing ? before() : catchUp();
  const bool scrubbed = std::exchange(scrubbing_, false);
  if (playing) {
    clock_.play(now());
  } else {
    clock_.pause(now());
  }
  settle(was, scrubbed ? Frame::Set : Frame::MayHaveMoved);
}

void Transport::pause() {
  if (!playing()) return;
  const Before was = catchUp();
  scrubbing_ = false;
  clock_.pause(now());
  const auto& part = clock_.range();
  const bool inPart = part && clock_.frame() <= part->last;
  const double whole = std::ceil(std::round(clock_.frame() / kTinyFrame) * kTinyFrame);
  clock_.seek(std::min(whole, inPart ? std::floor(part->last) : std::floor(clock_.lastFrame())), now());
  settle(was, Frame::Set);
}

void Transport::seek(double frame) {
  const Before was = before();
  clock_.seek(frame, now());
  settle(was, Frame::Set);
}

void Transport::step(int frames) {
  const Before was = before();
  scrubbing_ = false;
  clock_.step(frames, now());
  settle(was, Frame::Set);
}

void Transport::setSpeed(double speed) {
  const Before was = catchUp();
  clock_.setSpeed(speed, now());
  player_.setSpeed(clock_.speed());
  settle(was);
  emit speedChanged();
}

void Transport::setLoop(bool loop) {
  const Before was = catchUp();
  clock_.setLoop(loop);
  settle(was);
}

void Transport::setRange(const std::optional<Range>& range) {
  const Before was = catchUp();
  clock_.setRange(range, now());
  settle(was);
}

void Transport::setFollowing(const std::optional<SongDescription>& song, const OpenContext& context) {
  const Before was = catchUp();
  clock_.setFollowed(song.has_value());
  player_.setEnd(secondsOf(clock_.lastFrame()));
  player_.setNext(song ? std::optional(NextSong::Source{song->file, context, song->offset}) : std::nullopt);
  settle(was);
}

void Transport::goOn(bool after) {
  const Before was = before();
  const bool sounds = std::exchange(soundGoesOn_, false) && clock_.ended();
  scrubbing_ = false;
  if (!sounds) clock_.seek(0.0, now());
  clock_.goOn(now());
  goesOn_ = true;
  fade_.in = after;
  player_.setFadesIn(after);
  settle(was, sounds ? Frame::GoesOn : Frame::Set);
}

void Transport::setFade(double seconds) {
  if (std::isnan(seconds)) return;
  fade_.seconds = std::clamp(seconds, 0.0, DanceFade::kLongest);
  if (fade_.seconds <= 0.0) fade_.in = false;
  player_.setFade(fade_.seconds);
}

double Transport::brightness() const {
  const bool ends = clock_.followed() && !clock_.loop() && !clock_.range();
  return fade_.at(secondsOf(clock_.frame()), ends ? std::optional(secondsOf(clock_.lastFrame())) : std::nullopt);
}

void Transport::beginScrub() {
  if (scrubbing_) return;
  const Before was = catchUp();
  scrubbing_ = clock_.playing();
  clock_.pause(now());
  settle(was);
}

void Transport::endScrub() {
  if (!scrubbing_) return;
  const Before was = before();
  scrubbing_ = false;
  clock_.play(now());
  settle(was, Frame::Set);
}

void Transport::setLastFrame(double lastFrame) {
  motionsLastFrame_ = lastFrame;
  setLength();
}

// Sets the length of the motions, else of the song.
void Transport::setLength() {
  const Before was = catchUp();
  const double song = songSeconds_ > 0.0 ? (songSeconds_ + song_.offset) * base::kFramesPerSecond : 0.0;
  const double last = motionsLastFrame_ > 0.0 ? motionsLastFrame_ : song;
  clock_.setLastFrame(std::min(last, static_cast<double>(base::kMaxFrame)));
  if (clock_.lastFrame() != was.lastFrame && !clock_.ended()) clock_.seek(clock_.frame(), now());
  if (!clock_.ended()) player_.setEnd(secondsOf(clock_.lastFrame()));
  settle(was);
}

void Transport::setSong(const SongDescription& song, const OpenContext& context) {
  const SongDescription was = std::exchange(song_, song);
  const bool other = song.file != was.file;
  // Two dances of a list may have the same song.
  const auto taken = other || clock_.ended() ? player_.takeNext(song.file) : std::nullopt;
  soundGoesOn_ = taken && taken->goesOn;
  if (taken || song.offset != was.offset) {
    // Setting it anew would interrupt what goes on.
    if (!soundGoesOn_) player_.setOffset(song.offset);
  }
  if (song.volume != was.volume) player_.setVolume(song.volume);
  if (song.muted != was.muted) player_.setMuted(song.muted);
  if (taken) {
    takeSong(taken->opened, context);
  } else if (other) {
    openSong(context);
  }
  setLength();
}

/// Forgets the song before, and returns the number of the new one.
int Transport::beginSong() {
  *stopLooking_ = true;
  looks_.clear();
  songSeconds_ = 0.0;
  songIssues_.clear();
  songTags_ = {};
  return ++songNumber_;
}

/// The player has the song already.
void Transport::takeSong(const base::Result<void>& opened, const OpenContext& context) {
  const int number = beginSong();
  const QString error = opened ? QString() : oneLine(base::describe(opened.error()));
  QMetaObject::invokeMethod(
      this, [this, number, error] { songWasOpened(number, error); }, Qt::QueuedConnection);
  lookThroughSong(context);
  emit peaksReady(nullptr);
}

void Transport::openSong(const OpenContext& context) {
  const int number = beginSong();
  if (song_.file.empty()) {
    player_.close();
  } else {
    player_.open(song_.file, context, [this, number](const base::Result<void>& opened) {
      const QString error = opened ? QString() : oneLine(base::describe(opened.error()));
      QMetaObject::invokeMethod(
          this, [this, number, error] { songWasOpened(number, error); }, Qt::QueuedConnection);
    });
    lookThroughSong(context);
  }
  emit peaksReady(nullptr);
}

void Transport::lookThroughSong(const OpenContext& context) {
  const auto stopped = stopLooking_ = std::make_shared<std::atomic<bool>>(false);
  looks_.start([this, stopped, number = songNumber_, path = song_.file, context] {
    const auto tell = [this, number](const SongLook& look) {
      QMetaObject::invokeMethod(
          this, [this, number, look] { songWasLookedAt(number, look); }, Qt::QueuedConnection);
    };
    try {
      const auto look = lookThrough(
          path, context, [stopped] { return stopped->load(); },
          [&tell](const Peaks& peaks) {
            tell({peaks, {}, {}});
          });
      if (look && look->peaks.whole) tell(*look);
    } catch (const std::exception&) {
      // There is no memory for a waveform: then there is none.
    }
  });
}

void Transport::songWasOpened(int number, const QString& error) {
  if (number != songNumber_) return;
  if (error.isEmpty()) {
    emit songOpened();
  } else {
    emit songFailed(error);
  }
}

void Transport::songWasLookedAt(int number, const SongLook& look) {
  if (number != songNumber_) return;
  songIssues_ = look.issues;
  songTags_ = look.tags;
  if (look.peaks.whole) songSeconds_ = look.peaks.seconds;
  emit peaksReady(std::make_shared<const Peaks>(look.peaks));
  setLength();
}

}  // namespace app
