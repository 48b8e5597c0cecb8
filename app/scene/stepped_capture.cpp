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

constexpr double kStep = 80.0;  // milliseconds: how long a step should take
// A frame has work that doesn't depend on its pixels, all vertices among it. A step is at least so
// many times as long, or little would be drawn in it.
constexpr double kTimesFixed = 2.0;
constexpr double kMinPixels = 512.0 * 256.0, kMaxPixels = 8192.0 * 8192.0;  // of a region
constexpr int kRows = 16;                                                   // a region has a multiple of them
constexpr double kMaxGrowth = 4.0, kMaxDecline = 2.0;                       // of a region to the next
constexpr int kMaxParts = 64;
constexpr QSize kTried(16, 16);  // pixels

double millisecondsOf(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) * 1e-6; }

}  // namespace

SteppedCapture::SteppedCapture(SceneView& view) : view_(view), pixels_(kMinPixels) { begin(); }

void SteppedCapture::begin() {
  stage_ = Stage::Preparing;
  piece_ = QImage();
  drawn_ = QRect();
  next_ = 0;
}

double SteppedCapture::done() const {
  return stage_ == Stage::Done ? 1.0 : static_cast<double>(next_) / view_.pieceSize().height();
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
  parts_ = took < kStep / 2.0 ? std::min(2 * parts_, kMaxParts) : std::max(parts_ / 2, 1);
  if (!whole) return;
  if (!tried_) fixed_ = took;
  stage_ = tried_ ? Stage::Drawing : Stage::Trying;
}

void SteppedCapture::draw() {
  const QSize whole = view_.pieceSize();
  const int rows = std::max(1, static_cast<int>(pixels_ / whole.width()) / kRows) * kRows;
  const QRect region(0, next_, whole.width(), std::min(rows, whole.height() - next_));
  view_.setRegion(region, !drawn_.isEmpty());
  QElapsedTimer timer;
  timer.start();
  QImage before = view_.captureNext();
  const double took = millisecondsOf(timer);
  if (!drawn_.isEmpty()) place(std::move(before));
  drawn_ = region;
  next_ += region.height();
  if (next_ == whole.height()) place(view_.captureLast());
  if (next_ == whole.height() || failed_) {
    stage_ = Stage::Done;
    return;
  }
  const double room = std::max(kStep - fixed_, (kTimesFixed - 1.0) * fixed_);
  const double change = room / std::max(took - fixed_, room / kMaxGrowth);
  const double drawn = static_cast<double>(region.width()) * region.height();
  pixels_ = std::clamp(drawn * std::max(change, 1.0 / kMaxDecline), kMinPixels, kMaxPixels);
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
  for (int y = 0; y < drawn.height(); ++y)
    std::memcpy(piece_.scanLine(drawn_.y() + y), drawn.constScanLine(y), std::size_t{4} * drawn_.width());
}

}  // namespace app
