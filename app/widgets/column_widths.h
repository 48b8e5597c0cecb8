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

/// Returns the width of so many letters of plain text, in pixels. QFontMetrics::averageCharWidth()
/// isn't used, because it is a whole em in fonts for Japanese, Chinese and Korean, twice the width
/// of a Latin letter.
[[nodiscard]] int widthOfLetters(const QFontMetrics& font, int letters);

/// This is what a column of a list must have room for besides its header.
struct ColumnRoom {
  int column;
  int letters = 0;                   ///< of plain text
  QStringList (*texts)() = nullptr;  ///< each one in full, in the current language
};

/// Keeps the columns of a list as wide as their headers and their required room, in the current
/// font and language. A column that the user has dragged stays as it is. The object belongs to the
/// list.
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
  std::map<int, int> set_;  ///< by column; a column with another width was dragged
  QTimer* later_;
};

}  // namespace app
