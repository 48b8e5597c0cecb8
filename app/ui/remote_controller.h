// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include <QString>

#include "app/remote/control_server.h"
#include "app/remote/controlled_player.h"
#include "app/remote/media_player.h"
#include "app/remote/remote_ways.h"
#include "app/remote/screen_keeper.h"
#include "app/ui/window_parts.h"

class QImage;
class QTemporaryFile;

namespace app {

class CommandKeys;
class FullScreenController;
class OpenPlaylist;
class OpeningController;
class PlayController;
class PlaylistController;
class ShowUpdates;
class SongController;
class TitleController;

/// These do what remotes ask for.
struct RemoteParts {
  const CommandKeys& keys;
  FullScreenController& fullScreen;
  OpeningController& opening;
  PlayController& play;
  ShowUpdates& updates;
  SongController& song;
  const TitleController& title;
  PlaylistController& playlist;
  OpenPlaylist& list;
};

/// This is the window as other programs control it: by the control socket, and by the desktop.
class RemoteController : public ControlledPlayer {
  Q_OBJECT
 public:
  RemoteController(const ShowParts& show, const RemoteParts& with, const WindowParts& parts, RemoteWays ways);
  ~RemoteController() override;

  /// Lets the desktop control the window by this bus, unless it does already.
  void letDesktop(const QDBusConnection& bus);

  /// Ends all connections and removes the files that are there for them, before the program ends
  /// without its window's destructor.
  void end();

  [[nodiscard]] PlayerState state() const override;
  [[nodiscard]] double frame() const override;
  [[nodiscard]] std::vector<PlayerCommand> commands() const override;
  [[nodiscard]] bool waitsForAnswer() const override;
  void setPlaying(bool playing) override;
  void stop() override;
  void seek(double frame) override;
  void step(int frames) override;
  void setSpeed(double speed) override;
  void setLoop(PlayerLoop loop) override;
  void setShuffled(bool shuffled) override;
  void setVolume(double volume) override;
  void setMuted(bool muted) override;
  void setFullScreen(bool full) override;
  void next() override;
  void previous() override;
  void open(const QStringList& files) override;
  void raise() override;
  void quit() override;
  void run(const QString& name) override;
  void wantPicture() override;

 private:
  void connectChanges();
  void refresh();
  [[nodiscard]] PlayedItem item() const;
  void takePicture();
  void keepPicture(const QImage& picture);

  const ShowParts show_;
  const RemoteParts with_;
  const WindowParts parts_;
  PlayedItem item_;
  QString opened_;  // tells what is open from something else
  int items_ = 0;   // that were open so far
  int shown_ = 0;   // the number of the item that the view has shown completely
  int wanted_ = 0;  // the number of the item whose picture was asked for
  std::unique_ptr<QTemporaryFile> pictureFile_;
  std::optional<ControlServer> server_;
  std::optional<MediaPlayer> media_;
  std::optional<ScreenKeeper> keeper_;
};

}  // namespace app
