// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include "app/description/show_description.h"
#include "app/show/player_clock.h"
#include "app/sound/peaks.h"
#include "app/sound/song_player.h"

namespace app {

/// Where playing stands, with the song: one clock, that of what is heard (song-clock.md), and a timer's where nothing is.
/// It runs whether or not anything is drawn, so that the end, loops and the song are the same in a window that is hidden.
/// Positions are frames of 1/30 s. All functions belong to the thread of its event loop and return at once.
class Transport : public QObject {
  Q_OBJECT
 public:
  using Range = PlayRange;

  /// With the machine's sound device.
  explicit Transport(QObject* parent = nullptr);
  /// `timer`: seconds that never run backwards; may be called by any thread.
  Transport(std::unique_ptr<SoundOutput> output, SongPlayer::Timer timer, QObject* parent = nullptr);
  /// Waits for the threads that read the song, a second at most.
  ~Transport() override;

  /// Of the motions; 0: there are none that move. The show is as long as they are, a longer song is cut there. Without
  /// them it is as long as the song, once that was looked through. kMaxFrame at most.
  void setLastFrame(double lastFrame);
  void setPlaying(bool playing);  ///< also while the seek bar is held, which then holds nothing any more
  void seek(double frame);
  void step(int frames);  ///< pauses
  void setSpeed(double speed);
  void setLoop(bool loop);
  /// From A to B, again and again, looping or not: PlayerClock::setRange().
  void setRange(const std::optional<Range>& range);
  /// While the seek bar is held the dance waits for it, and the song is silent.
  void beginScrub();
  void endScrub();

  /// The frame to show now; ends playing at the end. Ends hold(), too.
  double advance();
  /// Keeps the frame while a picture is being prepared, and the song silent, until advance() is called. To be called
  /// again and again meanwhile: after kMaxHeld seconds without, as when the view was hidden, the dance goes on.
  void hold();
  static constexpr double kMaxHeld = 0.5;

  [[nodiscard]] double frame() const { return clock_.frame(); }
  /// True also while the seek bar holds the dance.
  [[nodiscard]] bool playing() const { return clock_.playing() || scrubbing_; }
  [[nodiscard]] bool stands() const { return clock_.stands(); }
  /// With the last frame of the show, speed, loop and range.
  [[nodiscard]] const PlayerClock& clock() const { return clock_; }

  /// Only another file is opened anew, and looked through, on threads of their own; without one there is no song.
  void setSong(const SongDescription& song);
  /// As it was set, usable or not.
  [[nodiscard]] const SongDescription& song() const { return song_; }
  /// What is to be heard next is decoded.
  [[nodiscard]] bool songReady() const { return player_.ready(); }
  /// What is odd about the file, known with the last peaksReady().
  [[nodiscard]] const base::Issues& songIssues() const { return songIssues_; }

 signals:
  void playingChanged(bool playing);
  /// A seek, a step, a range or another length set the frame, or the seek bar let it go: it has to be drawn.
  void moved();
  void rangeChanged();
  void lastFrameChanged();  ///< clock().lastFrame(), by motions or by the song
  void songOpened();
  void songFailed(QString oneLine);
  /// Null as soon as another song was set, or none; then more and more of it, Peaks::whole at last.
  void peaksReady(std::shared_ptr<const app::Peaks> peaks);

 private:
  struct Before {
    bool playing;
    double frame, lastFrame;
    std::optional<Range> range;
  };
  enum class Frame { MayHaveMoved, Set };

  [[nodiscard]] Before before() const { return {playing(), frame(), clock_.lastFrame(), clock_.range()}; }
  /// Up to now; the frame of what it gives is that of now.
  Before catchUp();
  double now();
  void settle(const Before& before, Frame frame = Frame::MayHaveMoved);
  void follow(bool sought);
  void tick();
  void setLength();
  void openSong();
  void lookThroughSong();
  void songWasOpened(int number, const QString& error);
  void songWasLookedAt(int number, std::shared_ptr<const Peaks> peaks, const base::Issues& issues);

  const SongPlayer::Timer timer_;
  PlayerClock clock_;
  SongPlayer player_;
  QTimer ticks_;
  SongDescription song_;
  base::Issues songIssues_;
  std::optional<SongLoop> songLoop_;  // that the player has
  double motionsLastFrame_ = 0.0;
  double songSeconds_ = 0.0;  // 0: not known
  double heldAt_ = 0.0;       // timer
  bool scrubbing_ = false;    // held by the seek bar; plays on when let go
  bool held_ = false;         // by hold(), while the clock plays
  bool sounds_ = false;       // the player plays
  int songNumber_ = 0;        // counts files
  std::shared_ptr<std::atomic<bool>> stopLooking_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool looks_;
};

}  // namespace app
