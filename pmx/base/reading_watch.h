// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "pmx/base/result.h"

namespace base {

/// While it exists, this object watches for files that exist but can't be read (CannotRead), on its
/// own thread, and keeps the first error. Readers may go on without such a file: its kind is found
/// by its first bytes, and a missing one is listed. The result would then differ the next time, so
/// a command asks here before it makes anything.
class ReadingWatch {
 public:
  ReadingWatch();
  ~ReadingWatch();
  ReadingWatch(const ReadingWatch&) = delete;
  ReadingWatch& operator=(const ReadingWatch&) = delete;

  /// Returns the first such error since it began; no error where there was none.
  [[nodiscard]] Result<void> allGiven() const;

  /// For readers: reports that the system gave this reason (errno) for a file. The innermost watch
  /// of this thread, if there is one, takes it if it makes CannotRead.
  static void note(const std::filesystem::path& path, int reason);

 private:
  ReadingWatch* outer_;
  std::optional<Error> first_;
};

/// Returns the error for a file that can't be opened or read for the system's reason (errno):
/// readingFailure()'s, with the path. A ReadingWatch gets it.
[[nodiscard]] tl::unexpected<Error> refusedBySystem(const std::filesystem::path& path, int reason);

}  // namespace base
