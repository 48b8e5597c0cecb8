// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QDoubleSpinBox;
class QSpinBox;

namespace app {

/// This dialog sets when the song begins: later than frame 0 by milliseconds, or by the same time
/// in frames.
class SongDialog : public QDialog {
  Q_OBJECT
 public:
  /// `offset` is in seconds.
  explicit SongDialog(double offset, QWidget* parent = nullptr);

  // These are the dialog's widgets.
  QSpinBox* milliseconds;
  QDoubleSpinBox* frames;

 signals:
  void offsetChosen(double seconds);
};

}  // namespace app
