// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the drawing part of chain_study.h.

#include <cmath>
#include <limits>
#include <map>

#include <fmt/format.h>

#include "app/ik_lab/chain_study.h"
#include "app/ik_lab/svg_chart.h"

namespace app {
namespace {

constexpr double kWidth = 900.0, kHeight = 150.0, kLeft = 90.0, kTop = 34.0, kGap = 46.0;

ChartPanel panelAt(double y, double firstFrame, std::size_t frames) {
  ChartPanel panel{kLeft, y, kWidth, kHeight, {}, {1e-6, 1e2, true, {}}};
  for (double power = -6.0; power <= 2.0; power += 2.0) {
    const double units = std::pow(10.0, power);
    panel.up.marks.push_back({units, fmt::format("{:g} u", units)});
  }
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const double frame = std::round(firstFrame + share * static_cast<double>(frames > 0 ? frames - 1 : 0));
    panel.across.marks.push_back({share, fmt::format("{:g}", frame)});
  }
  return panel;
}

/// Returns the maximum per column of pixels. Columns in which the chain wasn't solved cut the line.
std::vector<ChartPoint> columnsOf(const std::vector<double>& residuals) {
  std::vector<ChartPoint> points;
  const std::size_t columns = std::min<std::size_t>(residuals.size(), static_cast<std::size_t>(kWidth));
  for (std::size_t column = 0; column < columns; ++column) {
    const std::size_t from = column * residuals.size() / columns, to = (column + 1) * residuals.size() / columns;
    double most = -1.0;
    for (std::size_t i = from; i < to; ++i) most = std::max(most, residuals[i]);
    points.push_back({(static_cast<double>(column) + 0.5) / static_cast<double>(columns),
                      most < 0.0 ? std::numeric_limits<double>::quiet_NaN() : most});
  }
  return points;
}

}  // namespace

std::string studySvg(std::span<const ChainStudy> studies, double firstFrame) {
  std::map<std::string, const char*> colours;
  std::vector<std::pair<std::string, const char*>> legend;
  for (const ChainStudy& of : studies) {
    if (colours.contains(of.solver)) continue;
    colours[of.solver] = chartColour(legend.size());
    legend.emplace_back(of.solver, colours[of.solver]);
  }
  std::string body = chartLegend(kLeft, 18.0, legend).first;
  double y = kTop;
  for (std::size_t i = 0; i < studies.size();) {
    const std::string& chain = studies[i].chain;
    body +=
        fmt::format("<text x=\"{}\" y=\"{:.1f}\" font-weight=\"bold\">{}</text>\n", kLeft, y + 12.0, svgText(chain));
    y += 18.0;
    const ChartPanel panel = panelAt(y, firstFrame, studies[i].residuals.size());
    body += panel.frame();
    for (; i < studies.size() && studies[i].chain == chain; ++i) {
      if (studies[i].unfit < studies[i].solved)
        body += panel.line(columnsOf(studies[i].residuals), colours[studies[i].solver]);
    }
    y += kHeight + kGap;
  }
  return svgDocument(kLeft + kWidth + 20.0, y, body);
}

}  // namespace app
