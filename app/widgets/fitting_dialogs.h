// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QDialog;

namespace app {

/// Lets dialogs scroll that would be larger than their screen, as at 300 % on a small one, when
/// they are shown. It is an event filter for the application. Qt's own dialogs for files and
/// questions are unchanged.
class FittingDialogs : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Puts a dialog's widgets, except the row of buttons at its end, into a scrolling area if it has
  /// less room than it needs.
  static void fit(QDialog& dialog, const QSize& room);
  /// Enlarges a dialog for what needs more room than before, as far as its screen has it.
  static void grow(QDialog& dialog);
  /// Does so as far as `room`: beyond that the dialog scrolls. The keyboard stays where it is.
  static void grow(QDialog& dialog, const QSize& room);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
