// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Six pictures of a cube become one of all directions.
#include "app/render/panorama.h"

#include <cmath>
#include <cstdlib>
#include <functional>
#include <vector>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/film/shrink.h"

namespace {

using app::CubeFace;
using base::Vec3;

using Colour = std::function<std::array<std::uint8_t, 4>(const Vec3& direction, CubeFace face)>;

/// Returns the direction that a face sees at u to its right and v upwards, at a distance of 1.
/// These are the sides of a cube around a head that looks along +Z, with +X on its right.
Vec3 through(CubeFace face, float u, float v) {
  switch (face) {
    case CubeFace::Front:
      break;
    case CubeFace::Left:
      return {-1, v, u};
    case CubeFace::Right:
      return {1, v, -u};
    case CubeFace::Up:
      return {u, 1, -v};
    case CubeFace::Down:
      return {u, -1, v};
    case CubeFace::Back:
      return {-u, v, -1};
  }
  return {u, v, 1};
}

/// Returns what a face sees of a world that has a colour in every direction.
app::Picture faceOf(CubeFace face, int side, float halfWidth, const Colour& colour) {
  app::PictureBuffer buffer(side, side);
  std::uint8_t* out = buffer.bytes;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const auto at = [&](int pixel) {
        return halfWidth * (2.0F * (static_cast<float>(pixel) + 0.5F) / static_cast<float>(side) - 1.0F);
      };
      for (const std::uint8_t channel : colour(glm::normalize(through(face, at(x), -at(y))), face)) *out++ = channel;
    }
  }
  return buffer.picture;
}

/// Returns the direction of a pixel of an equirectangular picture.
Vec3 directionOf(int x, int y, const app::EquirectArea& area) {
  const double longitude = ((x + 0.5) / area.width - 0.5) * area.degrees * M_PI / 180.0;
  const double latitude = (0.5 - (y + 0.5) / area.height) * M_PI;
  return {std::cos(latitude) * std::sin(longitude), std::sin(latitude), std::cos(latitude) * std::cos(longitude)};
}

constexpr int kSide = 128, kRoom = 8;  // pixels
constexpr float kHalfWidth = static_cast<float>(kSide) / static_cast<float>(kSide - 2 * kRoom);

app::Picture panorama(float degrees, int samples, const Colour& colour, app::EquirectArea& area) {
  const int height = 180, width = static_cast<int>(degrees);
  app::PictureBuffer buffer(width, height);
  std::fill_n(buffer.bytes, std::size_t{4} * width * height, std::uint8_t{0});
  area = {buffer.bytes, buffer.picture.stride, width, height, degrees};
  for (const CubeFace face : app::kCubeFaces)
    app::layFace(faceOf(face, kSide, kHalfWidth, colour), face, kHalfWidth, samples, area);
  return buffer.picture;
}

TEST(Panorama, ASmoothWorldIsTheSameInEveryDirection) {
  // GIVEN a world whose colour changes evenly with the direction, by less than 3 of 255 a pixel
  const auto channel = [](float part) { return static_cast<std::uint8_t>(std::lround(127.5F + 127.0F * part)); };
  const Colour colour = [&](const Vec3& d, CubeFace) {
    return std::array<std::uint8_t, 4>{channel(d.x), channel(d.y), channel(d.z), 255};
  };
  for (const float degrees : {360.0F, 180.0F}) {
    for (const int samples : {1, 3}) {
      // WHEN its faces are laid into a picture
      app::EquirectArea area;
      const app::Picture made = panorama(degrees, samples, colour, area);
      // THEN each pixel has its direction's colour, also where faces meet
      int worst = 0;
      for (int y = 0; y < made.height; ++y) {
        for (int x = 0; x < made.width; ++x) {
          const auto wanted = colour(directionOf(x, y, area), CubeFace::Front);
          for (std::size_t c = 0; c < 4; ++c) worst = std::max(worst, std::abs(made.row(y)[4 * x + c] - wanted[c]));
        }
      }
      EXPECT_LE(worst, 2) << degrees << " degrees, " << samples << " samples";
    }
  }
}

TEST(Panorama, EachPixelIsOfTheFaceThroughWhichItsMiddleIsSeen) {
  // GIVEN a colour for each face
  const Colour colour = [](const Vec3&, CubeFace face) {
    const auto own = static_cast<std::uint8_t>(20 + 40 * static_cast<int>(face));
    return std::array<std::uint8_t, 4>{own, own, own, own};
  };
  app::EquirectArea area;
  const app::Picture made = panorama(360.0F, 1, colour, area);
  // THEN the longest axis of a direction decides; on edges, which a float may put to either side,
  // one of the two
  int wrong = 0;
  for (int y = 0; y < made.height; ++y) {
    for (int x = 0; x < made.width; ++x) {
      const Vec3 d = directionOf(x, y, area), size = glm::abs(d);
      const float longest = std::max({size.x, size.y, size.z});
      if (size.x + size.y + size.z - longest - std::min({size.x, size.y, size.z}) > longest - 1e-4F) continue;
      const CubeFace face = longest == size.x   ? d.x > 0 ? CubeFace::Right : CubeFace::Left
                            : longest == size.y ? d.y > 0 ? CubeFace::Up : CubeFace::Down
                            : d.z > 0           ? CubeFace::Front
                                                : CubeFace::Back;
      wrong += made.row(y)[4 * x] == colour(d, face)[0] ? 0 : 1;
    }
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
