// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// In solve_chain an arm of three bones, made here, reaches for a point by each of the solvers.

#include <cstdio>
#include <string_view>

#include <odori/ik/solvers/solve.h>

namespace {

const char* wordFor(ik::solvers::Stop stop) {
  switch (stop) {
    case ik::solvers::Stop::Reached:
      return "reached";
    case ik::solvers::Stop::Loops:
      return "all loops were run";
    case ik::solvers::Stop::NoProgress:
      return "comes no nearer";
    case ik::solvers::Stop::OutOfReach:
      return "the bones are too short or too long";
    case ik::solvers::Stop::NotFit:
      break;
  }
  return "isn't for such a chain";
}

}  // namespace

int main() {
  namespace solvers = ik::solvers;
  // Upper arm, forearm and hand are each 2 units along +x from their parents; the hand is to be at
  // the target.
  solvers::Chain chain;
  chain.bones = {{-1, {0, 0, 0}}, {0, {2, 0, 0}}, {1, {2, 0, 0}}};
  // The elbow is a hinge, the shoulder is free.
  chain.links = {{1, solvers::hingeLimit({0, 1, 0}, 0, 2.5)}, {0, {}}};
  chain.goals = {{2, {1, 2, -1.5}}};

  bool allReached = true;
  for (const solvers::Solver solver : solvers::kAllSolvers) {
    solvers::Workspace workspace(chain);  // made once for a chain; begin() starts another frame
    const solvers::Report report = solvers::solve(solver, {}, workspace);
    const auto hand = workspace.posture.positions[workspace.effectors[0]];
    const std::string_view name = solvers::nameOf(solver);
    std::printf("%-18.*s %3d loops, %.6f units off, at %.4f %.4f %.4f: %s\n", static_cast<int>(name.size()),
                name.data(), report.loops, report.residual, hand.x, hand.y, hand.z, wordFor(report.stop));
    if (solver == solvers::Solver::Ccd || solver == solvers::Solver::TwoBone)
      allReached = allReached && report.stop == solvers::Stop::Reached;
  }
  return allReached ? 0 : 1;
}
