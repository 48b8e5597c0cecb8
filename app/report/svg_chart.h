// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {

/// Told apart also by people who see few colours, and on paper (Okabe and Ito's set). Beyond the last one it starts anew.
[[nodiscard]] const char* chartColour(std::size_t index);

/// A name as the text of an SVG: printable, at most 60 letters, nothing of it markup.
[[nodiscard]] std::string svgText(const std::string& text);

struct ChartMark {
  double value = 0.0;
  std::string text;
};

/// Numbers along one side of a chart, from `low` to `high`; by powers of ten if `powers`, both above 0 then.
struct ChartAxis {
  double low = 0.0, high = 1.0;
  bool powers = false;
  std::vector<ChartMark> marks;

  /// 0 at the low end, 1 at the high one; what lies outside is at the nearer end.
  [[nodiscard]] double share(double value) const;
};

struct ChartPoint {
  double x = 0.0, y = 0.0;  ///< as the axes have them; no number in y cuts the line
};

/// A field with two axes, places and sizes in pixels.
struct ChartPanel {
  double left = 0.0, top = 0.0, width = 0.0, height = 0.0;
  ChartAxis across, up;

  /// Box, marks and their lines.
  [[nodiscard]] std::string frame() const;
  /// `attributes` of the strokes, e.g. stroke-dasharray="4 3".
  [[nodiscard]] std::string line(std::span<const ChartPoint> points, const char* colour,
                                 std::string_view attributes = {}) const;
};

/// Names in their colours, in a row from `left` on; gives the row and where it ends.
[[nodiscard]] std::pair<std::string, double> chartLegend(double left, double baseline,
                                                         std::span<const std::pair<std::string, const char*>> entries);

/// A whole file, on white, so that it is read on any page.
[[nodiscard]] std::string svgDocument(double width, double height, std::string_view body);

}  // namespace app
