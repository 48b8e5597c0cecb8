// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>

#include <QWidget>

#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/panels/camera_commands.h"
#include "app/stage/camera_tool.h"

class QDoubleSpinBox;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace app {

struct WindowActions;

/// This panel has the camera's numbers as in MMD's camera panel, its switches, and its bookmarks.
/// Changing a number replaces the motion's camera by the user's own.
class CameraPanel : public QWidget {
  Q_OBJECT
 public:
  CameraPanel(Document& document, CameraTool& camera, CameraCommands& commands, const WindowActions& actions,
              QWidget* parent = nullptr);

  /// Sets whether the panel is visible, from a dock's visibilityChanged(). To Qt a dock behind
  /// another tab counts as visible.
  void setSeen(bool seen);
  /// Shows the present camera; it costs nothing while the panel is hidden.
  void refresh();

  // These are the panel's widgets.
  QDoubleSpinBox* distance;               ///< units; above 0 before the target
  std::array<QDoubleSpinBox*, 3> target;  ///< world space, units
  std::array<QDoubleSpinBox*, 3> angle;   ///< degrees, as motions have them
  QDoubleSpinBox* fieldOfView;            ///< degrees, MMD's 1 to 125
  QTreeWidget* bookmarks;                 ///< a row each: its name, its key
  QToolButton *store, *go, *rename, *remove;

 signals:
  void editingDone();  ///< the view gets the keyboard back

 private:
  void makeNumbers(QVBoxLayout& column);
  void makeBookmarks(QVBoxLayout& column);
  void makeBookmarkButtons(QVBoxLayout& column);
  QDoubleSpinBox* number(const LiveText& name, double least, double most,
                         const std::function<void(vmd::CameraState&, float)>& change);
  void listBookmarks();
  void renameBookmark(QTreeWidgetItem* item);
  void removeBookmark();
  [[nodiscard]] int chosenRow() const;  ///< the selected row; -1: none
  void goToChosen();
  void enableButtons();

  Document& document_;
  CameraTool& camera_;
  CameraCommands& commands_;
  const WindowActions& actions_;
  CameraBookmarks listed_;
  bool quiet_ = false, seen_ = false;
};

}  // namespace app
