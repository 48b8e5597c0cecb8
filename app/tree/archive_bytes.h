// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

#include "app/tree/open_context.h"
#include "pmx/base/file.h"
#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// An ArchiveBytes holds the bytes of an archive: a file on the disk that stays open, or a file of
/// another archive, in memory. Several threads may use it.
class ArchiveBytes {
 public:
  /// Opens a regular file of a context, which hears of a disk that fails later, too. Errors:
  /// CannotOpen and CannotRead with the system's reason; anything but a regular file is refused.
  [[nodiscard]] static base::Result<std::shared_ptr<const ArchiveBytes>> open(const std::filesystem::path& path,
                                                                              const OpenContext& context);
  [[nodiscard]] static std::shared_ptr<const ArchiveBytes> of(base::FileBytes bytes);
  /// Returns bytes that begin with `start` in place of as many of `bytes`, and that end with `end`
  /// after them.
  [[nodiscard]] static std::shared_ptr<const ArchiveBytes> between(base::FileBytes start,
                                                                   std::shared_ptr<const ArchiveBytes> bytes,
                                                                   base::FileBytes end);
  ArchiveBytes(const ArchiveBytes&) = delete;
  ArchiveBytes& operator=(const ArchiveBytes&) = delete;

  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Fills `to` with the bytes from `offset` on and returns their number, which is smaller at the
  /// end and where the disk fails.
  std::size_t read(std::uint64_t offset, std::span<std::byte> to) const;
  /// Returns the number of calls of read() in which the disk failed.
  [[nodiscard]] std::uint64_t failures() const { return failures_ + (middle_ ? middle_->failures() : 0); }

 private:
  ArchiveBytes(base::OpenFile file, std::uint64_t size, std::filesystem::path path, OpenContext context)
      : file_(std::move(file)), path_(std::move(path)), context_(std::move(context)), size_(size) {}
  explicit ArchiveBytes(base::FileBytes bytes) : memory_(std::move(bytes)), size_(memory_.size()) {}
  [[nodiscard]] std::size_t readBetween(std::uint64_t offset, std::span<std::byte> to) const;

  base::OpenFile file_;
  std::filesystem::path path_;  ///< empty for bytes in memory
  std::optional<OpenContext> context_;
  base::FileBytes memory_;  ///< all bytes; for between() those at the start
  std::shared_ptr<const ArchiveBytes> middle_;
  base::FileBytes end_;
  std::uint64_t size_ = 0;
  mutable std::atomic<std::uint64_t> failures_{0};
};

}  // namespace app
