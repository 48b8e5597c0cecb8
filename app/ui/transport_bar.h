// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include <QWidget>

class QAction;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace app {

class SeekSlider;

/// The row below the view: play and step buttons, the seek bar in frames, time and speed.
class TransportBar : public QWidget {
  Q_OBJECT
 public:
  /// The actions get a button each, in this order, before the seek bar; `loop` one after it.
  TransportBar(std::initializer_list<QAction*> actions, QAction* loop, QWidget* parent = nullptr);

  void setRange(double lastFrame, std::span<const std::uint32_t> ikFrames);
  void showFrame(double frame);
  void showSpeed(double speed);
  [[nodiscard]] SeekSlider* slider() const { return slider_; }

 signals:
  void scrubBegan();
  void scrubEnded();
  void frameChosen(double frame);
  void speedChosen(double speed);
  void editingDone();  ///< a number was entered: the view wants the keys back

 private:
  SeekSlider* slider_;
  QSpinBox* frame_;
  QLabel* time_;
  QDoubleSpinBox* speed_;
  int last_ = 0;
};

}  // namespace app
