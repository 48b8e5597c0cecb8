// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/zip_reader.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/tree/zip_directory.h"
#include "app/tree/zip_library.h"

namespace app {
namespace {

class ZipReader final : public ArchiveReader {
 public:
  ZipReader(std::shared_ptr<const ArchiveBytes> archive, ZipDirectory directory)
      : archive_(std::move(archive)),
        records_(std::move(directory.records)),
        // libzip reads the whole directory, however long it is. So it only gets archives whose
        // directory is within the bounds and is the only one.
        useLibrary_(directory.whole && directory.onlyOne),
        library_(archive_) {
    issues_ = std::move(directory.issues);
    entries_.reserve(records_.size());
    for (auto& record : records_) {
      PackedEntry entry = record.entry;
      record.entry.name.clear();
      record.entry.plainName.clear();
      // At most the archive's size, since more would make the ratio look harmless; and not 0, which
      // would mean unknown.
      entry.packedSize = std::clamp<std::uint64_t>(entry.packedSize, 1, std::max<std::uint64_t>(archive_->size(), 1));
      if (!entry.encrypted && !zipMethodIsRead(record.method))
        entry.unreadable = fmt::format("is packed by a method that isn't read ({})", record.method);
      entries_.push_back(std::move(entry));
    }
  }

  [[nodiscard]] base::Result<base::FileBytes> read(std::size_t entry) const override {
    base::FileBytes bytes(static_cast<std::size_t>(entries_[entry].size));
    auto result = fill(entry, bytes);
    if (result.damage.empty() && result.count < bytes.size())
      result.damage = "is damaged in the archive: its data ends early";
    if (!result.damage.empty()) return base::fail(base::ErrorCode::BadValue, std::move(result.damage));
    return bytes;
  }

  [[nodiscard]] std::string start(std::size_t entry, std::size_t count) const override {
    std::string bytes(static_cast<std::size_t>(std::min<std::uint64_t>(count, entries_[entry].size)), '\0');
    bytes.resize(fill(entry, std::as_writable_bytes(std::span(bytes))).count);
    return bytes;
  }

 private:
  [[nodiscard]] ZipRead fill(std::size_t entry, std::span<std::byte> to) const {
    if (useLibrary_) {
      if (auto result = library_.read(entry, records_[entry], to)) return std::move(*result);
    }
    return readPlainZip(*archive_, records_[entry], to);
  }

  std::shared_ptr<const ArchiveBytes> archive_;
  std::vector<ZipRecord> records_;
  bool useLibrary_;
  ZipLibrary library_;
};

}  // namespace

base::Result<std::unique_ptr<const ArchiveReader>> openZip(std::shared_ptr<const ArchiveBytes> archive,
                                                           const ArchiveLimits& limits) {
  auto directory = readZipDirectory(*archive, limits);
  if (!directory) return tl::unexpected(std::move(directory.error()));
  return std::make_unique<const ZipReader>(std::move(archive), std::move(*directory));
}

}  // namespace app
