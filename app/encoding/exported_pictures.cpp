// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/encoding/exported_pictures.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QImage>

namespace app {
namespace {

constexpr int kJpegQuality = 95;
constexpr int kDotsPerMetre = 3780;  // 96 per inch

/// Changes the colours of a picture.
void change(QImage& image, const ChannelTables& tables) {
  for (int y = 0; y < image.height(); ++y) {
    std::uint8_t* row = image.scanLine(y);
    for (int x = 0; x < image.width(); ++x) {
      for (std::size_t channel = 0; channel < tables.size(); ++channel) {
        std::uint8_t& value = row[static_cast<std::size_t>(x) * 4 + channel];
        value = tables[channel][value];
      }
    }
  }
}

/// Returns the mean colour of a picture, in which a texel counts as much as it is opaque; white
/// where nothing can be seen.
base::Vec3 meanOf(const QImage& image) {
  std::array<std::uint64_t, 3> sums{};
  std::uint64_t weight = 0;
  for (int y = 0; y < image.height(); ++y) {
    const std::uint8_t* texel = image.constScanLine(y);
    for (int x = 0; x < image.width(); ++x, texel += 4) {
      for (std::size_t channel = 0; channel < 3; ++channel)
        sums[channel] += std::uint64_t{texel[channel]} * std::uint64_t{texel[3]};
      weight += texel[3];
    }
  }
  if (weight == 0) return base::Vec3(1.0F);
  const auto mean = [&](std::size_t channel) {
    return static_cast<float>(static_cast<double>(sums[channel]) / (255.0 * static_cast<double>(weight)));
  };
  return {mean(0), mean(1), mean(2)};
}

/// Returns the alpha of each texel; empty where all are opaque.
std::vector<std::uint8_t> alphaOf(const QImage& image) {
  std::vector<std::uint8_t> alpha;
  alpha.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
  for (int y = 0; y < image.height(); ++y) {
    const std::uint8_t* row = image.constScanLine(y);
    for (int x = 0; x < image.width(); ++x) alpha.push_back(row[static_cast<std::size_t>(x) * 4 + 3]);
  }
  if (std::ranges::all_of(alpha, [](std::uint8_t value) { return value == 255; })) alpha.clear();
  return alpha;
}

}  // namespace

TexturePictures exportedPictures(std::shared_ptr<const ModelTextures> textures) {
  return [textures = std::move(textures)](std::size_t texture,
                                          const ChannelTables& tables) -> std::optional<ExportedPicture> {
    if (texture >= textures->images.size() || textures->images[texture].isNull()) return std::nullopt;
    QImage image = textures->images[texture].convertToFormat(QImage::Format_RGBA8888);
    change(image, tables);
    ExportedPicture picture{.mimeType = "image/png",
                            .bytes = {},
                            .width = static_cast<std::size_t>(image.width()),
                            .height = static_cast<std::size_t>(image.height()),
                            .alpha = alphaOf(image),
                            .mean = meanOf(image)};
    if (picture.alpha.empty()) image = image.convertToFormat(QImage::Format_RGB888);
    // A photograph would be several times as large as PNG.
    const bool photograph = picture.alpha.empty() && textures->fates[texture].kind == ImageKind::Jpeg;
    if (photograph) picture.mimeType = "image/jpeg";
    // Otherwise the screen's own would be in the file.
    image.setDotsPerMeterX(kDotsPerMetre);
    image.setDotsPerMeterY(kDotsPerMetre);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) ||
        !(photograph ? image.save(&buffer, "JPEG", kJpegQuality) : image.save(&buffer, "PNG")))
      return std::nullopt;
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    picture.bytes.assign(view.begin(), view.end());
    return picture;
  };
}

ToonRamps exportedRamps(std::shared_ptr<const ModelTextures> textures) {
  return [textures = std::move(textures)](const pmx::Material& material) {
    const auto number = static_cast<std::size_t>(std::max(material.toon, 0));
    QImage image;
    if (material.toon >= 0 && material.sharedToon) image = sharedToonRamp(material.toon);
    if (material.toon >= 0 && !material.sharedToon && number < textures->images.size())
      image = textures->images[number];
    std::vector<base::Vec3> ramp;
    for (int row = 0; row < image.height(); ++row) {
      const QRgb colour = image.pixel(0, row);
      ramp.push_back(base::Vec3(static_cast<float>(qRed(colour)), static_cast<float>(qGreen(colour)),
                                static_cast<float>(qBlue(colour))) /
                     255.0F);
    }
    return ramp;
  };
}

base::Result<ModelPictures> encodedPictures(const LoadedModel& model) {
  const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
  if (textures->unread) return tl::unexpected(*textures->unread);
  return ModelPictures{
      .picture = exportedPictures(textures), .ramp = exportedRamps(textures), .issues = textures->issues};
}

}  // namespace app
