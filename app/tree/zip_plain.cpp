// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <limits>

#include <zlib.h>

#include "app/tree/zip_library.h"

namespace app {
namespace {

constexpr std::uint16_t kStored = 0, kDeflated = 8;

Bytef* zlibBytes(std::byte* bytes) { return reinterpret_cast<Bytef*>(bytes); }

/// A Packed gives the packed bytes of an entry in pieces.
class Packed {
 public:
  Packed(const ArchiveBytes& archive, std::uint64_t at, std::uint64_t count)
      : archive_(archive), at_(at), left_(count) {}
  /// Returns the next piece; empty at the end.
  std::span<std::byte> next() {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(left_, piece_.size()));
    const auto got = archive_.read(at_, std::span(piece_).first(wanted));
    at_ += got;
    left_ = got < wanted ? 0 : left_ - got;
    return std::span(piece_).first(got);
  }

 private:
  const ArchiveBytes& archive_;
  std::uint64_t at_, left_;
  std::array<std::byte, 1U << 16U> piece_{};
};

/// An Inflater is one run of zlib over raw deflated data.
class Inflater {
 public:
  Inflater() { ready_ = inflateInit2(&stream_, -MAX_WBITS) == Z_OK; }
  ~Inflater() {
    if (ready_) inflateEnd(&stream_);
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// Fills `to`, or stops where the data ends or is damaged. `more` is set where data remains after
  /// `to` is full.
  ZipRead run(Packed& packed, std::span<std::byte> to, bool& more) {
    std::size_t filled = 0;
    std::byte beyond{};
    int status = ready_ ? Z_OK : Z_MEM_ERROR;
    while (status == Z_OK) {
      if (stream_.avail_in == 0) {
        const auto piece = packed.next();
        if (piece.empty()) return {filled, "is damaged in the archive: its data ends early"};
        stream_.next_in = zlibBytes(piece.data());
        stream_.avail_in = static_cast<uInt>(piece.size());
      }
      const bool full = filled == to.size();
      const auto room = full ? 1 : std::min<std::size_t>(to.size() - filled, std::numeric_limits<uInt>::max());
      stream_.next_out = zlibBytes(full ? &beyond : to.data() + filled);
      stream_.avail_out = static_cast<uInt>(room);
      status = inflate(&stream_, Z_NO_FLUSH);
      const auto got = room - stream_.avail_out;
      if (full && got > 0) {
        more = true;
        return {filled, {}};
      }
      filled += got;
    }
    return {filled, status == Z_STREAM_END ? std::string() : "is damaged in the archive"};
  }

 private:
  z_stream stream_{};
  bool ready_ = false;
};

ZipRead copyStored(Packed& packed, std::span<std::byte> to, bool& more) {
  std::size_t filled = 0;
  for (auto piece = packed.next(); !piece.empty(); piece = packed.next()) {
    const auto count = std::min(piece.size(), to.size() - filled);
    std::copy_n(piece.begin(), count, to.begin() + static_cast<std::ptrdiff_t>(filled));
    filled += count;
    more = more || count < piece.size();
    if (more) break;
  }
  return {filled, {}};
}

}  // namespace

ZipRead readPlainZip(const ArchiveBytes& archive, const ZipRecord& record, std::span<std::byte> to) {
  if (record.entry.encrypted) return {0, "is encrypted"};
  const auto start = zipDataStart(archive, record);
  if (!start) return {0, start.error().detail};
  Packed packed(archive, *start, record.entry.packedSize);
  bool more = false;
  ZipRead result;
  if (record.method == kStored) {
    result = copyStored(packed, to, more);
  } else if (record.method == kDeflated) {
    result = Inflater().run(packed, to, more);
  } else {
    return {0, "is packed by a method that isn't read"};
  }
  if (!result.damage.empty() || to.size() < record.entry.size) return result;
  if (more) result.damage = "is damaged in the archive: it holds more than its size";
  if (result.count < to.size()) result.damage = "is damaged in the archive: its data ends early";
  if (result.damage.empty() && crc32_z(0, zlibBytes(to.data()), result.count) != record.crc)
    result.damage = "is damaged in the archive: its checksum is wrong";
  return result;
}

}  // namespace app
