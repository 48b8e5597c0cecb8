// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "app/sound/song_feed.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// A NextSong is the song of the dance that follows the present one. A thread of its own opens it,
/// while the present one is decoded. All functions return at once, and any thread may call them;
/// the feed itself is for one thread at a time.
class NextSong {
 public:
  struct Source {
    std::filesystem::path path;  ///< empty: that dance has none, and silence follows
    OpenContext context;
    double offset = 0.0;  ///< seconds from the dance's start to the song's; clamped to a million
  };
  /// `opened` is called by the thread when ready() has become true.
  explicit NextSong(std::function<void()> opened);
  NextSong(const NextSong&) = delete;
  NextSong& operator=(const NextSong&) = delete;
  ~NextSong();

  /// Has a song opened in place of the one before, whose reading ends; none: nothing is next.
  void set(const std::optional<Source>& source);
  [[nodiscard]] bool any() const;
  /// Returns whether the song was opened, or couldn't be, or is none.
  [[nodiscard]] bool ready() const;
  [[nodiscard]] double offset() const;  ///< the song's; 0 where nothing is next
  /// Returns the open song; null: silence, because it is none, can't be opened, or isn't open yet.
  [[nodiscard]] std::shared_ptr<SongFeed> feed() const;

  /// This is a song that isn't the next one any more.
  struct Taken {
    base::Result<std::shared_ptr<SongFeed>> feed;  ///< errors: those of SoundReader::open()
    double offset = 0.0;
    std::shared_ptr<std::atomic<bool>> stop;  ///< true ends reading of the feed for good
  };
  /// Hands the song out; nothing is next then. Returns none, and changes nothing, where another
  /// song, or none, is next, or it isn't ready.
  [[nodiscard]] std::optional<Taken> take(const std::filesystem::path& path);

 private:
  void work();
  void clear();

  const std::function<void()> opened_;
  mutable std::mutex mutex_;  // guards the members below
  std::condition_variable work_;
  std::optional<Source> source_;
  std::int64_t number_ = 0;  // counts set() and take()
  bool wanted_ = false;      // it is to be opened
  bool ready_ = false, ends_ = false;
  std::shared_ptr<SongFeed> feed_;
  std::optional<base::Error> failed_;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  std::thread thread_;
};

}  // namespace app
