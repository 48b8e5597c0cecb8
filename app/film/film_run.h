// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "app/film/frame_range.h"
#include "app/film/picture.h"
#include "pmx/base/stopwatch.h"

namespace app {

/// What a film has come to, and where the time went.
struct FilmProgress {
  std::int64_t total = 0;     ///< pictures asked for
  std::int64_t drawn = 0;     ///< pictures drawn by this run
  std::int64_t kept = 0;      ///< pictures that were there already
  std::int64_t written = 0;   ///< pictures that the writer took
  bool whole = false;         ///< what was written is in its file now, and can be used
  double played = 0.0;        ///< frames lived through before the first picture
  double playedTo = 0.0;      ///< of so many; 0 where there are none
  double seconds = 0.0;       ///< since the first step
  double playSeconds = 0.0;   ///< for the frames before the first picture
  double drawSeconds = 0.0;   ///< in the source: pose, drawing, read-back
  double waitSeconds = 0.0;   ///< waiting until writing catches up
  double writeSeconds = 0.0;  ///< in the writer, of all its threads: averaging samples, encoding, the disk
  [[nodiscard]] double picturesASecond() const {
    return seconds > playSeconds ? static_cast<double>(drawn) / (seconds - playSeconds) : 0.0;
  }
};

/// One line: `picture 120 of 600, 20 %, 11.2 a second, 0:43 left`; before the first picture `playing up to it: frame 300
/// of 3000`.
[[nodiscard]] std::string describe(const FilmProgress& progress);

/// Makes a film, a picture a step: drawn by the caller's thread, encoded by others. Number and bytes of the pictures
/// between the two are bounded.
class FilmRun {
 public:
  /// Source and writer must outlive it. `samples`: the source's pictures are this many times wider and higher. Where the
  /// system gives fewer threads than wanted, it goes on with those; without any the first step() says so.
  FilmRun(PictureNumbers numbers, int picturesASecond, int samples, PictureSource& source, PictureWriter& writer);
  ~FilmRun();  ///< stops at once; pictures on their way are lost
  FilmRun(const FilmRun&) = delete;
  FilmRun& operator=(const FilmRun&) = delete;

  /// Draws the next picture, or goes kPlayedAStep frames towards the first one where the source remembers; waits while
  /// writing lags behind. False when all are drawn. Errors: drawing's, writing's; then finish() still saves what was made
  /// before.
  [[nodiscard]] base::Result<bool> step();
  /// True when step() wouldn't wait.
  [[nodiscard]] bool ready() const;
  /// No more pictures: what was drawn is written, and the file made whole, by the threads that write. Waits as step()
  /// does.
  void close();
  /// After close(): true when finish() wouldn't wait.
  [[nodiscard]] bool closed() const;
  /// Writes what was drawn, and makes the file whole: at the end, or earlier to stop there. Without a picture no file is
  /// made. Errors: writing's, and then nothing is left; of drawing the last picture, and then the rest is.
  [[nodiscard]] base::Result<void> finish();
  [[nodiscard]] FilmProgress progress() const;

  static constexpr double kPlayedAStep = 30.0;  ///< frames

 private:
  struct Waiting {
    Picture picture;
    std::int64_t number;
  };

  /// Bytes of drawn pictures that wait or are being written; one picture may be more. What an encoder holds is its own.
  static constexpr std::int64_t kMostBytes = std::int64_t{1} << 30;

  void startThreads(int count);
  base::Result<bool> advance();
  void play(double frame);
  void write();
  base::Result<void> writeOne(const Waiting& waiting);
  [[nodiscard]] bool hasRoomFor(std::int64_t bytes) const;
  base::Result<void> hand(Picture picture, std::int64_t number);
  void makeWhole(std::unique_lock<std::mutex>& lock);
  void join();

  PictureNumbers numbers_;
  int rate_, samples_;
  PictureSource& source_;
  PictureWriter& writer_;
  std::int64_t next_;
  double reached_ = 0.0;                  // frame that the source has lived through
  std::optional<std::int64_t> inFlight_;  // drawn, but not yet given by the source
  std::optional<base::Stopwatch> began_;

  mutable std::mutex mutex_;
  std::condition_variable came_, went_;
  std::deque<Waiting> queue_;
  std::size_t most_;
  std::int64_t held_ = 0;               // bytes waiting or being written
  std::int64_t bytesOfLast_ = 0;        // of the picture handed last
  bool ending_ = false;                 // no more pictures come
  bool closing_ = false;                // and the file is wanted
  int live_ = 0;                        // threads that write
  std::optional<base::Error> error_;    // of writing
  std::optional<base::Error> notLast_;  // of drawing the last picture
  FilmProgress progress_;
  std::vector<std::thread> threads_;
};

}  // namespace app
