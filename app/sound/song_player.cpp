// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/song_player.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "app/sound/song_speed.h"

namespace app {
namespace {

constexpr double kMaxHold = 0.5;  // seconds that the dance waits for the first sample
// seconds without news after which the device counts as gone
constexpr double kSilentFor = 0.5;
constexpr double kCueEvery = 1.0;       // seconds between two tries to bring the sound back in step
constexpr double kFarBehind = 3.0;      // seconds of sound that are skipped by a seek, not decoded
constexpr double kIdle = 30.0;          // seconds of pause after which the device is released
constexpr std::size_t kSilence = 1024;  // samples that are made at a time where no song follows
constexpr float kFade = 1.0F / 240.0F;  // per sample: 5 ms from silence to full

double secondsOf(std::int64_t samples) { return static_cast<double>(samples) / kSampleRate; }

}  // namespace

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

SongPlayer::SongPlayer(std::unique_ptr<SoundOutput> output, Timer timer)
    : output_(std::move(output)),
      timer_(std::move(timer)),
      thread_([this] { work(); }),
      opener_([this] { openNext(); }) {}

SongPlayer::~SongPlayer() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    *stopped_ = true;
    *nextStopped_ = true;
  }
  work_.notify_all();
  nextWork_.notify_all();
  thread_.join();
  opener_.join();
  output_->stop();
}

void SongPlayer::open(const std::filesystem::path& path, const OpenContext& context, Opened done) {
  {
    const std::lock_guard lock(mutex_);
    *stopped_ = true;  // ends reading of another song
    wanted_ = Wanted{path, context};
    opened_ = std::move(done);
    hasSong_ = false;
    fadesIn_ = false;
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

void SongPlayer::setNext(const std::optional<NextSong>& next) {
  {
    const std::lock_guard lock(mutex_);
    *nextStopped_ = true;
    nextStopped_ = std::make_shared<std::atomic<bool>>(false);
    next_ = next;
    ++nextNumber_;
    nextFailed_.reset();
    openedFeed_.reset();
    nextWanted_ = next && !next->path.empty();
    nextOpen_ = next && next->path.empty();
    if (chained()) cueAgain();  // the queue has what doesn't follow any more
    chainedCue_ = 0;
  }
  nextWork_.notify_all();
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
  fade_ = std::clamp(seconds, 0.0, kLongestFade);
}

/// Returns the cue's sample at which the dance ends; none where it doesn't.
std::optional<std::int64_t> SongPlayer::endSample() const {
  if (takes_) return std::nullopt;  // it is the end of the dance before
  const SongPlan& plan = cue_.plan;
  if (!next_ || end_ <= 0.0 || (plan.loop && plan.from < plan.loop->to) || plan.from >= end_) return std::nullopt;
  return std::llround((end_ - plan.from) / plan.speed * kSampleRate);
}

/// Returns whether the queue has the next song behind the present one.
bool SongPlayer::chained() const {
  return !takes_ && chainedCue_ != 0 && chainedCue_ == cue_.number && queued_ == cue_.number;
}

bool SongPlayer::nextReady() const {
  const std::lock_guard lock(mutex_);
  return next_ && nextOpen_;
}

std::optional<SongPlayer::Taken> SongPlayer::takeNext(const std::filesystem::path& path) {
  advance();
  Taken taken;
  {
    const std::lock_guard lock(mutex_);
    if (!next_ || path.empty() || next_->path != path || !nextOpen_) return std::nullopt;
    if (nextFailed_) taken.opened = tl::unexpected(*nextFailed_);
    plan_.offset = std::clamp(next_->offset, -1.0e6, 1.0e6);
    taken.goesOn = playing_ && chained();
    if (taken.goesOn) {
      // The end is now the start of the dance that follows, and the queue goes on.
      cue_.plan.from -= end_;
      cue_.plan.offset = plan_.offset;
    } else {
      ++cue_.number;  // nothing of the song before is heard any more
      markRun_ = -1;
    }
    *stopped_ = true;
    stopped_ = std::exchange(nextStopped_, std::make_shared<std::atomic<bool>>(false));
    wanted_.reset();
    opened_ = nullptr;
    ++opening_;
    hasSong_ = taken.opened.has_value();
    takes_ = true;
    taken_ = std::move(openedFeed_);
    fadesIn_ = true;
    next_.reset();
    nextOpen_ = false;
    ++nextNumber_;
  }
  work_.notify_all();
  if (taken.opened) startOutput();
  return taken;
}

// The opener's thread runs this.
void SongPlayer::openNext() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    if (!nextWanted_) {
      nextWork_.wait(lock);
      continue;
    }
    nextWanted_ = false;
    const NextSong next = *next_;
    const auto number = nextNumber_;
    const auto stopped = nextStopped_;
    lock.unlock();
    auto feed = SongFeed::open(next.path, next.context, [stopped] { return stopped->load(); });
    lock.lock();
    if (number != nextNumber_ || ends_) continue;
    nextOpen_ = true;
    if (feed) {
      openedFeed_ = std::move(*feed);
    } else {
      nextFailed_ = feed.error();
    }
    work_.notify_all();
  }
}

