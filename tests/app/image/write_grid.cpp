// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// odori_image_grid FOLDER writes each file of the grid as N.KIND and its pixels as N.rgba, rows
// from the top, 4 bytes a pixel (empty: it has to be refused). N.open has a byte a pixel: 1, its
// value is open; 2, that of its alpha alone. index.txt has a line for each: number, kind, width,
// height, tolerance, bytes that hold pixels, name.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace {

using support::allPoints;
using support::Bytes;
using support::GridPoint;
using support::Rgba;
using support::operator<<;

void write(const std::filesystem::path& path, const Bytes& bytes) {
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("Usage: odori_image_grid FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = words[1];
  std::filesystem::create_directories(folder);
  std::ofstream index(folder / "index.txt");
  int number = 0;
  for (const GridPoint& point : allPoints()) {
    std::string kind = point.name.substr(0, point.name.find(' '));
    for (char& c : kind) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    Bytes pixels, open;
    for (const Rgba& c : point.pixels) {
      pixels << Bytes{c.r, c.g, c.b, c.a};
      open.push_back(c.open ? 1 : c.colourOpen && c.a == 0 ? 2 : 0);
    }
    write(folder / fmt::format("{}.{}", number, kind), point.file);
    write(folder / fmt::format("{}.rgba", number), pixels);
    write(folder / fmt::format("{}.open", number), open);
    index << fmt::format("{} {} {} {} {} {} {}\n", number, kind, point.width, point.height, point.tolerance,
                         point.needed, point.name);
    ++number;
  }
  return index.good() ? 0 : 1;
}
