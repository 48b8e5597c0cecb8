// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The format is described by 7-Zip's 7zFormat.txt (LZMA SDK). It is read as libarchive reads it, up
// to the number of files.
#include "app/tree/seven_zip_header.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace app {
namespace {

constexpr unsigned kEnd = 0x00, kHeader = 0x01, kMainStreams = 0x04, kFiles = 0x05, kPackInfo = 0x06,
                   kUnpackInfo = 0x07, kSubStreams = 0x08, kSize = 0x09, kSums = 0x0A, kFolder = 0x0B,
                   kUnpackSizes = 0x0C, kStreamCounts = 0x0D, kEncodedHeader = 0x17;
constexpr std::uint64_t kMaxCoders = 4, kMaxStreamsOfCoder = 8;
constexpr unsigned kAes = 0x06F10701, kBcj2 = 0x0303011B;

/// A Numbers reads the numbers of a header in sequence. After its end all are 0, and it has failed.
class Numbers {
 public:
  explicit Numbers(std::span<const std::byte> bytes) : bytes_(bytes) {}
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::size_t left() const { return bytes_.size() - at_; }

  void skip(std::uint64_t count) {
    failed_ = failed_ || count > left();
    at_ = failed_ ? bytes_.size() : at_ + static_cast<std::size_t>(count);
  }
  unsigned byte() {
    if (left() == 0) failed_ = true;
    return failed_ ? 0 : std::to_integer<unsigned>(bytes_[at_++]);
  }
  /// Reads a 7z number: the leading ones of the first byte count the further bytes, and its other
  /// bits are the highest.
  std::uint64_t number() {
    const unsigned first = byte();
    std::uint64_t value = 0;
    for (unsigned i = 0, mask = 0x80; i < 8; ++i, mask >>= 1U) {
      if ((first & mask) == 0) return value + (static_cast<std::uint64_t>(first & (mask - 1)) << (8 * i));
      value |= static_cast<std::uint64_t>(byte()) << (8 * i);
    }
    return value;
  }
  std::uint32_t sum() {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < 4; ++i) value |= byte() << (8 * i);
    return value;
  }

 private:
  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

/// A Streams holds what a header says about its packed data.
class Streams {
 public:
  struct Folder {
    std::uint64_t packed = 0, out = 0;  ///< numbers of streams
    std::uint64_t size = 0;             ///< bytes of the last stream, unpacked
    std::optional<std::uint32_t> sum;
    bool encrypted = false;
    bool bcj2 = false;  ///< the x86 filter, with a main stream and three side streams
  };
  std::vector<Folder> folders;
  std::uint64_t packedEnd = 0;   ///< where the packed data ends
  std::size_t endOfPacking = 0;  ///< position in the header after PackInfo and UnpackInfo

  /// Reads the streams up to their end mark. Returns why they are refused; none where they aren't.
  std::optional<std::string> read(Numbers& from) {
    unsigned kind = from.byte();
    if (kind == kPackInfo) {
      if (auto why = readPacked(from)) return why;
      endOfPacking = from.at();
      kind = from.byte();
    }
    if (kind == kUnpackInfo) {
      if (auto why = readFolders(from)) return why;
      endOfPacking = from.at();
      kind = from.byte();
    }
    if (kind == kSubStreams) {
      if (auto why = readCounts(from)) return why;
      kind = from.byte();
    }
    return kind == kEnd && !from.failed() ? std::nullopt : damaged();
  }

  static std::optional<std::string> damaged() { return "its list is damaged"; }

 private:
  static std::optional<std::string> tooMany(std::uint64_t count) {
    return fmt::format("it lists {} files; at most {} are read", count, kMaxSevenZipFiles);
  }

  std::optional<std::string> readPacked(Numbers& from) {
    packedEnd = from.number();
    packedStreams_ = from.number();
    if (from.byte() != kSize || packedStreams_ == 0 || packedStreams_ > from.left()) return damaged();
    for (std::uint64_t i = 0; i < packedStreams_; ++i) {
      const auto size = from.number();
      if (size > std::uint64_t{1} << 62U || packedEnd > std::uint64_t{1} << 62U) return damaged();
      packedEnd += size;
    }
    const unsigned kind = from.byte();
    if (kind == kEnd) return std::nullopt;
    if (kind != kSums || !readSums(from, packedStreams_, [](auto, auto) {}) || from.byte() != kEnd) return damaged();
    return std::nullopt;
  }

  /// Reads a bit for each item that tells whether it has a checksum, then the checksums.
  template <class Use>
  static bool readSums(Numbers& from, std::uint64_t count, Use use) {
    if (count == 0) return false;
    std::vector<bool> there(static_cast<std::size_t>(count), true);
    if (from.byte() == 0) {
      unsigned bits = 0;
      for (std::size_t i = 0; i < there.size(); ++i) {
        if (i % 8 == 0) bits = from.byte();
        there[i] = (bits >> (7 - i % 8) & 1U) != 0;
      }
    }
    for (std::size_t i = 0; i < there.size() && !from.failed(); ++i) {
      if (there[i]) use(i, from.sum());
    }
    return !from.failed();
  }

