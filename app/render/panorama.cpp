// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/panorama.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include <glm/geometric.hpp>

#include "app/parallel/parallel.h"

namespace app {
namespace {

constexpr float kHalfTurn = base::kPi;

/// This is an angle by its sine and cosine.
struct Turn {
  float sine, cosine;
};
Turn turnOf(float angleRad) { return {std::sin(angleRad), std::cos(angleRad)}; }

base::Vec3 direction(const Turn& longitude, const Turn& latitude) {
  return {latitude.cosine * longitude.sine, latitude.sine, latitude.cosine * longitude.cosine};
}

/// Returns the face through which a direction of the head's view space is seen.
CubeFace faceOf(const base::Vec3& d) {
  const base::Vec3 size = glm::abs(d);
  if (size.z >= size.x && size.z >= size.y) return d.z >= 0.0F ? CubeFace::Front : CubeFace::Back;
  if (size.x >= size.y) return d.x >= 0.0F ? CubeFace::Right : CubeFace::Left;
  return d.y >= 0.0F ? CubeFace::Up : CubeFace::Down;
}

/// Mixes the channels of two pixels, `part` of 256 of the second.
std::uint32_t mixed(std::uint32_t a, std::uint32_t b, std::uint32_t part) {
  constexpr std::uint32_t kEven = 0x00FF00FFU, kHalf = 0x00800080U;
  const std::uint32_t other = 256 - part;
  const std::uint32_t even = (((a & kEven) * other + (b & kEven) * part + kHalf) >> 8U) & kEven;
  const std::uint32_t odd = (((a >> 8U) & kEven) * other + ((b >> 8U) & kEven) * part + kHalf) & ~kEven;
  return even | odd;
}

/// This takes pixels out of a drawn square, where directions are seen.
class Square {
 public:
  Square(const Picture& drawn, CubeFace face, float halfWidth)
      : drawn_(drawn),
        toFace_(glm::transpose(faceAxes(face))),
        scale_(0.5F * static_cast<float>(drawn.width) / halfWidth),
        middle_(0.5F * static_cast<float>(drawn.width) - 0.5F),
        last_(static_cast<float>(drawn.width) - 1.001F) {}

  [[nodiscard]] std::uint32_t at(const base::Vec3& d) const {
    const base::Vec3 seen = toFace_ * d;
    const float each = scale_ / seen.z;
    const float x = std::clamp(middle_ + seen.x * each, 0.0F, last_);
    const float y = std::clamp(middle_ - seen.y * each, 0.0F, last_);
    const auto fixedX = static_cast<std::uint32_t>(x * 256.0F), fixedY = static_cast<std::uint32_t>(y * 256.0F);
    const std::size_t column = std::size_t{4} * (fixedX >> 8U);
    const int row = static_cast<int>(fixedY >> 8U);
    return mixed(alongRow(drawn_.row(row) + column, fixedX & 255U),
                 alongRow(drawn_.row(row + 1) + column, fixedX & 255U), fixedY & 255U);
  }

 private:
  static std::uint32_t alongRow(const std::uint8_t* at, std::uint32_t part) {
    std::uint32_t pixels[2];
    std::memcpy(pixels, at, sizeof(pixels));
    return mixed(pixels[0], pixels[1], part);
  }

  const Picture& drawn_;
  base::Mat3 toFace_;
  float scale_, middle_, last_;
};

/// This fills an area's pixels row by row.
class Laying {
 public:
  Laying(const Square& square, CubeFace face, int samples, const EquirectArea& area)
      : square_(square), face_(face), samples_(samples), area_(area) {
    const float across = area.degrees * kHalfTurn / 180.0F;
    for (int x = 0; x < area.width; ++x) middles_.push_back(turnOf(across * (fraction(x, area.width, 1, 0) - 0.5F)));
    for (int x = 0; samples > 1 && x < area.width; ++x)
      for (int i = 0; i < samples; ++i)
        places_.push_back(turnOf(across * (fraction(x, area.width, samples, i) - 0.5F)));
  }

  void row(int y) const {
    const Turn latitude = latitudeOf(y, 1, 0);
    const bool ofSides = face_ != CubeFace::Up && face_ != CubeFace::Down;
    // A side reaches to 45° at most, and the top and the bottom from 35.26° on, where tan² is 1/2.
    const float up = latitude.sine * latitude.sine, flat = latitude.cosine * latitude.cosine;
    if (ofSides ? up > 1.001F * flat : 2.002F * up < flat) return;
    std::uint8_t* out = area_.first + y * area_.stride;
    for (int x = 0; x < area_.width; ++x, out += 4) {
      const base::Vec3 middle = direction(middles_[static_cast<std::size_t>(x)], latitude);
      if (faceOf(middle) != face_) continue;
      if (samples_ > 1) {
        average(x, y, out);
      } else {
        const std::uint32_t pixel = square_.at(middle);
        std::memcpy(out, &pixel, sizeof(pixel));
      }
    }
  }

 private:
  static float fraction(int pixel, int pixels, int samples, int sample) {
    return (static_cast<float>(pixel) + (static_cast<float>(sample) + 0.5F) / static_cast<float>(samples)) /
           static_cast<float>(pixels);
  }
  [[nodiscard]] Turn latitudeOf(int y, int samples, int sample) const {
    return turnOf(kHalfTurn * (0.5F - fraction(y, area_.height, samples, sample)));
  }
  void average(int x, int y, std::uint8_t* out) const {
    const auto count = static_cast<unsigned>(samples_ * samples_);
    unsigned sum[4] = {count / 2, count / 2, count / 2, count / 2};
    const Turn* longitudes = places_.data() + static_cast<std::ptrdiff_t>(x) * samples_;
    for (int j = 0; j < samples_; ++j) {
      const Turn latitude = latitudeOf(y, samples_, j);
      for (int i = 0; i < samples_; ++i) {
        const std::uint32_t pixel = square_.at(direction(longitudes[i], latitude));
        for (unsigned c = 0; c < 4; ++c) sum[c] += (pixel >> (8 * c)) & 255U;
      }
    }
    for (unsigned c = 0; c < 4; ++c) out[c] = static_cast<std::uint8_t>(sum[c] / count);
  }

  const Square& square_;
  CubeFace face_;
  int samples_;
  const EquirectArea& area_;
  std::vector<Turn> middles_, places_;  // longitudes
};

}  // namespace

void layFace(const Picture& drawn, CubeFace face, float halfWidth, int samples, const EquirectArea& area) {
  const Square square(drawn, face, halfWidth);
  const Laying laying(square, face, samples, area);
  inParallel(static_cast<std::size_t>(area.height), defaultThreadCount(), [&](std::size_t begin, std::size_t end) {
    for (std::size_t y = begin; y < end; ++y) laying.row(static_cast<int>(y));
  });
}

}  // namespace app
