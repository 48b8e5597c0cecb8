// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/archive_bytes.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace app {

base::Result<std::shared_ptr<const ArchiveBytes>> ArchiveBytes::open(const std::filesystem::path& path,
                                                                     const OpenContext& context) {
  auto file = context.openRegular(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  struct stat about {};
  if (const int reason = ::fstat(file->number(), &about) != 0 ? errno : 0; reason != 0) {
    context.note(path, reason);
    return base::refusedBySystem(path, reason);
  }
  return std::shared_ptr<const ArchiveBytes>(
      new ArchiveBytes(std::move(*file), static_cast<std::uint64_t>(about.st_size), path, context));
}

std::shared_ptr<const ArchiveBytes> ArchiveBytes::of(base::FileBytes bytes) {
  return std::shared_ptr<const ArchiveBytes>(new ArchiveBytes(std::move(bytes)));
}

std::shared_ptr<const ArchiveBytes> ArchiveBytes::between(base::FileBytes start,
                                                          std::shared_ptr<const ArchiveBytes> bytes,
                                                          base::FileBytes end) {
  std::shared_ptr<ArchiveBytes> all(new ArchiveBytes(std::move(start)));
  all->middle_ = std::move(bytes);
  all->end_ = std::move(end);
  all->size_ = all->middle_->size() + all->end_.size();
  return all;
}

std::size_t ArchiveBytes::readBetween(std::uint64_t offset, std::span<std::byte> to) const {
  const auto fromMemory = [&](const base::FileBytes& bytes, std::uint64_t first) {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), bytes.size() - first));
    if (count > 0) std::memcpy(to.data(), bytes.data() + first, count);
    return count;
  };
  if (offset < memory_.size()) return fromMemory(memory_, offset);
  if (offset >= middle_->size()) return fromMemory(end_, offset - middle_->size());
  return middle_->read(
      offset, to.first(static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), middle_->size() - offset))));
}

std::size_t ArchiveBytes::read(std::uint64_t offset, std::span<std::byte> to) const {
  if (offset >= size_) return 0;
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), size_ - offset));
  if (middle_) {
    std::size_t filled = 0;
    while (filled < count) {
      const auto got = readBetween(offset + filled, to.subspan(filled, count - filled));
      if (got == 0) break;
      filled += got;
    }
    return filled;
  }
  if (file_.number() < 0) {
    if (count > 0) std::memcpy(to.data(), memory_.data() + offset, count);
    return count;
  }
  std::size_t filled = 0;
  while (filled < count) {
    const ssize_t got =
        ::pread(file_.number(), to.data() + filled, count - filled, static_cast<off_t>(offset + filled));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      if (context_) context_->note(path_, errno);
      ++failures_;
    }
    if (got <= 0) break;
    filled += static_cast<std::size_t>(got);
  }
  return filled;
}

}  // namespace app
