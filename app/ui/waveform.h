// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QWidget>

#include "app/sound/peaks.h"

namespace app {

/// How loud the song is along the dance, from frame 0 at the left to the last frame at the right: a picture to lie under
/// the seek bar, whose groove it has to be as wide as (setContentsMargins()). What was played is in the highlight colour.
class Waveform : public QWidget {
  Q_OBJECT
 public:
  explicit Waveform(QWidget* parent = nullptr);

  /// Null: no song.
  void setPeaks(std::shared_ptr<const Peaks> peaks);
  /// Frames from 0 on; without any, nothing is painted.
  void setLastFrame(double lastFrame);
  /// Seconds by which the song begins later than frame 0.
  void setOffset(double seconds);
  /// The frame shown. Repaints only what lies between the old one and the new.
  void setFrame(double frame);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] double xOf(double frame) const;  // in the widget

  std::shared_ptr<const Peaks> peaks_;
  double lastFrame_ = 0.0, offset_ = 0.0, frame_ = 0.0;
};

}  // namespace app
