// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include <QObject>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/stage/camera_tool.h"

namespace app {

struct WindowActions;
class Playback;

/// These are the commands of the menu Camera: framing, following a bone, projection and bookmarks.
/// They keep the actions' ticks in step with the camera.
class CameraCommands : public QObject {
  Q_OBJECT
 public:
  CameraCommands(Document& document, const Selection& selection, CameraTool& camera, Playback& playback,
                 const WindowActions& actions, QObject* parent);

  /// Stores the present camera as a bookmark, under a key (1 to kBookmarkKeys) or as a new one (0).
  void storeBookmark(int key);
  /// Goes to a bookmark by its index in the list; beyond the end nothing happens.
  void goToBookmark(std::size_t place);

 signals:
  void said(const QString& text);  ///< reports what was done in one line

 private:
  void connectBookmarks();
  void follow(bool wanted);
  /// Checks whether the followed actor or its bones have changed.
  void checkFollowed();
  void showActions();

  Document& document_;
  const Selection& selection_;
  CameraTool& camera_;
  Playback& playback_;
  const WindowActions& actions_;
  std::string followedName_;  // the bone's name
};

}  // namespace app
