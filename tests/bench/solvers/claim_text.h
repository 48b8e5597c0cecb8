// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "tests/bench/solvers/claim_cells.h"
#include "tests/bench/solvers/claim_paper.h"
#include "tests/bench/solvers/claim_paths.h"

namespace bench {

/// This struct has everything that one run measured.
struct Claims {
  CellRequest inReach, outOfReach;
  std::vector<Cell> cells;
  std::vector<PathStudy> paths;
  std::vector<PaperRow> paper;
  std::vector<Convergence> free, cones;
  double seconds = 0.0;  ///< processor time of the whole run
  std::string machine;   ///< processor and compiler
};

/// Returns a table of Markdown for each name that a page can use: "run", "reach-free",
/// "reach-hinges", …, "away-free", …, "even", "paths", "paper", "fabrik-against". Unknown names
/// give none.
[[nodiscard]] std::string tableNamed(const Claims& claims, const std::string& name);

/// Returns a page with new text between "<!-- figures NAME -->" and "<!-- end -->"; the rest as it
/// was. Marks with an unknown name or without an end stay as they are.
[[nodiscard]] std::string withFigures(const std::string& page, const Claims& claims);

/// Returns a line for each contender in each cell.
[[nodiscard]] std::string cellsCsv(std::span<const Cell> cells);

}  // namespace bench
