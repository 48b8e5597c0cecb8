// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/graphics/edge_aware.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace support {
namespace {

using Channels = std::array<int, 4>;

Channels channels(const QImage& of, int x, int y) {
  const QRgb pixel = of.pixel(x, y);
  return {qRed(pixel), qGreen(pixel), qBlue(pixel), qAlpha(pixel)};
}

bool isAmongNeighbours(const Channels& colour, const QImage& of, int x, int y, int slack) {
  Channels least{255, 255, 255, 255}, most{};
  for (int v = std::max(0, y - 1); v <= std::min(of.height() - 1, y + 1); ++v) {
    for (int u = std::max(0, x - 1); u <= std::min(of.width() - 1, x + 1); ++u) {
      const Channels there = channels(of, u, v);
      for (std::size_t i = 0; i < there.size(); ++i) {
        least[i] = std::min(least[i], there[i]);
        most[i] = std::max(most[i], there[i]);
      }
    }
  }
  for (std::size_t i = 0; i < colour.size(); ++i) {
    if (colour[i] < least[i] - slack || colour[i] > most[i] + slack) return false;
  }
  return true;
}

bool differ(const Channels& a, const Channels& b, int slack) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::abs(a[i] - b[i]) > slack) return true;
  }
  return false;
}

bool comparable(const QImage& one, const QImage& other) { return !one.isNull() && one.size() == other.size(); }

template <class Test>
long count(const QImage& one, Test test) {
  long found = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) found += test(x, y) ? 1 : 0;
  }
  return found;
}

}  // namespace

long pixelsBeyondEdges(const QImage& multisampled, const QImage& plain, int slack) {
  if (!comparable(multisampled, plain)) return -1;
  return count(multisampled,
               [&](int x, int y) { return !isAmongNeighbours(channels(multisampled, x, y), plain, x, y, slack); });
}

long pixelsApart(const QImage& one, const QImage& other, int slack) {
  if (!comparable(one, other)) return -1;
  return count(one, [&](int x, int y) { return differ(channels(one, x, y), channels(other, x, y), slack); });
}

long edgesSeen(const QImage& of, int slack) {
  const auto edge = [&](int x, int y, int right, int down) {
    return x + right < of.width() && y + down < of.height() &&
           differ(channels(of, x, y), channels(of, x + right, y + down), slack);
  };
  return count(of, [&](int x, int y) { return edge(x, y, 1, 0); }) +
         count(of, [&](int x, int y) { return edge(x, y, 0, 1); });
}

}  // namespace support
