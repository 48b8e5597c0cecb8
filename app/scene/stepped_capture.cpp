// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/stepped_capture.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <QElapsedTimer>

#include "app/scene/scene_view.h"

namespace app {
namespace {

constexpr double kStep = 60.0;  // milliseconds: how long a step should take
// A frame has work that doesn't depend on its pixels, all vertices among it. A step is at least so
// many times as long, or little would be drawn in it.
constexpr double kTimesFixed = 2.0;
constexpr int kGrain = 64;  // pixels: the processor draws squares of this side
constexpr double kFirstPixels = 256.0 * 256.0, kMaxPixels = 8192.0 * 8192.0;
constexpr double kMaxGrowth = 4.0;  // of what is wanted, from a region to the next
constexpr double kLeastTime = 0.1;  // milliseconds that the pixels of a region take
constexpr int kMaxParts = 64;
constexpr QSize kTried(16, 16);  // pixels

double millisecondsOf(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) * 1e-6; }

int grains(double pixels) { return std::max(kGrain, static_cast<int>(pixels) / kGrain * kGrain); }

}  // namespace

SteppedCapture::SteppedCapture(SceneView& view) : view_(view), pixels_(kFirstPixels) { begin(); }

void SteppedCapture::begin() {
  stage_ = Stage::Preparing;
  piece_ = QImage();
  drawn_ = QRect();
  next_ = QPoint(0, 0);
}

double SteppedCapture::done() const {
  const QSize whole = view_.pieceSize();
  if (stage_ == Stage::Done) return 1.0;
  const double above = static_cast<double>(whole.width()) * next_.y(), beside = static_cast<double>(next_.x()) * row_;
  return (above + beside) / (static_cast<double>(whole.width()) * whole.height());
}

QImage SteppedCapture::take() {
  view_.setRegion({});
  return failed_ ? QImage() : std::exchange(piece_, {});
}

bool SteppedCapture::step() {
  if (stage_ == Stage::Preparing) {
    prepare();
  } else if (stage_ == Stage::Trying) {
    const QSize whole = view_.pieceSize(), size = kTried.boundedTo(whole);
    view_.setRegion({QPoint(whole.width() - size.width(), whole.height() - size.height()), size});
    tried_ = view_.draws();
    failed_ = !tried_;
    stage_ = failed_ ? Stage::Done : Stage::Drawing;
  } else if (stage_ == Stage::Drawing) {
    draw();
  }
  return stage_ != Stage::Done;
}

/// Prepares more at once where that takes little time.
void SteppedCapture::prepare() {
  view_.setRegion({QPoint(0, 0), QSize(1, 1)});
  QElapsedTimer timer;
  timer.start();
  const bool whole = view_.prepareAll(parts_);
  const double took = millisecondsOf(timer);
  least_ = least_ > 0.0 ? std::min(least_, took) : took;
  parts_ = took < std::max(kStep, kTimesFixed * least_) ? std::min(2 * parts_, kMaxParts) : std::max(parts_ / 2, 1);
  if (!whole) return;
  if (!tried_) fixed_ = took;
  stage_ = tried_ ? Stage::Drawing : Stage::Trying;
}

/// Returns the next region: as many whole rows as there is time for, or a part of one.
QRect SteppedCapture::nextRegion() {
  const QSize whole = view_.pieceSize();
  if (next_.x() == 0) row_ = std::min(grains(pixels_ / whole.width()), whole.height() - next_.y());
  const int left = whole.width() - next_.x();
  int width = std::min(grains(pixels_ / row_), left);
  if (left - width < width / 2) width = left;  // a narrow rest would cost as much as a frame
  return {next_, QSize(width, row_)};
}

void SteppedCapture::draw() {
  const QSize whole = view_.pieceSize();
  const QRect region = nextRegion();
  view_.setRegion(region, !drawn_.isEmpty());
  QElapsedTimer timer;
  timer.start();
  QImage before = view_.captureNext();
  const double took = millisecondsOf(timer);
  if (!drawn_.isEmpty()) place(std::move(before));
  drawn_ = region;
  next_ = {region.right() + 1, region.y()};
  if (next_.x() >= whole.width()) next_ = {0, region.y() + region.height()};
  if (next_.y() >= whole.height()) place(view_.captureLast());
  if (next_.y() >= whole.height() || failed_) {
    stage_ = Stage::Done;
    return;
  }
  const double room = std::max(kStep, kTimesFixed * fixed_) - fixed_;
  const double drawn = static_cast<double>(region.width()) * region.height();
  const double fitting = drawn * room / std::max(took - fixed_, kLeastTime);
  pixels_ = std::clamp(std::min(fitting, kMaxGrowth * pixels_), static_cast<double>(kGrain) * kGrain, kMaxPixels);
}

/// Puts the region that was in flight into the piece.
void SteppedCapture::place(QImage drawn) {
  if (drawn.size() != drawn_.size()) {
    failed_ = true;
    return;
  }
  if (piece_.isNull()) {
    const QSize whole = view_.pieceSize();
    if (drawn.size() == whole) {
      piece_ = std::move(drawn);
      return;
    }
    piece_ = QImage(whole, drawn.format());
  }
  if (piece_.isNull() || piece_.format() != drawn.format()) {
    failed_ = true;
    return;
  }
  const qsizetype from = qsizetype{4} * drawn_.x(), bytes = qsizetype{4} * drawn_.width();
  for (int y = 0; y < drawn.height(); ++y)
    std::memcpy(piece_.scanLine(drawn_.y() + y) + from, drawn.constScanLine(y), static_cast<std::size_t>(bytes));
}

}  // namespace app
