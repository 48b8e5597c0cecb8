// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

class QAction;

namespace app {

/// This opens the dialog that bakes the selected model's motion, with the show's values.
class BakeController : public QObject {
  Q_OBJECT
 public:
  BakeController(const ShowParts& show, const WindowParts& parts);

  /// Enables the command while a model is selected.
  void showPossible();

 private:
  void open();

  const Document& document_;
  const Selection& selection_;
  const Transport& transport_;
  const ShowFile& file_;
  WindowSettings& settings_;
  WindowMessages& messages_;
  QAction& action_;
  QMainWindow& window_;
};

}  // namespace app
