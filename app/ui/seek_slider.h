// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QSlider>

namespace app {

/// The seek bar: a press anywhere goes there at once; small marks stand where the motion switches IK.
class SeekSlider : public QSlider {
  Q_OBJECT
 public:
  explicit SeekSlider(QWidget* parent = nullptr);
  /// Frames of IK keys, in any order.
  void setMarks(std::span<const std::uint32_t> frames);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRect groove() const;  // where the handle's centre can be
  [[nodiscard]] int valueAt(int x) const;

  std::vector<std::uint32_t> marks_;  // sorted, each once
};

}  // namespace app
