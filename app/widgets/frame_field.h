// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>

namespace app {

/// Returns a frame in readable form: `12`, `12.5`; with hundredths at most.
[[nodiscard]] QString shownFrame(double frame);

/// This is a field for a frame, also between two whole ones: `12.5`, or `12,5` for users who write
/// it so.
class FrameField : public QDoubleSpinBox {
  Q_OBJECT
 public:
  explicit FrameField(QWidget* parent = nullptr);
  /// Sets the range from 0 to this frame. The field is wide enough for all of it.
  void setLastFrame(int lastFrame);

  [[nodiscard]] QString textFromValue(double value) const override;
  [[nodiscard]] QValidator::State validate(QString& text, int& cursor) const override;

 signals:
  /// Return was pressed, even if the value is unchanged, because the show may have gone on
  /// meanwhile.
  void entered(double frame);
  /// Escape was pressed, and the typed text is dropped.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeRoom();
};

}  // namespace app
