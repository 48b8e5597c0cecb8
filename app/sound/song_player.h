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

#include "app/sound/sample_queue.h"
#include "app/sound/song_clock.h"
#include "app/sound/song_feed.h"
#include "app/sound/sound_output.h"

namespace app {

/// A song that plays in step with a dance: song-clock.md. It has the clock of the dance, now(), which follows what is
/// heard; a dance that moves by this clock alone is in step. Positions are seconds of the dance, frame 0 is 0. All
/// functions belong to one thread and return at once; the file is read and decoded on a thread of the player's own.
class SongPlayer {
 public:
  using Timer = std::function<double()>;
  using Opened = std::function<void(base::Result<void>)>;

  /// `timer` may be called by any thread.
  explicit SongPlayer(std::unique_ptr<SoundOutput> output, Timer timer = steadySeconds);
  SongPlayer(const SongPlayer&) = delete;
  SongPlayer& operator=(const SongPlayer&) = delete;
  ~SongPlayer();

  /// Takes the place of the song there was. `done` is called by the player's thread, or never if another song or none
  /// was wanted meanwhile. Errors: SoundReader::open()'s. A device is opened with the first song, not before.
  void open(const std::filesystem::path& path, Opened done);
  void close();

  /// From here on, from now() on. Where a device is there, now() stands until the first sample is heard, half a second
  /// at most.
  void play(double from);
  void pause();
  /// Goes on there when it plays, without a wait: the sound follows as soon as the device lets it. While paused there's
  /// nothing to do.
  void seek(double to);
  /// Cut to kSlowestSong … kFastestSong; the pitch stays.
  void setSpeed(double speed);
  /// The dance that follows now() has to go round in the same places.
  void setLoop(const std::optional<SongLoop>& loop);
  /// The song begins so many seconds later than frame 0; cut to a million either way.
  void setOffset(double seconds);
  void setVolume(double volume);  ///< 0 to 1, cut
  void setMuted(bool muted);

  /// Seconds, never less than before: while the song plays those of the device, else the timer's.
  [[nodiscard]] double now();
  /// Seconds of the song that are heard now, below 0 before it; none when no device plays it.
  [[nodiscard]] std::optional<double> position();
  /// What is to be heard next is decoded.
  [[nodiscard]] bool ready() const;
  [[nodiscard]] SoundOutput::State device() const { return output_->state(); }

 private:
  /// What the thread is to decode; counted, so that it notices another.
  struct Cue {
    std::int64_t number = 0;
    SongPlan plan;
    double clock = 0.0;  ///< now() of the plan's beginning
  };

  double advance();
  void work();
  void openWanted(std::unique_lock<std::mutex>& lock);
  void decode(std::unique_lock<std::mutex>& lock);
  void rest(std::unique_lock<std::mutex>& lock);
  void startOutput();
  void letGo();
  void fill(const SoundOutput::Request& request);
  bool findPlace(const SoundOutput::Request& request);
  /// From a position of the dance, and a time of the clock, on.
  void cue(double from, double clock);
  void cueAgain();
  [[nodiscard]] std::optional<double> deviceClock(double timer) const;

  const std::unique_ptr<SoundOutput> output_;
  const Timer timer_;

  mutable std::mutex mutex_;  // of all below, but outputMutex_'s
  std::condition_variable work_;
  SongClock clock_;
  SongPlan plan_;  // as it is wanted; `from` is of the last cue
  Cue cue_;
  SampleQueue queue_;           // sample n of it is heard at cue_.clock + n / kSampleRate
  std::int64_t queued_ = 0;     // number of the cue that the queue is of
  std::int64_t markRun_ = -1;   // of the device, in which the cue has its place; below 0: it hasn't
  std::int64_t markFirst_ = 0;  // the device's sample that is the cue's sample 0
  double markClock_ = 0.0;      // the clock's time of the first sample that was given from there
  double lastCueAgain_ = -1.0;  // timer
  double idleSince_ = 0.0;      // timer
  double volume_ = 1.0;
  float gain_ = 0.0F;  // of the last sample that was filled
  bool muted_ = false, playing_ = false, heard_ = false, hasSong_ = false, ends_ = false;
  std::optional<std::filesystem::path> wanted_;  // to be opened
  Opened opened_;
  std::int64_t opening_ = 0;        // counts open() and close()
  std::unique_ptr<SongFeed> feed_;  // the thread's

  std::mutex outputMutex_;  // never taken while mutex_ is
  bool outputOn_ = false;
  std::shared_ptr<std::atomic<bool>> stopped_ = std::make_shared<std::atomic<bool>>(false);  // of the song that is open
  std::thread thread_;
};

}  // namespace app
