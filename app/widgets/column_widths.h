// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include <QFontMetrics>
#include <QObject>
#include <QStringList>

class QTimer;
class QTreeView;

namespace app {

/// The width of so many letters of plain text, in pixels. Not QFontMetrics::averageCharWidth(), which is a whole em in
/// fonts for Japanese, Chinese and Korean, twice what a Latin letter takes.
[[nodiscard]] int widthOfLetters(const QFontMetrics& font, int letters);

/// What is to find room in a column of a list besides its header.
struct ColumnRoom {
  int column;
  int letters = 0;                   ///< of plain text
  QStringList (*texts)() = nullptr;  ///< each whole, as the language of now has them
};

/// Keeps the columns of a list as wide as their headers and what is to find room in them, in the font and the language of
/// now. A column that somebody has dragged stays as it is. Belongs to the list.
class ColumnWidths : public QObject {
  Q_OBJECT
 public:
  ColumnWidths(QTreeView* list, std::vector<ColumnRoom> rooms);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void measure();

  QTreeView* list_;
  std::vector<ColumnRoom> rooms_;
  std::map<int, int> set_;  ///< by column; what is another by now was dragged
  QTimer* later_;
};

}  // namespace app
