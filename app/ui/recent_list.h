// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QListWidget>
#include <QStringList>

#include "app/widgets/icons.h"

namespace app {

/// Recent files of one kind: a row for each with its picture, its name and its folder. As high as its rows: what it lies
/// in scrolls. A click or Enter chooses a row, Delete wants it gone.
class RecentList : public QListWidget {
  Q_OBJECT
 public:
  static constexpr QSize kPicture{80, 60};  ///< pixels independent of the device

  /// The glyph stands in the place of pictures that there aren't.
  explicit RecentList(Glyph glyph, QWidget* parent = nullptr);

  /// Whole paths, latest first. Pictures of files that stay, stay.
  void setFiles(const QStringList& files);
  void setPicture(const QString& file, const QImage& picture);
  /// A file that isn't there is grey, and says so.
  void setThere(const QString& file, bool there);
  [[nodiscard]] QString fileOf(int row) const;
  /// Texts, in the language of now.
  void retranslate();

 signals:
  void chosen(const QString& file);
  void removeWanted(const QString& file);
  void leftAside(int step);  ///< by Left (-1) and Right (1)

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  [[nodiscard]] QListWidgetItem* itemOf(const QString& file) const;
  void describe(QListWidgetItem& row) const;
  void fitRows();

  Glyph glyph_;
};

}  // namespace app
