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

/// What the commands of the menu Camera do: framing, whom the camera follows, its projection and its bookmarks. It keeps the
/// actions' ticks in step with the camera.
class CameraCommands : public QObject {
  Q_OBJECT
 public:
  CameraCommands(Document& document, const Selection& selection, CameraTool& camera, Playback& playback,
                 const WindowActions& actions, QObject* parent);

  /// The camera as it is now becomes a bookmark: that of a key (1 to kBookmarkKeys), or a new one (0).
  void storeBookmark(int key);
  /// The place of a bookmark in the list; nothing happens beyond it.
  void goToBookmark(std::size_t place);

 signals:
  void said(const QString& text);  ///< one line that tells what was done

 private:
  void connectBookmarks();
  void follow(bool wanted);
  /// Who is followed may have gone, or have other bones.
  void checkFollowed();
  void showActions();

  Document& document_;
  const Selection& selection_;
  CameraTool& camera_;
  Playback& playback_;
  const WindowActions& actions_;
  std::string followedName_;  // of the bone
};

}  // namespace app
