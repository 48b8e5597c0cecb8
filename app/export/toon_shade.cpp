// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/toon_shade.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

namespace app {
namespace {

constexpr std::size_t kMaxRows = 64;  // of which each pair is tried as the ends of the way

/// Returns a ramp of at most kMaxRows, whose rows are means of neighbours.
std::vector<base::Vec3> shortened(std::span<const base::Vec3> ramp) {
  const std::size_t rows = std::min(ramp.size(), kMaxRows);
  std::vector<base::Vec3> means;
  for (std::size_t i = 0; i < rows; ++i) {
    const std::size_t begin = i * ramp.size() / rows, end = (i + 1) * ramp.size() / rows;
    base::Vec3 sum(0.0F);
    for (std::size_t row = begin; row < end; ++row) sum += ramp[row];
    means.push_back(sum / static_cast<float>(end - begin));
  }
  return means;
}

/// This is a way from the lit colour, at row `first`, to the shaded one, at row `last`.
struct Way {
  std::size_t first = 0, last = 0;
  base::Vec3 lit{1.0F}, shade{1.0F};
  float error = std::numeric_limits<float>::infinity();  // sum of squares

  /// Returns the lit colour's part at a row.
  [[nodiscard]] float part(std::size_t row) const {
    if (row <= first) return 1.0F;
    if (row >= last) return 0.0F;
    return static_cast<float>(last - row) / static_cast<float>(last - first);
  }
  [[nodiscard]] base::Vec3 at(std::size_t row) const { return shade + (lit - shade) * part(row); }
};

/// Returns the way between two rows whose colours are nearest to the ramp.
Way wayBetween(std::span<const base::Vec3> rows, std::size_t first, std::size_t last) {
  Way way{.first = first, .last = last};
  // Normal equations of the two colours, whose weights at a row are part and 1 - part.
  float aa = 0.0F, ab = 0.0F, bb = 0.0F;
  base::Vec3 ya(0.0F), yb(0.0F);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float a = way.part(i), b = 1.0F - a;
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ya += a * rows[i];
    yb += b * rows[i];
  }
  const float determinant = aa * bb - ab * ab;  // above 0: one row has part 1, another 0
  way.lit = glm::clamp((bb * ya - ab * yb) / determinant, base::Vec3(0.0F), base::Vec3(1.0F));
  way.shade = glm::clamp((aa * yb - ab * ya) / determinant, base::Vec3(0.0F), base::Vec3(1.0F));
  way.error = 0.0F;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const base::Vec3 miss = way.at(i) - rows[i];
    way.error += glm::dot(miss, miss);
  }
  return way;
}

}  // namespace

ToonShade toonShade(std::span<const base::Vec3> ramp) {
  const std::vector<base::Vec3> rows = shortened(ramp);
  if (rows.empty()) return {};
  if (std::ranges::all_of(rows, [&](const base::Vec3& row) { return row == rows.front(); }))
    return {.lit = rows.front(), .shade = rows.front()};
  Way best;
  for (std::size_t first = 0; first + 1 < rows.size(); ++first) {
    for (std::size_t last = first + 1; last < rows.size(); ++last) {
      if (const Way way = wayBetween(rows, first, last); way.error < best.error) best = way;
    }
  }
  const auto cosine = [&](std::size_t row) {
    return 1.0F - (2.0F * static_cast<float>(row) + 1.0F) / static_cast<float>(rows.size());
  };
  ToonShade shade{.lit = best.lit,
                  .shade = best.shade,
                  .shift = -(cosine(best.first) + cosine(best.last)) / 2.0F,
                  .toony = 1.0F - (cosine(best.first) - cosine(best.last)) / 2.0F};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const base::Vec3 miss = glm::abs(best.at(i) - rows[i]);
    shade.worst = std::max({shade.worst, miss.x, miss.y, miss.z});
  }
  return shade;
}

ToonShade selfShadowShade(std::span<const base::Vec3> ramp) {
  constexpr float kMiddle = 1.0F / 6.0F, kHalf = 1.0F / 6.0F;  // of the way from 1/3 to 0
  if (ramp.empty()) return {};
  return {.lit = base::Vec3(1.0F), .shade = ramp.back(), .shift = -kMiddle, .toony = 1.0F - kHalf};
}

}  // namespace app
