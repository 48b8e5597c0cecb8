// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>

class QMouseEvent;

namespace app {

/// This swallows the second click of a double click on something that acts with one click and then
/// goes: what appears beneath the pointer isn't meant. It lasts until the next press of a mouse
/// button, and then deletes itself.
class SecondClick : public QObject {
  Q_OBJECT
 public:
  /// Begins with the release that ends the first click.
  static void swallow(const QMouseEvent& first);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit SecondClick(const QMouseEvent& first);
  [[nodiscard]] bool belongs(const QMouseEvent& press) const;

  const quint64 time_;    // of the first click, ms
  const QPointF place_;   // on the screen
  bool pressed_ = false;  // the second press was swallowed, so its release is too
};

}  // namespace app
