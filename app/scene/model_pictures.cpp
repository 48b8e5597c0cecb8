// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/model_pictures.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <string>

#include <fmt/format.h>
#include <QThreadPool>
#include <QtConcurrent>

#include "app/image/image_file.h"
#include "app/player/texture_lookup.h"

namespace app {
namespace {

constexpr int kRampRows = 32;
constexpr std::uint64_t kMostModelPixels = std::uint64_t(1) << 30;  // of a model's textures, four bytes each

struct RampStop {
  int row;
  QRgb colour;
};

// Rows between two stops are interpolated.
std::span<const RampStop> rampStops(int number) {
  static constexpr QRgb white = 0xffffffff;
  static const std::array<RampStop, 4> step1{
      {{0, white}, {15, white}, {16, qRgb(205, 205, 205)}, {31, qRgb(205, 205, 205)}}};
  static const std::array<RampStop, 4> step2{
      {{0, white}, {15, white}, {16, qRgb(245, 225, 225)}, {31, qRgb(245, 225, 225)}}};
  static const std::array<RampStop, 4> step3{
      {{0, white}, {15, white}, {16, qRgb(154, 154, 154)}, {31, qRgb(154, 154, 154)}}};
  static const std::array<RampStop, 4> step4{
      {{0, white}, {15, white}, {16, qRgb(248, 239, 235)}, {31, qRgb(248, 239, 235)}}};
  static const std::array<RampStop, 5> soft5{
      {{0, white}, {18, white}, {26, qRgb(255, 231, 221)}, {29, qRgb(255, 231, 221)}, {31, qRgb(254, 232, 223)}}};
  static const std::array<RampStop, 4> gold6{
      {{0, qRgb(255, 237, 97)}, {7, qRgb(255, 237, 97)}, {26, qRgb(195, 172, 3)}, {31, qRgb(195, 172, 3)}}};
  static const std::array<RampStop, 2> flat{{{0, white}, {31, white}}};
  switch (number) {
    case 0:
      return step1;
    case 1:
      return step2;
    case 2:
      return step3;
    case 3:
      return step4;
    case 4:
      return soft5;
    case 5:
      return gold6;
    default:
      return flat;
  }
}

QRgb rampColour(std::span<const RampStop> stops, int row) {
  const auto above = std::find_if(stops.begin(), stops.end(), [row](const RampStop& s) { return s.row >= row; });
  if (above->row == row) return above->colour;
  const auto& lo = *(above - 1);
  const auto mix = [&](int a, int b) { return a + ((b - a) * (row - lo.row)) / (above->row - lo.row); };
  return qRgb(mix(qRed(lo.colour), qRed(above->colour)), mix(qGreen(lo.colour), qGreen(above->colour)),
              mix(qBlue(lo.colour), qBlue(above->colour)));
}

}  // namespace

QImage sharedToonRamp(int number) {
  const auto stops = rampStops(number);
  QImage ramp(kRampRows, kRampRows, QImage::Format_RGBA8888);
  for (int row = 0; row < kRampRows; ++row) {
    const QColor colour(rampColour(stops, row));
    for (int column = 0; column < kRampRows; ++column) ramp.setPixelColor(column, row, colour);
  }
  return ramp;
}

QImage neutralTexture() {
  constexpr int side = 64, cell = 4;
  QImage image(side, side, QImage::Format_RGBA8888);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const int grey = (x / cell + y / cell) % 2 == 0 ? 235 : 200;
      image.setPixelColor(x, y, QColor(grey, grey, grey));
    }
  }
  return image;
}

ModelPictures loadPictures(const LoadedModel& loaded) {
  FoundTextures found = findTextures(loaded.model, loaded.path.parent_path());
  ModelPictures pictures;
  pictures.issues = std::move(found.issues);
  pictures.textures.resize(loaded.model.textures.size());
  std::vector<bool> used(pictures.textures.size()), onSurface(pictures.textures.size());
  const auto use = [&](std::int32_t index) {
    if (index >= 0 && static_cast<std::size_t>(index) < used.size()) used[static_cast<std::size_t>(index)] = true;
  };
  for (const auto& material : loaded.model.materials) {
    use(material.texture);
    if (material.texture >= 0 && static_cast<std::size_t>(material.texture) < onSurface.size())
      onSurface[static_cast<std::size_t>(material.texture)] = true;
    if (material.sphereMode() != pmx::SphereMode::Off) use(material.sphereTexture);
    if (!material.sharedToon) use(material.toon);
  }
  // Each in a thread of its own; issues come in the order of the textures.
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < found.files.size(); ++i) {
    if (used[i] && found.files[i]) wanted.push_back(i);
  }
  std::vector<std::string> problems(pictures.textures.size());
  std::atomic<std::uint64_t> pixels = 0;
  // Not Qt's own pool: what widgets paint waits for its threads, and a window would stand still until all is read.
  QThreadPool threads;
  QtConcurrent::blockingMap(&threads, wanted, [&](std::size_t i) {
    if (pixels > kMostModelPixels) {
      problems[i] = fmt::format("the textures before have {} pixels and more", kMostModelPixels);
      return;
    }
    auto image = loadImageFile(*found.files[i]);
    if (image) {
      pixels += std::uint64_t(image->width()) * std::uint64_t(image->height());
      pictures.textures[i] = std::move(*image);
    } else {
      problems[i] = image.error().detail;
    }
  });
  for (const std::size_t i : wanted) {
    if (problems[i].empty()) continue;
    pictures.issues.push_back({"textures", static_cast<std::int64_t>(i), -1,
                               fmt::format("{} can't be read ({}); {}", loaded.model.textures[i].utf8, problems[i],
                                           onSurface[i] ? "a neutral texture is drawn instead" : "it is left out")});
  }
  return pictures;
}

}  // namespace app
