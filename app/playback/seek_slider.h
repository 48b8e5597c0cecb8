// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QSlider>

#include "app/show/player_clock.h"

namespace app {

/// This is the seek bar: a press anywhere seeks there at once. Small marks show where the motion
/// switches IK, and the part that is played is tinted between two lines.
class SeekSlider : public QSlider {
  Q_OBJECT
 public:
  explicit SeekSlider(QWidget* parent = nullptr);
  /// Sets the frames of IK keys, in any order.
  void setMarks(std::span<const std::uint32_t> frames);
  /// Sets the part in frames; none: the whole is played.
  void setPart(const std::optional<PlayRange>& part);
  /// Returns where the handle's centre can be, from the first frame to the last.
  [[nodiscard]] QRect groove() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] int valueAt(int x) const;
  void paintPart();

  std::vector<std::uint32_t> marks_;  // sorted, each once
  std::optional<PlayRange> part_;
};

}  // namespace app
