// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_run.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "app/film/shrink.h"

namespace app {
namespace {

std::int64_t bytesOf(const Picture& picture) { return std::int64_t{4} * picture.width * picture.height; }

/// Returns the error for a lack. Where memory is lacking the text must be short enough for the
/// string's own buffer.
base::Error failure(const char* lacks, const char* doing) noexcept {
  base::Error error{base::ErrorCode::CannotWrite, {}, {}, -1, -1, lacks};
  try {
    error.detail += doing;
  } catch (...) {
    error.detail = lacks;
  }
  return error;
}

/// Returns the result of `work`, with exceptions as errors: none may leave a thread, and the film
/// goes on to its end.
template <class Work>
auto guarded(const char* doing, Work work) noexcept -> decltype(work()) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return tl::unexpected(failure("no memory", doing));
  } catch (...) {
    return tl::unexpected(failure("no way", doing));
  }
}

std::string minutes(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::ceil(std::min(seconds, 1e9)));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string describe(const FilmProgress& progress) {
  const std::int64_t done = progress.drawn + progress.kept;
  if (done == 0 && progress.playedTo > 0.0)
    return fmt::format("playing up to the first frame: frame {:.0f} of {:.0f}", progress.played, progress.playedTo);
  const std::int64_t percent = progress.total > 0 ? done * 100 / progress.total : 100;
  std::string text = fmt::format("frame {} of {}, {} %", done, progress.total, percent);
  const double rate = progress.picturesASecond();
  if (rate <= 0.0) return text;
  const double left = static_cast<double>(progress.total - done) / rate;
  return text + fmt::format(", {:.1f} a second, {} left", rate, minutes(left));
}

FilmRun::FilmRun(PictureNumbers numbers, int picturesASecond, int samples, PictureSource& source, PictureWriter& writer)
    : numbers_(numbers),
      rate_(picturesASecond),
      samples_(samples),
      source_(source),
      writer_(writer),
      next_(numbers.first) {
  progress_.total = numbers.count();
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int lanes = std::clamp(writer.lanes(), 1, cores);
  mostWaiting_ = static_cast<std::size_t>(lanes) + 2;
  startThreads(lanes);
}

void FilmRun::startThreads(int count) {
  // so that no thread sees writingThreads_ before all are counted
  const std::lock_guard lock(mutex_);
  threads_.reserve(static_cast<std::size_t>(count));
  try {
    while (writingThreads_ < count) {
      threads_.emplace_back([this] { write(); });
      ++writingThreads_;
    }
  } catch (const std::exception&) {  // no more threads from the system, or no memory
    if (writingThreads_ == 0) writeError_ = failure("no thread", " can be started to write");
  }
}

FilmRun::~FilmRun() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    if (!closing_) queue_.clear();
  }
  join();
}

void FilmRun::join() {
  pictureQueued_.notify_all();
  for (auto& thread : threads_) thread.join();
  threads_.clear();
}

// Each writing thread runs this.
void FilmRun::write() {
  for (;;) {
    std::unique_lock lock(mutex_);
    pictureQueued_.wait(lock, [this] { return !queue_.empty() || ending_; });
    if (queue_.empty()) {
      if (writingThreads_ == 1 && closing_) makeWhole(lock);  // the last thread
      --writingThreads_;
      lock.unlock();
      roomMade_.notify_all();
      return;
    }
    std::optional<Waiting> waiting = std::move(queue_.front());
    queue_.pop_front();
    const std::int64_t bytes = bytesOf(waiting->picture);
    const bool failed = writeError_.has_value();
    lock.unlock();
    roomMade_.notify_all();
    const base::Stopwatch watch;
    auto added = failed ? base::Result<void>() : writeOne(*waiting);
    waiting.reset();
    const double took = watch.seconds();
    lock.lock();
    heldBytes_ -= bytes;
    progress_.writeSeconds += took;
    if (added && !failed) ++progress_.written;
    if (!added && !writeError_) writeError_ = std::move(added.error());
    lock.unlock();
    roomMade_.notify_all();
  }
}

void FilmRun::makeWhole(std::unique_lock<std::mutex>& lock) {
  if (writeError_ || progress_.written + progress_.kept == 0) return;
  lock.unlock();
  auto finished = guarded(" to make the film whole", [this] { return writer_.finish(); });
  lock.lock();
  progress_.whole = finished.has_value();
  if (!finished) writeError_ = std::move(finished.error());
}

base::Result<void> FilmRun::writeOne(const Waiting& waiting) {
  return guarded(" to write a picture", [&] { return writer_.add(shrink(waiting.picture, samples_), waiting.number); });
}

