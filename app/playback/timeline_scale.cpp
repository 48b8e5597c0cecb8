// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/timeline_scale.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace app {
namespace {

// This part of the visible range is shown beyond a frame brought into view.
constexpr double kAhead = 0.1;

}  // namespace

double TimelineScale::leastPixelsPerFrame() const {
  return lastFrame_ > 0.0 ? std::min(width_ / lastFrame_, kMaxPixelsPerFrame) : 1.0;
}

void TimelineScale::setPlace(double left, double width) {
  const bool wasWhole = whole();
  left_ = left;
  width_ = std::max(width, 1.0);
  if (wasWhole) return showWhole();
  pixelsPerFrame_ = std::max(pixelsPerFrame_, leastPixelsPerFrame());
  setFirst(first_);
}

void TimelineScale::setLastFrame(double lastFrame) {
  lastFrame = std::isfinite(lastFrame) ? std::max(lastFrame, 0.0) : 0.0;
  if (lastFrame == lastFrame_) return;
  const bool wasWhole = lastFrame_ <= 0.0 || lastFrame <= 0.0 || whole();
  lastFrame_ = lastFrame;
  if (wasWhole) return showWhole();
  pixelsPerFrame_ = std::max(pixelsPerFrame_, leastPixelsPerFrame());
  setFirst(first_);
}

double TimelineScale::frameAt(double x) const {
  return std::clamp(first_ + (x - left_) / pixelsPerFrame_, 0.0, lastFrame_);
}

void TimelineScale::zoom(double times, double x) {
  if (!(times > 0.0) || !std::isfinite(times)) return;
  x = std::clamp(x, left(), right());
  const double frame = first_ + (x - left_) / pixelsPerFrame_;
  pixelsPerFrame_ = std::clamp(pixelsPerFrame_ * times, leastPixelsPerFrame(), kMaxPixelsPerFrame);
  setFirst(frame - (x - left_) / pixelsPerFrame_);
}

void TimelineScale::showWhole() {
  pixelsPerFrame_ = leastPixelsPerFrame();
  first_ = 0.0;
}

void TimelineScale::setFirst(double frame) { first_ = std::clamp(frame, 0.0, std::max(lastFrame_ - seen(), 0.0)); }

void TimelineScale::bring(double frame) {
  const double ahead = kAhead * seen();
  if (frame < first_) {
    setFirst(frame - (seen() - ahead));
    setFirst(std::min(first_, frame));
  } else if (frame > first_ + seen()) {
    setFirst(frame - ahead);
  }
}

double TimelineScale::labelStep(double leastPixels) const {
  // The steps are frames, then seconds, minutes and hours of 30 frames.
  constexpr double kSteps[] = {1,    2,    5,    10,    15,    30,    60,     150,    300,    450,    900,
                               1800, 3600, 9000, 18000, 27000, 54000, 108000, 216000, 648000, 2592000};
  const double least = leastPixels / pixelsPerFrame_;
  for (const double step : kSteps) {
    if (step >= least) return step;
  }
  return kSteps[std::size(kSteps) - 1];
}

}  // namespace app
