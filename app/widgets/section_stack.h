// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QWidget>

#include "app/language/live_text.h"

class QToolButton;
class QVBoxLayout;

namespace app {

/// This shows parts of one subject below each other, each under a title that opens and closes it.
class SectionStack : public QWidget {
  Q_OBJECT
 public:
  explicit SectionStack(QWidget* parent = nullptr);

  /// Adds a part at the end, which the stack then owns. While it is open it takes this share of the
  /// room that is left, as in a QBoxLayout; 0: no more than it needs.
  void add(const LiveText& title, QWidget* part, int stretch, bool open = true);
  /// Opens or closes a part.
  void setOpen(const QWidget* part, bool open);
  [[nodiscard]] bool isOpen(const QWidget* part) const;
  /// Returns the button of a part's title; null for a part that isn't here.
  [[nodiscard]] QToolButton* title(const QWidget* part) const;

 signals:
  void openChanged(QWidget* part, bool open);

 private:
  struct Section {
    QToolButton* title;
    QWidget* part;
    int stretch;
  };
  void showOpen(const Section& section, bool open);

  QVBoxLayout* column_;
  std::vector<Section> sections_;
};

}  // namespace app
