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
  double played = 0.0;        ///< frames that were played, unseen, to get to the first picture
  double playedTo = 0.0;      ///< how many there are of those; 0: none
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

/// Makes a film, one picture a step. The caller's thread draws it, other threads encode it. How many pictures wait between
/// the two, and how many bytes they take, is bounded.
class FilmRun {
 public:
  /// Source and writer must outlive it. `samples`: the source's pictures are this many times wider and higher. Where the
  /// system gives fewer threads than wanted, it goes on with those; without any the first step() says so.
  FilmRun(PictureNumbers numbers, int picturesASecond, int samples, PictureSource& source, PictureWriter& writer);
  ~FilmRun();  ///< stops at once; pictures that aren't written yet are lost
  FilmRun(const FilmRun&) = delete;
  FilmRun& operator=(const FilmRun&) = delete;

  /// Draws the next picture; where the source remembers, and the first picture is far, plays kPlayedAStep frames towards it
  /// instead. Waits while writing lags behind. False when all are drawn. Errors: those of drawing and of writing; finish()
  /// still saves what was made before.
  [[nodiscard]] base::Result<bool> step();
  /// True when step() wouldn't wait.
  [[nodiscard]] bool ready() const;
  /// Says that no more pictures come. The threads that write then write what was drawn, and make the file whole. Waits as
  /// step() does.
  void close();
  /// After close(): true when finish() wouldn't wait.
  [[nodiscard]] bool closed() const;
  /// Writes what was drawn, and makes the file whole: at the end, or earlier to stop there. Without a picture no file is
  /// made. Errors: of writing, after which no file is left; of drawing the last picture, after which the file has the
  /// others.
  [[nodiscard]] base::Result<void> finish();
  /// The same for a source that gives nothing any more, such as one whose display went away: its last picture is lost. By any
  /// thread, whatever another does with this object meanwhile; a step() that has drawn a picture fails.
  [[nodiscard]] base::Result<void> finishWithoutSource();
  [[nodiscard]] FilmProgress progress() const;

  static constexpr double kPlayedAStep = 30.0;  ///< frames

 private:
  struct Waiting {
    Picture picture;
    std::int64_t number;
  };

  /// Bytes of drawn pictures that wait or are being written; one picture may be more. What an encoder holds is its own.
  static constexpr std::int64_t kMaxBytes = std::int64_t{1} << 30;

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
  double reached_ = 0.0;                  // the frame that the source was brought to
  std::optional<std::int64_t> inFlight_;  // drawn, but not yet given by the source
  std::optional<base::Stopwatch> began_;

  mutable std::mutex mutex_;
  std::condition_variable pictureQueued_;  // or nothing more comes
  std::condition_variable roomMade_;       // in the queue, or of bytes; or a thread that writes has ended
  std::deque<Waiting> queue_;
  std::size_t mostWaiting_;       // pictures
  std::int64_t heldBytes_ = 0;    // of pictures that wait or are being written
  std::int64_t bytesOfLast_ = 0;  // of the picture handed last
  bool ending_ = false;           // no more pictures come
  bool closing_ = false;          // the same, and what was written is to become a whole file
  int writingThreads_ = 0;        // that still run
  std::optional<base::Error> writeError_;
  std::optional<base::Error> lastPictureError_;  // of drawing it
  FilmProgress progress_;
  std::vector<std::thread> threads_;
};

}  // namespace app
