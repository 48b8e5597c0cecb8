// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QWidget>

class QFrame;
class QHBoxLayout;
class QToolButton;

namespace app {

/// This is a row of controls. Where there is no room for all of them, the less important ones move
/// into a small window that a button at the row's end opens, and come back when there is room. They
/// stay the same controls.
class FoldingRow : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kStays = 0;

  explicit FoldingRow(QWidget* parent = nullptr);

  /// Adds a part at the end. `goes` is kStays, or its order of leaving: the greatest number leaves
  /// first. Hidden parts take no room. `stretch` is as for QBoxLayout.
  void add(QWidget* part, int goes = kStays, int stretch = 0);
  /// Returns whether a part is in the small window.
  [[nodiscard]] bool isFolded(const QWidget& part) const;
  [[nodiscard]] QToolButton* more() const { return more_; }
  /// Closes the small window, if it is open.
  void closeMore();

  [[nodiscard]] QSize sizeHint() const override;         ///< with all parts
  [[nodiscard]] QSize minimumSizeHint() const override;  ///< with the parts that stay

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Part {
    QWidget* widget;
    int goes, stretch;
    bool folded = false;
  };
  void fit();
  void place();
  void orderTabs();
  void setTexts();
  void openMore();
  /// Returns the row's width in pixels with these parts folded.
  [[nodiscard]] int widthOf(const std::vector<bool>& folded) const;
  [[nodiscard]] int heightOfAll() const;

  std::vector<Part> parts_;
  QHBoxLayout *row_, *behind_;
  QToolButton* more_;
  QFrame* window_;
};

}  // namespace app
