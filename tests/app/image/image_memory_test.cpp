// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The parts of a file beside its pixels take neither memory nor time (limits.md): texts of PNG,
// which unpack to a thousand times their size, and comments of JPEG, before and after the pixels.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string_view>

#include <gtest/gtest.h>
#include <zlib.h>

#include "tests/app/image/grid_point.h"

namespace {

using support::BitRow;
using support::Bytes;
using support::decode;
using support::jpegPoints;
using support::le32;
using support::pngPoints;
using support::operator<<;

struct Cost {
  bool read = false;
  long kibibytes = -1;  ///< most memory that decoding took
  double seconds = 0;   ///< processor time
};

double processorSeconds() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return double(use.ru_utime.tv_sec + use.ru_stime.tv_sec) + double(use.ru_utime.tv_usec + use.ru_stime.tv_usec) * 1e-6;
}

long peakKibibytes() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return use.ru_maxrss;
}

/// Decodes in a process of its own, whose peak isn't another test's.
Cost costOf(const Bytes& file) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return {};
  const pid_t child = fork();
  if (child == 0) {
    const long before = peakKibibytes();
    const double start = processorSeconds();
    const bool read = decode(file).has_value();
    const Cost cost{read, peakKibibytes() - before, processorSeconds() - start};
    const bool written = write(ends[1], &cost, sizeof(cost)) == ssize_t(sizeof(cost));
    _exit(written ? 0 : 1);
  }
  close(ends[1]);
  Cost cost;
  if (child < 0 || read(ends[0], &cost, sizeof(cost)) != ssize_t(sizeof(cost))) cost = {};
  close(ends[0]);
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
  return cost;
}

void expectCheap(const Bytes& file, const char* name) {
  const Cost cost = costOf(file);
  EXPECT_TRUE(cost.read) << name;
  EXPECT_GE(cost.kibibytes, 0) << name;
  EXPECT_LT(cost.kibibytes, 16 * 1024) << name << ", a file of " << file.size() << " bytes";
  EXPECT_LT(cost.seconds, 2) << name;
}

Bytes pngChunk(std::string_view type, const Bytes& data) {
  const auto be32 = [](std::uint32_t v) {
    return Bytes{std::uint8_t(v >> 24), std::uint8_t(v >> 16), std::uint8_t(v >> 8), std::uint8_t(v)};
  };
  Bytes body(type.begin(), type.end());
  body << data;
  return be32(std::uint32_t(data.size())) << body << be32(std::uint32_t(crc32(0, body.data(), uInt(body.size()))));
}

/// Returns fifty texts, each as long as libpng allows by default.
Bytes texts(std::string_view type, const Bytes& head) {
  const Bytes text(7'900'000, 'A');
  uLongf size = compressBound(uLong(text.size()));
  Bytes packed(size);
  compress2(packed.data(), &size, text.data(), uLong(text.size()), 9);
  packed.resize(size);
  const Bytes one = pngChunk(type, Bytes(head) << packed);
  Bytes out;
  for (int i = 0; i < 50; ++i) out << one;
  return out;
}

TEST(ImageMemory, TextsOfPngAreNotUnpacked) {
  const Bytes plain = pngPoints().front().file;
  constexpr std::size_t kHeaderEnd = 33, kEnd = 12;  // end of IHDR; size of IEND
  for (const auto& [type, head] :
       {std::pair<std::string_view, Bytes>{"zTXt", {'C', 0, 0}}, {"iTXt", {'C', 0, 1, 0, 0, 0}}}) {
    const Bytes more = texts(type, head);
    Bytes before = plain, behind = plain;
    before.insert(before.begin() + kHeaderEnd, more.begin(), more.end());
    behind.insert(behind.end() - kEnd, more.begin(), more.end());
    expectCheap(before, "texts before the pixels");
    expectCheap(behind, "texts behind the pixels");
  }
  const Bytes profile = texts("iCCP", {'C', 0, 0});
  Bytes coloured = plain;
  coloured.insert(coloured.begin() + kHeaderEnd, profile.begin(), profile.end());
  expectCheap(coloured, "colour profiles");
}

TEST(ImageMemory, CommentsOfJpegAreNotKept) {
  const Bytes plain = jpegPoints().front().file;
  Bytes one{0xFF, 0xFE, 0xFF, 0xFF};
  one << Bytes(65533, 'A');
  Bytes longOnes, shortOnes;
  for (int i = 0; i < 500; ++i) longOnes << one;
  for (int i = 0; i < 100'000; ++i) shortOnes << Bytes{0xFF, 0xFE, 0, 2};
  for (const Bytes& comments : {longOnes, shortOnes}) {
    Bytes before = plain, behind = plain;
    before.insert(before.begin() + 2, comments.begin(), comments.end());
    behind.insert(behind.end() - 2, comments.begin(), comments.end());
    expectCheap(before, "comments before the pixels");
    expectCheap(behind, "comments behind the pixels");
  }
}

TEST(ImageMemory, AWebpOfOneColourIsSmallHoweverLargeItIs) {
  // RFC 9649: every prefix code has one symbol, so that no pixel takes a bit. 4,096 by 4,096 of
  // (200, 100, 50, 255).
  BitRow bits;
  bits.low(4095, 14).low(4095, 14).low(0, 1).low(0, 3).low(0, 1).low(0, 1).low(0, 1);
  for (const std::uint32_t value : {100U, 200U, 50U, 255U}) bits.low(1, 1).low(0, 1).low(1, 1).low(value, 8);
  const Bytes picture = Bytes{0x2F} << (bits.low(1, 1).low(0, 1).low(0, 1).low(0, 1).lowFirst());
  const auto padded = std::uint32_t(picture.size() + picture.size() % 2);
  Bytes file{'R', 'I', 'F', 'F'};
  file << le32(padded + 12) << Bytes{'W', 'E', 'B', 'P', 'V', 'P', '8', 'L'} << le32(std::uint32_t(picture.size()))
       << picture;
  file.resize(20 + padded);
  const auto image = decode(file);
  ASSERT_TRUE(image) << image.error().detail;
  ASSERT_EQ(image->size(), QSize(4096, 4096));
  EXPECT_EQ(image->pixelColor(4095, 4095), QColor(200, 100, 50));
}

}  // namespace