bool FilmRun::hasRoomFor(std::int64_t bytes) const {
  return queue_.size() < mostWaiting_ && (heldBytes_ == 0 || heldBytes_ + bytes <= kMaxBytes);
}

base::Result<void> FilmRun::hand(Picture picture, std::int64_t number) {
  const base::Stopwatch watch;
  std::unique_lock lock(mutex_);
  const std::int64_t bytes = bytesOf(picture);
  roomMade_.wait(lock, [&] { return ending_ || hasRoomFor(bytes); });
  progress_.waitSeconds += watch.seconds();
  if (ending_) return tl::unexpected(failure("no more pictures", " are taken"));
  if (writeError_) return tl::unexpected(*writeError_);
  queue_.push_back({std::move(picture), number});
  heldBytes_ += bytes;
  bytesOfLast_ = bytes;
  lock.unlock();
  pictureQueued_.notify_one();
  return {};
}

bool FilmRun::ready() const {
  const std::lock_guard lock(mutex_);
  return hasRoomFor(bytesOfLast_);
}

void FilmRun::play(double frame) {
  const base::Stopwatch watch;
  reached_ += kPlayedAStep;
  source_.pass(reached_);
  const std::lock_guard lock(mutex_);
  progress_.played = reached_;
  progress_.playedTo = frame;
  progress_.playSeconds += watch.seconds();
}

base::Result<bool> FilmRun::step() {
  auto advanced = guarded(" to draw a picture", [this] { return advance(); });
  if (!advanced) inFlight_.reset();  // the source may have lost it: the film ends before it
  return advanced;
}

base::Result<bool> FilmRun::advance() {
  {
    const std::lock_guard lock(mutex_);
    if (writeError_) return tl::unexpected(*writeError_);
  }
  if (!began_) began_.emplace();
  if (next_ > numbers_.last) return false;
  const double frame = frameOf(next_, rate_);
  if (source_.remembers() && frame - reached_ > kPlayedAStep) {
    play(frame);
    return true;
  }
  reached_ = frame;
  const std::int64_t number = next_++;
  if (writer_.has(number)) {
    source_.pass(frame);
    const std::lock_guard lock(mutex_);
    ++progress_.kept;
    return next_ <= numbers_.last;
  }
  const base::Stopwatch watch;
  auto before = source_.draw(frame);
  const double took = watch.seconds();
  if (!before) return tl::unexpected(before.error());
  {
    const std::lock_guard lock(mutex_);
    progress_.drawSeconds += took;
    ++progress_.drawn;
  }
  const auto earlier = std::exchange(inFlight_, number);
  if (*before && earlier) {
    if (auto handed = hand(std::move(**before), *earlier); !handed) return tl::unexpected(handed.error());
  }
  return next_ <= numbers_.last;
}

void FilmRun::close() {
  {
    const std::lock_guard lock(mutex_);
    if (closing_) return;
  }
  if (const auto number = std::exchange(inFlight_, std::nullopt)) {
    auto handed = guarded(" to draw the last picture", [&] {
      auto last = source_.last();
      return last ? hand(std::move(*last), *number) : base::Result<void>(tl::unexpected(last.error()));
    });
    if (!handed) lastPictureError_ = std::move(handed.error());
  }
  {
    const std::lock_guard lock(mutex_);
    ending_ = closing_ = true;
  }
  pictureQueued_.notify_all();
}

bool FilmRun::closed() const {
  const std::lock_guard lock(mutex_);
  return closing_ && writingThreads_ == 0;
}

base::Result<void> FilmRun::finish() {
  close();
  join();
  {
    const std::lock_guard lock(mutex_);  // finishWithoutSource() reads progress_ meanwhile
    if (began_) progress_.seconds = began_->seconds();
    began_.reset();
  }
  if (writeError_) return tl::unexpected(*writeError_);
  if (lastPictureError_) return tl::unexpected(*lastPictureError_);
  return {};
}

base::Result<void> FilmRun::finishWithoutSource() {
  std::unique_lock lock(mutex_);
  ending_ = closing_ = true;
  lock.unlock();
  pictureQueued_.notify_all();
  roomMade_.notify_all();
  lock.lock();
  roomMade_.wait(lock, [this] { return writingThreads_ == 0; });
  if (writeError_) return tl::unexpected(*writeError_);
  return {};
}

FilmProgress FilmRun::progress() const {
  const std::lock_guard lock(mutex_);
  FilmProgress copy = progress_;
  if (began_) copy.seconds = began_->seconds();
  return copy;
}

}  // namespace app
