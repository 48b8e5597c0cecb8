// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "app/sound/dance_fade.h"
#include "app/sound/next_song.h"
#include "app/sound/sample_queue.h"
#include "app/sound/song_clock.h"
#include "app/sound/song_feed.h"
#include "app/sound/sound_output.h"

namespace app {

/// A SongPlayer plays a song in step with a dance: song-clock.md. It owns the dance's clock, now(),
/// which follows what is heard; a dance that moves by this clock alone is in step. Positions are
/// seconds of the dance, frame 0 is 0. All functions belong to one thread and return at once; the
/// file is read and decoded on the player's own thread.
class SongPlayer {
 public:
  using Timer = std::function<double()>;
  using Opened = std::function<void(base::Result<void>)>;

  /// Any thread may call `timer`.
  explicit SongPlayer(std::unique_ptr<SoundOutput> output, Timer timer = steadySeconds);
  SongPlayer(const SongPlayer&) = delete;
  SongPlayer& operator=(const SongPlayer&) = delete;
  ~SongPlayer();

  /// Opens a song in place of the current one. `done` is called by the player's thread, or never if
  /// another call of open() or close() followed. Errors: those of SoundReader::open(). The device
  /// is opened with the first song.
  void open(const std::filesystem::path& path, const OpenContext& context, Opened done);
  void close();

  /// Has a song ready, which follows at the end of this dance without a gap, and without waiting
  /// for takeNext(); none: nothing follows.
  void setNext(const std::optional<NextSong::Source>& next);
  /// Sets where the dance ends, at which the next song follows, in seconds. A repeated part has no
  /// end.
  void setEnd(double seconds);
  /// Returns whether the next song was opened, or couldn't be.
  [[nodiscard]] bool nextReady() const;
  /// A Taken says what takeNext() has made of the next song.
  struct Taken {
    base::Result<void> opened;  ///< errors: those of SoundReader::open()
    bool goesOn = false;        ///< it is heard from the end of the dance before on
  };
  /// Makes the next song the present one, with its offset. Where it doesn't go on, play() or seek()
  /// has to follow. Returns none where another song, or none, is next, or it isn't open yet: then
  /// nothing changes, and open() has to be called.
  [[nodiscard]] std::optional<Taken> takeNext(const std::filesystem::path& path);
  /// Sets over how many seconds a dance's sound comes after another and goes before the next one,
  /// clamped to 0 … DanceFade::kLongest.
  void setFade(double seconds);
  /// Sets whether the present dance comes after another one, and so fades in.
  void setFadesIn(bool fadesIn);

  /// Plays from `from` on, which becomes now(). With a device now() stands until the first sample
  /// is heard, for at most half a second.
  void play(double from);
  void pause();
  /// Moves to `to`. When it plays the clock goes on at once, and the sound follows as soon as the
  /// device allows.
  void seek(double to);
  /// Sets the speed, clamped to kSlowestSong … kFastestSong; the pitch stays.
  void setSpeed(double speed);
  /// Sets the repeated part. The dance that follows now() must repeat the same part.
  void setLoop(const std::optional<SongLoop>& loop);
  /// Sets the seconds from frame 0 to the song's beginning, clamped to a million either way.
  void setOffset(double seconds);
  void setVolume(double volume);  ///< 0 to 1, clamped
  void setMuted(bool muted);

  /// Returns seconds that never decrease: the device's while the song plays, else the timer's.
  [[nodiscard]] double now();
  /// Returns the position in the song that is heard now, in seconds, negative before its start;
  /// none when no device plays it.
  [[nodiscard]] std::optional<double> position();
  /// Returns true when the samples needed next are decoded.
  [[nodiscard]] bool ready() const;
  [[nodiscard]] SoundOutput::State device() const { return output_->state(); }

 private:
  /// A Cue is what the thread has to decode; its number lets the thread notice a new one.
  struct Cue {
    std::int64_t number = 0;
    SongPlan plan;
    double clock = 0.0;  ///< now() at the plan's beginning
  };

  double advance();
  void work();
  [[nodiscard]] std::optional<double> end() const;
  [[nodiscard]] std::int64_t endSample() const;
  [[nodiscard]] bool chained() const;
  void openWanted(std::unique_lock<std::mutex>& lock);
  void decode(std::unique_lock<std::mutex>& lock);
  void rest(std::unique_lock<std::mutex>& lock);
  void startOutput();
  void letGo();
  void fill(const SoundOutput::Request& request);
  bool findPlace(const SoundOutput::Request& request);
  /// Starts a new cue at position `from` of the dance and time `clock`.
  void cue(double from, double clock);
  void cueAgain();
  [[nodiscard]] std::optional<double> deviceClock(double timer) const;

  const std::unique_ptr<SoundOutput> output_;
  const Timer timer_;

  mutable std::mutex mutex_;  // guards the members below, except outputMutex_'s
  std::condition_variable work_;
  SongClock clock_;
  SongPlan plan_;  // as wanted; `from` is that of the last cue
  Cue cue_;
  SampleQueue queue_;           // its sample n is heard at cue_.clock + n / kSampleRate
  std::int64_t queued_ = 0;     // number of the queue's cue
  std::int64_t markRun_ = -1;   // the device's run in which the cue has a position; below 0: none
  std::int64_t markFirst_ = 0;  // the device's sample that is the cue's sample 0
  double markClock_ = 0.0;      // the clock at the first sample given from there
  double lastCueAgain_ = -1.0;  // timer, seconds
  double idleSince_ = 0.0;      // timer, seconds
  double volume_ = 1.0;
  float gain_ = 0.0F;  // at the last sample filled
  bool muted_ = false, playing_ = false, heard_ = false, hasSong_ = false, ends_ = false;
  /// This is a song to be opened.
  struct Wanted {
    std::filesystem::path path;
    OpenContext context;
  };
  std::optional<Wanted> wanted_;
  Opened opened_;
  std::int64_t opening_ = 0;        // counts open() and close()
  std::shared_ptr<SongFeed> feed_;  // used by the thread alone

  // The next song is chained to the present one in the queue, once the queue has the end.
  std::int64_t chainedCue_ = 0;  // number of the queue's cue in which it follows; 0: none
  /// This is what the thread has to make its feed; null within: nothing could be opened.
  std::optional<std::shared_ptr<SongFeed>> taken_;
  double end_ = 0.0;  // seconds of the dance
  DanceFade fade_;

  std::mutex outputMutex_;  // guards outputOn_; never taken while mutex_ is held
  bool outputOn_ = false;
  // stops reading of the open song
  std::shared_ptr<std::atomic<bool>> stopped_ = std::make_shared<std::atomic<bool>>(false);
  NextSong next_;  // its functions may be called while mutex_ is held
  std::thread thread_;
};

}  // namespace app
