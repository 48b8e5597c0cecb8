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

/// Returns a colour that also people with colour blindness, and readers on paper, can tell from the
/// others (Okabe and Ito's set). After the last one the colours repeat.
[[nodiscard]] const char* chartColour(std::size_t index);

/// Returns a name as the text of an SVG: printable, at most 60 letters, without markup.
[[nodiscard]] std::string svgText(const std::string& text);

struct ChartMark {
  double value = 0.0;
  std::string text;
};

/// A ChartAxis has the numbers along one side of a chart, from `low` to `high`. With `powers` it is
/// logarithmic; both must be above 0 then.
struct ChartAxis {
  double low = 0.0, high = 1.0;
  bool powers = false;
  std::vector<ChartMark> marks;

  /// Returns 0 at the low end and 1 at the high one; values outside are clamped.
  [[nodiscard]] double share(double value) const;
};

struct ChartPoint {
  double x = 0.0, y = 0.0;  ///< in the axes' units; NaN in y cuts the line
};

/// A ChartPanel is a field with two axes; positions and sizes are in pixels.
struct ChartPanel {
  double left = 0.0, top = 0.0, width = 0.0, height = 0.0;
  ChartAxis across, up;

  /// Returns the box, marks and their lines.
  [[nodiscard]] std::string frame() const;
  /// Returns a line; `attributes` are those of its strokes, e.g. stroke-dasharray="4 3".
  [[nodiscard]] std::string line(std::span<const ChartPoint> points, const char* colour,
                                 std::string_view attributes = {}) const;
};

/// Returns names in their colours, in a row from `left` on, and where the row ends.
[[nodiscard]] std::pair<std::string, double> chartLegend(double left, double baseline,
                                                         std::span<const std::pair<std::string, const char*>> entries);

/// Returns a whole file with a white background, which suits any page.
[[nodiscard]] std::string svgDocument(double width, double height, std::string_view body);

}  // namespace app
