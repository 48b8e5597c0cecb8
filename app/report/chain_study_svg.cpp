// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The part of chain_study.h that draws.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "app/report/chain_study.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr double kWidth = 900.0, kHeight = 150.0, kLeft = 90.0, kTop = 34.0, kGap = 46.0;
constexpr double kLeastPower = -6.0, kMostPower = 2.0;  // units, as powers of ten
// Told apart also by people who see few colours, and on paper (Okabe and Ito's set).
constexpr std::array kColours{"#000000", "#e69f00", "#56b4e9", "#009e73", "#d55e00",
                              "#0072b2", "#cc79a7", "#999933", "#882255"};

std::string escaped(const std::string& text) {
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

double heightOf(double units) {
  const double power = std::clamp(std::log10(std::max(units, 1e-30)), kLeastPower, kMostPower);
  return kHeight * (kMostPower - power) / (kMostPower - kLeastPower);
}

/// The most in each column of pixels; columns in which the chain wasn't solved cut the line.
std::string lines(const std::vector<double>& residuals, double x, double y, const char* colour) {
  std::string text, points;
  const auto flush = [&] {
    if (!points.empty()) text += fmt::format("<polyline fill=\"none\" stroke=\"{}\" points=\"{}\"/>\n", colour, points);
    points.clear();
  };
  const std::size_t columns = std::min<std::size_t>(residuals.size(), static_cast<std::size_t>(kWidth));
  for (std::size_t column = 0; column < columns; ++column) {
    const std::size_t from = column * residuals.size() / columns, to = (column + 1) * residuals.size() / columns;
    double most = -1.0;
    for (std::size_t i = from; i < to; ++i) most = std::max(most, residuals[i]);
    if (most < 0.0) {
      flush();
      continue;
    }
    const double at = kWidth * (static_cast<double>(column) + 0.5) / static_cast<double>(columns);
    points += fmt::format("{:.1f},{:.1f} ", x + at, y + heightOf(most));
  }
  flush();
  return text;
}

std::string scale(double y, double firstFrame, std::size_t frames) {
  std::string text = fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#888\"/>\n",
                                 kLeft, y, kWidth, kHeight);
  for (double power = kLeastPower; power <= kMostPower; power += 2.0) {
    const double at = y + heightOf(std::pow(10.0, power));
    text += fmt::format("<line x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\" stroke=\"#ddd\"/>\n", kLeft,
                        kLeft + kWidth, at);
    text += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{:g} u</text>\n", kLeft - 6.0, at + 4.0,
                        std::pow(10.0, power));
  }
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const double frame = std::round(firstFrame + share * static_cast<double>(frames > 0 ? frames - 1 : 0));
    text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{:g}</text>\n", kLeft + share * kWidth,
                        y + kHeight + 14.0, frame);
  }
  return text;
}

}  // namespace

std::string studySvg(std::span<const ChainStudy> studies, double firstFrame) {
  std::map<std::string, const char*> colours;
  std::string legend;
  double x = kLeft;
  for (const ChainStudy& of : studies) {
    if (colours.contains(of.solver)) continue;
    const char* colour = kColours[colours.size() % kColours.size()];
    colours[of.solver] = colour;
    legend += fmt::format("<text x=\"{}\" y=\"18\" fill=\"{}\">{}</text>\n", x, colour, escaped(of.solver));
    x += 12.0 + 8.0 * static_cast<double>(of.solver.size());
  }
  std::string body;
  double y = kTop;
  for (std::size_t i = 0; i < studies.size();) {
    const std::string& chain = studies[i].chain;
    body +=
        fmt::format("<text x=\"{}\" y=\"{:.1f}\" font-weight=\"bold\">{}</text>\n", kLeft, y + 12.0, escaped(chain));
    y += 18.0;
    body += scale(y, firstFrame, studies[i].residuals.size());
    for (; i < studies.size() && studies[i].chain == chain; ++i) {
      if (studies[i].unfit < studies[i].solved)
        body += lines(studies[i].residuals, kLeft, y, colours[studies[i].solver]);
    }
    y += kHeight + kGap;
  }
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
             "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"white\"/>\n",
             kLeft + kWidth + 20.0, y) +
         legend + body + "</svg>\n";
}

}  // namespace app
