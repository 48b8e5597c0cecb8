// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions make images as bytes by the descriptions of their formats.
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include <QImage>

#include "app/image/image_file.h"

namespace support {

using Bytes = std::vector<std::uint8_t>;

inline Bytes& operator<<(Bytes& bytes, const Bytes& more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
  return bytes;
}

inline Bytes operator<<(Bytes&& bytes, const Bytes& more) {
  bytes << more;
  return std::move(bytes);
}

inline Bytes le16(std::uint32_t v) { return {std::uint8_t(v), std::uint8_t(v >> 8)}; }
inline Bytes le32(std::uint32_t v) {
  return {std::uint8_t(v), std::uint8_t(v >> 8), std::uint8_t(v >> 16), std::uint8_t(v >> 24)};
}

/// Returns a 2 by 2 bmp with a BITMAPINFOHEADER; rows from the bottom.
inline Bytes bmp(std::uint32_t bits, std::uint32_t compression, const Bytes& more, const Bytes& pixels,
                 int height = 2) {
  Bytes out{'B', 'M'};
  const auto start = std::uint32_t(54 + more.size());
  out << le32(start + std::uint32_t(pixels.size())) << le32(0) << le32(start);
  out << le32(40) << le32(2) << le32(std::uint32_t(height)) << le16(1) << le16(bits) << le32(compression)
      << le32(std::uint32_t(pixels.size())) << le32(0) << le32(0)
      << le32(bits <= 8 ? std::uint32_t(more.size() / 4) : 0) << le32(0);
  return out << more << pixels;
}

/// Returns a 2 by 2 tga, rows from the bottom unless the descriptor says otherwise.
inline Bytes tga(std::uint8_t type, std::uint8_t bits, std::uint8_t descriptor, const Bytes& body) {
  Bytes out{0, 0, type, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  return out << le16(2) << le16(2) << Bytes{bits, descriptor} << body;
}

/// Returns a DirectDraw surface of 4 by 4 pixels.
inline Bytes dds(std::uint32_t flags, const char* name, std::uint32_t bits, const std::array<std::uint32_t, 4>& masks,
                 const Bytes& body) {
  Bytes out{'D', 'D', 'S', ' '};
  out << le32(124) << le32(0x1007) << le32(4) << le32(4);
  out.resize(76);
  out << le32(32) << le32(flags);
  for (int i = 0; i < 4; ++i) out.push_back(std::uint8_t(name[i]));
  out << le32(bits);
  for (const auto mask : masks) out << le32(mask);
  out.resize(128);
  return out << body;
}

// Red and blue as 5-6-5 words, and one index for all pixels: the first colour, or two thirds of the
// way from red.
inline const Bytes kRedBlock{0x00, 0xF8, 0x1F, 0x00, 0, 0, 0, 0};
inline const Bytes kMixedBlock{0x00, 0xF8, 0x1F, 0x00, 0xAA, 0xAA, 0xAA, 0xAA};

inline base::Result<QImage> decode(const Bytes& bytes, app::BptcDecoder bptc = nullptr) {
  return app::decodeImage(std::as_bytes(std::span(bytes)), bptc);
}

}  // namespace support
