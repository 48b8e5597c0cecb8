// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/bone_freedom.h"

#include <algorithm>
#include <cmath>

#include "ik/chain_builder.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

using base::toIndex;

Limit lockedLimit() {
  Limit limit;
  limit.kind = LimitKind::Locked;
  return limit;
}

/// Sets a link's limit as MMD knows them. Returns false where it doesn't.
bool limitAsMmd(const Limit& limit, ik::Link& link) {
  switch (limit.kind) {
    case LimitKind::Free:
      clearLimits(link);
      return true;
    case LimitKind::Locked:
      setLimits(link, base::Vec3(0.0F), base::Vec3(0.0F));
      return true;
    case LimitKind::Euler:
      setLimits(link, base::Vec3(limit.lower), base::Vec3(limit.upper));
      return true;
    case LimitKind::Hinge: {
      base::Vec3 lower(0.0F), upper(0.0F);
      for (int axis = 0; axis < 3; ++axis) {
        const double along = limit.axis[axis];
        if (std::abs(std::abs(along) - 1.0) > 1e-6) continue;
        lower[axis] = static_cast<float>(along > 0 ? limit.lower.x : -limit.upper.x);
        upper[axis] = static_cast<float>(along > 0 ? limit.upper.x : -limit.lower.x);
        setLimits(link, lower, upper);
        return true;
      }
      return false;
    }
    case LimitKind::Cone:
    case LimitKind::Ellipse:
      return false;
  }
  return false;
}

}  // namespace

std::optional<Limit> BoneFreedom::limit() const {
  if (!turn && slide) return lockedLimit();
  return turn;
}

void putInOrder(std::vector<BoneFreedom>& freedoms) {
  std::ranges::stable_sort(freedoms, {}, &BoneFreedom::bone);
  const auto sameBone = [](const BoneFreedom& one, const BoneFreedom& other) { return one.bone == other.bone; };
  freedoms.erase(std::unique(freedoms.begin(), freedoms.end(), sameBone), freedoms.end());
}

const BoneFreedom* freedomOf(std::span<const BoneFreedom> freedoms, std::int32_t bone) {
  const auto at = std::ranges::lower_bound(freedoms, bone, {}, &BoneFreedom::bone);
  return at == freedoms.end() || at->bone != bone ? nullptr : &*at;
}

bool concerns(std::span<const BoneFreedom> freedoms, const ik::Chain& chain) {
  if (freedoms.empty()) return false;
  const auto limits = [&](const ik::Link& link) {
    const BoneFreedom* freedom = freedomOf(freedoms, link.bone);
    return freedom != nullptr && freedom->limit();
  };
  return std::ranges::any_of(chain.links, limits) || slidesOf(freedoms, chain) > 0;
}

std::size_t slidesOf(std::span<const BoneFreedom> freedoms, const ik::Chain& chain) {
  if (freedoms.empty()) return 0;
  return static_cast<std::size_t>(std::ranges::count_if(chain.path, [freedoms](std::int32_t bone) {
    const BoneFreedom* freedom = freedomOf(freedoms, bone);
    return freedom != nullptr && freedom->slide;
  }));
}

void giveFreedoms(std::span<const BoneFreedom> freedoms, ModelChain& made) {
  if (freedoms.empty()) return;
  for (Link& link : made.chain.links) {
    const BoneFreedom* freedom = freedomOf(freedoms, made.bones[static_cast<std::size_t>(link.bone)]);
    if (freedom == nullptr) continue;
    if (const auto limit = freedom->limit()) link.limit = *limit;
  }
  for (std::size_t i = made.anchors; i < made.bones.size(); ++i) {
    const BoneFreedom* freedom = freedomOf(freedoms, made.bones[i]);
    if (freedom == nullptr || !freedom->slide) continue;
    const SlideRange& range = *freedom->slide;
    made.chain.slides.push_back({static_cast<int>(i), range.axis, range.lower, range.upper});
  }
}

void capAsMmd(const ik::Chain& source, ModelChain& made) {
  for (const ik::Link& from : source.links) {
    for (Link& link : made.chain.links) {
      if (made.bones[static_cast<std::size_t>(link.bone)] != from.bone) continue;
      link.capRad = std::min(kPi, static_cast<double>(source.unitAngleRad) * (from.place + 1.0));
    }
  }
}

bool knownToMmd(std::span<const BoneFreedom> freedoms, const ik::Chain& chain) {
  const auto known = [freedoms](ik::Link link) {  // a copy
    const BoneFreedom* freedom = freedomOf(freedoms, link.bone);
    return freedom == nullptr || !freedom->limit() || limitAsMmd(*freedom->limit(), link);
  };
  return slidesOf(freedoms, chain) == 0 && std::ranges::all_of(chain.links, known);
}

std::optional<ik::Chain> limitedAsMmd(std::span<const BoneFreedom> freedoms, const ik::Chain& chain) {
  if (!knownToMmd(freedoms, chain)) return {};
  ik::Chain limited = chain;
  for (ik::Link& link : limited.links) {
    const BoneFreedom* freedom = freedomOf(freedoms, link.bone);
    if (freedom != nullptr && freedom->limit()) limitAsMmd(*freedom->limit(), link);
  }
  return limited;
}

}  // namespace ik::solvers