void SongPlayer::startOutput() {
  const std::lock_guard lock(outputMutex_);
  if (std::exchange(outputOn_, true)) return;
  output_->start([this](const SoundOutput::Request& request) { fill(request); });
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

// Returns the clock's time by what the device plays; none where it doesn't play this cue.
std::optional<double> SongPlayer::deviceClock(double timer) const {
  const auto heard = output_->heard();
  if (!heard || !playing_ || !hasSong_ || markRun_ != heard->run) return std::nullopt;
  const double since = timer - heard->at;
  if (since > kSilentFor) return std::nullopt;
  const double seconds = std::min(heard->seconds + std::max(since, 0.0), heard->given);
  return cue_.clock + seconds - secondsOf(markFirst_);
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

// Finds the cue's position among the device's samples. Returns false while it can't be known.
bool SongPlayer::findPlace(const SoundOutput::Request& request) {
  if (queued_ != cue_.number || queue_.size() == 0) return false;
  // While the clock waits for the first sample, the next sample is it; else it is the one that will
  // be due when heard.
  const double due = clock_.held() ? 0.0 : clock_.ahead(timer_()) - cue_.clock + request.delay;
  if (due - secondsOf(queue_.first()) > kFarBehind) {
    cue(cue_.plan.at(due), cue_.clock + due);
    return false;
  }
  const std::int64_t sample = std::max<std::int64_t>(std::llround(due * kSampleRate), queue_.first());
  queue_.drop(static_cast<std::size_t>(std::max<std::int64_t>(sample - queue_.first(), 0)));
  if (queue_.size() == 0) return false;
  markRun_ = request.run;
  markClock_ = cue_.clock + secondsOf(sample);
  markFirst_ = request.first - sample;
  return true;
}

void SongPlayer::fill(const SoundOutput::Request& request) {
  bool hungry = false;
  {
    const std::lock_guard lock(mutex_);
    bool sounds = playing_ && hasSong_;
    if (sounds && markRun_ != request.run) sounds = findPlace(request);
    if (sounds) {
      // Samples that came too late are dropped.
      const std::int64_t due = request.first - markFirst_;
      queue_.drop(static_cast<std::size_t>(std::max<std::int64_t>(due - queue_.first(), 0)));
    }
    const float wanted = sounds && !muted_ ? static_cast<float>(volume_) : 0.0F;
    for (std::size_t i = 0; i + 1 < request.samples.size(); i += 2) {
      float left = 0.0F, right = 0.0F;
      // A pause fades out; a new cue's samples must not end the old one.
      const float fade = fadeAt(queue_.first());
      if (queue_.size() > 0 && (sounds || (gain_ > 0.0F && queued_ == cue_.number))) queue_.pop(left, right);
      gain_ += std::clamp(wanted - gain_, -kFade, kFade);
      request.samples[i] = left * gain_ * fade;
      request.samples[i + 1] = right * gain_ * fade;
    }
    hungry = queue_.wantsMore();
  }
  if (hungry) work_.notify_all();
}

void SongPlayer::letGo() {
  const std::lock_guard output(outputMutex_);
  {
    const std::lock_guard lock(mutex_);
    if (playing_ && hasSong_) return;
  }
  if (std::exchange(outputOn_, false)) output_->stop();
}

// The player's thread runs this.
void SongPlayer::work() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    if (changeFeeds()) continue;
    if (wanted_) {
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
  nextFeed_.reset();
}

/// Takes over the feeds that other threads have made or made the present one. Returns whether there
/// was any.
bool SongPlayer::changeFeeds() {
  if (takes_) {
    takes_ = false;
    feed_ = taken_ ? std::move(taken_) : std::move(nextFeed_);
    chainedCue_ = 0;
    return true;
  }
  if (nextFeed_ && nextFeedOf_ != nextNumber_) {
    nextFeed_.reset();
    return true;
  }
  if (!openedFeed_) return false;
  nextFeed_ = std::move(openedFeed_);
  nextFeedOf_ = nextNumber_;
  return true;
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
  const auto end = nextOpen_ ? endSample() : std::nullopt;
  const std::int64_t done = queue_.first() + static_cast<std::int64_t>(queue_.size());
  const bool turns = !chained() && end == done;  // the next song begins
  if (turns) {
    chainedCue_ = cue.number;
    chainedAt_ = done;
  }
  const bool follows = chained();
  const SongPlan after{0.0, cue.plan.speed, next_ ? next_->offset : 0.0};
  lock.unlock();
  if (begins) feed_->begin(cue.plan);
  if (turns && nextFeed_) nextFeed_->begin(after);
  std::vector<float> samples;
  if (!follows) {
    feed_->produce(samples);
  } else if (nextFeed_) {
    nextFeed_->produce(samples);
  } else {
    samples.assign(2 * kSilence, 0.0F);
  }
  lock.lock();
  if (cue_.number != cue.number) return;
  if (!follows && end && *end > done)
    samples.resize(std::min(samples.size(), 2 * static_cast<std::size_t>(*end - done)));
  queue_.push(samples);
}

/// Returns by how much the sample of the cue is fainter, as it is near the end of a dance.
float SongPlayer::fadeAt(std::int64_t sample) const {
  if (fade_ <= 0.0) return 1.0F;
  const double at = cue_.plan.at(secondsOf(sample));
  double left = fade_;  // seconds to the nearer end
  if (fadesIn_) left = std::min(left, std::abs(at));
  if (next_ && end_ > 0.0 && !cue_.plan.loop) left = std::min(left, std::abs(end_ - at));
  return static_cast<float>(left / fade_);
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
