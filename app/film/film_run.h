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

/// A FilmProgress says how far a film is, and where the time went.
struct FilmProgress {
  std::int64_t total = 0;     ///< pictures asked for
  std::int64_t drawn = 0;     ///< pictures drawn by this run
  std::int64_t kept = 0;      ///< pictures that were there already
  std::int64_t written = 0;   ///< pictures that the writer took
  bool whole = false;         ///< the film is in its file and can be used
  double played = 0.0;        ///< frames played, unseen, on the way to the first picture
  double playedTo = 0.0;      ///< number of those frames; 0: none
  double seconds = 0.0;       ///< since the first step
  double playSeconds = 0.0;   ///< for the frames before the first picture
  double drawSeconds = 0.0;   ///< in the source: pose, drawing, read-back
  double waitSeconds = 0.0;   ///< waiting until writing catches up
  double writeSeconds = 0.0;  ///< in all threads of the writer: averaging samples, encoding, disk
  [[nodiscard]] double picturesASecond() const {
    return seconds > playSeconds ? static_cast<double>(drawn) / (seconds - playSeconds) : 0.0;
  }
};

/// Returns one line: `frame 120 of 600, 20 %, 11.2 a second, 0:43 left`; before the first picture
/// `playing up to it: frame 300 of 3000`.
[[nodiscard]] std::string describe(const FilmProgress& progress);

/// A FilmRun makes a film, one picture per step. The caller's thread draws, other threads encode.
/// The number and bytes of pictures that wait between them are bounded.
class FilmRun {
 public:
  /// Source and writer must outlive the run. `samples`: the source's pictures are this many times
  /// wider and higher. With fewer threads than wanted the run goes on; without any the first step()
  /// fails.
  FilmRun(PictureNumbers numbers, int picturesASecond, int samples, PictureSource& source, PictureWriter& writer);
  ~FilmRun();  ///< stops at once; pictures that aren't written yet are lost
  FilmRun(const FilmRun&) = delete;
  FilmRun& operator=(const FilmRun&) = delete;

  /// Draws the next picture. Where the source depends on earlier frames and the first picture is
  /// far, it plays kPlayedAStep frames towards it instead. It waits while writing is behind.
  /// Returns false when all are drawn. Errors: those of drawing and of writing; finish() still
  /// saves the pictures made before.
  [[nodiscard]] base::Result<bool> step();
  /// Returns true when step() wouldn't wait.
  [[nodiscard]] bool ready() const;
  /// Ends the input: the writing threads write what was drawn and complete the file. It waits as
  /// step() does.
  void close();
  /// Returns true, after close(), when finish() wouldn't wait.
  [[nodiscard]] bool closed() const;
  /// Writes what was drawn and completes the file, at the end or earlier. Without a picture no file
  /// is made. Errors: those of writing, after which no file is left; those of drawing the last
  /// picture, after which the file has the others.
  [[nodiscard]] base::Result<void> finish();
  /// Finishes without the source, for instance when its display is gone: the picture in flight is
  /// lost. Any thread may call it, whatever another does with this object meanwhile; a step() that
  /// has drawn a picture fails.
  [[nodiscard]] base::Result<void> finishWithoutSource();
  [[nodiscard]] FilmProgress progress() const;

  static constexpr double kPlayedAStep = 30.0;  ///< frames

 private:
  struct Waiting {
    Picture picture;
    std::int64_t number;
  };

  /// Drawn pictures that wait or are being written may have so many bytes; a single picture may
  /// have more. An encoder's own memory doesn't count.
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
  double reached_ = 0.0;                  // the frame that the source has reached
  std::optional<std::int64_t> inFlight_;  // drawn, but not yet returned by the source
  std::optional<base::Stopwatch> began_;

  mutable std::mutex mutex_;
  std::condition_variable pictureQueued_;  // or nothing more comes
  // in the queue or of bytes; or a writing thread has ended
  std::condition_variable roomMade_;
  std::deque<Waiting> queue_;
  std::size_t mostWaiting_;       // pictures
  std::int64_t heldBytes_ = 0;    // in pictures that wait or are being written
  std::int64_t bytesOfLast_ = 0;  // size of the last picture queued
  bool ending_ = false;           // no more pictures come
  bool closing_ = false;          // no more come, and the file is to be completed
  int writingThreads_ = 0;        // threads still running
  std::optional<base::Error> writeError_;
  std::optional<base::Error> lastPictureError_;  // from drawing it
  FilmProgress progress_;
  std::vector<std::thread> threads_;
};

}  // namespace app
