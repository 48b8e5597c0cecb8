// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <BulletDynamics/ConstraintSolver/btSequentialImpulseConstraintSolver.h>

namespace app {

/// This solver is Bullet's with an inner loop of its own: projected Gauss-Seidel over the rows of
/// joints, contacts and friction, in Bullet's order within everything that is connected. Packaged
/// Bullet is built without vector instructions and spends a third of a step here.
///
/// A row works on four lanes at a time. Rows of chains that share no moving body don't affect each
/// other; they take turns, so that the processor works on several at once: a row waits for the one
/// before it on the same body, and for nothing else.
class RowSolver final : public btSequentialImpulseConstraintSolver {
 protected:
  btScalar solveGroupCacheFriendlySetup(btCollisionObject** bodies, int bodyCount, btPersistentManifold** manifolds,
                                        int manifoldCount, btTypedConstraint** joints, int jointCount,
                                        const btContactSolverInfo& info, btIDebugDraw* drawer) override;
  /// Returns 0 once no row had anything left to do.
  btScalar solveSingleIteration(int iteration, btCollisionObject** bodies, int bodyCount,
                                btPersistentManifold** manifolds, int manifoldCount, btTypedConstraint** joints,
                                int jointCount, const btContactSolverInfo& info, btIDebugDraw* drawer) override;

 private:
  void orderRows();
  [[nodiscard]] int chainOf(int body);

  std::vector<int> order_;  // indices of the joints' rows
  // This is scratch of orderRows(), kept for its memory.
  std::vector<int> chains_, turns_, starts_, ranks_;
};

}  // namespace app
