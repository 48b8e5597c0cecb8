// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace app {

/// A panel that may be squeezed: screens of 300 % have room for few rows, and a window is never to be larger than its screen.
/// Then it scrolls, and what gets the keyboard comes into sight. Until then it is as if it weren't there.
class ScrollingPanel : public QScrollArea {
  Q_OBJECT
 public:
  static constexpr QSize kMin{200, 60};  ///< pixels, device-independent, that a squeezed panel has at least

  /// Takes the panel over.
  explicit ScrollingPanel(QWidget* panel, QWidget* parent = nullptr);

  /// Whether it may have less room than it needs.
  void setSqueezed(bool squeezed);
  /// That it has at least then, instead of kMin.
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
