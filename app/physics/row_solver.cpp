// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/row_solver.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <type_traits>

namespace app {
namespace {

// These are GCC's and Clang's own vectors: one source for every processor. The fourth lane is
// Bullet's padding and is never read.
using Lanes = float __attribute__((vector_size(16)));

// A row reads and writes this as lanes: four single numbers from the vector's first byte on. With a
// Bullet that is built with double precision, or has shorter vectors, this doesn't compile, which
// is better than wrong numbers.
static_assert(std::is_same_v<btScalar, float>, "lanes are single precision");
static_assert(sizeof(btVector3) == sizeof(Lanes) && std::is_standard_layout_v<btVector3>, "a vector is four lanes");

Lanes load(const btVector3& v) {
  Lanes lanes;
  std::memcpy(&lanes, &v, sizeof lanes);
  return lanes;
}

void store(btVector3& v, Lanes lanes) { std::memcpy(static_cast<void*>(&v), &lanes, sizeof lanes); }

/// Applies an impulse. Bodies here have no locked axes, so Bullet's factors for those are left out.
void push(btSolverBody& body, Lanes linear, Lanes angular, float impulse) {
  btVector3 &velocity = body.internalGetDeltaLinearVelocity(), &spin = body.internalGetDeltaAngularVelocity();
  store(velocity, load(velocity) + linear * load(body.internalGetInvMass()) * impulse);
  store(spin, load(spin) + angular * impulse);
}

/// Solves one row: applies the impulse, within the row's limits, that brings the speed along it to
/// the wanted speed.
float solveRow(btSolverBody& a, btSolverBody& b, const btSolverConstraint& row) {
  const Lanes normalA = load(row.m_contactNormal1), normalB = load(row.m_contactNormal2);
  const Lanes speeds = (normalA * load(a.internalGetDeltaLinearVelocity()) +
                        load(row.m_relpos1CrossNormal) * load(a.internalGetDeltaAngularVelocity())) +
                       (normalB * load(b.internalGetDeltaLinearVelocity()) +
                        load(row.m_relpos2CrossNormal) * load(b.internalGetDeltaAngularVelocity()));
  const float speed = speeds[0] + speeds[1] + speeds[2];
  const float applied = row.m_appliedImpulse;
  const float wanted = applied + (row.m_rhs - applied * row.m_cfm - speed * row.m_jacDiagABInv);
  const float sum = std::min(std::max(wanted, row.m_lowerLimit), row.m_upperLimit);
  const float impulse = sum - applied;
  row.m_appliedImpulse = sum;
  if (a.m_originalBody != nullptr) push(a, normalA, load(row.m_angularComponentA), impulse);
  if (b.m_originalBody != nullptr) push(b, normalB, load(row.m_angularComponentB), impulse);
  return std::abs(impulse);
}

bool moves(const btSolverBody& body) { return body.internalGetInvMass().x() != 0.0F; }

}  // namespace

int RowSolver::chainOf(int body) {
  auto at = static_cast<std::size_t>(body);
  while (chains_[at] != static_cast<int>(at)) {
    chains_[at] = chains_[static_cast<std::size_t>(chains_[at])];
    at = static_cast<std::size_t>(chains_[at]);
  }
  return static_cast<int>(at);
}

// Rows are ordered by their index within their chain, then as they come: the first row of every
// chain, the second of every chain, and so on.
void RowSolver::orderRows() {
  const btConstraintArray& rows = m_tmpSolverNonContactConstraintPool;
  const auto count = static_cast<std::size_t>(rows.size());
  const auto bodies = static_cast<std::size_t>(m_tmpSolverBodyPool.size());
  chains_.resize(bodies);
  for (std::size_t i = 0; i < bodies; ++i) chains_[i] = static_cast<int>(i);
  for (int i = 0; i < rows.size(); ++i) {
    const int a = rows[i].m_solverBodyIdA, b = rows[i].m_solverBodyIdB;
    if (moves(m_tmpSolverBodyPool[a]) && moves(m_tmpSolverBodyPool[b])) {
      chains_[static_cast<std::size_t>(chainOf(a))] = chainOf(b);
    }
  }
  turns_.assign(bodies, 0);
  starts_.assign(count + 1, 0);
  ranks_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const btSolverConstraint& row = rows[static_cast<int>(i)];
    const int mover = moves(m_tmpSolverBodyPool[row.m_solverBodyIdA]) ? row.m_solverBodyIdA : row.m_solverBodyIdB;
    ranks_[i] = turns_[static_cast<std::size_t>(chainOf(mover))]++;
    ++starts_[static_cast<std::size_t>(ranks_[i]) + 1];
  }
  for (std::size_t i = 1; i <= count; ++i) starts_[i] += starts_[i - 1];
  order_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    order_[static_cast<std::size_t>(starts_[static_cast<std::size_t>(ranks_[i])]++)] = static_cast<int>(i);
  }
}

btScalar RowSolver::solveGroupCacheFriendlySetup(btCollisionObject** bodies, int bodyCount,
                                                 btPersistentManifold** manifolds, int manifoldCount,
                                                 btTypedConstraint** joints, int jointCount,
                                                 const btContactSolverInfo& info, btIDebugDraw* drawer) {
  const btScalar residual = btSequentialImpulseConstraintSolver::solveGroupCacheFriendlySetup(
      bodies, bodyCount, manifolds, manifoldCount, joints, jointCount, info, drawer);
  orderRows();
  return residual;
}

btScalar RowSolver::solveSingleIteration(int iteration, btCollisionObject**, int, btPersistentManifold**, int,
                                         btTypedConstraint**, int, const btContactSolverInfo& info, btIDebugDraw*) {
  float most = 0.0F;
  const auto solve = [&](const btSolverConstraint& row) {
    btSolverBody &a = m_tmpSolverBodyPool[row.m_solverBodyIdA], &b = m_tmpSolverBodyPool[row.m_solverBodyIdB];
    most = std::max(most, solveRow(a, b, row));
  };
  for (const int i : order_) {
    const btSolverConstraint& row = m_tmpSolverNonContactConstraintPool[i];
    if (iteration < row.m_overrideNumSolverIterations) solve(row);
  }
  if (iteration >= info.m_numIterations) return most;
  for (int i = 0; i < m_tmpSolverContactConstraintPool.size(); ++i) solve(m_tmpSolverContactConstraintPool[i]);
  for (btConstraintArray* pool :
       {&m_tmpSolverContactFrictionConstraintPool, &m_tmpSolverContactRollingFrictionConstraintPool}) {
    for (int i = 0; i < pool->size(); ++i) {
      btSolverConstraint& row = (*pool)[i];
      const float pressure = m_tmpSolverContactConstraintPool[row.m_frictionIndex].m_appliedImpulse;
      if (pressure <= 0.0F) continue;
      row.m_upperLimit = row.m_friction * pressure;
      row.m_lowerLimit = -row.m_upperLimit;
      solve(row);
    }
  }
  return most;
}

}  // namespace app
