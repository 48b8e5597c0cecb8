// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests read a model's textures from files: every format that picture-parity.md names, and
// headers that are far off or empty.
#include <array>
#include <filesystem>
#include <fstream>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QTemporaryDir>

#include "app/image/image_header.h"
#include "app/textures/model_textures.h"
#include "app/tree/folder_tree.h"
#include "tests/app/image/picture_bytes.h"
#include "tests/support/scene_stage.h"

namespace {

using support::bmp;
using support::Bytes;
using support::dds;
using support::kBlue;
using support::kGreen;
using support::kRed;
using support::kRedBlock;
using support::le16;
using support::le32;
using support::plain;
using support::square;
using support::tga;
using support::operator<<;

Bytes bytesOf(const std::string& letters) { return {letters.begin(), letters.end()}; }

Bytes encoded(const QImage& image, const char* format) {
  QByteArray data;
  QBuffer buffer(&data);
  EXPECT_TRUE(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, format, 100)) << format;
  return {data.begin(), data.end()};
}

/// This struct has a file, its size, and the colour of its first pixel.
struct Sample {
  std::string name;
  Bytes bytes;
  QSize size;
  QColor first;
};

std::vector<Sample> bmpSamples() {
  const QSize size(2, 2);
  const Bytes palette{0, 0, 255, 0, 0, 255, 0, 0};  // red, green
  const Bytes fives = Bytes() << le32(0xF800) << le32(0x07E0) << le32(0x001F);
  const Bytes eights = Bytes() << le32(0xFF0000) << le32(0xFF00) << le32(0xFF);
  const Bytes blueBelow{255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0};
  const Bytes alpha{10, 20, 30, 128, 10, 20, 30, 255, 10, 20, 30, 0, 10, 20, 30, 64};
  Bytes os2{'B', 'M'};  // BITMAPCOREHEADER
  os2 << le32(42) << le32(0) << le32(26) << le32(12) << le16(2) << le16(2) << le16(1) << le16(24) << blueBelow;
  return {{"1.bmp", bmp(1, 0, palette, {0x40, 0, 0, 0, 0x80, 0, 0, 0}), size, kGreen},
          {"4.bmp", bmp(4, 0, palette, {0x01, 0, 0, 0, 0x10, 0, 0, 0}), size, kGreen},
          {"8.bmp", bmp(8, 0, palette, {0, 1, 0, 0, 1, 0, 0, 0}), size, kGreen},
          {"runs.bmp", bmp(8, 1, palette, {2, 0, 0, 0, 1, 1, 1, 0, 0, 1}), size, kGreen},
          {"16.bmp", bmp(16, 0, {}, {0, 0, 0, 0, 0, 0x7C, 0, 0}), size, kRed},
          {"565.bmp", bmp(16, 3, fives, {0, 0, 0, 0, 0xE0, 0x07, 0, 0}), size, kGreen},
          {"24.bmp", bmp(24, 0, {}, blueBelow), size, kRed},
          {"24down.bmp", bmp(24, 0, {}, blueBelow, -2), size, kBlue},
          {"32.bmp", bmp(32, 0, {}, alpha), size, QColor(30, 20, 10, 0)},
          {"32down.bmp", bmp(32, 0, {}, alpha, -2), size, QColor(30, 20, 10, 128)},
          {"masks.bmp", bmp(32, 3, eights, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0}), size, kRed},
          {"os2.bmp", os2, size, kRed}};
}

std::vector<Sample> otherSamples() {
  const QSize two(2, 2), four(4, 4);
  QImage stored(3, 5, QImage::Format_RGB32);
  stored.fill(Qt::blue);
  const Bytes bgr{0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 255};
  Bytes palette{0, 1, 1, 0, 0, 2, 0, 24, 0, 0, 0, 0};  // two colours, from the first on
  palette << le16(2) << le16(2) << Bytes{8, 0x20} << Bytes{0, 255, 0, 0, 0, 255} << Bytes{1, 0, 0, 0};
  Bytes pixels;
  for (int i = 0; i < 16; ++i) pixels << Bytes{0, 0, 255, 255};
  const std::array<std::uint32_t, 4> bgra{0xFF0000, 0xFF00, 0xFF, 0xFF000000};
  const Bytes dx10 = Bytes() << le32(71) << le32(3) << le32(0) << le32(1) << le32(0) << kRedBlock;
  // one pixel: clear, 0, end, of three bits each from the lowest on
  const Bytes gif = bytesOf("GIF89a") << le16(1) << le16(1) << Bytes{0x80, 0, 0, 255, 0, 0, 9, 9, 9}
                                      << Bytes{0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0, 0x3B};
  return {{"a.png", encoded(stored, "PNG"), {3, 5}, kBlue},
          {"a.jpg", encoded(stored, "JPEG"), {3, 5}, QColor(0, 0, 254)},
          {"a.gif", gif, {1, 1}, kRed},
          {"24.tga", tga(2, 24, 0x20, bgr), two, kRed},
          {"runs.tga", tga(10, 24, 0x20, {0x83, 0, 0, 255}), two, kRed},
          {"grey.tga", tga(3, 8, 0x20, {9, 8, 7, 6}), two, QColor(9, 9, 9)},
          {"palette.tga", palette, two, kRed},
          {"1.dds", dds(4, "DXT1", 0, {}, kRedBlock), four, kRed},
          {"masks.dds", dds(0x41, "\0\0\0\0", 32, bgra, pixels), four, kRed},
          {"10.dds", dds(4, "DX10", 0, {}, dx10), four, kRed},
          {"1.pbm", bytesOf("P1\n2 2\n0 1\n1 0\n"), two, QColor(Qt::white)},
          {"4.pbm", bytesOf("P4 2 2\n@\x80"), two, QColor(Qt::white)},
          {"2.pgm", bytesOf("P2\n# a # of\r# 7 7\n2 2\n15\n15 0 0 0\n"), two, QColor(Qt::white)},
          {"5.pgm", bytesOf("P5\t2\n2 255 abcd"), two, QColor('a', 'a', 'a')},
          {"3.ppm", bytesOf("P3 2 1 255 255 0 0 0 0 0\n"), {2, 1}, kRed},
          {"6.ppm", bytesOf("P6 1 2 255\n\xFF") << Bytes{0, 0, 0, 0, 255}, {1, 2}, kRed}};
}

