// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/bench/solvers/claim_chains.h"
#include "tests/bench/solvers/contenders.h"

namespace bench {

/// This struct compares the founding text's own trial with ours (Aristidou & Lasenby 2011, 5.1):
/// one chain of ten joints without limits, 900 mm long, a distant target, and a tolerance of a
/// thousandth of a millimetre.
struct PaperRow {
  std::string name;
  std::string how;          ///< settings other than our defaults
  double paperLoops = 0.0;  ///< 0: the text has no such row
  double paperSeconds = 0.0;
  struct Start {
    std::size_t solved = 0;
    double loops = 0.0;         ///< mean of all, as in the text
    double microseconds = 0.0;  ///< mean, of all
  } straight, random;           ///< from a nearly straight chain, from random postures
};

struct PaperRequest {
  int trials = 20;
  int loops = 10'000;
  int timings = 3;
};

[[nodiscard]] std::vector<PaperRow> measurePaper(const PaperRequest& request);

/// This struct has the units left after each loop, the median of some trials of one kind; a solver
/// that ended keeps its last value.
struct Convergence {
  std::string name;
  std::vector<double> left;
};
[[nodiscard]] std::vector<Convergence> measureConvergence(Limits limits, int trials, int loops);

}  // namespace bench
