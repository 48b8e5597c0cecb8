// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_text.h"

#include <gmock/gmock.h>

#include "tests/bench/solvers/claim_plots.h"

namespace {

using bench::Claims;
using testing::HasSubstr;
using testing::Not;

Claims twoCells() {
  Claims claims;
  bench::CellRow ccd, fabrik, two;
  ccd.name = "ccd";
  ccd.trials = 4;
  ccd.solved = 1;
  ccd.loopsMedian = 30;
  ccd.loopsP99 = 60;
  ccd.microsecondsMedian = 12.34;
  ccd.leftMedian = 0.25;
  fabrik = ccd;
  fabrik.name = "fabrik";
  fabrik.solved = 4;
  fabrik.loopsMedian = 10;
  fabrik.microsecondsMedian = 6.17;
  fabrik.leftMedian = 0;
  two = ccd;
  two.name = "two-bone";
  two.unfit = 4;
  claims.cells = {{bench::Limits::Free, true, 3, {ccd, fabrik, two}},
                  {bench::Limits::Free, true, 10, {ccd, fabrik, two}}};
  return claims;
}

TEST(ClaimText, TellsShareLoopsTimeAndWhatIsLeft) {
  const std::string table = bench::tableNamed(twoCells(), "reach-free");
  EXPECT_THAT(table, HasSubstr("| solver | 3 links | 10 links |\n|---|---:|---:|\n"));
  EXPECT_THAT(table, HasSubstr("| ccd | 25 %, 30 / 60, 12 µs, left 0.2 |"));
  EXPECT_THAT(table, HasSubstr("| fabrik | 100 %, 10 / 60, 6.2 µs |"));
  EXPECT_THAT(table, Not(HasSubstr("two-bone")));
  EXPECT_THAT(bench::tableNamed(twoCells(), "against-fabrik"), HasSubstr("| ccd, free | 2.0 × (3.0 ×) |"));
  EXPECT_EQ(bench::tableNamed(twoCells(), "no such"), "");
}

TEST(ClaimText, PutsFiguresIntoTheirPlacesAlone) {
  const std::string page =
      "a\n<!-- figures reach-free -->\nold\n<!-- end -->\nb\n<!-- figures what -->\nkept\n<!-- end -->\n"
      "<!-- figures reach-free -->\nopen";
  const std::string made = bench::withFigures(page, twoCells());
  EXPECT_THAT(made, HasSubstr("a\n<!-- figures reach-free -->\n\n| solver |"));
  EXPECT_THAT(made, Not(HasSubstr("old")));
  EXPECT_THAT(made, HasSubstr(" |\n\n<!-- end -->\nb\n<!-- figures what -->\nkept\n<!-- end -->\n"));
  EXPECT_TRUE(made.ends_with("-->\nopen"));
  // AND a second time changes nothing
  EXPECT_EQ(bench::withFigures(made, twoCells()), made);
}

TEST(ClaimText, CsvHasALineForEach) {
  const std::string csv = bench::cellsCsv(twoCells().cells);
  EXPECT_EQ(std::ranges::count(csv, '\n'), 7);
  EXPECT_THAT(csv, HasSubstr("\nfree,1,10,fabrik,4,0,4,10,60,6.170,"));
}

TEST(ClaimPlots, LeaveOutWhatFewReached) {
  Claims claims = twoCells();
  const auto strokes = [&] {
    const std::string svg = bench::loopsSvg(claims.cells);
    std::size_t count = 0;
    for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(strokes(), 1U) << "FABRIK's";
  for (bench::Cell& cell : claims.cells) cell.rows[0].solved = 2;
  EXPECT_EQ(strokes(), 2U);
  EXPECT_THAT(bench::convergenceSvg({}, {}), HasSubstr("</svg>"));
}

}  // namespace