/// This fixture makes models whose material n has texture n.
class LoadTextures : public ::testing::Test {
 protected:
  void SetUp() override { ODORI_NEEDS_OPENGL(); }

  [[nodiscard]] std::filesystem::path path(const std::string& name) const {
    return std::filesystem::path(folder_.path().toStdString()) / name;
  }
  void write(const std::string& name, const Bytes& bytes) const {
    std::ofstream(path(name), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }
  [[nodiscard]] app::ModelTextures load(const std::vector<std::string>& names) const {
    app::LoadedModel loaded;
    loaded.path = path("model.pmx");
    loaded.file = {std::make_shared<app::FolderTree>(app::OpenContext(), loaded.path.parent_path()), "model.pmx"};
    loaded.model = square();
    loaded.model.materials.resize(names.size(), loaded.model.materials[0]);
    for (std::size_t i = 0; i < names.size(); ++i) {
      loaded.model.textures.emplace_back() = names[i];
      loaded.model.materials[i].texture = static_cast<std::int32_t>(i);
    }
    return app::loadTextures(loaded);
  }

 private:
  QTemporaryDir folder_;
};

TEST_F(LoadTextures, EveryFormatThatIsNamed) {
  auto samples = bmpSamples();
  for (auto& sample : otherSamples()) samples.push_back(sample);
  std::vector<std::string> names;
  for (const auto& sample : samples) {
    write(sample.name, sample.bytes);
    names.push_back(sample.name);
  }
  const auto textures = load(names);
  for (const auto& issue : textures.issues) ADD_FAILURE() << issue.detail;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const QImage& image = textures.images[i];
    ASSERT_EQ(image.size(), samples[i].size) << samples[i].name;
    EXPECT_EQ(image.pixelColor(0, 0), samples[i].first) << samples[i].name;
  }
}

TEST(ImageHeader, TellsTheSizeOrNothingWhereverItIsCutOff) {
  auto samples = bmpSamples();
  for (auto& sample : otherSamples()) samples.push_back(sample);
  // WebP by its description: lossy, lossless, extended; 300 by 200 pixels
  const Bytes riff = bytesOf("RIFF") << le32(40) << bytesOf("WEBP");
  samples.push_back({"lossy.webp",
                     Bytes(riff) << bytesOf("VP8 ") << le32(10) << Bytes{0x30, 1, 0, 0x9D, 1, 0x2A} << le16(300)
                                 << le16(200 | 1 << 14),
                     {300, 200},
                     {}});
  samples.push_back({"lossless.webp",
                     Bytes(riff) << bytesOf("VP8L") << le32(5) << Bytes{0x2F} << le32(299 | 199 << 14),
                     {300, 200},
                     {}});
  samples.push_back({"extended.webp",
                     Bytes(riff) << bytesOf("VP8X") << le32(10) << le32(0) << Bytes{0x2B, 1, 0} << Bytes{199, 0, 0},
                     {300, 200},
                     {}});
  for (const auto& sample : samples) {
    const auto bytes = std::as_bytes(std::span(sample.bytes));
    EXPECT_EQ(app::imageSize(bytes), sample.size) << sample.name;
    bool told = false;
    for (std::size_t length = 0; length <= bytes.size(); ++length) {
      const auto size = app::imageSize(bytes.first(length));
      ASSERT_TRUE(size ? *size == sample.size : !told) << sample.name << " cut off after " << length;
      told = size.has_value();
    }
  }
}

