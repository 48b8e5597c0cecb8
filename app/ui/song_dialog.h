// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QDoubleSpinBox;
class QSpinBox;

namespace app {

/// When the song begins: later than frame 0 by milliseconds, or by frames, which are the same number.
class SongDialog : public QDialog {
  Q_OBJECT
 public:
  /// `offset`: seconds.
  explicit SongDialog(double offset, QWidget* parent = nullptr);

  // The fields, as people find them.
  QSpinBox* milliseconds;
  QDoubleSpinBox* frames;

 signals:
  void offsetChosen(double seconds);
};

}  // namespace app
