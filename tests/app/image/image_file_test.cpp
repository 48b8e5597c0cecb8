// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests read images of every format found in downloads; their bytes are written by hand
// (mmd-reference.md 11.12).
#include "app/image/image_file.h"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <QBuffer>
#include <QColor>
#include <QColorSpace>
#include <QImage>

#include "tests/app/image/decoded_picture.h"
#include "tests/app/image/picture_bytes.h"

namespace {

using support::bmp;
using support::Bytes;
using support::dds;
using support::decode;
using support::decodedPicture;
using support::kMixedBlock;
using support::kRedBlock;
using support::le16;
using support::le32;
using support::tga;
using support::operator<<;

TEST(ImageFile, Bmp24IsOpaqueAndBottomUp) {
  const QImage image = decodedPicture(bmp(24, 0, {}, {255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0}));
  EXPECT_EQ(image.pixelColor(0, 1), QColor(0, 0, 255));
  EXPECT_EQ(image.pixelColor(1, 1), QColor(0, 255, 0));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(255, 0, 0));
  EXPECT_EQ(image.pixelColor(1, 0), QColor(255, 255, 255));
}

TEST(ImageFile, Bmp32KeepsItsAlphaUnlessItIsZeroEverywhere) {
  const Bytes pixels{10, 20, 30, 128, 10, 20, 30, 255, 10, 20, 30, 0, 10, 20, 30, 64};
  const QImage image = decodedPicture(bmp(32, 0, {}, pixels));
  EXPECT_EQ(image.pixelColor(0, 1), QColor(30, 20, 10, 128));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(30, 20, 10, 0));
  const Bytes unset{10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30, 0};
  EXPECT_EQ(decodedPicture(bmp(32, 0, {}, unset)).pixelColor(1, 1), QColor(30, 20, 10, 255));
}

TEST(ImageFile, BmpOfEveryDepth) {
  const Bytes palette{0, 0, 255, 0, 0, 255, 0, 0};  // red, green
  EXPECT_EQ(decodedPicture(bmp(1, 0, palette, {0x40, 0, 0, 0, 0x80, 0, 0, 0})).pixelColor(1, 1), QColor(0, 255, 0));
  EXPECT_EQ(decodedPicture(bmp(4, 0, palette, {0x01, 0, 0, 0, 0x10, 0, 0, 0})).pixelColor(0, 0), QColor(0, 255, 0));
  EXPECT_EQ(decodedPicture(bmp(8, 0, palette, {0, 1, 0, 0, 1, 0, 0, 0})).pixelColor(1, 1), QColor(0, 255, 0));
  // run-length: two of red, end of line, one green one red, end of picture
  EXPECT_EQ(decodedPicture(bmp(8, 1, palette, {2, 0, 0, 0, 1, 1, 1, 0, 0, 1})).pixelColor(0, 0), QColor(0, 255, 0));
  // 16 bits: 5-5-5 red; with masks 5-6-5 all of green
  EXPECT_EQ(decodedPicture(bmp(16, 0, {}, {0, 0x7C, 0, 0, 0, 0, 0, 0})).pixelColor(0, 1), QColor(255, 0, 0));
  const Bytes masks = Bytes() << le32(0xF800) << le32(0x07E0) << le32(0x001F);
  EXPECT_EQ(decodedPicture(bmp(16, 3, masks, {0xE0, 0x07, 0, 0, 0, 0, 0, 0})).pixelColor(0, 1), QColor(0, 255, 0));
}

TEST(ImageFile, BmpTopDown) {
  const QImage image = decodedPicture(bmp(24, 0, {}, {255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0}, -2));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(0, 0, 255));
}

TEST(ImageFile, BmpTopDownKeepsItsAlpha) {
  const Bytes pixels{10, 20, 30, 128, 10, 20, 30, 255, 10, 20, 30, 0, 10, 20, 30, 64};
  const QImage image = decodedPicture(bmp(32, 0, {}, pixels, -2));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(30, 20, 10, 128));
  EXPECT_EQ(image.pixelColor(1, 1), QColor(30, 20, 10, 64));
}

