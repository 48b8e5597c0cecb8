// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/encoding/exported_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QBuffer>
#include <QImage>

namespace app {
namespace {

constexpr int kJpegQuality = 95;
constexpr int kDotsPerMetre = 3780;  // 96 per inch

/// Multiplies the colours of a picture.
void tint(QImage& image, const base::Vec3& factor) {
  std::array<std::array<std::uint8_t, 256>, 3> tables{};
  for (std::size_t channel = 0; channel < tables.size(); ++channel) {
    for (std::size_t value = 0; value < 256; ++value) {
      const float tinted = static_cast<float>(value) * factor[static_cast<int>(channel)];
      tables[channel][value] = static_cast<std::uint8_t>(std::clamp(std::lround(tinted), 0L, 255L));
    }
  }
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
                                          const base::Vec3& factor) -> std::optional<ExportedPicture> {
    if (texture >= textures->images.size() || textures->images[texture].isNull()) return std::nullopt;
    QImage image = textures->images[texture].convertToFormat(QImage::Format_RGBA8888);
    if (factor != base::Vec3(1.0F)) tint(image, factor);
    ExportedPicture picture{.mimeType = "image/png",
                            .bytes = {},
                            .width = static_cast<std::size_t>(image.width()),
                            .height = static_cast<std::size_t>(image.height()),
                            .alpha = alphaOf(image)};
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

base::Result<ModelPictures> encodedPictures(const LoadedModel& model) {
  const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
  if (textures->unread) return tl::unexpected(*textures->unread);
  return ModelPictures{.picture = exportedPictures(textures), .issues = textures->issues};
}

}  // namespace app
