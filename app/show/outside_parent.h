// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// This names an actor of a show for as long as the show exists; no id is given twice. 0 names
/// none.
using ActorId = std::uint32_t;

/// This is MMD's outside parent (外部親): a bone that is attached to a bone of another actor, and not
/// to its parent in its own model. With W for bones' transforms in the world: W = W(parent) ·
/// T(offset + motion) · R(motion), the offset being that from its own parent in the file.
/// (mmd-reference.md 6.7) Scale isn't passed on: an actor keeps its own.
struct OutsideParent {
  std::int32_t bone = 0;        ///< of the actor that is attached
  ActorId actor = 0;            ///< the actor that it is attached to
  std::int32_t parentBone = 0;  ///< index in that actor
  bool operator==(const OutsideParent&) const = default;
};

/// Returns the bone by which a model is attached if none is named: the first that asks for an
/// external parent (its PMX flag), else the first without a parent; -1 for a model without bones.
/// The flag's key has nothing that a show could use.
[[nodiscard]] std::int32_t attachingBone(const pmx::Model& model);

/// Returns a model's skeleton in which these bones are attached to bones that are added for them
/// after the model's own, one each, in this order. The added bones are roots at the model's origin,
/// so that their local transform is their model transform. The indices of bones and chains in their
/// lists stay as they are, and so do the bones' offsets.
[[nodiscard]] ik::Skeleton attachedSkeleton(const pmx::Model& model, std::span<const OutsideParent> parents);

}  // namespace app
