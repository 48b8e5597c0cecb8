// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include <QImage>
#include <QScrollArea>
#include <QStringList>

#include "app/ui/recent_files.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace app {

class RecentList;

/// This page is shown while there is no show: it offers ways to begin one, and the files that were
/// opened before.
class StartPage : public QScrollArea {
  Q_OBJECT
 public:
  explicit StartPage(QWidget* parent = nullptr);

  void setRecent(const RecentFiles& recent);
  void setPicture(const QString& file, const QImage& picture);
  void setThere(const QString& file, bool there);
  void setDemoOffered(bool offered);
  void setLabOffered(bool offered);
  [[nodiscard]] RecentList& list(RecentKind kind) const { return *sections_[static_cast<std::size_t>(kind)].list; }

  // These are the page's widgets.
  QPushButton *open, *openFolder, *demo, *lab;

 signals:
  void openWanted();
  void openFolderWanted();
  void demoWanted();
  void labWanted();
  void recentWanted(const QString& file);
  void forgetWanted(const QString& file);
  void shown();     ///< pictures, and which files still exist, are needed now
  void appeared();  ///< the page has taken the place of a show, or of nothing

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  struct Section {
    QWidget* whole = nullptr;
    QLabel* title = nullptr;
    RecentList* list = nullptr;
  };
  QBoxLayout* makeHead(QWidget* page);
  Section makeSection(QWidget* page, std::size_t place);
  void retranslate();
  void arrange();
  void goAside(std::size_t from, int step);

  QLabel *picture_, *title_, *hint_;
  QBoxLayout *buttons_, *columns_;
  std::array<Section, kRecentKinds.size()> sections_;
};

}  // namespace app
