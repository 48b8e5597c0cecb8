// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests read images as downloads have them: deep and paletted PNG, JPEG of printers and in
// scans, and DDS that the graphics driver decodes. Their bytes are written by hand, or by an
// encoder that isn't the decoder.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QImageWriter>

#include "app/display/bptc_driver.h"
#include "app/image/bptc.h"
#include "app/image/image_file.h"
#include "tests/app/image/decoded_picture.h"
#include "tests/app/image/picture_bytes.h"

namespace {

using support::Bytes;
using support::dds;
using support::decode;
using support::decodedPicture;
using support::le32;
using support::operator<<;

bool near(QColor got, QColor want, int by) {
  const auto close = [by](int a, int b) { return std::abs(a - b) <= by; };
  return close(got.red(), want.red()) && close(got.green(), want.green()) && close(got.blue(), want.blue()) &&
         close(got.alpha(), want.alpha());
}

std::string shown(QColor colour) { return colour.name(QColor::HexArgb).toStdString(); }

/// This class packs numbers of some bits each, the lowest first, as block compression and JPEG (the
/// highest first) store them.
class Bits {
 public:
  Bits& low(std::uint32_t value, int bits) {
    for (int i = 0; i < bits; ++i) bits_.push_back((value >> i & 1U) != 0);
    return *this;
  }
  Bits& high(std::uint32_t value, int bits) {
    for (int i = bits - 1; i >= 0; --i) bits_.push_back((value >> i & 1U) != 0);
    return *this;
  }
  /// Returns sixteen bytes, the first bit being the lowest.
  [[nodiscard]] Bytes block() const {
    Bytes out(16, 0);
    for (std::size_t i = 0; i < bits_.size(); ++i) out[i / 8] |= std::uint8_t(bits_[i] ? 1U << (i % 8) : 0U);
    return out;
  }
  /// Returns the bits, the first being the highest, filled up with ones, and with a zero after each
  /// 0xFF.
  [[nodiscard]] Bytes scan() const {
    Bytes out;
    for (std::size_t i = 0; i < bits_.size(); i += 8) {
      unsigned byte = 0;
      for (std::size_t j = i; j < i + 8; ++j) byte = 2 * byte + (j >= bits_.size() || bits_[j] ? 1U : 0U);
      out.push_back(std::uint8_t(byte));
      if (byte == 0xFF) out.push_back(0);
    }
    return out;
  }

 private:
  std::vector<bool> bits_;
};

Bytes dx10(std::uint32_t format, const Bytes& block) {
  return dds(4, "DX10", 0, {}, Bytes() << le32(format) << le32(3) << le32(0) << le32(1) << le32(0) << Bytes(block));
}

/// Returns a block of BC7, mode 6: two colours of seven bits and one more bit each, four bits of
/// index a pixel (the first has three).
Bytes bc7Block() {
  Bits bits;
  bits.low(1U << 6, 7);
  for (const std::uint32_t colour : {100U, 50U, 25U, 64U}) bits.low(colour, 7).low(0, 7);
  bits.low(0, 2).low(0, 3);
  for (int pixel = 1; pixel < 16; ++pixel) bits.low(pixel == 1 ? 8 : pixel == 2 ? 15 : 0, 4);
  return bits.block();
}

TEST(ImageKinds, Bc7ByTheDriver) {
  const QImage image = decodedPicture(dx10(98, bc7Block()), app::decodeBptcByDriver);
  ASSERT_EQ(image.size(), QSize(4, 4));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(200, 100, 50, 128)) << shown(image.pixelColor(0, 0));
  // index 8 is 34 of 64 between the colours, index 15 is the second
  EXPECT_EQ(image.pixelColor(1, 0), QColor(94, 47, 23, 60)) << shown(image.pixelColor(1, 0));
  EXPECT_EQ(image.pixelColor(2, 0), QColor(0, 0, 0, 0));
  EXPECT_EQ(image.pixelColor(3, 3), QColor(200, 100, 50, 128));
  // marked as sRGB it is taken as stored, too
  EXPECT_EQ(decodedPicture(dx10(99, bc7Block()), app::decodeBptcByDriver).pixelColor(0, 0), QColor(200, 100, 50, 128));
}

