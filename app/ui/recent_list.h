// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QListWidget>
#include <QStringList>

#include "app/widgets/icons.h"

namespace app {

/// This lists recent files of one kind: a row for each with its picture, its name and its folder.
/// It is as high as its rows, and the area around it scrolls. A click or Enter chooses a row,
/// Delete removes it.
class RecentList : public QListWidget {
  Q_OBJECT
 public:
  static constexpr QSize kPicture{80, 60};  ///< device-independent pixels

  /// The glyph replaces missing pictures.
  explicit RecentList(Glyph glyph, QWidget* parent = nullptr);

  /// Sets whole paths, latest first. Files that stay keep their pictures.
  void setFiles(const QStringList& files);
  void setPicture(const QString& file, const QImage& picture);
  /// Shows a missing file in grey with a remark.
  void setThere(const QString& file, bool there);
  [[nodiscard]] QString fileOf(int row) const;
  /// Sets all texts in the current language.
  void retranslate();

 signals:
  void chosen(const QString& file);
  void removeWanted(const QString& file);
  void leftAside(int step);  ///< with Left (-1) and Right (1)

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
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
