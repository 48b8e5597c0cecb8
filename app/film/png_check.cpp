// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/png_check.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include <zlib.h>

namespace app {
namespace {

constexpr std::size_t kFrame = 12;  // bytes of a chunk beside its data: length, name, checksum
constexpr std::size_t kMaxUnpacked = 65536;
constexpr unsigned char kLastFilter = 4;

unsigned bigEndian(const unsigned char* bytes) {
  return (unsigned{bytes[0]} << 24U) | (unsigned{bytes[1]} << 16U) | (unsigned{bytes[2]} << 8U) | bytes[3];
}

/// A Rows unpacks the rows and counts them; each has a filter byte before it.
class Rows {
 public:
  Rows(std::size_t rowBytes, std::size_t rows) : rowBytes_(rowBytes), left_(rowBytes * rows), room_(kMaxUnpacked) {
    ready_ = inflateInit(&stream_) == Z_OK;
  }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows() {
    if (ready_) inflateEnd(&stream_);
  }

  /// Returns false where the data can't be unpacked or is too much.
  bool take(const unsigned char* data, std::size_t count) {
    if (!ready_) return false;
    stream_.next_in = const_cast<unsigned char*>(data);
    stream_.avail_in = static_cast<unsigned>(count);
    // A full buffer may not have been all.
    for (bool more = count > 0; more; more = stream_.avail_in > 0 || stream_.avail_out == 0) {
      if (ended_) return stream_.avail_in == 0;
      stream_.next_out = room_.data();
      stream_.avail_out = static_cast<unsigned>(room_.size());
      const int done = inflate(&stream_, Z_NO_FLUSH);
      // the buffer was exactly full, and nothing is left
      if (done == Z_BUF_ERROR && stream_.avail_in == 0) break;
      if (done != Z_OK && done != Z_STREAM_END) return false;
      ended_ = done == Z_STREAM_END;
      if (!counted(room_.size() - stream_.avail_out)) return false;
    }
    return true;
  }
  [[nodiscard]] bool all() const { return ended_ && left_ == 0; }

 private:
  bool counted(std::size_t got) {
    if (got > left_) return false;
    left_ -= got;
    for (; filterAt_ < got; filterAt_ += rowBytes_) {
      if (room_[filterAt_] > kLastFilter) return false;
    }
    filterAt_ -= got;
    return true;
  }

  z_stream stream_{};
  std::size_t rowBytes_, left_;
  std::size_t filterAt_ = 0;  // distance to the next row's filter byte
  std::vector<unsigned char> room_;
  bool ready_ = false, ended_ = false;
};

}  // namespace

bool isWholePng(std::span<const std::byte> bytes, int width, int height, bool alpha) {
  constexpr std::array<unsigned char, 8> kSignature{0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  constexpr std::size_t kHeader = 13;
  constexpr int kRgb = 2, kRgba = 6;  // the colour types of PNG
  const auto* at = reinterpret_cast<const unsigned char*>(bytes.data());
  const auto* const end = at + bytes.size();
  const auto left = [&] { return static_cast<std::size_t>(end - at); };
  if (left() < kSignature.size() || !std::equal(kSignature.begin(), kSignature.end(), at)) return false;
  at += kSignature.size();
  Rows rows(1 + static_cast<std::size_t>(width) * (alpha ? 4 : 3), static_cast<std::size_t>(height));
  bool first = true;
  while (left() >= kFrame) {
    const std::size_t length = bigEndian(at);
    if (length > left() - kFrame) return false;
    const unsigned char *name = at + 4, *data = at + 8;
    const auto sum = crc32(crc32(0, nullptr, 0), name, static_cast<unsigned>(length + 4));
    if (sum != bigEndian(data + length)) return false;
    at = data + length + 4;
    const auto is = [name](const char* other) { return std::memcmp(name, other, 4) == 0; };
    if (first != is("IHDR")) return false;
    if (first) {
      const std::array<unsigned char, 5> kind{8, static_cast<unsigned char>(alpha ? kRgba : kRgb), 0, 0, 0};
      if (length != kHeader || bigEndian(data) != static_cast<unsigned>(width) ||
          bigEndian(data + 4) != static_cast<unsigned>(height) || !std::equal(kind.begin(), kind.end(), data + 8))
        return false;
    }
    first = false;
    if (is("IDAT") && !rows.take(data, length)) return false;
    if (is("IEND")) return length == 0 && left() == 0 && rows.all();
  }
  return false;
}

}  // namespace app
