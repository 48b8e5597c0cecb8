// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions make .x files: text, binary by hand, and the packing of both.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <zlib.h>

namespace support {

inline std::vector<std::byte> bytesOf(std::string_view text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

/// Returns a text file with this content after the header.
inline std::vector<std::byte> xText(std::string_view content) {
  return bytesOf("xof 0303txt 0032\n" + std::string(content));
}

/// This class writes the tokens of a binary file one by one.
class XBinary {
 public:
  /// `floatBits` is 32 or 64.
  explicit XBinary(int floatBits = 32) : doubles_(floatBits == 64) {
    out_ = doubles_ ? "xof 0303bin 0064" : "xof 0303bin 0032";
  }
  XBinary& name(std::string_view text) { return token(1).put(static_cast<std::uint32_t>(text.size())).raw(text); }
  XBinary& text(std::string_view text) {
    return token(2).put(static_cast<std::uint32_t>(text.size())).raw(text).token(20);
  }
  XBinary& open() { return token(10); }
  XBinary& close() { return token(11); }
  XBinary& integer(std::uint32_t value) { return token(3).put(value); }
  XBinary& integers(std::initializer_list<std::uint32_t> values) {
    token(6).put(static_cast<std::uint32_t>(values.size()));
    for (const auto value : values) put(value);
    return *this;
  }
  XBinary& reals(std::initializer_list<float> values) {
    token(7).put(static_cast<std::uint32_t>(values.size()));
    for (const auto value : values) {
      if (doubles_) {
        put(static_cast<double>(value));
      } else {
        put(value);
      }
    }
    return *this;
  }
  XBinary& token(std::uint16_t code) { return put(code); }
  XBinary& raw(std::string_view bytes) {
    out_ += bytes;
    return *this;
  }
  template <class T>
  XBinary& put(T value) {
    static_assert(std::is_trivially_copyable_v<T>);
    char bytes[sizeof(T)];
    std::memcpy(bytes, &value, sizeof(T));
    out_.append(bytes, sizeof(T));
    return *this;
  }
  [[nodiscard]] std::vector<std::byte> bytes() const { return bytesOf(out_); }

 private:
  bool doubles_;
  std::string out_;
};

/// Packs a file by MSZIP in blocks of `blockBytes` (32,768 are usual): each refers to the 32 KiB
/// before it.
inline std::vector<std::byte> packed(std::span<const std::byte> file, std::size_t blockBytes = 32768) {
  std::string all(reinterpret_cast<const char*>(file.data()), file.size());
  std::string out = all.substr(0, 16);
  out.replace(8, 4, out.substr(8, 4) == "txt " ? "tzip" : "bzip");
  const auto put = [&out](auto value) { out.append(reinterpret_cast<const char*>(&value), sizeof(value)); };
  put(static_cast<std::uint32_t>(all.size()));
  all.erase(0, 16);
  for (std::size_t at = 0; at < all.size(); at += blockBytes) {
    const std::size_t size = std::min(blockBytes, all.size() - at), window = std::min<std::size_t>(at, 32768);
    std::string block = "CK" + std::string(size + 1000, '\0');
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
    const auto bytes = [](std::string& text, std::size_t from) { return reinterpret_cast<Bytef*>(text.data() + from); };
    if (window > 0) deflateSetDictionary(&stream, bytes(all, at - window), static_cast<unsigned>(window));
    stream.next_in = bytes(all, at);
    stream.avail_in = static_cast<unsigned>(size);
    stream.next_out = bytes(block, 2);
    stream.avail_out = static_cast<unsigned>(block.size() - 2);
    deflate(&stream, Z_FINISH);
    block.resize(2 + stream.total_out);
    deflateEnd(&stream);
    put(static_cast<std::uint16_t>(size));
    put(static_cast<std::uint16_t>(block.size()));
    out += block;
  }
  return bytesOf(out);
}

/// This is one triangle in the plane z = 0, corners (0,0), (0,1), (1,0): clockwise as seen from -Z,
/// so it faces -Z.
inline const char* const kTriangle = "3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;;";

}  // namespace support
