// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QObject>

class QWidget;
class QWindow;

namespace app {

/// Lets files be dropped on widgets, also on windows beside the main one.
class FileDrops : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// From now on files can be dropped on `on` and everything in it except text fields, which would
  /// insert their names.
  void take(QWidget& on);
  /// Accepts files for a window that isn't a widget.
  void take(QWindow& on);

 signals:
  void held(bool over);  ///< files are over one of the widgets; false: no longer
  void dropped(const std::vector<std::filesystem::path>& files);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
