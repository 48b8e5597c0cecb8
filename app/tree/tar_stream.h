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

/// Bytes of what may lie before one file of a tape archive, its long name and records; and of all that isn't data.
inline constexpr std::uint64_t kMaxTarHeader = std::uint64_t{1} << 20U, kMaxTarHeaders = std::uint64_t{128} << 20U;

/// One run over a tape archive (tar). It is read here, and only unpacked by libarchive: libarchive's reader keeps all that a
/// header says, and a header that is a thousandth of it in gzip may say what takes gigabytes, or minutes.
class TarStream final : public EntryStream {
 public:
  /// Errors, without a file: UnpackedBytes'.
  [[nodiscard]] static base::Result<std::unique_ptr<EntryStream>> open(std::shared_ptr<const ArchiveBytes> archive);

  [[nodiscard]] std::optional<PackedEntry> next() override;
  [[nodiscard]] StreamData read(std::span<std::byte> to) override;

 private:
  /// What was said of a file before its own header.
  struct Said {
    std::optional<std::string> longName;
    PaxRecords pax;
  };

  explicit TarStream(std::unique_ptr<UnpackedBytes> bytes) : bytes_(std::move(bytes)) {}
  /// Goes on by a block that isn't data. False at the end, where the archive is cut off, and beyond the bounds.
  [[nodiscard]] bool takeBlock(TarBlock& block);
  /// The next header whose sum is right; damaged ones are passed by, a few of them.
  [[nodiscard]] std::optional<TarHeader> takeHeader();
  /// The data behind a header that says something of the next one. Nothing where it is too long, or cut off.
  [[nodiscard]] std::optional<std::string> takeText(std::uint64_t size);
  /// Passes by what is left of a file's data.
  [[nodiscard]] bool leaveData();
  [[nodiscard]] bool passMap(const TarHeader& header);
  [[nodiscard]] PackedEntry entryOf(TarHeader header, Said said);
  [[nodiscard]] bool mayTake(std::uint64_t headerBytes);

  std::unique_ptr<UnpackedBytes> bytes_;
  std::uint64_t left_ = 0;     ///< of this file's data
  std::uint64_t padding_ = 0;  ///< behind it
  bool sawPax_ = false;        ///< a header of pax' was there
  std::uint64_t headerBytes_ = 0, entryHeaderBytes_ = 0;
};

}  // namespace app
