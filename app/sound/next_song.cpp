// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/next_song.h"

#include <algorithm>
#include <utility>

namespace app {

NextSong::NextSong(std::function<void()> opened) : opened_(std::move(opened)), thread_([this] { work(); }) {}

NextSong::~NextSong() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    *stop_ = true;
  }
  work_.notify_all();
  thread_.join();
}

/// Begins anew, without a song. It is for who holds the lock.
void NextSong::clear() {
  source_.reset();
  feed_.reset();
  failed_.reset();
  wanted_ = ready_ = false;
  ++number_;
  stop_ = std::make_shared<std::atomic<bool>>(false);
}

void NextSong::set(const std::optional<Source>& source) {
  {
    const std::lock_guard lock(mutex_);
    *stop_ = true;
    clear();
    source_ = source;
    if (!source_) return;
    source_->offset = std::clamp(source_->offset, -1.0e6, 1.0e6);
    wanted_ = !source_->path.empty();
    ready_ = !wanted_;
  }
  work_.notify_all();
}

bool NextSong::any() const {
  const std::lock_guard lock(mutex_);
  return source_.has_value();
}

bool NextSong::ready() const {
  const std::lock_guard lock(mutex_);
  return ready_;
}

double NextSong::offset() const {
  const std::lock_guard lock(mutex_);
  return source_ ? source_->offset : 0.0;
}

std::shared_ptr<SongFeed> NextSong::feed() const {
  const std::lock_guard lock(mutex_);
  return feed_;
}

std::optional<NextSong::Taken> NextSong::take(const std::filesystem::path& path) {
  const std::lock_guard lock(mutex_);
  if (!ready_ || path.empty() || source_->path != path) return std::nullopt;
  Taken taken{std::move(feed_), source_->offset, stop_};
  if (failed_) taken.feed = tl::unexpected(*failed_);
  clear();
  return taken;
}

// The thread runs this.
void NextSong::work() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    if (!std::exchange(wanted_, false)) {
      work_.wait(lock);
      continue;
    }
    const Source source = *source_;
    const auto number = number_;
    const auto stop = stop_;
    lock.unlock();
    auto feed = SongFeed::open(source.path, source.context, [stop] { return stop->load(); });
    lock.lock();
    if (number != number_ || ends_) continue;
    ready_ = true;
    if (feed) {
      feed_ = std::move(*feed);
    } else {
      failed_ = feed.error();
    }
    lock.unlock();
    opened_();
    lock.lock();
  }
}

}  // namespace app
