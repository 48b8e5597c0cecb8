// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <BulletSoftBody/btDefaultSoftBodySolver.h>

namespace app {

/// This solver is Bullet's for soft bodies, with a bound on what two of them may do to each other
/// in a step (physics_limits.h): nodes and faces that are looked at together, and those that touch.
/// The rest is left for the next step.
class BoundedSoftSolver final : public btDefaultSoftBodySolver {
 public:
  void predictMotion(btScalar stepSec) override;  // once per step, before all else
  using btDefaultSoftBodySolver::processCollision;
  void processCollision(btSoftBody* a, btSoftBody* b) override;
  /// Returns whether something was ever left out.
  [[nodiscard]] bool leftOut() const { return leftOut_; }

 private:
  std::size_t looksLeft_ = 0, contactsLeft_ = 0;
  bool leftOut_ = false;
};

}  // namespace app
