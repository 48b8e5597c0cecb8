// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/golden_rows.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <memory>
#include <sstream>
#include <string_view>

#include <zlib.h>

namespace support {

namespace {

double number(std::string_view text) {
  double value = std::numeric_limits<double>::quiet_NaN();
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

/// Returns the text of a file, compressed or plain; it is empty where there is no file.
std::string textOf(const std::filesystem::path& path) {
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), gzclose);
  std::string text;
  if (!file) return text;
  char block[65536];
  for (int got = 0; (got = gzread(file.get(), block, sizeof block)) > 0;) {
    text.append(block, static_cast<std::size_t>(got));
  }
  return text;
}

}  // namespace

std::vector<GoldenRow> readGolden(const std::filesystem::path& path) {
  std::vector<GoldenRow> rows;
  std::istringstream file(textOf(path));
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::vector<std::string_view> cells;
    std::string_view rest = line;
    while (true) {
      const std::size_t comma = rest.find(',');
      cells.push_back(rest.substr(0, comma));
      if (comma == std::string_view::npos) break;
      rest.remove_prefix(comma + 1);
    }
    if (cells.size() < 10) return {};
    GoldenRow row;
    row.frame = number(cells[0]);
    row.bone = static_cast<std::size_t>(number(cells[1]));
    row.name = cells[2];
    for (std::size_t i = 0; i < 3; ++i) row.p[i] = number(cells[3 + i]);
    for (std::size_t i = 0; i < 4; ++i) row.q[i] = number(cells[6 + i]);
    if (cells.size() > 12) row.spreadUnits = number(cells[12]);
    rows.push_back(std::move(row));
  }
  return rows;
}

double degreesBetween(const double (&want)[4], const base::Quat& got) {
  double a[4] = {want[0], want[1], want[2], want[3]}, b[4] = {got.x, got.y, got.z, got.w};
  const auto normalise = [](double(&q)[4]) {
    const double length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (double& part : q) part /= length;
  };
  normalise(a);
  normalise(b);
  const double side = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0.0 ? -1.0 : 1.0;
  double squared = 0.0;
  for (int i = 0; i < 4; ++i) squared += (a[i] - side * b[i]) * (a[i] - side * b[i]);
  return 4.0 * std::asin(std::min(1.0, std::sqrt(squared) / 2.0)) * 180.0 / 3.14159265358979323846;
}

}  // namespace support
