// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "app/tree/entry_stream.h"
#include "app/tree/tar_header.h"
#include "app/tree/unpacked_bytes.h"

namespace app {

/// One file of a tar archive may have so many bytes of headers, long name and records before it,
/// and the whole archive so many bytes that aren't data.
inline constexpr std::uint64_t kMaxTarHeader = std::uint64_t{1} << 20U, kMaxTarHeaders = std::uint64_t{128} << 20U;

/// A TarStream is one run over a tar archive. The archive is parsed here and only decompressed by
/// libarchive. libarchive's own reader keeps everything that a header declares, and a header that
/// gzip made a thousand times smaller can take gigabytes or minutes.
class TarStream final : public EntryStream {
 public:
  /// Begins a run. Errors, without a file: those of UnpackedBytes.
  [[nodiscard]] static base::Result<std::unique_ptr<EntryStream>> open(std::shared_ptr<const ArchiveBytes> archive);

  [[nodiscard]] std::optional<PackedEntry> next() override;
  [[nodiscard]] StreamData read(std::span<std::byte> to) override;

 private:
  /// A Said holds what came before a file's own header.
  struct Said {
    std::optional<std::string> longName;
    PaxRecords pax;
  };

  explicit TarStream(std::unique_ptr<UnpackedBytes> bytes) : bytes_(std::move(bytes)) {}
  /// Reads the next block that isn't data. Returns false at the end, where the archive is cut off,
  /// and beyond the bounds.
  [[nodiscard]] bool takeBlock(TarBlock& block);
  /// Reads the next header with a right checksum; a few damaged ones are passed over.
  [[nodiscard]] std::optional<TarHeader> takeHeader();
  /// Reads the data after a header that describes the next one; none where it is too long or cut
  /// off.
  [[nodiscard]] std::optional<std::string> takeText(std::uint64_t size);
  /// Skips what is left of a file's data.
  [[nodiscard]] bool leaveData();
  [[nodiscard]] bool passMap(const TarHeader& header);
  [[nodiscard]] PackedEntry entryOf(TarHeader header, Said said);
  [[nodiscard]] bool mayTake(std::uint64_t headerBytes);

  std::unique_ptr<UnpackedBytes> bytes_;
  std::uint64_t left_ = 0;     ///< bytes of this file's data
  std::uint64_t padding_ = 0;  ///< bytes after the data
  bool sawPax_ = false;        ///< a pax header was read
  std::uint64_t headerBytes_ = 0, entryHeaderBytes_ = 0;
};

}  // namespace app