TEST(ImageKinds, Bc6hByTheDriver) {
  // BC6H, mode 11: two colours of ten bits. Unsigned, 462 is 0.5005 (half float 0x3801) and 495 is
  // 1; 600 is 5.
  const auto block = [](std::uint32_t red, std::uint32_t green, std::uint32_t blue) {
    return Bits().low(3, 5).low(red, 10).low(green, 10).low(blue, 10).block();
  };
  const QColor plain = decodedPicture(dx10(95, block(462, 495, 0)), app::decodeBptcByDriver).pixelColor(2, 3);
  EXPECT_TRUE(near(plain, QColor(128, 255, 0, 255), 1)) << shown(plain);
  EXPECT_EQ(decodedPicture(dx10(95, block(600, 0, 0)), app::decodeBptcByDriver).pixelColor(0, 0), QColor(255, 0, 0));
  // Signed, 231 is 0.5083 (half float 0x3811), and 1024 - 231 is that below zero.
  const QColor half = decodedPicture(dx10(96, block(231, 0, 1024 - 231)), app::decodeBptcByDriver).pixelColor(1, 1);
  EXPECT_TRUE(near(half, QColor(130, 0, 0, 255), 1)) << shown(half);
}

TEST(ImageKinds, WithoutADriverBc7IsRefusedByName) {
  const auto image = decode(dx10(98, bc7Block()));
  const auto floats = decode(dx10(95, bc7Block()));
  ASSERT_FALSE(image);
  ASSERT_FALSE(floats);
  EXPECT_EQ(image.error().detail, "DDS with BC7 compression isn't supported here");
  EXPECT_EQ(floats.error().detail, "DDS with BC6H compression isn't supported here");
  // and blocks that are cut off don't reach the driver
  const auto cut = decode(dx10(98, Bytes(15, 0)), app::decodeBptcByDriver);
  ASSERT_FALSE(cut);
  EXPECT_NE(cut.error().detail.find("cut off"), std::string::npos);
}

TEST(ImageKinds, TheDriverSaysWhatItCannot) {
  // The file has fewer blocks than the picture needs.
  const Bytes bytes(32, 0);
  EXPECT_FALSE(app::decodeBptcByDriver(app::Bptc::Bc7, 4, 4, std::as_bytes(std::span(bytes))));
  EXPECT_FALSE(app::decodeBptcByDriver(app::Bptc::Bc7, 0, 4, {}));
  EXPECT_TRUE(app::decodeBptcByDriver(app::Bptc::Bc7, 5, 3, std::as_bytes(std::span(bytes))));
}

TEST(ImageKinds, PngOfSixteenBits) {
  // 2 by 1, RGBA of 16 bits: C8FF 6480 3200 8040, 0 FFFF 0101 FFFF; written by zlib alone
  const QImage image = decodedPicture(
      {137, 80, 78,  71,  13,  10,  26,  10,  0,   0,   0,   13,  73,  72,  68,  82,  0,   0,   0,   2,  0,
       0,   0,  1,   16,  6,   0,   0,   0,   164, 178, 163, 201, 0,   0,   0,   25,  73,  68,  65,  84, 120,
       218, 99, 56,  241, 63,  165, 193, 136, 161, 193, 129, 129, 225, 255, 127, 70,  198, 255, 255, 1,  63,
       11,  7,  156, 193, 135, 0,   146, 0,   0,   0,   0,   73,  69,  78,  68,  174, 66,  96,  130},
      app::decodeBptcByDriver);
  ASSERT_EQ(image.size(), QSize(2, 1));
  EXPECT_TRUE(near(image.pixelColor(0, 0), QColor(200, 100, 50, 128), 1)) << shown(image.pixelColor(0, 0));
  EXPECT_TRUE(near(image.pixelColor(1, 0), QColor(0, 255, 1, 255), 1)) << shown(image.pixelColor(1, 0));
}

