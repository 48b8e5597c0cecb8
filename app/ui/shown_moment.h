// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QImage>
#include <QObject>
#include <QTimer>

namespace app {

/// Takes a picture of what is shown once it was shown for a moment, and another as it is left. What wasn't seen whole gets
/// none.
class ShownMoment : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMomentMs = 1500;

  /// `taker` gives the view's picture now, null where there is none.
  explicit ShownMoment(std::function<QImage()> taker, QObject* parent = nullptr);

  /// All that is to be shown is seen: after each picture of the view.
  void seen();
  /// It goes now, or something joins it.
  void leave();
  /// Nothing is taken while off.
  void setOn(bool on) { on_ = on; }

 signals:
  void taken(const QImage& picture);

 private:
  void take();

  std::function<QImage()> taker_;
  QTimer moment_;
  bool on_ = true, seen_ = false;
};

}  // namespace app
