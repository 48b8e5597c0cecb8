// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/song_player.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "app/sound/song_speed.h"

namespace app {
namespace {

constexpr double kMaxHold = 0.5;   // seconds that the dance waits for the first sample
constexpr double kCueEvery = 1.0;  // seconds between two tries to bring the sound back in step
constexpr double kIdle = 30.0;     // seconds of pause after which the device is released
constexpr auto kNever = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kSilence = 1024;  // samples that are made at a time where no song follows

}  // namespace

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

SongPlayer::SongPlayer(std::unique_ptr<SoundOutput> output, Timer timer)
    : output_(std::move(output)),
      timer_(std::move(timer)),
      next_([this] {
        { const std::lock_guard lock(mutex_); }  // a thread between its test and its wait would miss the notice
        work_.notify_all();
      }),
      thread_([this] { work(); }) {}

SongPlayer::~SongPlayer() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    *stopped_ = true;
    next_.set(std::nullopt);  // ends reading of it
  }
  work_.notify_all();
  thread_.join();
  output_->stop();
}

void SongPlayer::open(const std::filesystem::path& path, const OpenContext& context, Opened done) {
  {
    const std::lock_guard lock(mutex_);
    *stopped_ = true;  // ends reading of another song
    wanted_ = Wanted{path, context};
    opened_ = std::move(done);
    hasSong_ = false;
    fade_.in = false;
    ++opening_;
  }
  work_.notify_all();
}

void SongPlayer::close() {
  const std::lock_guard lock(mutex_);
  *stopped_ = true;
  wanted_.reset();
  opened_ = nullptr;
  hasSong_ = false;
  idleSince_ = timer_();
  ++opening_;
  work_.notify_all();
}

void SongPlayer::setNext(const std::optional<NextSong::Source>& next) {
  {
    const std::lock_guard lock(mutex_);
    next_.set(next);
    if (chained()) cueAgain();  // the queue has what doesn't follow any more
    chainedCue_ = 0;
  }
  work_.notify_all();
}

void SongPlayer::setEnd(double seconds) {
  if (!std::isfinite(seconds)) return;
  const std::lock_guard lock(mutex_);
  if (seconds == end_) return;
  end_ = seconds;
  if (chained()) cueAgain();
}

void SongPlayer::setFade(double seconds) {
  if (std::isnan(seconds)) return;
  const std::lock_guard lock(mutex_);
  fade_.seconds = std::clamp(seconds, 0.0, DanceFade::kLongest);
}

void SongPlayer::setFadesIn(bool fadesIn) {
  const std::lock_guard lock(mutex_);
  fade_.in = fadesIn;
}

/// Returns where another dance follows, in seconds of the dance; none where it doesn't.
std::optional<double> SongPlayer::end() const {
  if (end_ <= 0.0 || !next_.any()) return std::nullopt;
  return end_;
}

/// Returns the cue's sample at which the next song begins; one that never comes where it doesn't,
/// or isn't ready.
std::int64_t SongPlayer::endSample() const {
  const SongPlan& plan = cue_.plan;
  const auto at = next_.ready() ? end() : std::nullopt;
  if (!at || (plan.loop && plan.from < plan.loop->to) || plan.from >= *at) return kNever;
  return std::llround((*at - plan.from) / plan.speed * kSampleRate);
}

/// Returns whether the queue has the next song behind the present one.
bool SongPlayer::chained() const { return chainedCue_ != 0 && chainedCue_ == cue_.number && queued_ == cue_.number; }

bool SongPlayer::nextReady() const { return next_.ready(); }

std::optional<SongPlayer::Taken> SongPlayer::takeNext(const std::filesystem::path& path) {
  advance();
  Taken taken;
  {
    const std::lock_guard lock(mutex_);
    auto song = next_.take(path);
    if (!song) return std::nullopt;
    plan_.offset = song->offset;
    taken.goesOn = playing_ && chained();
    if (taken.goesOn) {
      // The end is now the start of the dance that follows, and the queue goes on.
      cue_.plan.from -= end_;
      cue_.plan.offset = plan_.offset;
    } else {
      ++cue_.number;  // nothing of the song before is heard any more
      markRun_ = -1;
    }
    chainedCue_ = 0;
    *stopped_ = true;
    stopped_ = std::move(song->stop);
    wanted_.reset();
    opened_ = nullptr;
    ++opening_;
    hasSong_ = song->feed.has_value();
    taken_ = song->feed.value_or(nullptr);
    if (!hasSong_) taken.opened = tl::unexpected(song->feed.error());
    fade_.in = true;
  }
  work_.notify_all();
  if (taken.opened) startOutput();
  return taken;
}

void SongPlayer::cue(double from, double clock) {
  plan_.from = from;
  cue_ = {cue_.number + 1, plan_, clock};
  markRun_ = -1;
  work_.notify_all();
}

void SongPlayer::cueAgain() {
  if (playing_) cue(cue_.plan.at(clock_.now() - cue_.clock), clock_.now());
}

void SongPlayer::play(double from) {
  if (!std::isfinite(from)) return;
  advance();
  bool hasSong = false;
  {
    const std::lock_guard lock(mutex_);
    hasSong = hasSong_;
  }
  if (hasSong) startOutput();
  const auto state = output_->state();
  {
    const std::lock_guard lock(mutex_);
    playing_ = true;
    cue(from, clock_.now());
    const bool comes = state == SoundOutput::State::Opening || state == SoundOutput::State::Running;
    if (hasSong_ && comes) clock_.hold(timer_(), kMaxHold);
  }
  if (hasSong) startOutput();  // a long pause may have stopped it just before
}

