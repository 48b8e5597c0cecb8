// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// Names an actor of a show for as long as the show lives; none is given twice. 0 names none.
using ActorId = std::uint32_t;

/// MMD's outside parent (外部親): a bone that hangs from a bone of another actor, and not from its parent in its own model.
/// With W for where bones are in the world: W = W(parent) · T(offset + motion) · R(motion), the offset being that from its
/// own parent in the file. (mmd-reference.md 6.7) Scale isn't handed down: an actor keeps its own.
struct OutsideParent {
  std::int32_t bone = 0;        ///< of the actor that is attached
  ActorId actor = 0;            ///< whom it hangs from
  std::int32_t parentBone = 0;  ///< of that actor
  bool operator==(const OutsideParent&) const = default;
};

/// The bone by which a model is attached where nobody names one: the first that asks for an external parent (its PMX flag),
/// else the first without a parent; -1 of a model without bones. The flag's key says nothing that a show could use.
[[nodiscard]] std::int32_t attachingBone(const pmx::Model& model);

/// A model's skeleton in which these bones hang from bones that are added for them behind the model's own, one each, in this
/// order. The added bones are roots at the model's origin, so that their local transform is their model transform. The
/// places of bones and chains in their lists stay the same, and so do the bones' offsets.
[[nodiscard]] ik::Skeleton hungSkeleton(const pmx::Model& model, std::span<const OutsideParent> parents);

}  // namespace app
