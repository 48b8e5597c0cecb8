// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/textures/model_textures.h"

#include <algorithm>
#include <array>
#include <span>

#include <QColor>

namespace app {
namespace {

constexpr int kRampRows = 32;

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

}  // namespace app
