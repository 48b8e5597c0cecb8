// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/ffmpeg/pictures.h"

namespace app {

/// A named pipe, terminal or device that FFmpeg's libraries write to through an open descriptor. Whoever takes the bytes
/// may take none: waiting for that ends when somebody stops it.
class SpecialFile {
 public:
  /// For whom opening and writing wait.
  struct Patience {
    std::function<bool()> stopped;  ///< true when nobody wants the rest; asked often, by any thread. Empty: never
    bool opening = true;            ///< false: neither opening nor what is written before setOpen() waits at all
  };

  /// Opens what is there and is neither a regular file nor a folder. A named pipe is waited for until it has a reader.
  /// Errors: CannotWrite with the system's reason, also once it is stopped.
  [[nodiscard]] static base::Result<std::unique_ptr<SpecialFile>> open(const std::filesystem::path& path,
                                                                       Patience patience);
  SpecialFile(const SpecialFile&) = delete;
  SpecialFile& operator=(const SpecialFile&) = delete;
  ~SpecialFile();  ///< what wasn't given to the system is lost

  /// What a format writes to; of this object. Writes fail with AVERROR_EXIT once it is stopped and nothing was taken for
  /// kGraceSeconds, and from then on.
  [[nodiscard]] AVIOContext* io() const { return io_; }
  /// The film is open: from now on writing waits.
  void setOpen() { patience_.opening = true; }
  /// Gives all to the system and closes the file. Once. Returns 0 or FFmpeg's number of an error.
  [[nodiscard]] int close();

  static constexpr double kGraceSeconds = 2.0;

 private:
  using Clock = std::chrono::steady_clock;

  SpecialFile(int file, Patience patience) : file_(file), patience_(std::move(patience)) {}
  static int write(void* self, std::uint8_t* bytes, int size);
  static std::int64_t seek(void* self, std::int64_t offset, int whence);
  /// Waits a moment for a file that took nothing. `noticed`: when it was seen that it is stopped, since something was
  /// taken. 0, or FFmpeg's number of an error.
  [[nodiscard]] int wait(std::optional<Clock::time_point>& noticed);

  int file_;
  Patience patience_;
  bool gaveUp_ = false;
  AVIOContext* io_ = nullptr;
};

}  // namespace app