void SongPlayer::pause() {
  advance();
  const std::lock_guard lock(mutex_);
  playing_ = false;
  heard_ = false;
  idleSince_ = timer_();
  clock_.release();
}

void SongPlayer::seek(double to) {
  if (!std::isfinite(to)) return;
  advance();
  const std::lock_guard lock(mutex_);
  clock_.release();
  if (playing_) cue(to, clock_.now());
}

void SongPlayer::setSpeed(double speed) {
  if (std::isnan(speed)) return;
  advance();
  const std::lock_guard lock(mutex_);
  plan_.speed = std::clamp(speed, kSlowestSong, kFastestSong);
  cueAgain();
}

void SongPlayer::setLoop(const std::optional<SongLoop>& loop) {
  advance();
  const std::lock_guard lock(mutex_);
  plan_.loop = loop;
  cueAgain();
}

void SongPlayer::setOffset(double seconds) {
  if (std::isnan(seconds)) return;
  advance();
  const std::lock_guard lock(mutex_);
  plan_.offset = std::clamp(seconds, -1.0e6, 1.0e6);
  cueAgain();
}

void SongPlayer::setVolume(double volume) {
  if (std::isnan(volume)) return;
  const std::lock_guard lock(mutex_);
  volume_ = std::clamp(volume, 0.0, 1.0);
}

void SongPlayer::setMuted(bool muted) {
  const std::lock_guard lock(mutex_);
  muted_ = muted;
}

double SongPlayer::now() { return advance(); }

double SongPlayer::advance() {
  const double timer = timer_();
  const std::lock_guard lock(mutex_);
  const auto device = deviceClock(timer);
  heard_ = device && *device >= markClock_;
  const double now = clock_.advance(timer, device);
  if (clock_.outOfStep() && timer - lastCueAgain_ > kCueEvery) {
    lastCueAgain_ = timer;
    cueAgain();
  }
  return now;
}

std::optional<double> SongPlayer::position() {
  const double clock = now();
  const std::lock_guard lock(mutex_);
  if (!heard_) return std::nullopt;
  return cue_.plan.at(clock - cue_.clock) - cue_.plan.offset;
}

bool SongPlayer::ready() const {
  const std::lock_guard lock(mutex_);
  return hasSong_ && queued_ == cue_.number && !queue_.wantsMore();
}

// The player's thread runs this.
void SongPlayer::work() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    if (taken_) {
      feed_ = *std::exchange(taken_, std::nullopt);
    } else if (wanted_) {
      openWanted(lock);
    } else if (feed_ && *stopped_) {
      feed_.reset();
    } else if (feed_ && playing_ && (queued_ != cue_.number || queue_.wantsMore())) {
      decode(lock);
    } else {
      rest(lock);
    }
  }
  lock.unlock();
  feed_.reset();
}

void SongPlayer::openWanted(std::unique_lock<std::mutex>& lock) {
  const Wanted wanted = std::move(*std::exchange(wanted_, std::nullopt));
  const auto number = opening_;
  const auto stopped = stopped_ = std::make_shared<std::atomic<bool>>(false);
  lock.unlock();
  feed_.reset();
  auto feed = SongFeed::open(wanted.path, wanted.context, [stopped] { return stopped->load(); });
  if (feed) startOutput();
  lock.lock();
  if (number != opening_ || ends_) return;
  const auto done = std::exchange(opened_, nullptr);
  if (feed) {
    feed_ = std::move(*feed);
    hasSong_ = true;
    idleSince_ = timer_();
    queued_ = 0;
    if (playing_) cue(cue_.plan.at(clock_.ahead(timer_()) - cue_.clock), clock_.ahead(timer_()));
  }
  lock.unlock();
  if (done) done(feed ? base::Result<void>() : tl::unexpected(feed.error()));
  lock.lock();
}

void SongPlayer::decode(std::unique_lock<std::mutex>& lock) {
  const Cue cue = cue_;
  const bool begins = queued_ != cue.number;
  if (begins) {
    queue_.clear();
    queued_ = cue.number;
    chainedCue_ = 0;
  }
  const std::int64_t end = endSample();
  const std::int64_t done = queue_.first() + static_cast<std::int64_t>(queue_.size());
  const bool turns = !chained() && end == done;  // the next song begins
  if (turns) chainedCue_ = cue.number;
  const bool follows = chained();
  const auto next = follows ? next_.feed() : nullptr;
  const SongPlan after{0.0, cue.plan.speed, next_.offset()};
  lock.unlock();
  if (begins) feed_->begin(cue.plan);
  if (turns && next) next->begin(after);
  std::vector<float> samples;
  if (!follows) {
    feed_->produce(samples);
  } else if (next) {
    next->produce(samples);
  } else {
    samples.assign(2 * kSilence, 0.0F);
  }
  lock.lock();
  if (cue_.number != cue.number) return;
  if (!follows && end > done) samples.resize(std::min(samples.size(), 2 * static_cast<std::size_t>(end - done)));
  queue_.push(samples);
}

// Waits until there is work. A device that was silent for long is released.
void SongPlayer::rest(std::unique_lock<std::mutex>& lock) {
  const bool idle = !playing_ || !hasSong_;
  if (!idle) {
    work_.wait_for(lock, std::chrono::seconds(1));
    return;
  }
  const double left = idleSince_ + kIdle - timer_();
  if (left > 0.0) {
    work_.wait_for(lock, std::chrono::duration<double>(std::min(left, 1.0)));
    return;
  }
  lock.unlock();
  letGo();
  lock.lock();
  // A dance without a song doesn't need the thread either.
  const bool stillIdle = !playing_ || !hasSong_;
  if (stillIdle && !wanted_ && !ends_) work_.wait_for(lock, std::chrono::seconds(1));
}

}  // namespace app
