// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/encoding/exported_pictures.h"

#include <memory>
#include <utility>

#include <QImage>

#include <gmock/gmock.h>

namespace {

std::shared_ptr<const app::ModelTextures> texturesOf(QImage image, app::ImageKind kind) {
  app::ModelTextures textures;
  textures.images = {std::move(image)};
  textures.fates.resize(1);
  textures.fates[0].kind = kind;
  return std::make_shared<const app::ModelTextures>(std::move(textures));
}

QImage decoded(const app::ExportedPicture& picture) {
  return QImage::fromData(reinterpret_cast<const uchar*>(picture.bytes.data()), static_cast<int>(picture.bytes.size()))
      .convertToFormat(QImage::Format_RGBA8888);
}

const app::ChannelTables kAsIs = app::tintTables(base::Vec3(1.0F));

TEST(ExportedPictures, AreMultipliedAsStoredAndKeepTheirAlpha) {
  QImage image(2, 1, QImage::Format_RGBA8888);
  image.setPixelColor(0, 0, QColor(200, 100, 51, 255));
  image.setPixelColor(1, 0, QColor(255, 255, 255, 0));
  const auto pictures = app::exportedPictures(texturesOf(image, app::ImageKind::Png));
  const auto picture = pictures(0, app::tintTables({0.5F, 1.0F, 0.2F}));
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->mimeType, "image/png");
  EXPECT_EQ(picture->width, 2U);
  EXPECT_THAT(picture->alpha, testing::ElementsAre(255, 0));
  const QImage got = decoded(*picture);
  // 200 · 0.5, 100 · 1, 51 · 0.2 = 10.2
  EXPECT_EQ(got.pixelColor(0, 0), QColor(100, 100, 10, 255));
  EXPECT_EQ(got.pixelColor(1, 0).alpha(), 0);
  EXPECT_EQ(got.pixelColor(1, 0).red(), 128) << "a clear texel keeps its colour: filters mix it with its neighbours";
}

TEST(ExportedPictures, StayJpegWhereTheyAreOpaque) {
  QImage image(64, 64, QImage::Format_RGB888);
  image.fill(QColor(90, 140, 30));
  const auto opaque = app::exportedPictures(texturesOf(image, app::ImageKind::Jpeg))(0, kAsIs);
  ASSERT_TRUE(opaque);
  EXPECT_EQ(opaque->mimeType, "image/jpeg");
  EXPECT_EQ(std::to_integer<int>(opaque->bytes[0]), 0xFF);
  EXPECT_EQ(std::to_integer<int>(opaque->bytes[1]), 0xD8);
  EXPECT_TRUE(opaque->alpha.empty());
  EXPECT_NEAR(decoded(*opaque).pixelColor(9, 9).green(), 140, 3);
  EXPECT_EQ(app::exportedPictures(texturesOf(image, app::ImageKind::Bmp))(0, kAsIs)->mimeType, "image/png");
}

TEST(ExportedPictures, AMissingOneIsNone) {
  const auto pictures = app::exportedPictures(texturesOf(QImage(), app::ImageKind::None));
  EXPECT_FALSE(pictures(0, kAsIs));
  EXPECT_FALSE(pictures(7, kAsIs));
}

TEST(ExportedPictures, TheirMeanCountsWhatCanBeSeen) {
  QImage image(4, 1, QImage::Format_RGBA8888);
  image.setPixelColor(0, 0, QColor(200, 0, 0, 255));
  image.setPixelColor(1, 0, QColor(100, 0, 0, 255));
  image.setPixelColor(2, 0, QColor(0, 0, 255, 0));
  image.setPixelColor(3, 0, QColor(0, 255, 0, 127));
  const auto picture = app::exportedPictures(texturesOf(image, app::ImageKind::Png))(0, kAsIs);
  ASSERT_TRUE(picture);
  // 300 and 127 in (255 + 255 + 127) / 255 texels.
  const float texels = (255.0F + 255.0F + 127.0F) / 255.0F;
  EXPECT_NEAR(picture->mean.r, 300.0F / 255.0F / texels, 1e-4F);
  EXPECT_NEAR(picture->mean.g, 127.0F / 255.0F / texels, 1e-4F);
  EXPECT_EQ(picture->mean.b, 0.0F);
}

TEST(ExportedRamps, AreSharedOnesOrTheLeftColumnOfAPicture) {
  QImage image(3, 2, QImage::Format_RGBA8888);
  image.fill(Qt::white);
  image.setPixelColor(0, 1, QColor(51, 102, 153));
  const auto ramps = app::exportedRamps(texturesOf(image, app::ImageKind::Bmp));
  pmx::Material material;
  EXPECT_TRUE(ramps(material).empty()) << "it has no toon";
  material.toon = 0;
  const auto own = ramps(material);
  ASSERT_EQ(own.size(), 2U);
  EXPECT_EQ(own[0], base::Vec3(1.0F));
  EXPECT_NEAR(glm::distance(own[1], base::Vec3(0.2F, 0.4F, 0.6F)), 0.0F, 1e-6F);
  material.toon = 5;
  EXPECT_TRUE(ramps(material).empty()) << "there is no such picture";
  material.sharedToon = true;
  material.toon = 2;
  const auto shared = ramps(material);
  ASSERT_EQ(shared.size(), 32U);
  EXPECT_NEAR(shared[31].r, 154.0F / 255.0F, 1e-6F) << "toon 03 (mmd-reference.md 11.5)";
}

}  // namespace
