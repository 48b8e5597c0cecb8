// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/physics/body_builder.h"

namespace app {

/// Walks the joints from the bodies that follow bones outwards, shortest number of joints first,
/// file order among equals, and fills BodyPlan::anchorBone and BodyPlan::reach: twice the path
/// along the joints and what they let slide, and half as much again for joints that give. Bodies
/// that are attached to nothing, or over an axis without limits, have no reach; the former have
/// their own bone as anchor.
void findAnchors(const pmx::Model& model, std::vector<BodyPlan>& plans);

/// Returns, per chain of pmx::ikBones, 1 for a chain whose links all carry dynamic bodies: it is
/// skipped while these move its links. (mmd-reference.md 5.6)
[[nodiscard]] std::vector<std::uint8_t> chainsOfPhysics(const pmx::Model& model, const std::vector<BodyPlan>& plans);

}  // namespace app
