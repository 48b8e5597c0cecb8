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

/// This is the position of playing, with the song: one clock, that of the audible sound
/// (song-clock.md), or a timer's if there is none. It runs whether or not anything is drawn, so
/// that the end, loops and the song are the same in a hidden window. Positions are frames of 1/30
/// s. All functions belong to the thread of its event loop and return at once.
class Transport : public QObject {
  Q_OBJECT
 public:
  using Range = PlayRange;

  /// Uses the machine's sound device.
  explicit Transport(QObject* parent = nullptr);
  /// `timer` returns seconds that never run backwards; any thread may call it.
  Transport(std::unique_ptr<SoundOutput> output, SongPlayer::Timer timer, QObject* parent = nullptr);
  /// Waits for the threads that read the song, a second at most.
  ~Transport() override;

  /// Sets the last frame of the motions; 0: none of them moves. The show is as long as the motions,
  /// and a longer song is cut there. Without motions it is as long as the song, once that was
  /// scanned. The limit is kMaxFrame.
  void setLastFrame(double lastFrame);
  void setPlaying(bool playing);  ///< also while the seek bar is held, which then stops holding
  /// Pauses what plays, on the next whole frame: keys, poses and pictures have whole frames only,
  /// in MMD as here. It isn't the frame before, because physics would begin anew.
  void pause();
  void seek(double frame);
  void step(int frames);  ///< pauses
  void setSpeed(double speed);
  void setLoop(bool loop);
  /// Repeats from A to B, whether looping or not: PlayerClock::setRange().
  void setRange(const std::optional<Range>& range);
  /// While the seek bar is held, the dance waits for it and the song is silent.
  void beginScrub();
  void endScrub();

  /// Returns the frame to show now. Playing ends at the end. It also ends hold().
  double advance();
  /// Keeps the frame while a picture is being prepared, and the song silent, until advance() is
  /// called. It must be called repeatedly meanwhile: kMaxHeld seconds after the last call, as when
  /// the view was hidden, the dance goes on.
  void hold();
  static constexpr double kMaxHeld = 0.5;

  [[nodiscard]] double frame() const { return clock_.frame(); }
  /// Returns true also while the seek bar holds the dance.
  [[nodiscard]] bool playing() const { return clock_.playing() || scrubbing_; }
  [[nodiscard]] bool stands() const { return clock_.stands(); }
  /// The clock has the show's last frame, speed, loop and range.
  [[nodiscard]] const PlayerClock& clock() const { return clock_; }

  /// Sets the song of the dance that follows this one; none: nothing follows. The song is opened
  /// now, and begins at the end of this dance, without a gap, before anybody has heard of ended().
  /// Without a file, silence follows.
  void setFollowing(const std::optional<SongDescription>& song, const OpenContext& context);
  /// Plays the dance that follows from its start, whose motions and song were set: at the end of
  /// the one before, as far as that has been over. What is prepared to be drawn doesn't hold it.
  /// `after`: it comes after another one, and so fades in.
  void goOn(bool after);
  /// Tells that a picture was drawn: from now on hold() holds, also after goOn().
  void pictureDrawn() { goesOn_ = false; }
  /// Sets over how many seconds picture and sound of a dance come after another one and go before
  /// the next one, clamped to 0 … DanceFade::kLongest.
  void setFade(double seconds);
  /// Returns how much of the picture is to be seen, 0 (nothing) to 1.
  [[nodiscard]] double brightness() const;

  /// Sets the song. Only a new file is opened and scanned, on separate threads; without a file
  /// there is no song.
  void setSong(const SongDescription& song, const OpenContext& context);
  /// Returns the song as it was set, usable or not.
  [[nodiscard]] const SongDescription& song() const { return song_; }
  /// Returns whether the next sound is decoded.
  [[nodiscard]] bool songReady() const { return player_.ready(); }
  /// Returns what the file says about itself, once it was looked through, with the last
  /// peaksReady().
  [[nodiscard]] const SongTags& songTags() const { return songTags_; }
  /// Returns what is odd about the file, complete with the last peaksReady().
  [[nodiscard]] const base::Issues& songIssues() const { return songIssues_; }

 signals:
  void playingChanged(bool playing);
  /// A seek, a step, a range or another length set the frame, or the seek bar was released: the
  /// frame must be drawn.
  void moved();
  void speedChanged();
  void ended();      ///< playing waits at the end of the dance for goOn(); never within a call
  void wentRound();  ///< playing began again at the start of the dance or of the part that is repeated
  void rangeChanged();
  void lastFrameChanged();  ///< clock().lastFrame() changed, by motions or by the song
  void songOpened();
  void songFailed(QString oneLine);
  /// Emitted with null as soon as another song or none was set; then with more and more of it, and
  /// Peaks::whole at last.
  void peaksReady(std::shared_ptr<const app::Peaks> peaks);

 private:
  struct Before {
    bool playing;
    double frame, lastFrame;
    std::optional<Range> range;
  };
  enum class Frame { MayHaveMoved, Set, GoesOn };

  [[nodiscard]] Before before() const { return {playing(), frame(), clock_.lastFrame(), clock_.range()}; }
  /// Advances the clock to now and returns the state before; its frame is the present one.
  Before catchUp();
  double now();
  void settle(const Before& before, Frame frame = Frame::MayHaveMoved);
  void advanceClock(Before& was, double time);
  void follow(bool sought);
  void tick();
  void setLength();
  [[nodiscard]] int beginSong();
  void takeSong(const base::Result<void>& opened, const OpenContext& context);
  void openSong(const OpenContext& context);
  void lookThroughSong(const OpenContext& context);
  void songWasOpened(int number, const QString& error);
  void songWasLookedAt(int number, const SongLook& look);

  const SongPlayer::Timer timer_;
  PlayerClock clock_;
  SongPlayer player_;
  QTimer ticks_;
  SongDescription song_;
  base::Issues songIssues_;
  SongTags songTags_;
  std::optional<SongLoop> songLoop_;  // the one set in the player
  double motionsLastFrame_ = 0.0;
  double songSeconds_ = 0.0;  // 0: unknown
  double heldAt_ = 0.0;       // time by timer_
  bool scrubbing_ = false;    // held by the seek bar; plays on when released
  bool held_ = false;         // by hold(), while the clock plays
  bool sounds_ = false;       // the player plays
  bool goesOn_ = false;       // since goOn(), until a picture was drawn
  bool soundGoesOn_ = false;  // the song of the dance that follows plays already
  DanceFade fade_;
  int songNumber_ = 0;  // counts files
  std::shared_ptr<std::atomic<bool>> stopLooking_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool looks_;
};

}  // namespace app
