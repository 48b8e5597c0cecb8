// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Textures: BMP, TGA and DDS, and what Qt makes of other bytes.
// A long run:  cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_image fuzz_image_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_image_replay --write seeds && ./fuzz_image -jobs=2 -timeout=10 seeds
// One input again:  build/dev/tests/fuzz/fuzz_image_replay FILE
#include <string_view>

#include <QImage>

#include "app/image/image_file.h"
#include "app/image/image_header.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

using Bytes = std::vector<std::byte>;

void put(Bytes& out, std::uint64_t value, int size) {
  for (int i = 0; i < size; ++i) out.push_back(static_cast<std::byte>(value >> (8 * i)));
}

void put(Bytes& out, std::string_view letters) {
  for (const char c : letters) out.push_back(static_cast<std::byte>(c));
}

Bytes bmp(int bits, int compression, int palette) {
  constexpr int kSide = 4;
  const int row = (kSide * bits + 31) / 32 * 4, start = 54 + 4 * palette;
  Bytes out;
  put(out, "BM");
  put(out, std::uint64_t(start + row * kSide), 4);
  put(out, 0, 4);
  put(out, std::uint64_t(start), 4);
  put(out, 40, 4);
  put(out, kSide, 4);
  put(out, kSide, 4);
  put(out, 1, 2);
  put(out, std::uint64_t(bits), 2);
  put(out, std::uint64_t(compression), 4);
  for (int i = 0; i < 5; ++i) put(out, i == 3 ? std::uint64_t(palette) : 0, 4);
  for (int i = 0; i < palette; ++i) put(out, 0x00102030U * unsigned(i), 4);
  for (int i = 0; i < row * kSide; ++i) out.push_back(static_cast<std::byte>(i * 7));
  return out;
}

Bytes tga(int kind, int bits) {
  Bytes out;
  put(out, 0, 1);
  put(out, 0, 1);
  put(out, std::uint64_t(kind), 1);
  put(out, 0, 5);
  put(out, 0, 4);
  put(out, 4, 2);
  put(out, 4, 2);
  put(out, std::uint64_t(bits), 1);
  put(out, 8, 1);
  for (int i = 0; i < 16 * bits / 8 + 16; ++i) out.push_back(static_cast<std::byte>(kind >= 8 ? 0x83 - i % 5 : i));
  return out;
}

Bytes dds(std::string_view letters, int flags, int bits, std::uint32_t dxgi) {
  Bytes out;
  put(out, "DDS ");
  put(out, 124, 4);
  put(out, 0x1007, 4);
  put(out, 8, 4);
  put(out, 8, 4);
  out.resize(76);
  put(out, 32, 4);
  put(out, std::uint64_t(flags), 4);
  put(out, letters);
  out.resize(88);
  put(out, std::uint64_t(bits), 4);
  for (const std::uint32_t mask : {0xFF0000U, 0xFF00U, 0xFFU, 0xFF000000U}) put(out, mask, 4);
  out.resize(128);
  if (letters == "DX10") {
    put(out, dxgi, 4);
    put(out, 3, 4);
    put(out, 0, 4);
    put(out, 1, 4);
    put(out, 0, 4);
  }
  for (int i = 0; i < 8 * 8 * 4; ++i) out.push_back(static_cast<std::byte>(i * 5));
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  // Qt has a word on every broken picture.
  static const auto before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  (void)before;
  const auto told = app::imageSize({reinterpret_cast<const std::byte*>(bytes), size});
  FUZZ_EXPECT(!told || !told->isEmpty());
  const auto image = app::decodeImage({reinterpret_cast<const std::byte*>(bytes), size});
  if (!image) {
    FUZZ_EXPECT(!base::describe(image.error()).empty());
    return 0;
  }
  FUZZ_EXPECT(!image->isNull() && image->format() == QImage::Format_RGBA8888);
  FUZZ_EXPECT(!app::textureTooLarge(std::uint64_t(image->width()), std::uint64_t(image->height())));
  FUZZ_EXPECT(!told || image->width() * image->height() <= std::int64_t{told->width()} * told->height());
  // Every pixel is read, so that a sanitizer sees memory that nobody wrote.
  unsigned sum = 0;
  for (int y = 0; y < image->height(); ++y) {
    for (int x = 0; x < 4 * image->width(); ++x) sum += image->constScanLine(y)[x];
  }
  static unsigned long long total = 0;
  total += sum;
  if (total == 1) std::puts("unlikely");  // so that the sum is taken
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  return {bmp(1, 0, 2),
          bmp(8, 0, 16),
          bmp(8, 1, 16),
          bmp(16, 0, 0),
          bmp(24, 0, 0),
          bmp(32, 0, 0),
          tga(2, 24),
          tga(2, 32),
          tga(3, 8),
          tga(10, 32),
          dds("DXT1", 4, 0, 0),
          dds("DXT3", 4, 0, 0),
          dds("DXT5", 4, 0, 0),
          dds("DX10", 4, 0, 28),
          dds("DX10", 4, 0, 77),
          dds("", 0x41, 32, 0)};
}
