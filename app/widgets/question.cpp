// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/question.h"

#include <QPushButton>

namespace app {

QMessageBox::StandardButton ask(QWidget* parent, const QString& title, const QString& text,
                                QMessageBox::StandardButtons answers) {
  QMessageBox box(QMessageBox::Question, title, text, answers, parent);
  box.setTextFormat(Qt::PlainText);
  return static_cast<QMessageBox::StandardButton>(box.exec());
}

int ask(QWidget* parent, const QString& title, const QString& text, const QStringList& answers) {
  QMessageBox box(QMessageBox::Question, title, text, QMessageBox::NoButton, parent);
  box.setTextFormat(Qt::PlainText);
  QList<QAbstractButton*> buttons;
  for (const QString& answer : answers) {
    const bool last = buttons.size() + 1 == answers.size();
    buttons << box.addButton(answer, last ? QMessageBox::RejectRole : QMessageBox::AcceptRole);
  }
  box.setDefaultButton(static_cast<QPushButton*>(buttons.front()));
  box.setEscapeButton(buttons.back());
  box.exec();
  const auto chosen = buttons.indexOf(box.clickedButton());
  return static_cast<int>(chosen < 0 ? buttons.size() - 1 : chosen);
}

}  // namespace app