TEST(ImageKinds, PngWithAPaletteAndItsAlpha) {
  // 2 by 1, one bit a pixel: 0, 1; palette (200 100 50), (10 20 30), of which the first has alpha
  // 128
  const QImage image = decodedPicture(
      {137, 80, 78, 71, 13,  10,  26,  10,  0,   0,   0,   13, 73, 72, 68, 82, 0,   0,   0,  2,   0,  0,  0,   1,   1,
       3,   0,  0,  0,  206, 236, 237, 201, 0,   0,   0,   6,  80, 76, 84, 69, 200, 100, 50, 10,  20, 30, 183, 122, 171,
       81,  0,  0,  0,  1,   116, 82,  78,  83,  128, 173, 94, 91, 70, 0,  0,  0,   10,  73, 68,  65, 84, 120, 218, 99,
       112, 0,  0,  0,  66,  0,   65,  132, 191, 142, 98,  0,  0,  0,  0,  73, 69,  78,  68, 174, 66, 96, 130},
      app::decodeBptcByDriver);
  ASSERT_EQ(image.size(), QSize(2, 1));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(200, 100, 50, 128));
  EXPECT_EQ(image.pixelColor(1, 0), QColor(10, 20, 30));
}

/// Returns a JPEG of 8 by 8 pixels of one colour of four inks, as painting programs write it:
/// Adobe's marker, 255 is no ink. Blocks have their mean alone: 8 · (value − 128), in code words
/// for 0 (00), 10 bits (01) and 11 bits (10).
Bytes inkJpeg(std::array<std::uint8_t, 4> inks) {
  Bytes out{0xFF, 0xD8, 0xFF, 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0};
  out << Bytes{0xFF, 0xDB, 0, 67, 0} << Bytes(64, 1);
  out << Bytes{0xFF, 0xC0, 0, 20, 8, 0, 8, 0, 8, 4};
  for (std::uint8_t ink = 1; ink <= 4; ++ink) out << Bytes{ink, 0x11, 0};
  out << Bytes{0xFF, 0xC4, 0, 22, 0x00, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11};
  out << Bytes{0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  out << Bytes{0xFF, 0xDA, 0, 14, 4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 63, 0};
  Bits bits;
  for (const std::uint8_t ink : inks) {
    if (ink == 128) {
      bits.high(0, 2);
    } else if (ink == 255) {
      bits.high(1, 2).high(1016, 10);
    } else {  // 0
      bits.high(2, 2).high(2047 - 1024, 11);
    }
    bits.high(0, 1);  // nothing else in the block
  }
  return out << bits.scan() << Bytes{0xFF, 0xD9};
}

TEST(ImageKinds, JpegOfFourInks) {
  const QImage red = decodedPicture(inkJpeg({255, 0, 0, 255}), app::decodeBptcByDriver);
  ASSERT_EQ(red.size(), QSize(8, 8));
  EXPECT_TRUE(near(red.pixelColor(4, 4), QColor(255, 0, 0), 2)) << shown(red.pixelColor(4, 4));
  const QColor grey = decodedPicture(inkJpeg({255, 255, 255, 128}), app::decodeBptcByDriver).pixelColor(0, 7);
  EXPECT_TRUE(near(grey, QColor(128, 128, 128), 2)) << shown(grey);
}

TEST(ImageKinds, JpegInScans) {
  QImage image(40, 24, QImage::Format_RGB32);
  image.fill(QColor(30, 160, 90));
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "jpeg");
  writer.setProgressiveScanWrite(true);
  writer.setQuality(95);
  ASSERT_TRUE(writer.write(image));
  const Bytes bytes(buffer.data().begin(), buffer.data().end());
  const std::array progressive{std::uint8_t(0xFF), std::uint8_t(0xC2)};
  ASSERT_NE(std::search(bytes.begin(), bytes.end(), progressive.begin(), progressive.end()), bytes.end());
  const QColor colour = decodedPicture(bytes, app::decodeBptcByDriver).pixelColor(39, 23);
  EXPECT_TRUE(near(colour, QColor(30, 160, 90), 3)) << shown(colour);
}

}  // namespace
