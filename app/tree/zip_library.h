// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "app/tree/archive_bytes.h"
#include "app/tree/zip_directory.h"

struct zip;  // libzip's

namespace app {

/// A ZipRead says how reading an entry's data ended.
struct ZipRead {
  std::size_t count = 0;  ///< bytes that were read
  std::string damage;     ///< why they are damaged; empty: they aren't
};

/// Returns whether data packed with this method can be read.
[[nodiscard]] bool zipMethodIsRead(std::uint16_t method);

/// A ZipLibrary reads a zip with libzip: it unpacks by every method that libzip was built with, and
/// checks checksums. The zip is opened at the first read, since names and sizes come from
/// elsewhere. Several threads may use it; their calls run one at a time.
class ZipLibrary {
 public:
  explicit ZipLibrary(std::shared_ptr<const ArchiveBytes> archive);
  ~ZipLibrary();
  ZipLibrary(const ZipLibrary&) = delete;
  ZipLibrary& operator=(const ZipLibrary&) = delete;

  /// Fills `to` with the start of an entry's data. The checksum is checked where `to` is as long as
  /// the entry. None where libzip refuses the archive, or sees another entry than the record.
  [[nodiscard]] std::optional<ZipRead> read(std::size_t index, const ZipRecord& record, std::span<std::byte> to) const;

 private:
  void open() const;

  std::shared_ptr<const ArchiveBytes> archive_;
  mutable std::mutex mutex_;
  mutable bool tried_ = false;
  mutable zip* zip_ = nullptr;
};

/// Reads stored and deflated data without libzip, for archives that libzip refuses as a whole, such
/// as those whose names aren't in the encoding that their flag says (archives.md 2).
[[nodiscard]] ZipRead readPlainZip(const ArchiveBytes& archive, const ZipRecord& record, std::span<std::byte> to);

}  // namespace app
