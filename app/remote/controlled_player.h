// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

namespace app {

/// A PlayedItem is what remotes are told about what is open: a show today, and one of a list where
/// there is a list.
struct PlayedItem {
  int number = 0;          ///< another one whenever something else was opened; 0: nothing is open
  QString title;           ///< the song's by its tags, else the name of what is open
  QStringList artists;     ///< of the song, by its tags
  QString album;           ///< of the song, by its tags
  QString file;            ///< the show's file, else the first model's; empty: there is none
  QString picture;         ///< a PNG; empty: none yet, see ControlledPlayer::wantPicture()
  double lastFrame = 0.0;  ///< frames of 1/30 s; 0: nothing moves, so that nothing can play
  bool operator==(const PlayedItem&) const = default;
};

/// This says what comes when a dance has ended.
enum class PlayerLoop : std::uint8_t {
  Off,       ///< the next one of the list, and nothing after the last
  One,       ///< the same dance
  Playlist,  ///< the next one of the list, and the first after the last
};

/// A PlayerState is everything that remotes hear about as soon as it changes. The position is
/// apart, because it changes all the time: ControlledPlayer::frame().
struct PlayerState {
  PlayedItem item;
  bool playing = false;
  PlayerLoop loop = PlayerLoop::Off;
  std::optional<bool> shuffled;  ///< whether the list is in random order; none: there is no list
  bool fullScreen = false;
  bool hasNext = false, hasPrevious = false;  ///< next() and previous() do something
  double speed = 1.0;
  std::optional<double> volume;  ///< 0 to 1; none: there is no song
  bool muted = false;
  bool operator==(const PlayerState&) const = default;
};

/// A PlayerCommand is a command of the window's menus.
struct PlayerCommand {
  QString name;            ///< stays the same in all languages and versions
  QString text;            ///< for people, in the window's language
  bool possible = false;   ///< false: it is grey in the menu
  std::optional<bool> on;  ///< none: it is no switch
  bool oneIsOn = false;    ///< a switch of several of which one is always on: it is only switched on
  bool operator==(const PlayerCommand&) const = default;
};

/// This is what a remote sees of the window, and what it may ask of it: the one interface of the
/// control socket and of MPRIS. A list of shows fits in: the item is the one that plays, and next()
/// and previous() go on in the list. All functions belong to the window's thread and return at
/// once, but for run(), open() and quit(), which may wait for an answer in a dialog. Values beyond
/// their range are clamped.
class ControlledPlayer : public QObject {
  Q_OBJECT
 public:
  static constexpr double kMinSpeed = 0.1, kMaxSpeed = 10.0;

  using QObject::QObject;
  ~ControlledPlayer() override;

  [[nodiscard]] virtual PlayerState state() const = 0;
  [[nodiscard]] virtual double frame() const = 0;  ///< the position, frames of 1/30 s
  [[nodiscard]] virtual std::vector<PlayerCommand> commands() const = 0;
  /// Returns true while a dialog is open that has to be answered first. A key would do nothing then
  /// but in the dialog, so callers refuse run(), open() and quit().
  [[nodiscard]] virtual bool waitsForAnswer() const = 0;

  virtual void setPlaying(bool playing) = 0;
  virtual void stop() = 0;              ///< pauses and goes to the start
  virtual void seek(double frame) = 0;  ///< frames of 1/30 s
  virtual void step(int frames) = 0;    ///< pauses
  virtual void setSpeed(double speed) = 0;
  virtual void setLoop(PlayerLoop loop) = 0;    ///< without a list Playlist changes nothing
  virtual void setShuffled(bool shuffled) = 0;  ///< nothing happens without a list
  virtual void setVolume(double volume) = 0;    ///< 0 to 1; nothing happens without a song
  virtual void setMuted(bool muted) = 0;        ///< nothing happens without a song
  virtual void setFullScreen(bool full) = 0;
  virtual void next() = 0;
  virtual void previous() = 0;
  virtual void open(const QStringList& files) = 0;  ///< in place of what is open
  virtual void raise() = 0;                         ///< brings the window to the front
  virtual void quit() = 0;
  /// Does what the menu's command of this name does; nothing where there is none, where it is grey,
  /// and, as open() and quit(), while a dialog waits.
  virtual void run(const QString& name) = 0;
  /// Has a picture of what is open drawn, soon. changed() tells when the item has it.
  virtual void wantPicture() = 0;

 signals:
  void changed();  ///< state() or commands() may differ; it may be emitted often
  void sought();   ///< frame() isn't where playing leads; it may be emitted often
  void loaded();   ///< what was opened is there, or was refused
};

}  // namespace app
