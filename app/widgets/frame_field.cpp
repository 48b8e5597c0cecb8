// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/frame_field.h"

#include <cmath>

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>

namespace app {
namespace {

constexpr int kDecimals = 2;
constexpr int kRoom = 14;  // pixels beside the text: the field's frame and the cursor

}  // namespace

QString shownFrame(double frame) {
  QString text = QString::number(frame, 'f', kDecimals);
  while (text.endsWith(u'0')) text.chop(1);
  if (text.endsWith(u'.')) text.chop(1);
  return text;
}

FrameField::FrameField(QWidget* parent) : QDoubleSpinBox(parent) {
  setDecimals(kDecimals);
  setLocale(QLocale::c());  // a decimal point everywhere; validate() takes commas, too
  setButtonSymbols(QAbstractSpinBox::NoButtons);
  setAlignment(Qt::AlignRight);
  setKeyboardTracking(false);
  setFocusPolicy(Qt::StrongFocus);
}

void FrameField::setLastFrame(int lastFrame) {
  setMaximum(lastFrame);
  setSuffix(QStringLiteral(" / %1").arg(lastFrame));
  makeRoom();
}

void FrameField::makeRoom() {
  const QString widest = QStringLiteral("%1.99").arg(static_cast<int>(maximum())) + suffix();
  setMinimumWidth(fontMetrics().horizontalAdvance(widest) + kRoom);
}

void FrameField::changeEvent(QEvent* event) {
  QDoubleSpinBox::changeEvent(event);
  if (event->type() == QEvent::FontChange) makeRoom();
}

bool FrameField::event(QEvent* event) {
  // Frames have no spaces, so Space plays and pauses, as everywhere.
  if (event->type() == QEvent::ShortcutOverride) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Space || key == Qt::Key_Escape) {
      event->setAccepted(key == Qt::Key_Escape);  // the field uses it here, not full screen
      return true;
    }
  }
  return QDoubleSpinBox::event(event);
}

void FrameField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    lineEdit()->setText(text().isEmpty() ? QString() : textFromValue(value()) + suffix());
    emit left();
    return;
  }
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  QDoubleSpinBox::keyPressEvent(event);
  if (enters) emit entered(value());
}

QString FrameField::textFromValue(double value) const { return shownFrame(value); }

QValidator::State FrameField::validate(QString& text, int& cursor) const {
  text.replace(u',', u'.');
  return QDoubleSpinBox::validate(text, cursor);
}

}  // namespace app
