// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <utility>

#include "pmx/base/result.h"

namespace app {

/// Holds the writing end of a named pipe, so that opening it again doesn't wait: opening one waits for its reader, and
/// nothing but a signal's second coming would end that.
class PipeReader {
 public:
  /// Waits for the reader where `path` is a named pipe; else there is nothing to wait for. Errors: CannotWrite, also once
  /// `stopped` (empty: never) says so.
  [[nodiscard]] static base::Result<PipeReader> wait(const std::filesystem::path& path,
                                                     const std::function<bool()>& stopped);
  PipeReader(PipeReader&& other) noexcept : pipe_(std::exchange(other.pipe_, -1)) {}
  PipeReader& operator=(PipeReader&&) = delete;
  PipeReader(const PipeReader&) = delete;
  PipeReader& operator=(const PipeReader&) = delete;
  ~PipeReader();

 private:
  explicit PipeReader(int pipe) : pipe_(pipe) {}
  int pipe_;
};

}  // namespace app
