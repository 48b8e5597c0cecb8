// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>

namespace app {

/// A frame as people read it: `12`, `12.5`; hundredths at most.
[[nodiscard]] QString shownFrame(double frame);

/// A field for a frame, with what lies between two of them: `12.5`, or `12,5` for those who write it so.
class FrameField : public QDoubleSpinBox {
  Q_OBJECT
 public:
  explicit FrameField(QWidget* parent = nullptr);
  /// From 0 on; wide enough for any frame up to there.
  void setLastFrame(int lastFrame);

  [[nodiscard]] QString textFromValue(double value) const override;
  [[nodiscard]] QValidator::State validate(QString& text, int& cursor) const override;

 signals:
  /// Return was pressed, also where the value is what it was: the dance may have gone on meanwhile.
  void entered(double frame);
  /// Escape: what was typed is dropped.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeRoom();
};

}  // namespace app
