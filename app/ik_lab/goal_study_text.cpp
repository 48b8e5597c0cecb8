// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the writing part of goal_study.h.

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/ik_lab/goal_study.h"
#include "ik/solvers/solve.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

std::string valueText(const PoseNumber& joint) {
  const bool slides = joint.kind == "slide";
  std::string text = fmt::format("  {:<24}{:<7}{:>12.4f}{}", base::printable(joint.bone, 22), joint.kind, joint.value,
                                 slides ? " units" : "\u00b0");
  if (joint.range) text += fmt::format("  {:g} to {:g}", joint.range->first, joint.range->second);
  return text + "\n";
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + base::printable(name, 60);
  return text;
}

/// Returns a number, or null for one that JSON doesn't know.
ordered_json numberOrNull(double value) { return std::isfinite(value) ? ordered_json(value) : ordered_json(); }

ordered_json poseJson(const std::vector<PoseNumber>& pose) {
  auto list = ordered_json::array();
  for (const PoseNumber& joint : pose) {
    ordered_json json{{"bone", joint.bone}, {"kind", joint.kind}, {"value", joint.value}};
    if (joint.range) json["range"] = {joint.range->first, joint.range->second};
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace

std::string goalsText(std::span<const GoalStudy> studies) {
  std::string text;
  for (const GoalStudy& of : studies) {
    text += fmt::format("{}goal {}: {} by the bones from {} on, {:.4g} units away\n", text.empty() ? "" : "\n",
                        of.goal + 1, joined(of.tips), base::printable(of.root, 60), of.distance);
    text += "pose vector:\n";
    for (const PoseNumber& joint : of.pose) text += valueText(joint);
    text += fmt::format("Jacobian: {} rows, {} columns, singular values", of.jacobian.rows, of.jacobian.columns);
    for (const double value : of.jacobian.singular) text += fmt::format(" {:.4g}", value);
    text += fmt::format("; condition {:.4g}\n", of.jacobian.condition());
    text += fmt::format("first step, its largest entry: pseudo-inverse {:.4g}, damped by {:.4g} units {:.4g}\n",
                        of.pseudoInverseStep, of.damping, of.dampedStep);
    text += fmt::format("  {:<15}{:<14}{:>6}{:>12}{:>12}{:>9}\n", "solver", "ended", "loops", "left", "condition",
                        "\u00b5s");
    for (const GoalSolve& solve : of.solves) {
      if (solve.report.stop == ik::solvers::Stop::NotFit) {
        text += fmt::format("  {:<15}isn't for this tree\n", ik::solvers::nameOf(solve.solver));
        continue;
      }
      text += fmt::format("  {:<15}{:<14}{:>6}{:>12.2e}{:>12.4g}{:>8.1f}\n", ik::solvers::nameOf(solve.solver),
                          ik::solvers::nameOf(solve.report.stop), solve.report.loops, solve.report.residual,
                          solve.condition, solve.microseconds);
    }
  }
  if (studies.empty()) return "no goals that turn or slide bones\n";
  text +=
      "\npose vector: degrees of hinges, rotation vectors of free joints (axis times angle), units of slides, with "
      "their ranges.\nsingular values: units a radian, or a unit of a slide; condition: the largest over the smallest. "
      "first step: radians\nor units, before limits. left: units, root of the weighted sum of squares. More: "
      "docs/mmd/ik-solvers.md\n";
  return text;
}

std::string goalsCsv(std::span<const GoalStudy> studies) {
  std::string text = "goal,solver,ended,loops,left_units,condition,microseconds\n";
  for (const GoalStudy& of : studies) {
    for (const GoalSolve& solve : of.solves)
      text += fmt::format("{},{},{},{},{},{},{}\n", of.goal + 1, ik::solvers::nameOf(solve.solver),
                          ik::solvers::nameOf(solve.report.stop), solve.report.loops, solve.report.residual,
                          solve.condition, solve.microseconds);
  }
  return text;
}

std::string goalsJson(std::span<const GoalStudy> studies) {
  auto list = ordered_json::array();
  for (const GoalStudy& of : studies) {
    ordered_json json{{"goal", of.goal + 1},
                      {"root", of.root},
                      {"bones", of.tips},
                      {"distanceUnits", of.distance},
                      {"pose", poseJson(of.pose)},
                      {"jacobian",
                       {{"rows", of.jacobian.rows},
                        {"columns", of.jacobian.columns},
                        {"singularValues", of.jacobian.singular},
                        {"condition", numberOrNull(of.jacobian.condition())}}},
                      {"dampingUnits", of.damping},
                      {"firstStep", {{"pseudoInverse", of.pseudoInverseStep}, {"damped", of.dampedStep}}},
                      {"solvers", ordered_json::array()}};
    for (const GoalSolve& solve : of.solves) {
      json["solvers"].push_back({{"solver", ik::solvers::nameOf(solve.solver)},
                                 {"ended", ik::solvers::nameOf(solve.report.stop)},
                                 {"loops", solve.report.loops},
                                 {"leftUnits", solve.report.residual},
                                 {"condition", numberOrNull(solve.condition)},
                                 {"microseconds", solve.microseconds},
                                 {"pose", poseJson(solve.pose)}});
    }
    list.push_back(std::move(json));
  }
  return list.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace app
