// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <set>

#include <QObject>
#include <QString>

#include "app/export/export_kind.h"
#include "app/files/content_hash.h"
#include "app/ui/window_parts.h"

class QAction;
class QMainWindow;

namespace app {

/// This opens the dialog that exports the show for other programs. Until the window ends it
/// remembers the format, and the terms that were agreed to.
class ExportController : public QObject {
  Q_OBJECT
 public:
  ExportController(const ShowParts& show, const WindowParts& parts);

  /// Enables the command while there is a model.
  void showPossible();
  /// Stops an export and waits for it: the program ends.
  void stopNow();
  /// Does so where nothing can be shown any more. Returns what became of the file, a line; empty
  /// where nothing was exported.
  QString endWithoutDisplay();

 private:
  void open();

  const ShowParts show_;
  WindowSettings& settings_;
  WindowMessages& messages_;
  QAction& action_;
  QMainWindow& window_;
  ExportKind kind_ = ExportKind::Glb;
  std::shared_ptr<std::set<ContentHash>> agreed_ = std::make_shared<std::set<ContentHash>>();
};

}  // namespace app
