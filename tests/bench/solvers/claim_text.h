// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "tests/bench/solvers/claim_cells.h"
#include "tests/bench/solvers/claim_paper.h"
#include "tests/bench/solvers/claim_paths.h"

namespace bench {

/// Everything that one run measured.
struct Claims {
  CellRequest inReach, outOfReach;
  std::vector<Cell> cells;
  std::vector<PathStudy> paths;
  std::vector<PaperRow> paper;
  std::vector<Convergence> free, cones;
  double seconds = 0.0;  ///< of processor time that all of it took
  std::string machine;   ///< processor and compiler
};

/// A table of Markdown for each name that a page has a place for: "run", "reach-free", "reach-hinges", …, "away-free", …,
/// "even", "paths", "paper", "fabrik-against". Unknown names: none.
[[nodiscard]] std::string tableNamed(const Claims& claims, const std::string& name);

/// A page with what stands between "<!-- figures NAME -->" and "<!-- end -->" put anew; the rest as it was. Places with an
/// unknown name or without an end stay as they are.
[[nodiscard]] std::string withFigures(const std::string& page, const Claims& claims);

/// A line for each contender in each cell.
[[nodiscard]] std::string cellsCsv(std::span<const Cell> cells);

}  // namespace bench