TEST(ImageHeader, WhatHasNoPixelsTellsNothing) {
  for (const Bytes& bytes :
       {bmp(24, 0, {}, {}, 0), bytesOf("GIF89a") << le16(0) << le16(8), bytesOf("P6 0 8 255\n"),
        bytesOf("P6 x 8 255\n"), bytesOf("\xFF\xD8\xFF\xDA\xFF\xC0") << Bytes{0, 9, 8, 0, 4, 0, 4, 1, 1},
        bytesOf("<svg width='8' height='8'/>")})
    EXPECT_FALSE(app::imageSize(std::as_bytes(std::span(bytes))));
  // the negative height without a positive counterpart
  Bytes deep = bmp(24, 0, {}, {}, std::numeric_limits<int>::min());
  EXPECT_EQ(app::imageSize(std::as_bytes(std::span(deep))), QSize(2, std::numeric_limits<int>::max()));
}

/// Returns a JPEG with this many application segments of 65,533 bytes before those of its picture.
Bytes jpegBehind(int segments) {
  QImage stored(16, 8, QImage::Format_RGB32);
  stored.fill(Qt::blue);
  const Bytes plain = encoded(stored, "JPEG");
  Bytes out(plain.begin(), plain.begin() + 2);
  for (int i = 0; i < segments; ++i) {
    out << Bytes{0xFF, 0xE1, 0xFF, 0xFD};
    out.resize(out.size() + 0xFFFB, 0xC0);
  }
  return out << Bytes(plain.begin() + 2, plain.end());
}

TEST_F(LoadTextures, APictureWhoseHeaderIsFarOff) {
  // GIVEN 60 segments, within the first 4 MiB, and more than that
  write("near.jpg", jpegBehind(60));
  write("far.jpg", jpegBehind(70));
  const auto textures = load({"near.jpg", "far.jpg"});
  for (const auto& issue : textures.issues) ADD_FAILURE() << issue.detail;
  for (const QImage& image : textures.images) EXPECT_EQ(image.size(), QSize(16, 8));
}

TEST_F(LoadTextures, AJpegThatIsCutOffIsDrawnAndSaid) {
  // GIVEN a whole JPEG, one with another in its header (a small picture of a camera's), and both
  // without their last bytes
  QImage noise(64, 64, QImage::Format_RGB32);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x) noise.setPixel(x, y, qRgb(x * x * y % 256, x * 7 % 256, y * y % 256));
  const Bytes whole = encoded(noise, "JPEG");
  Bytes inside = whole;
  Bytes comment{0xFF, 0xFE};
  comment << Bytes{std::uint8_t((whole.size() + 2) >> 8), std::uint8_t((whole.size() + 2) & 0xFF)} << whole;
  inside.insert(inside.begin() + 2, comment.begin(), comment.end());
  const auto cut = [](const Bytes& bytes) { return Bytes(bytes.begin(), bytes.end() - 400); };
  write("whole.jpg", whole);
  write("inside.jpg", inside);
  write("cut.jpg", cut(whole));
  write("inside_cut.jpg", cut(inside));
  const auto textures = load({"whole.jpg", "inside.jpg", "cut.jpg", "inside_cut.jpg"});
  for (const QImage& image : textures.images) EXPECT_EQ(image.size(), QSize(64, 64));
  ASSERT_EQ(textures.issues.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(textures.issues[i].index, static_cast<std::int64_t>(i) + 2);
    EXPECT_NE(textures.issues[i].detail.find("cut off"), std::string::npos) << textures.issues[i].detail;
  }
}

TEST_F(LoadTextures, OfThoseThatDontTellTheirSizeSixteenAreDecoded) {
  const Bytes far = jpegBehind(70);
  std::vector<std::string> names;
  for (int i = 0; i < 18; ++i) {
    names.push_back(fmt::format("{}.jpg", i));
    write(names.back(), far);
  }
  const auto textures = load(names);
  ASSERT_EQ(textures.issues.size(), 2U);
  EXPECT_EQ(textures.issues[0].index, 16);
  EXPECT_NE(textures.issues[0].detail.find("doesn't tell its size"), std::string::npos) << textures.issues[0].detail;
  for (std::size_t i = 0; i < 18; ++i) EXPECT_EQ(textures.images[i].isNull(), i >= 16) << i;
}

/// Returns the bytes that this process has read so far (proc(5), rchar).
double bytesRead() {
  std::ifstream file("/proc/self/io");
  std::string word;
  double count = -1;
  file >> word >> count;
  return count;
}

TEST_F(LoadTextures, AFileIsLookedIntoOnceHoweverItIsSpelt) {
  // GIVEN 40 MiB that begin like a JPEG and never give its size, under 200 spellings and as many
  // links
  write("a.jpg", bytesOf("\xFF\xD8\xFF\xE0") << Bytes{0, 4, 0, 0});
  std::filesystem::resize_file(path("a.jpg"), 40 << 20);
  std::vector<std::string> names;
  for (int i = 0; i < 200; ++i) {
    names.push_back(fmt::format("x{}/../a.jpg", i));
    names.push_back(fmt::format("link{}.jpg", i));
    std::filesystem::create_hard_link(path("a.jpg"), path(names.back()));
  }
  const double before = bytesRead();
  ASSERT_GE(before, 0.0);
  const auto textures = load(names);
  // THEN 4 MiB are read and the file is decoded, once
  EXPECT_LT(bytesRead() - before, 64 << 20);
  EXPECT_EQ(textures.issues.size(), 21U);
}

}  // namespace