  /// Reads how one folder is packed. Returns false where it is damaged or can't be real.
  static bool readFolder(Numbers& from, Folder& folder) {
    const auto coders = from.number();
    if (coders > kMaxCoders) return false;
    std::uint64_t in = 0;
    for (std::uint64_t i = 0; i < coders; ++i) {
      const unsigned flags = from.byte();
      if ((flags & 0x80U) != 0) return false;
      unsigned id = 0;
      for (unsigned k = 0; k < (flags & 0x0FU); ++k) id = id << 8U | from.byte();
      folder.encrypted = folder.encrypted || id == kAes;
      folder.bcj2 = folder.bcj2 || id == kBcj2;
      const bool simple = (flags & 0x10U) == 0;
      const auto ins = simple ? 1 : from.number(), outs = simple ? 1 : from.number();
      if (ins > kMaxStreamsOfCoder || outs > kMaxStreamsOfCoder) return false;
      in += ins;
      folder.out += outs;
      if ((flags & 0x20U) != 0) from.skip(from.number());
    }
    if (folder.out == 0 || in < folder.out) return false;
    for (std::uint64_t i = 0; i + 1 < folder.out; ++i) {  // pairs of connected streams
      from.number();
      from.number();
    }
    folder.packed = in - (folder.out - 1);
    for (std::uint64_t i = 0; folder.packed > 1 && i < folder.packed; ++i) from.number();
    return !from.failed();
  }

  std::optional<std::string> readFolders(Numbers& from) {
    if (from.byte() != kFolder) return damaged();
    const auto count = from.number();
    if (count > kMaxSevenZipFiles) return tooMany(count);
    if (from.byte() != 0 || count > from.left()) return damaged();
    folders.resize(static_cast<std::size_t>(count));
    std::uint64_t packed = 0;
    for (auto& folder : folders) {
      if (!readFolder(from, folder)) return damaged();
      packed += folder.packed;
    }
    if (from.byte() != kUnpackSizes || packed > packedStreams_) return damaged();
    for (auto& folder : folders) {
      // libarchive unpacks the first two of such a folder's streams into memory
      std::uint64_t beside = 0;
      for (std::uint64_t i = 0; i < folder.out; ++i) {
        folder.size = from.number();
        if (folder.bcj2 && i < 2) beside = std::max(beside, folder.size);
      }
      if (beside > kMaxSideStreams / 2) return "code in it is packed in a way that takes too much memory";
    }
    const unsigned kind = from.byte();
    if (kind == kEnd) return std::nullopt;
    const auto take = [this](std::size_t i, std::uint32_t sum) { folders[i].sum = sum; };
    if (kind != kSums || !readSums(from, folders.size(), take) || from.byte() != kEnd) return damaged();
    return std::nullopt;
  }

  /// Reads how many files each folder holds, and their sizes.
  std::optional<std::string> readCounts(Numbers& from) {
    std::vector<std::uint64_t> counts(folders.size(), 1);
    unsigned kind = from.byte();
    if (kind == kStreamCounts) {
      std::uint64_t all = 0;
      for (auto& count : counts) {
        count = from.number();
        all += std::min(count, std::uint64_t{1} << 32U);
        if (all > kMaxSevenZipFiles) return tooMany(all);
      }
      kind = from.byte();
    }
    std::uint64_t sums = 0;
    for (std::size_t i = 0; i < folders.size(); ++i) {
      for (std::uint64_t k = 1; kind == kSize && k < counts[i]; ++k) from.number();
      if (counts[i] != 1 || !folders[i].sum) sums += counts[i];
    }
    if (kind == kSize) kind = from.byte();
    if (kind == kSums) {
      if (!readSums(from, sums, [](auto, auto) {})) return damaged();
      kind = from.byte();
    }
    return kind == kEnd && !from.failed() ? std::nullopt : damaged();
  }

  std::uint64_t packedStreams_ = 0;
};

}  // namespace

std::optional<std::string> whySevenZipListIsRefused(std::span<const std::byte> header) {
  Numbers from(header);
  if (from.byte() != kHeader) return Streams::damaged();
  unsigned kind = from.byte();
  if (kind == kMainStreams) {
    Streams streams;
    if (auto why = streams.read(from)) return why;
    kind = from.byte();
  }
  if (from.failed()) return Streams::damaged();
  if (kind == kEnd) return std::nullopt;
  if (kind != kFiles) return Streams::damaged();
  const auto files = from.number();
  if (files > kMaxSevenZipFiles) return fmt::format("it lists {} files; at most {} are read", files, kMaxSevenZipFiles);
  return from.failed() ? Streams::damaged() : std::nullopt;
}

tl::expected<PackedList, std::string> packedSevenZipList(std::span<const std::byte> header) {
  Numbers from(header);
  Streams streams;
  if (from.byte() != kEncodedHeader) return tl::unexpected(*Streams::damaged());
  const auto begin = from.at();
  if (auto why = streams.read(from)) return tl::unexpected(std::move(*why));
  if (streams.folders.size() != 1) return tl::unexpected(*Streams::damaged());
  const auto& folder = streams.folders.front();
  if (folder.size > kMaxSevenZipList)
    return tl::unexpected(
        fmt::format("its list is {} bytes large, unpacked; at most {} are read", folder.size, kMaxSevenZipList));
  return PackedList{header.subspan(begin, streams.endOfPacking - begin), streams.packedEnd, folder.size, folder.sum,
                    folder.encrypted};
}

}  // namespace app
