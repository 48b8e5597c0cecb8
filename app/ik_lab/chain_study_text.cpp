// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the writing part of chain_study.h.

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/ik_lab/chain_study.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

ordered_json spreadJson(const Spread& spread) {
  return {{"median", spread.median}, {"p99", spread.p99}, {"worst", spread.worst}, {"worstFrame", spread.worstFrame}};
}

}  // namespace

std::string studyText(std::span<const ChainStudy> studies) {
  std::string text;
  const ChainStudy* before = nullptr;
  for (const ChainStudy& of : studies) {
    if (before == nullptr || before->chain != of.chain) {
      text += fmt::format("{}{}, solved in {} of {} frames\n", before == nullptr ? "" : "\n",
                          base::printable(of.chain, 60), of.solved, of.residuals.size());
      text += fmt::format("  {:<15}{:>9}{:>8}{:>6}{:>11}{:>11}{:>11}{:>8}{:>9}{:>8}{:>11}{:>11}{:>11}\n", "solver",
                          "reached", "loops", "most", "miss", "p99", "worst", "frame", "\u00b5s", "broken", "shake p99",
                          "from MMD", "worst");
    }
    before = &of;
    if (of.solved == 0) continue;
    if (of.unfit == of.solved) {
      text += fmt::format("  {:<15}isn't for this chain\n", of.solver);
      continue;
    }
    text += fmt::format(
        "  {:<15}{:>8.1f}%{:>8}{:>6}{:>11.2e}{:>11.2e}{:>11.2e}{:>8}{:>8.1f}{:>8}{:>11.0f}{:>11.2e}{:>11.2e}\n",
        of.solver, 100.0 * static_cast<double>(of.reached) / static_cast<double>(of.solved), of.medianLoops,
        of.mostLoops, of.residual.median, of.residual.p99, of.residual.worst, of.residual.worstFrame,
        of.medianMicroseconds, of.violations, of.acceleration.p99, of.fromMmd.median, of.fromMmd.worst);
  }
  if (studies.empty()) return "no IK chains\n";
  text +=
      "\nreached: within the tolerance; MMD's solver has none, and runs its loops. loops: median, and the most, with "
      "those of a "
      "solver that finishes for it.\nmiss: units from the effector to its target: median, 99 of 100, the worst and its "
      "frame. "
      "\u00b5s: a solve, median.\nbroken: frames with a limit broken by over 0.02 degrees. shake: angular acceleration "
      "of the "
      "worst link, degrees a second squared.\nfrom MMD: units, of the joint farthest from where MMD's solver has it: "
      "median, and "
      "the worst. Without physics. More: docs/mmd/ik-solvers.md\n";
  return text;
}

std::string studyCsv(std::span<const ChainStudy> studies) {
  std::string text =
      "chain,solver,frames,solved,unfit,reached,median_loops,most_loops,residual_median,residual_p99,residual_worst,"
      "residual_worst_frame,microseconds,violations,worst_violation_degrees,acceleration_median,acceleration_p99,"
      "acceleration_worst,from_mmd_median,from_mmd_p99,from_mmd_worst,from_mmd_worst_frame\n";
  for (const ChainStudy& of : studies) {
    std::string name;
    for (const char letter : of.chain) name += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    text += fmt::format(
        "\"{}\",{},{},{},{},{},{},{},{:.9g},{:.9g},{:.9g},{},{:.3f},{},{:.6g},{:.6g},{:.6g},{:.6g},{:.9g},{:.9g},{:.9g}"
        ",{}\n",
        name, of.solver, of.residuals.size(), of.solved, of.unfit, of.reached, of.medianLoops, of.mostLoops,
        of.residual.median, of.residual.p99, of.residual.worst, of.residual.worstFrame, of.medianMicroseconds,
        of.violations, of.worstViolation, of.acceleration.median, of.acceleration.p99, of.acceleration.worst,
        of.fromMmd.median, of.fromMmd.p99, of.fromMmd.worst, of.fromMmd.worstFrame);
  }
  return text;
}

std::string studyJson(std::span<const ChainStudy> studies) {
  auto json = ordered_json::array();
  for (const ChainStudy& of : studies) {
    json.push_back({{"chain", of.chain},
                    {"solver", of.solver},
                    {"frames", of.residuals.size()},
                    {"solved", of.solved},
                    {"unfit", of.unfit},
                    {"reached", of.reached},
                    {"medianLoops", of.medianLoops},
                    {"mostLoops", of.mostLoops},
                    {"residual", spreadJson(of.residual)},
                    {"microseconds", of.medianMicroseconds},
                    {"violations", of.violations},
                    {"worstViolationDegrees", of.worstViolation},
                    {"acceleration", spreadJson(of.acceleration)},
                    {"fromMmd", spreadJson(of.fromMmd)}});
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace app
