// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of SongPlayer that gives the device its samples, and reads the time by it.

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/sound/song_player.h"

namespace app {
namespace {

// seconds without news after which the device counts as gone
constexpr double kSilentFor = 0.5;
constexpr double kFarBehind = 3.0;      // seconds of sound that are skipped by a seek, not decoded
constexpr float kFade = 1.0F / 240.0F;  // per sample: 5 ms from silence to full

double secondsOf(std::int64_t samples) { return static_cast<double>(samples) / kSampleRate; }

}  // namespace

void SongPlayer::startOutput() {
  const std::lock_guard lock(outputMutex_);
  if (std::exchange(outputOn_, true)) return;
  output_->start([this](const SoundOutput::Request& request) { fill(request); });
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
    const auto ends = cue_.plan.loop ? std::nullopt : end();
    for (std::size_t i = 0; i + 1 < request.samples.size(); i += 2) {
      float left = 0.0F, right = 0.0F;
      // A pause fades out; a new cue's samples must not end the old one.
      const auto fade = static_cast<float>(fade_.at(cue_.plan.at(secondsOf(queue_.first())), ends));
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

}  // namespace app
