// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/ffmpeg/libav.h"
#include "app/sound/sound_module.h"

namespace app {

/// A PlainFile lets FFmpeg's libraries read one open descriptor: whatever the file contains,
/// nothing else is opened, and reading ends when it is stopped.
class PlainFile {
 public:
  /// `stopped` in `sound` (empty: never) returns true when the file is no longer wanted; any thread
  /// may call it often. Errors: CannotOpen without memory.
  [[nodiscard]] static base::Result<std::unique_ptr<PlainFile>> open(OpenSound sound);
  PlainFile(const PlainFile&) = delete;
  PlainFile& operator=(const PlainFile&) = delete;
  ~PlainFile();

  /// Starts again, with zeros at these offsets, four bytes each, in rising order, to hide names
  /// from FFmpeg. Contexts made earlier for this file must not be used any more. Returns false
  /// without memory.
  [[nodiscard]] bool hide(std::vector<std::int64_t> places);
  /// Returns a format context that reads this file and can open no other; null without memory. This
  /// object must outlive it.
  [[nodiscard]] AVFormatContext* newInput();
  [[nodiscard]] AVIOContext* io() const { return io_; }
  [[nodiscard]] int descriptor() const { return file_.number(); }
  /// Lets reading go on for so many seconds after a stop, so that work that is nearly done can end;
  /// 0 at first.
  void setGrace(double seconds) { grace_ = std::chrono::duration<double>(seconds); }
  /// Returns true when reading has to end.
  [[nodiscard]] bool mustEnd();

 private:
  using Clock = std::chrono::steady_clock;

  explicit PlainFile(OpenSound& sound) : file_(std::move(sound.file)), stopped_(std::move(sound.stopped)) {}
  [[nodiscard]] bool makeIo();
  /// Overwrites the hidden names in bytes that begin at offset `at`.
  void cover(std::int64_t at, std::span<std::uint8_t> bytes) const;
  static int read(void* self, std::uint8_t* bytes, int size);
  static std::int64_t seek(void* self, std::int64_t offset, int whence);

  base::OpenFile file_;
  std::function<bool()> stopped_;
  std::chrono::duration<double> grace_{0.0};
  std::optional<Clock::time_point> noticed_;  // when the stop was noticed
  std::vector<std::int64_t> hidden_;
  AVIOContext* io_ = nullptr;
};

}  // namespace app
