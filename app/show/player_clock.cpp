// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/player_clock.h"

#include <algorithm>
#include <cmath>

#include "pmx/base/frames.h"

namespace app {
namespace {

/// Returns a frame that only rounding keeps from being whole as a whole one. Others stay as they
/// are.
double tidied(double frame) {
  const double whole = std::round(frame);
  return std::abs(frame - whole) < 1e-6 ? whole : frame;
}

}  // namespace

void PlayerClock::setLastFrame(double lastFrame) {
  lastFrame_ = std::isfinite(lastFrame) ? std::max(lastFrame, 0.0) : 0.0;
  frame_ = std::min(frame_, lastFrame_);
  cutRange();
  if (stands()) playing_ = false;
}

void PlayerClock::cutRange() {
  if (!range_) return;
  range_->first = std::clamp(range_->first, 0.0, lastFrame_);
  range_->last = std::clamp(range_->last, 0.0, lastFrame_);
  if (!(range_->last - range_->first >= kShortestRange)) range_.reset();
}

void PlayerClock::setRange(const std::optional<PlayRange>& range, Seconds now) {
  if (range && (std::isnan(range->first) || std::isnan(range->last))) return;
  advance(now);
  range_ = range;
  cutRange();
  if (playing_ && !past_) seek(frame_, now);
}

double PlayerClock::startFrom(double frame) const {
  if (range_) return frame >= range_->last ? range_->first : frame;
  return frame >= lastFrame_ ? 0.0 : frame;
}

void PlayerClock::setSpeed(double speed, Seconds now) {
  if (std::isnan(speed)) return;
  advance(now);
  speed_ = std::clamp(speed, kMinSpeed, kMaxSpeed);
}

void PlayerClock::play(Seconds now) {
  if (playing_ || stands()) return;
  frame_ = startFrom(frame_);
  playing_ = true;
  anchorFrame_ = frame_;
  anchorTime_ = now;
}

void PlayerClock::goOn(Seconds now) {
  advance(now);
  frame_ = std::min(past_.value_or(0.0), lastFrame_);
  past_.reset();
  playing_ = !stands();
  anchorFrame_ = frame_;
  anchorTime_ = now;
}

void PlayerClock::pause(Seconds now) {
  advance(now);
  past_.reset();
  playing_ = false;
}

void PlayerClock::seek(double frame, Seconds now) {
  if (std::isnan(frame)) return;
  past_.reset();
  frame_ = std::clamp(frame, 0.0, lastFrame_);
  if (playing_ && range_) frame_ = startFrom(frame_);
  anchorFrame_ = frame_;
  anchorTime_ = now;
}

void PlayerClock::step(double frames, Seconds now) {
  pause(now);
  if (std::isnan(frames)) return;
  // Between two frames one step goes to the next whole frame on that side.
  const double from = frames < 0.0 ? std::ceil(tidied(frame_)) : std::floor(tidied(frame_));
  seek(std::clamp(std::round(from + frames), 0.0, std::floor(lastFrame_)), now);
}

double PlayerClock::advance(Seconds now) {
  if (!playing_) return frame_;
  const double elapsed = std::max(now - anchorTime_, 0.0);
  if (past_) {
    *past_ += elapsed * base::kFramesPerSecond * speed_;
    anchorTime_ = std::max(now, anchorTime_);
    return frame_;
  }
  double frame = anchorFrame_ + elapsed * base::kFramesPerSecond * speed_;
  if (!std::isfinite(frame)) return frame_;
  if (range_ && frame >= range_->last) {
    frame = range_->first + std::fmod(frame - range_->last, range_->last - range_->first);
  } else if (frame >= lastFrame_) {
    if (!loop_ && followed_) past_ = frame - lastFrame_;
    playing_ = loop_ || followed_;
    frame = loop_ ? std::fmod(frame, lastFrame_) : lastFrame_;
  }
  // From now on time counts from this frame, so that speed, range and looping can change at any
  // time.
  frame_ = frame;
  anchorFrame_ = frame;
  anchorTime_ = std::max(now, anchorTime_);
  return frame_;
}

}  // namespace app
