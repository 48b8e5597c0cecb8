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

/// A SpecialFile is a named pipe, terminal or device that FFmpeg's libraries write to through an
/// open descriptor. The other side may stop reading; waiting for it ends when the film is stopped.
class SpecialFile {
 public:
  /// A Patience says how long opening and writing wait.
  struct Patience {
    /// This returns true when the rest isn't wanted; any thread may call it often. Empty: never.
    std::function<bool()> stopped;
    bool opening = true;  ///< False: nothing waits before setOpen(), neither opening nor writing.
  };

  /// Opens an existing file that is neither regular nor a folder. A named pipe is waited for until
  /// it has a reader. Errors: CannotWrite with the system's reason, also once it is stopped.
  [[nodiscard]] static base::Result<std::unique_ptr<SpecialFile>> open(const std::filesystem::path& path,
                                                                       Patience patience);
  SpecialFile(const SpecialFile&) = delete;
  SpecialFile& operator=(const SpecialFile&) = delete;
  ~SpecialFile();  ///< bytes not yet given to the system are lost

  /// Returns the context that a format writes to, owned by this object. Writes fail with
  /// AVERROR_EXIT for good once it is stopped and nothing was taken for kGraceSeconds.
  [[nodiscard]] AVIOContext* io() const { return io_; }
  /// Marks the film as open: from now on writing waits.
  void setOpen() { patience_.opening = true; }
  /// Gives all bytes to the system and closes the file, once. Returns 0 or FFmpeg's error number.
  [[nodiscard]] int close();

  static constexpr double kGraceSeconds = 2.0;

 private:
  using Clock = std::chrono::steady_clock;

  SpecialFile(int file, Patience patience) : file_(file), patience_(std::move(patience)) {}
  static int write(void* self, std::uint8_t* bytes, int size);
  static std::int64_t seek(void* self, std::int64_t offset, int whence);
  /// Waits a moment for a file that took nothing. `noticed` is the time at which the stop was
  /// noticed, none since something was taken. Returns 0 or FFmpeg's error number.
  [[nodiscard]] int wait(std::optional<Clock::time_point>& noticed);

  int file_;
  Patience patience_;
  bool gaveUp_ = false;
  AVIOContext* io_ = nullptr;
};

}  // namespace app
