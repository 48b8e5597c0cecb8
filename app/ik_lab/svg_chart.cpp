// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/svg_chart.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {

const char* chartColour(std::size_t index) {
  static constexpr std::array kColours{"#000000", "#e69f00", "#56b4e9", "#009e73", "#d55e00",
                                       "#0072b2", "#cc79a7", "#999933", "#882255"};
  return kColours[index % kColours.size()];
}

std::string svgText(const std::string& text) {
  std::string out;
  for (const char letter : base::printable(text, 60)) {
    switch (letter) {
      case '<':
        out += "&lt;";
        break;
      case '&':
        out += "&amp;";
        break;
      default:
        out += letter;
    }
  }
  return out;
}

double ChartAxis::share(double value) const {
  const double at = powers ? std::log10(std::max(value, 1e-300) / low) / std::log10(high / low)  //
                           : (value - low) / (high - low);
  return std::clamp(at, 0.0, 1.0);
}

std::string ChartPanel::frame() const {
  std::string text;
  for (const ChartMark& mark : up.marks) {
    const double at = top + height * (1.0 - up.share(mark.value));
    text += fmt::format("<line x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\" stroke=\"#ddd\"/>\n", left,
                        left + width, at);
    text += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", left - 6.0, at + 4.0, mark.text);
  }
  for (const ChartMark& mark : across.marks) {
    const double at = left + width * across.share(mark.value);
    text += fmt::format("<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" y2=\"{2:.1f}\" stroke=\"#eee\"/>\n", at,
                        top, top + height);
    text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n", at, top + height + 14.0,
                        mark.text);
  }
  return text + fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#888\"/>\n",
                            left, top, width, height);
}

std::string ChartPanel::line(std::span<const ChartPoint> points, const char* colour,
                             std::string_view attributes) const {
  std::string text, run;
  const auto flush = [&] {
    if (!run.empty())
      text += fmt::format("<polyline fill=\"none\" stroke=\"{}\"{}{} points=\"{}\"/>\n", colour,
                          attributes.empty() ? "" : " ", attributes, run);
    run.clear();
  };
  for (const ChartPoint& point : points) {
    if (std::isnan(point.y)) {
      flush();
      continue;
    }
    run += fmt::format("{:.1f},{:.1f} ", left + width * across.share(point.x), top + height * (1 - up.share(point.y)));
  }
  flush();
  return text;
}

std::pair<std::string, double> chartLegend(double left, double baseline,
                                           std::span<const std::pair<std::string, const char*>> entries) {
  std::string text;
  for (const auto& [name, colour] : entries) {
    text += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\">{}</text>\n", left, baseline, colour, svgText(name));
    left += 16.0 + 6.8 * static_cast<double>(name.size());
  }
  return {text, left};
}

std::string svgDocument(double width, double height, std::string_view body) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"white\"/>\n{2}</svg>\n",
      width, height, body);
}

}  // namespace app
