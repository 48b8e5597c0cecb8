// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "pmx/base/result.h"

namespace base {

/// Hears of files that are there and that the system doesn't give (CannotRead), as long as it lives and of what its own thread
/// reads. Whoever reads may go on without such a file: what a file is, is looked up by its first bytes, and one that is missing is listed.
/// What is made then would be something else the next time, so that a command asks here before it makes anything.
class ReadingWatch {
 public:
  ReadingWatch();
  ~ReadingWatch();
  ReadingWatch(const ReadingWatch&) = delete;
  ReadingWatch& operator=(const ReadingWatch&) = delete;

  /// The first such error since it began to watch; nothing where there was none.
  [[nodiscard]] Result<void> allGiven() const;

  /// For whoever reads: the system gave this reason (errno) for a file. Heard by the innermost watch of this thread, if there is
  /// one, and if it makes CannotRead.
  static void note(const std::filesystem::path& path, int reason);

 private:
  ReadingWatch* outer_;
  std::optional<Error> first_;
};

/// The error of a file that can't be opened or read for the system's reason (errno): readingFailure()'s, with the path. A
/// ReadingWatch hears of it.
[[nodiscard]] tl::unexpected<Error> refusedBySystem(const std::filesystem::path& path, int reason);

}  // namespace base
