// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>

#include <QWidget>

#include "app/document/document.h"
#include "app/stage/camera_tool.h"
#include "app/ui/camera_commands.h"

class QDoubleSpinBox;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace app {

struct WindowActions;

/// The numbers of the camera as MMD's camera panel has them, its switches, and its bookmarks. Who changes a number takes over
/// from the motion's camera.
class CameraPanel : public QWidget {
  Q_OBJECT
 public:
  CameraPanel(Document& document, CameraTool& camera, CameraCommands& commands, const WindowActions& actions,
              QWidget* parent = nullptr);

  /// Whether somebody can see it: of a dock, its visibilityChanged(). A dock behind another tab counts as visible to Qt.
  void setSeen(bool seen);
  /// Shows the camera as it is now; unseen, it costs nothing.
  void refresh();

  // The fields, as people find them.
  QDoubleSpinBox* distance;               ///< units; above 0 before the target
  std::array<QDoubleSpinBox*, 3> target;  ///< world, units
  std::array<QDoubleSpinBox*, 3> angle;   ///< degrees, as motions have them
  QDoubleSpinBox* fieldOfView;            ///< degrees, MMD's 1 to 125
  QTreeWidget* bookmarks;                 ///< a row each: its name, its key
  QToolButton *store, *go, *rename, *remove;

 signals:
  void editingDone();  ///< the view wants the keys back

 private:
  void makeNumbers(QVBoxLayout& column);
  void makeBookmarks(QVBoxLayout& column);
  void makeBookmarkButtons(QVBoxLayout& column);
  QDoubleSpinBox* number(const QString& name, double least, double most,
                         const std::function<void(vmd::CameraState&, float)>& change);
  void listBookmarks();
  void renameBookmark(QTreeWidgetItem* item);
  void removeBookmark();
  [[nodiscard]] int chosenRow() const;  ///< that is selected; -1: none
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
