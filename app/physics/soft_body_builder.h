// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include <BulletSoftBody/btSoftBody.h>

#include "app/physics/body_builder.h"
#include "app/physics/soft_body_plan.h"

namespace app {

/// Makes a soft body of Bullet at rest, with links, faces, masses, settings and anchors. `plans`
/// and `bodies`: one each for Model::rigidBodies. Bullet's own makers aren't used: their memory
/// grows with the square of the nodes, and they never return from a cloth of two pieces. Numbers
/// beyond what Bullet takes are clamped: hardnesses, stiffnesses, damping and friction to 0 to 1,
/// drag, lift and volume to 0 or more, the margin to 0 to 10 units, iterations to 0 to
/// kMaxIterations. (mmd-reference.md 10.10)
[[nodiscard]] std::unique_ptr<btSoftBody> makeSoftBody(const pmx::SoftBody& body, const SoftBodyPlan& plan,
                                                       const std::vector<BodyPlan>& plans,
                                                       std::span<const std::unique_ptr<btRigidBody>> bodies,
                                                       btSoftBodyWorldInfo& world);

/// Makes the trees that find the body's nodes and faces anew, from their present positions, and its
/// bounding box.
void plantTrees(btSoftBody& soft);

}  // namespace app
