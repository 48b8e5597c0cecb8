// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_plots.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "app/ik_lab/svg_chart.h"

namespace bench {

namespace {

using app::ChartPanel;
using app::ChartPoint;

constexpr double kLeft = 64.0, kTop = 62.0, kWidth = 400.0, kHeight = 220.0, kAcross = 76.0, kDown = 56.0;
constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

/// This struct is a colour for each contender; variants of one solver share it and are dashed.
struct Stroke {
  const char* colour;
  std::string_view attributes;
};
Stroke strokeOf(const std::string& name) {
  static constexpr std::array kOrder{"mmd", "ccd", "fabrik", "triangulation", "two-bone", "transpose", "pseudo-inverse",
                                     "dls", "sdls"};
  if (name == "fabrik-alone") return {strokeOf("fabrik").colour, "stroke-width=\"2\" stroke-dasharray=\"5 4\""};
  const auto at = std::ranges::find(kOrder, name);
  return {app::chartColour(static_cast<std::size_t>(at - kOrder.begin())), "stroke-width=\"2\""};
}

std::string titleText(double x, double y, const std::string& text, bool bold) {
  return fmt::format("<text x=\"{}\" y=\"{:.1f}\"{}>{}</text>\n", x, y, bold ? " font-weight=\"bold\"" : "", text);
}

std::string legendOf(std::span<const std::string> names) {
  std::vector<std::pair<std::string, const char*>> entries;
  for (const std::string& name : names)
    entries.emplace_back(name == "fabrik-alone" ? "(alone: dashed)" : name, strokeOf(name).colour);
  return app::chartLegend(kLeft, 38.0, entries).first;
}

ChartPanel panelAt(int place, app::ChartAxis across, app::ChartAxis up) {
  return {kLeft + place % 2 * (kWidth + kAcross),
          kTop + place / 2 * (kHeight + kDown),
          kWidth,
          kHeight,
          std::move(across),
          std::move(up)};
}

app::ChartAxis powersOfTen(int from, int to) {
  app::ChartAxis axis{std::pow(10.0, from), std::pow(10.0, to), true, {}};
  for (int power = from; power <= to; ++power)
    axis.marks.push_back({std::pow(10.0, power), fmt::format("{:g}", std::pow(10.0, power))});
  return axis;
}

/// Draws four fields, a line for each contender over the links.
template <class Value>
std::string overLinks(std::span<const Cell> cells, const std::string& title, const app::ChartAxis& up, Value value) {
  std::string body = titleText(kLeft, 18.0, title, true);
  std::vector<std::string> names;
  for (const Limits limits : kAllLimits) {
    app::ChartAxis across{1.8, 110.0, true, {}};
    std::vector<const Cell*> own;
    for (const Cell& cell : cells) {
      if (cell.limits == limits && cell.reachable) own.push_back(&cell);
    }
    for (const Cell* cell : own)
      across.marks.push_back({static_cast<double>(cell->links), fmt::format("{}", cell->links)});
    const ChartPanel panel = panelAt(static_cast<int>(limits), across, up);
    body += panel.frame() +
            titleText(panel.left + 6.0, panel.top - 6.0, fmt::format("{}, by links", nameOf(limits)), false);
    if (own.empty()) continue;
    for (std::size_t i = 0; i < own[0]->rows.size(); ++i) {
      const std::string& name = own[0]->rows[i].name;
      if (name == "two-bone") continue;  // a single point
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
      std::vector<ChartPoint> points;
      for (const Cell* cell : own) points.push_back({static_cast<double>(cell->links), value(cell->rows[i])});
      body += panel.line(points, strokeOf(name).colour, strokeOf(name).attributes);
    }
  }
  body += legendOf(names);
  return app::svgDocument(kLeft + 2 * kWidth + kAcross + 20.0, kTop + 2 * kHeight + 2 * kDown, body);
}

bool halfSolved(const CellRow& row) { return row.fits() && row.share() >= 0.5; }

}  // namespace

std::string loopsSvg(std::span<const Cell> cells) {
  return overLinks(cells, "Loops to a thousandth of a unit, median of the targets reached", powersOfTen(0, 3),
                   [](const CellRow& row) { return halfSolved(row) ? std::max(row.loopsMedian, 1.0) : kNothing; });
}

std::string timesSvg(std::span<const Cell> cells) {
  return overLinks(cells, "Microseconds to a thousandth of a unit, median of the targets reached", powersOfTen(-1, 5),
                   [](const CellRow& row) { return halfSolved(row) ? row.microsecondsMedian : kNothing; });
}

std::string solvedSvg(std::span<const Cell> cells) {
  app::ChartAxis up{0.0, 1.02, false, {}};
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
    up.marks.push_back({share, fmt::format("{:.0f} %", share * 100)});
  return overLinks(cells, "Targets in reach that were reached within a thousandth of a unit", up,
                   [](const CellRow& row) { return row.fits() ? row.share() : kNothing; });
}

std::string convergenceSvg(std::span<const Convergence> free, std::span<const Convergence> cones) {
  std::string body = titleText(kLeft, 18.0, "Units left after so many loops, ten links, median", true);
  std::vector<std::string> names;
  for (int place = 0; place < 2; ++place) {
    const auto curves = place == 0 ? free : cones;
    if (curves.empty()) continue;
    const double loops = static_cast<double>(curves[0].left.size());
    app::ChartAxis across{1.0, std::max(loops, 2.0), true, {}};
    for (const int loop : {1, 2, 5, 10, 20, 50, 100, 200}) {
      if (loop <= loops) across.marks.push_back({static_cast<double>(loop), fmt::format("{}", loop)});
    }
    const ChartPanel panel = panelAt(place, across, powersOfTen(-6, 1));
    body += panel.frame() +
            titleText(panel.left + 6.0, panel.top - 6.0, place == 0 ? "free, by loops" : "cones, by loops", false);
    for (const Convergence& curve : curves) {
      if (std::ranges::find(names, curve.name) == names.end()) names.push_back(curve.name);
      std::vector<ChartPoint> points;
      for (std::size_t i = 0; i < curve.left.size(); ++i) {
        points.push_back({static_cast<double>(i + 1), curve.left[i]});
        if (curve.left[i] <= 1e-6) break;
      }
      body += panel.line(points, strokeOf(curve.name).colour, strokeOf(curve.name).attributes);
    }
  }
  body += legendOf(names);
  return app::svgDocument(kLeft + 2 * kWidth + kAcross + 20.0, kTop + kHeight + kDown, body);
}

}  // namespace bench
