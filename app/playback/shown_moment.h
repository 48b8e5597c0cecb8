// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QImage>
#include <QObject>
#include <QTimer>

namespace app {

/// Takes a picture of what is shown after it was shown for a moment, and another when it is left.
/// It takes none of what wasn't completely visible.
class ShownMoment : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMomentMs = 1500;

  /// `taker` returns the view's present picture, or null where there is none.
  explicit ShownMoment(std::function<QImage()> taker, QObject* parent = nullptr);

  /// Must be called after each complete picture of the view.
  void seen();
  /// Must be called before the show is removed or something joins it.
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
