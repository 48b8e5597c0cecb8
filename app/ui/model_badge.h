// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include <QObject>

#include "app/files/content_hash.h"
#include "app/ui/window_parts.h"

class QStatusBar;
class QToolButton;

namespace app {

class PanelDocks;
class WindowSettings;
struct WindowPanels;

/// This button in the status bar says what there is to know about the selected model: how many
/// issues it has, how many of its motions' names it lacks, and that its maker left a comment that
/// nobody has read yet. It opens the panel that tells them, and closes it. Without anything to know
/// it isn't there.
class ModelBadge : public QObject {
  Q_OBJECT
 public:
  ModelBadge(const WindowPanels& panels, PanelDocks& docks, const ShowParts& show, WindowSettings& settings,
             QStatusBar& statusBar);

  [[nodiscard]] QToolButton* button() const { return button_; }
  /// Shows what there is to know now.
  void refresh();

 private:
  void openOrClose();
  void rememberRead();
  [[nodiscard]] bool hasUnreadComment() const;

  const WindowPanels& panels_;
  PanelDocks& docks_;
  const ShowParts show_;
  WindowSettings& settings_;
  std::set<ContentHash> read_;  // models whose comment was read since the start
  QToolButton* button_;
};

}  // namespace app
