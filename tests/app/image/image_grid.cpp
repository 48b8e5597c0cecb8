// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <iterator>

#include "tests/app/image/grid_point.h"

namespace support {

std::vector<GridPoint> allPoints() {
  std::vector<GridPoint> all;
  for (auto* kind : {pngPoints, bmpPoints, tgaPoints, ddsPoints, jpegPoints, webpPoints, gifPoints, pnmPoints}) {
    auto points = kind();
    all.insert(all.end(), std::make_move_iterator(points.begin()), std::make_move_iterator(points.end()));
  }
  return all;
}

}  // namespace support
