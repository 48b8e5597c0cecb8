// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/side_by_side.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

using How = ViewSolver::How;
using ik::solvers::Solver;

constexpr std::array<ViewSolver, kMaxViews> kFirst{
    {{How::WithIk, {}}, {How::WithoutIk, {}}, {How::Other, Solver::Fabrik}, {How::Other, Solver::TwoBone}}};

}  // namespace

const std::vector<ViewSolver>& allViewSolvers() {
  static const std::vector<ViewSolver> all = [] {
    std::vector<ViewSolver> some{{How::WithIk, {}}, {How::WithoutIk, {}}, {How::AsSet, {}}, {How::Mmd, {}}};
    for (const Solver solver : ik::solvers::kAllSolvers) some.push_back({How::Other, solver});
    return some;
  }();
  return all;
}

std::vector<ViewSolver> firstViews(std::size_t count) {
  return {kFirst.begin(), kFirst.begin() + static_cast<std::ptrdiff_t>(std::min(count, kFirst.size()))};
}

std::string_view nameOf(const ViewSolver& view) {
  switch (view.how) {
    case How::AsSet:
      return "as-set";
    case How::WithIk:
      return "on";
    case How::WithoutIk:
      return "off";
    case How::Mmd:
      return "mmd";
    case How::Other:
      break;
  }
  return ik::solvers::nameOf(view.solver);
}

std::optional<ViewSolver> viewSolverNamed(std::string_view name) {
  const auto& all = allViewSolvers();
  const auto at = std::find_if(all.begin(), all.end(), [name](const ViewSolver& view) { return nameOf(view) == name; });
  return at != all.end() ? std::optional(*at) : std::nullopt;
}

}  // namespace app
