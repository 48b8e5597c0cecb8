// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/mszip.h"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>
#include <zlib.h>

#include "pmx/base/byte_reader.h"

namespace pmx::x {
namespace {

/// A block has at most this many bytes unpacked, and so has the window that the next one refers to.
constexpr std::size_t kMaxOfBlock = 32768;

/// Blocks are full except for the last. Those that aren't cost as much to unpack, whatever they
/// hold.
constexpr std::size_t kMaxShortBlocks = 1000;

/// This class is one stream of deflate, which its destructor ends.
class Inflater {
 public:
  // A negative number of bits means that there is no header of zlib's own files.
  Inflater() : ready_(inflateInit2(&stream_, -15) == Z_OK) {}
  ~Inflater() {
    if (ready_) inflateEnd(&stream_);
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// Appends a block's contents to `out`, whose last bytes the block refers to. Returns false for a
  /// broken one, or one of another size than `wanted`.
  bool append(std::span<const std::byte> block, std::size_t wanted, base::FileBytes& out) {
    if (!ready_ || inflateReset(&stream_) != Z_OK) return false;
    const std::size_t window = std::min(out.size(), kMaxOfBlock);
    if (window > 0 && inflateSetDictionary(&stream_, bytesOf(out.data() + out.size() - window),
                                           static_cast<unsigned>(window)) != Z_OK) {
      return false;
    }
    const std::size_t before = out.size();
    out.resize(before + wanted);
    // zlib takes its input as writable bytes; it doesn't write them.
    stream_.next_in = const_cast<Bytef*>(bytesOf(block.data()));
    stream_.avail_in = static_cast<unsigned>(block.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
    stream_.avail_out = static_cast<unsigned>(wanted);
    return inflate(&stream_, Z_FINISH) == Z_STREAM_END && stream_.avail_out == 0;
  }

 private:
  static const Bytef* bytesOf(const std::byte* bytes) { return reinterpret_cast<const Bytef*>(bytes); }

  z_stream stream_{};
  bool ready_;
};

/// Returns the limit of unpacked bytes.
std::size_t mostUnpacked(std::size_t packed) {
  constexpr std::size_t kFree = std::size_t{1} << 20U;
  return std::min(kMaxUnpacked, packed * kMaxUnpackedTimes + kFree);
}

base::Error errorAt(std::size_t offset, base::ErrorCode code, std::string detail) {
  return {code, {}, "blocks", -1, static_cast<std::int64_t>(offset), std::move(detail)};
}

}  // namespace

base::Result<base::FileBytes> unpackMszip(std::span<const std::byte> packed, std::size_t offset) {
  using base::ErrorCode;
  constexpr std::size_t kSignature = 2;
  base::ByteReader in(packed);
  in.enter("blocks");
  (void)in.read<std::uint32_t>();  // the size of the whole
  base::FileBytes out;
  Inflater inflater;
  std::size_t shortBlocks = 0;
  while (!in.failed() && in.left() > 0) {
    const std::size_t at = offset + in.offset();
    const std::size_t size = in.u16(), stored = in.u16();
    const auto block = in.take(stored);
    if (in.failed()) break;
    const auto fail = [&](std::string what) {
      return tl::unexpected(errorAt(at, ErrorCode::BadValue, std::move(what)));
    };
    if (size > kMaxOfBlock) return fail(fmt::format("a block of {} bytes; {} is the most", size, kMaxOfBlock));
    if (size < kMaxOfBlock && ++shortBlocks > kMaxShortBlocks) return fail("too many blocks that aren't full");
    if (stored < kSignature || block[0] != std::byte{'C'} || block[1] != std::byte{'K'}) {
      return fail("a packed block doesn't begin with \"CK\"");
    }
    if (out.size() + size > mostUnpacked(packed.size())) {
      return fail(fmt::format("holds more than {} bytes once unpacked", mostUnpacked(packed.size())));
    }
    if (!inflater.append(block.subspan(kSignature), size, out)) return fail("a packed block can't be unpacked");
  }
  if (!in.failed()) return out;
  base::Error error = in.error();
  if (error.offset >= 0) error.offset += static_cast<std::int64_t>(offset);
  return tl::unexpected(std::move(error));
}

}  // namespace pmx::x
