// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace app {

/// This contains a panel that may be squeezed, because screens at 300 % have room for few rows and
/// a window must not be larger than its screen. A squeezed panel scrolls, and the widget that gets
/// the keyboard scrolls into sight. Otherwise the area has no effect.
class ScrollingPanel : public QScrollArea {
  Q_OBJECT
 public:
  /// This is the minimum size of a squeezed panel in device-independent pixels.
  static constexpr QSize kMin{200, 60};

  /// The object takes the panel over.
  explicit ScrollingPanel(QWidget* panel, QWidget* parent = nullptr);

  /// Sets whether the panel may have less room than it needs.
  void setSqueezed(bool squeezed);
  /// Sets the minimum size of a squeezed panel, instead of kMin.
  void setLeast(const QSize& least) { least_ = least; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool squeezed_ = false;
  QSize least_ = kMin;
};

}  // namespace app