TEST(ImageFile, TgaKeepsItsAlphaPlainAndRunLength) {
  const Bytes pixels{10, 20, 30, 128, 1, 2, 3, 255, 1, 2, 3, 255, 1, 2, 3, 255};
  EXPECT_EQ(decodedPicture(tga(2, 32, 8, pixels)).pixelColor(0, 1), QColor(30, 20, 10, 128));
  // These rows go from the top.
  EXPECT_EQ(decodedPicture(tga(2, 32, 0x28, pixels)).pixelColor(0, 0), QColor(30, 20, 10, 128));
  // a run of three, then one on its own
  const Bytes runs{0x82, 10, 20, 30, 128, 0x00, 1, 2, 3, 200};
  const QImage image = decodedPicture(tga(10, 32, 8, runs));
  EXPECT_EQ(image.pixelColor(0, 0), QColor(30, 20, 10, 128));
  EXPECT_EQ(image.pixelColor(1, 0), QColor(3, 2, 1, 200));
  EXPECT_EQ(decodedPicture(tga(3, 8, 0, {9, 8, 7, 6})).pixelColor(0, 1), QColor(9, 9, 9));
}

TEST(ImageFile, DdsInBlocks) {
  EXPECT_EQ(decodedPicture(dds(4, "DXT1", 0, {}, kRedBlock)).pixelColor(3, 3), QColor(255, 0, 0));
  EXPECT_EQ(decodedPicture(dds(4, "DXT1", 0, {}, kMixedBlock)).pixelColor(0, 2), QColor(170, 0, 85));
  // the first colour not above the second, index 3: a hole
  const Bytes hole{0x1F, 0x00, 0x00, 0xF8, 0xFF, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(decodedPicture(dds(4, "DXT1", 0, {}, hole)).pixelColor(1, 1).alpha(), 0);
  // DXT3: four bits of alpha each, 8 of 15 is 136
  const Bytes fours(8, 0x88);
  EXPECT_EQ(decodedPicture(dds(4, "DXT3", 0, {}, Bytes(fours) << kRedBlock)).pixelColor(2, 1), QColor(255, 0, 0, 136));
  // DXT5: between 200 and 100, index 0 everywhere
  const Bytes between{200, 100, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(decodedPicture(dds(4, "DXT5", 0, {}, Bytes(between) << kRedBlock)).pixelColor(0, 0),
            QColor(255, 0, 0, 200));
  // the surface with the newer header
  const Bytes header = Bytes() << le32(77) << le32(3) << le32(0) << le32(1) << le32(0);
  EXPECT_EQ(decodedPicture(dds(4, "DX10", 0, {}, Bytes(header) << between << kRedBlock)).pixelColor(0, 0),
            QColor(255, 0, 0, 200));
}

TEST(ImageFile, DdsByMasks) {
  Bytes pixels;
  for (int i = 0; i < 16; ++i) pixels << Bytes{10, 20, 30, 40};
  const std::array<std::uint32_t, 4> bgra{0xFF0000, 0xFF00, 0xFF, 0xFF000000};
  EXPECT_EQ(decodedPicture(dds(0x41, "\0\0\0\0", 32, bgra, pixels)).pixelColor(1, 2), QColor(30, 20, 10, 40));
  EXPECT_EQ(decodedPicture(dds(0x40, "\0\0\0\0", 32, bgra, pixels)).pixelColor(1, 2), QColor(30, 20, 10, 255));
  const Bytes words(32, 0xFF);
  // surfaces with the newer header: 5-6-5, 4-4-4-4, one channel
  const auto dx10 = [](std::uint32_t format) {
    return Bytes() << le32(format) << le32(3) << le32(0) << le32(1) << le32(0);
  };
  Bytes word;
  for (int i = 0; i < 16; ++i) word << le16(0x8410);
  EXPECT_EQ(decodedPicture(dds(4, "DX10", 0, {}, dx10(85) << word)).pixelColor(0, 0), QColor(132, 130, 132));
  EXPECT_EQ(decodedPicture(dds(4, "DX10", 0, {}, dx10(115) << word)).pixelColor(0, 0), QColor(68, 17, 0, 136));
  EXPECT_EQ(decodedPicture(dds(4, "DX10", 0, {}, dx10(61) << Bytes(16, 77))).pixelColor(0, 0), QColor(77, 0, 0));
  EXPECT_EQ(decodedPicture(dds(0x40, "\0\0\0\0", 16, {0xF800, 0x07E0, 0x1F, 0}, words)).pixelColor(0, 0),
            QColor(Qt::white));
}

TEST(ImageFile, WhatCannotBeReadSaysWhy) {
  const auto why = [](const Bytes& bytes) {
    const auto image = decode(bytes);
    return image ? std::string("read") : image.error().detail;
  };
  EXPECT_NE(why(dds(4, "DXT5", 0, {}, kRedBlock)).find("cut off"), std::string::npos);
  auto huge = dds(4, "DXT1", 0, {}, kRedBlock);
  huge[12] = huge[16] = 0;
  huge[13] = huge[17] = 0x30;  // 12,288 by 12,288
  EXPECT_NE(why(huge).find("12288 by 12288 pixels; textures may have up to 16384 a side and 67108864 in all"),
            std::string::npos)
      << why(huge);
  EXPECT_NE(why({}).find("empty"), std::string::npos);
  EXPECT_NE(why({1, 2, 3, 4, 5}), "read");
  EXPECT_NE(why(dds(4, "PVRT", 0, {}, kRedBlock)).find("format PVRT"), std::string::npos);
  // signed numbers would be read as others
  const Bytes snorm = Bytes() << le32(31) << le32(3) << le32(0) << le32(1) << le32(0);
  EXPECT_NE(why(dds(4, "DX10", 0, {}, Bytes(snorm) << Bytes(64, 1))).find("DXGI format 31"), std::string::npos);
  // missing pixels aren't made up
  Bytes cut{0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  cut << le16(2) << le16(2) << Bytes{32, 8} << Bytes(15, 200);
  EXPECT_NE(why(cut).find("cut off"), std::string::npos) << why(cut);
  EXPECT_TRUE(decode(Bytes(cut) << Bytes{200}));
  // a header that promises 16,000 by 16,000 pixels takes no memory for them
  Bytes wide{0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  wide << le16(16000) << le16(16000) << Bytes{32, 8, 0x82, 1, 2, 3, 4};
  EXPECT_NE(why(wide), "read");
}

TEST(ImageFile, AsLargeAsTexturesMayBe) {
  // 6,000 by 6,000 pixels take 144 MB: more than Qt reads by default
  QImage stored(6000, 6000, QImage::Format_RGBA8888);
  stored.fill(QColor(1, 2, 3, 4));
  QByteArray png;
  QBuffer buffer(&png);
  ASSERT_TRUE(buffer.open(QIODevice::WriteOnly) && stored.save(&buffer, "PNG", 100));
  EXPECT_EQ(decodedPicture(Bytes(png.begin(), png.end())).pixelColor(5999, 5999), QColor(1, 2, 3, 4));
}

TEST(ImageFile, ProfilesAndGammaChangeNoNumber) {
  QImage stored(2, 2, QImage::Format_RGBA8888);
  stored.fill(QColor(100, 150, 200, 128));
  for (const auto& space : {QColorSpace(QColorSpace::SRgbLinear), QColorSpace(QColorSpace::AdobeRgb),
                            QColorSpace(QColorSpace::Primaries::SRgb, 1.0F)}) {
    stored.setColorSpace(space);
    QByteArray png;
    QBuffer buffer(&png);
    ASSERT_TRUE(buffer.open(QIODevice::WriteOnly) && stored.save(&buffer, "PNG"));
    const QImage image = decodedPicture(Bytes(png.begin(), png.end()));
    EXPECT_EQ(image.pixelColor(1, 1), QColor(100, 150, 200, 128));
  }
}

TEST(ImageFile, AnyNameByContent) {
  QImage stored(3, 1, QImage::Format_Indexed8);
  stored.setColorTable({qRgba(1, 2, 3, 255), qRgba(4, 5, 6, 70)});
  stored.fill(1);
  for (const char* format : {"PNG", "BMP", "PPM"}) {
    QByteArray data;
    QBuffer buffer(&data);
    ASSERT_TRUE(buffer.open(QIODevice::WriteOnly) && stored.save(&buffer, format));
    const QImage image = decodedPicture(Bytes(data.begin(), data.end()));
    EXPECT_EQ(image.pixelColor(2, 0).blue(), 6) << format;
    EXPECT_EQ(image.pixelColor(2, 0).alpha(), std::string(format) == "PNG" ? 70 : 255) << format;
  }
}

}  // namespace
