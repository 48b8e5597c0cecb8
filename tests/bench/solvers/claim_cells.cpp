// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_cells.h"

#include <algorithm>

namespace bench {

namespace {

double placed(std::vector<double>& values, double share) {
  if (values.empty()) return 0.0;
  const std::size_t at =
      std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

Trial trialOf(const Cell& cell, unsigned number) {
  const unsigned seed =
      1'000'000U * (static_cast<unsigned>(cell.limits) + 1) + 1'000U * static_cast<unsigned>(cell.links) + number;
  return cell.reachable ? reachableTrial(seed, cell.links, cell.limits)
                        : unreachableTrial(seed, cell.links, cell.limits);
}

void measure(const CellRequest& request, const std::vector<Contender>& contenders, Cell& cell) {
  std::vector<double> optima;
  std::vector<std::vector<Outcome>> outcomes(contenders.size());
  for (int i = 0; i < request.trials; ++i) {
    const Trial trial = trialOf(cell, static_cast<unsigned>(i));
    double nearest = -1.0;
    for (std::size_t k = 0; k < contenders.size(); ++k) {
      Contest contest(contenders[k], trial.chain);
      outcomes[k].push_back(contest.run(trial.chain, {request.timings, false}));
      const Outcome& outcome = outcomes[k].back();
      if (outcome.fit && (nearest < 0.0 || outcome.residual < nearest)) nearest = outcome.residual;
    }
    optima.push_back(trial.optimum < 0.0 ? nearest : trial.optimum);
  }
  for (std::size_t k = 0; k < contenders.size(); ++k)
    cell.rows.push_back(summarised(contenders[k].name, optima, outcomes[k], cell.reachable, request.tolerance));
}

}  // namespace

double medianOf(std::vector<double> values) { return placed(values, 0.5); }
double p99Of(std::vector<double> values) { return placed(values, 0.99); }

CellRow summarised(std::string name, std::span<const double> optima, std::span<const Outcome> outcomes, bool reachable,
                   double tolerance) {
  CellRow row;
  row.name = std::move(name);
  row.trials = outcomes.size();
  std::vector<double> loops, times, left, unsolved, busiest;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const Outcome& outcome = outcomes[i];
    if (!outcome.fit) {
      ++row.unfit;
      continue;
    }
    row.worstViolation = std::max(row.worstViolation, outcome.violation);
    const double above = std::max(outcome.residual - optima[i], 0.0);
    left.push_back(above);
    const bool solved = above <= tolerance;
    row.solved += solved ? 1 : 0;
    if (!solved) unsolved.push_back(above);
    if (solved && outcome.busiest > 0) busiest.push_back(outcome.busiest);
    if (!solved && reachable) continue;
    loops.push_back(outcome.loops);
    times.push_back(outcome.microseconds);
  }
  row.loopsMedian = medianOf(loops);
  row.loopsP99 = p99Of(loops);
  row.microsecondsMedian = medianOf(times);
  row.leftMedian = medianOf(unsolved);
  row.leftP99 = p99Of(left);
  row.busiestMedian = medianOf(busiest);
  return row;
}

std::vector<Cell> measureCells(const CellRequest& request, const std::function<void(const Cell&)>& tell) {
  const auto contenders = allContenders(request.tolerance, request.loops);
  std::vector<Cell> cells;
  for (const Limits limits : kAllLimits) {
    for (const int links : request.sizes) {
      Cell cell{limits, request.reachable, links, {}};
      tell(cell);
      measure(request, contenders, cell);
      cells.push_back(std::move(cell));
    }
  }
  return cells;
}

}  // namespace bench
