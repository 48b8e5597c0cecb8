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

/// A file that FFmpeg's libraries read through an open descriptor: whatever is in it, nothing else is opened, and reading
/// ends when somebody stops it.
class PlainFile {
 public:
  /// `stopped` (empty: never) says whether anybody still wants the file; it is asked often, by any thread. Errors: CannotOpen
  /// without memory.
  [[nodiscard]] static base::Result<std::unique_ptr<PlainFile>> open(OpenSound sound);
  PlainFile(const PlainFile&) = delete;
  PlainFile& operator=(const PlainFile&) = delete;
  ~PlainFile();

  /// Begins anew, with zeros in these places, each of four bytes, in rising order: names that FFmpeg must not find. What was
  /// made to read this file before must not be used any more. False without memory.
  [[nodiscard]] bool hide(std::vector<std::int64_t> places);
  /// A format context that reads this file and can open no other; null without memory. This must outlive it.
  [[nodiscard]] AVFormatContext* newInput();
  [[nodiscard]] AVIOContext* io() const { return io_; }
  [[nodiscard]] int descriptor() const { return file_.number(); }
  /// Once stopped, reading goes on for so many seconds, so that what is nearly done gets done; 0 at first.
  void setGrace(double seconds) { grace_ = std::chrono::duration<double>(seconds); }
  /// True when reading has to end.
  [[nodiscard]] bool mustEnd();

 private:
  using Clock = std::chrono::steady_clock;

  explicit PlainFile(OpenSound& sound) : file_(std::move(sound.file)), stopped_(std::move(sound.stopped)) {}
  [[nodiscard]] bool makeIo();
  /// Hides what is to be hidden in bytes from this place on.
  void cover(std::int64_t at, std::span<std::uint8_t> bytes) const;
  static int read(void* self, std::uint8_t* bytes, int size);
  static std::int64_t seek(void* self, std::int64_t offset, int whence);

  base::OpenFile file_;
  std::function<bool()> stopped_;
  std::chrono::duration<double> grace_{0.0};
  std::optional<Clock::time_point> noticed_;  // that it is stopped
  std::vector<std::int64_t> hidden_;
  AVIOContext* io_ = nullptr;
};

}  // namespace app
