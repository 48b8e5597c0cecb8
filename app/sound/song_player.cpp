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
constexpr float kFade = 1.0F / 240.0F;  // per sample: 5 ms from silence to full

double secondsOf(std::int64_t samples) { return static_cast<double>(samples) / kSampleRate; }

}  // namespace

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

SongPlayer::SongPlayer(std::unique_ptr<SoundOutput> output, Timer timer)
    : output_(std::move(output)), timer_(std::move(timer)), thread_([this] { work(); }) {}

SongPlayer::~SongPlayer() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    *stopped_ = true;
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
      if (queue_.size() > 0 && (sounds || (gain_ > 0.0F && queued_ == cue_.number))) queue_.pop(left, right);
      gain_ += std::clamp(wanted - gain_, -kFade, kFade);
      request.samples[i] = left * gain_;
      request.samples[i + 1] = right * gain_;
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
  }
  lock.unlock();
  if (begins) feed_->begin(cue.plan);
  std::vector<float> samples;
  feed_->produce(samples);
  lock.lock();
  if (cue_.number == cue.number) queue_.push(samples);
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
