// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/svg_chart.h"

#include <limits>

#include <gmock/gmock.h>

namespace {

using testing::HasSubstr;

TEST(SvgChart, PlacesNumbersOnBothKindsOfScale) {
  const app::ChartAxis plain{2, 10, false, {}}, powers{1e-3, 10, true, {}};
  EXPECT_DOUBLE_EQ(plain.share(4), 0.25);
  EXPECT_DOUBLE_EQ(powers.share(0.1), 0.5);
  EXPECT_DOUBLE_EQ(powers.share(0), 0);
  EXPECT_DOUBLE_EQ(plain.share(1e9), 1);
}

TEST(SvgChart, CutsALineWhereThereIsNoNumber) {
  // GIVEN a field of 100 by 50 pixels at 10, 20, and points with a hole
  const app::ChartPanel panel{10, 20, 100, 50, {0, 1, false, {{0.5, "half"}}}, {0, 1, false, {}}};
  const double none = std::numeric_limits<double>::quiet_NaN();
  const std::vector<app::ChartPoint> points{{0, 0}, {0.5, 1}, {0.6, none}, {1, 0.5}};
  // THEN there are two strokes, Y upwards
  EXPECT_EQ(panel.line(points, "#123"),
            "<polyline fill=\"none\" stroke=\"#123\" points=\"10.0,70.0 60.0,20.0 \"/>\n"
            "<polyline fill=\"none\" stroke=\"#123\" points=\"110.0,45.0 \"/>\n");
  EXPECT_THAT(panel.line(points, "#123", "stroke-width=\"2\""), HasSubstr("\"#123\" stroke-width=\"2\" points"));
  EXPECT_THAT(panel.frame(), HasSubstr("<text x=\"60.0\" y=\"84.0\" text-anchor=\"middle\">half</text>"));
}

TEST(SvgChart, NamesAreText) {
  const std::vector<std::pair<std::string, const char*>> entries{{"<b>&", "#111"}, {"c", "#222"}};
  const auto [row, end] = app::chartLegend(5, 18, entries);
  EXPECT_THAT(row, HasSubstr("&lt;b>&amp;"));
  EXPECT_NEAR(end, 5 + 2 * 16 + 5 * 6.8, 1e-9);
  EXPECT_THAT(app::svgDocument(30, 40, row), HasSubstr("viewBox=\"0 0 30 40\""));
}

}  // namespace
