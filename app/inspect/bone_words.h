// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "app/inspect/properties.h"
#include "app/show/actor.h"

namespace app {

/// What moves a bone, or what it is for; the first that fits of those a bone may be.
enum class BoneKind : std::uint8_t { Ik, IkLink, Physics, Append, Twist, Moves, Turns, Still };

/// Per bone.
[[nodiscard]] std::vector<BoneKind> boneKinds(const pmx::Model& model);
[[nodiscard]] QString boneKindName(BoneKind kind);
/// What a kind means, in a sentence.
[[nodiscard]] QString boneKindTip(BoneKind kind);
/// The flags of a bone in words, separated by commas.
[[nodiscard]] QString boneFlagNames(const pmx::Bone& bone);

/// All there is to know about a bone, with its values in the frame that `actor` made last; null: without those.
[[nodiscard]] std::vector<Property> boneProperties(const pmx::Model& model, std::int32_t bone, const Actor* actor);

}  // namespace app
