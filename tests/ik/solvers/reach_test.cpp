// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdio>

#include <gtest/gtest.h>

#include "ik/solvers/solve.h"
#include "tests/ik/solvers/dice.h"

namespace ik::solvers {

namespace {
using support::Dice;

/// Returns how many of a hundred chains with one kind of limit a solver brings to a target that a
/// legal pose has.
int reachedOf100(Solver solver, LimitKind kind) {
  int reached = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    Dice dice(1000 + seed);
    Chain chain;
    const int count = 2 + dice.below(4);
    for (int i = 0; i <= count; ++i) {
      chain.bones.push_back({i - 1, i == 0 ? Vec3(0.0) : dice.direction() * 0.3 + Vec3(0, dice.from(1, 2), 0)});
    }
    for (int i = count - 1; i >= 0; --i) {
      Limit limit = dice.limit();
      while (limit.kind != kind) limit = dice.limit();
      chain.links.push_back({i, limit});
    }
    chain.goals = {{count, Vec3(0.0)}};
    // This is a legal pose, and its effector's position is the target.
    for (Bone& bone : chain.bones) bone.start = about(dice.direction(), dice.from(-1.5, 1.5));
    Workspace posed(chain);
    chain.goals[0].target = posed.posture.positions[posed.effectors[0]];
    for (Bone& bone : chain.bones) bone.start = kIdentity;
    Workspace work(chain);
    reached += solve(solver, {}, work).residual < 0.05 ? 1 : 0;
  }
  return reached;
}

TEST(Solvers, MostlyReachWhatALegalPoseReaches) {
  struct Floor {
    Solver solver;
    int free, hinge, box, cone, ellipse;
  };
  // Each has one start; in fact they solve three to five more. Columns: free, hinge, box, cone,
  // ellipse.
  for (const Floor& floor :
       {Floor{Solver::Ccd, 93, 86, 93, 92, 91}, Floor{Solver::Fabrik, 97, 93, 97, 97, 95},
        Floor{Solver::Transpose, 94, 79, 89, 84, 90}, Floor{Solver::PseudoInverse, 97, 91, 97, 94, 97},
        Floor{Solver::DampedLeastSquares, 97, 94, 97, 97, 97}, Floor{Solver::SelectivelyDamped, 97, 94, 97, 97, 97}}) {
    SCOPED_TRACE(nameOf(floor.solver));
    std::printf("reached of 100: %-16s", std::string(nameOf(floor.solver)).c_str());
    for (const auto& [kind, least] : {std::pair(LimitKind::Free, floor.free), std::pair(LimitKind::Hinge, floor.hinge),
                                      std::pair(LimitKind::Euler, floor.box), std::pair(LimitKind::Cone, floor.cone),
                                      std::pair(LimitKind::Ellipse, floor.ellipse)}) {
      const int reached = reachedOf100(floor.solver, kind);
      std::printf(" %3d", reached);
      EXPECT_GE(reached, least) << static_cast<int>(kind);
    }
    std::printf("\n");
  }
}

}  // namespace

}  // namespace ik::solvers
