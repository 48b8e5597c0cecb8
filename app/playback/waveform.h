// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QWidget>

#include "app/sound/peaks.h"

namespace app {

/// This shows the song's loudness along the dance, from frame 0 at the left to the last frame at
/// the right. It lies under the seek bar and must be as wide as its groove (setContentsMargins()).
/// The played part is in the highlight colour.
class Waveform : public QWidget {
  Q_OBJECT
 public:
  explicit Waveform(QWidget* parent = nullptr);

  /// With null there is no song.
  void setPeaks(std::shared_ptr<const Peaks> peaks);
  /// Frames are counted from 0; without any, nothing is painted.
  void setLastFrame(double lastFrame);
  /// Sets the seconds by which the song begins later than frame 0.
  void setOffset(double seconds);
  /// Sets the shown frame. It repaints only the part between the old one and the new.
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
