// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/physics/body_builder.h"

namespace app {

/// Walks the joints from the bodies that follow bones outwards, shortest number of joints first, file order among equals,
/// and fills BodyPlan::anchorBone and BodyPlan::reach: twice the way along the joints and what they let slide, and half as
/// much again for joints that give. Bodies that hang on nothing, or on an axis without limits, have no reach; the first
/// have their own bone as anchor.
void findAnchors(const pmx::Model& model, std::vector<BodyPlan>& plans);

/// Chains of a model whose links all carry dynamic bodies: skipped while these move their links. 1 for such a chain, per
/// chain of pmx::ikBones. (mmd-reference.md 5.6)
[[nodiscard]] std::vector<std::uint8_t> chainsOfPhysics(const pmx::Model& model, const std::vector<BodyPlan>& plans);

}  // namespace app
