// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QObject>

#include "app/ui/window_parts.h"

class QStatusBar;
class QToolButton;

namespace app {

class PanelDocks;
struct WindowPanels;

/// This button in the status bar says what there is to know about the selected model: how many
/// issues it has, how many of its motions' names it lacks, and that its maker left a comment. It
/// opens the panel that tells them, and closes it. Without anything to know it isn't there.
class ModelBadge : public QObject {
  Q_OBJECT
 public:
  ModelBadge(const WindowPanels& panels, PanelDocks& docks, const ShowParts& show, QStatusBar& statusBar);

  [[nodiscard]] QToolButton* button() const { return button_; }
  /// Shows what there is to know now.
  void refresh();

 private:
  void openOrClose();

  const WindowPanels& panels_;
  PanelDocks& docks_;
  const ShowParts show_;
  QToolButton* button_;
};

}  // namespace app
