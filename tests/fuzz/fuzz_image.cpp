// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target decodes textures of every kind.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_image fuzz_image_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_image_replay --write seeds &&
//   ./fuzz_image -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_image_replay FILE
#include <cstdio>
#include <span>
#include <vector>

#include <QImage>

#include "app/image/image_file.h"
#include "app/image/image_header.h"
#include "tests/app/image/grid_point.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto told = app::imageSize({reinterpret_cast<const std::byte*>(bytes), size});
  FUZZ_EXPECT(!told || !told->isEmpty());
  const auto image = app::decodeImage({reinterpret_cast<const std::byte*>(bytes), size}, {});
  if (!image) {
    FUZZ_EXPECT(!base::describe(image.error()).empty());
    return 0;
  }
  FUZZ_EXPECT(!image->isNull() && image->format() == QImage::Format_RGBA8888);
  FUZZ_EXPECT(!app::textureTooLarge(std::uint64_t(image->width()), std::uint64_t(image->height())));
  FUZZ_EXPECT(!told || image->width() * image->height() <= std::int64_t{told->width()} * told->height());
  // Every pixel is read, so that a sanitizer sees memory that was never written.
  unsigned sum = 0;
  for (int y = 0; y < image->height(); ++y) {
    for (int x = 0; x < 4 * image->width(); ++x) sum += image->constScanLine(y)[x];
  }
  static unsigned long long total = 0;
  total += sum;
  if (total == 1) std::puts("unlikely");  // so that the compiler keeps the sum
  return 0;
}

/// Returns the grid: a file of each kind, depth and flags.
std::vector<std::vector<std::byte>> fuzzSeeds() {
  std::vector<std::vector<std::byte>> seeds;
  for (const support::GridPoint& point : support::allPoints()) {
    const auto bytes = std::as_bytes(std::span(point.file));
    seeds.emplace_back(bytes.begin(), bytes.end());
  }
  return seeds;
}
