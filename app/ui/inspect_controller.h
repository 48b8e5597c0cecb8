// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QObject>

#include "app/language/live_text.h"
#include "app/ui/window_parts.h"

class QDockWidget;

namespace app {

class InspectDocks;
class InspectPanel;
class PanelDocks;

/// This has the docks of app/inspect, on the left, where only the view loses room, and the command
/// that shows them.
class InspectController : public QObject {
  Q_OBJECT
 public:
  /// Makes the docks in the window. `right` are the docks that keep their width.
  InspectController(const ShowParts& show, PanelDocks& right, const WindowParts& parts);

  [[nodiscard]] InspectDocks& panels() const { return *panels_; }

 private:
  QDockWidget* addDock(const char* name, const LiveText& title, InspectPanel* panel);
  void connectBones();
  void showOrHide();

  const WindowParts parts_;
  PanelDocks& right_;
  InspectDocks* panels_;
  std::vector<QDockWidget*> all_;  // the first kOpened of them are opened by the command
};

}  // namespace app
