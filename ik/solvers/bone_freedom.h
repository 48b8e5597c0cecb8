// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ik/skeleton.h"
#include "ik/solvers/limit.h"
#include "ik/solvers/model_chain.h"

namespace ik::solvers {

/// This is a range of a slide: a bone moves along a line.
struct SlideRange {
  Vec3 axis{0.0, 1.0, 0.0};         ///< in the parent's space at rest, unit length
  double lower = 0.0, upper = 0.0;  ///< units from where the model's file has the bone; lower <= upper
  bool operator==(const SlideRange&) const = default;
};

/// This says how a bone of a model may move while chains are solved, instead of what the model's
/// file says. A bone that slides and has no `turn` doesn't turn.
struct BoneFreedom {
  std::int32_t bone = -1;
  std::optional<Limit> turn;  ///< of its whole local rotation; none: as the file says
  std::optional<SlideRange> slide;
  bool operator==(const BoneFreedom&) const = default;

  /// Returns the limit that it gives; none where the file's holds.
  [[nodiscard]] std::optional<Limit> limit() const;
};

/// Sorts a list by rising bones; of several for one bone the first stays.
void putInOrder(std::vector<BoneFreedom>& freedoms);

/// Returns what a list gives to a bone, or null. The list is by rising bones, one for each.
[[nodiscard]] const BoneFreedom* freedomOf(std::span<const BoneFreedom> freedoms, std::int32_t bone);

/// Returns whether a list says anything of the bones that a chain of the model turns or carries
/// along.
[[nodiscard]] bool concerns(std::span<const BoneFreedom> freedoms, const ik::Chain& chain);

/// Returns how many bones of a chain's path slide.
[[nodiscard]] std::size_t slidesOf(std::span<const BoneFreedom> freedoms, const ik::Chain& chain);

/// Gives a model's own chain the freedoms of a list: its links the limits, the bones of its path
/// the slides. Bones that are no links of it don't become links.
void giveFreedoms(std::span<const BoneFreedom> freedoms, ModelChain& chain);

/// Limits the steps of the links as MMD does: the block's unit angle, times the link's place in the
/// file counted from 1.
void capAsMmd(const ik::Chain& source, ModelChain& chain);

/// Returns whether MMD's own solver has the limits that a list gives a chain. It has no cone, no
/// ellipse, no hinge about another axis than the bone's X, Y or Z, and no slide.
[[nodiscard]] bool knownToMmd(std::span<const BoneFreedom> freedoms, const ik::Chain& chain);

/// Returns the chain as MMD's own solver takes it, with the limits of a list; none where it doesn't
/// know them.
[[nodiscard]] std::optional<ik::Chain> limitedAsMmd(std::span<const BoneFreedom> freedoms, const ik::Chain& chain);

}  // namespace ik::solvers
