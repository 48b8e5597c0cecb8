// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "app/inspect/properties.h"
#include "app/show/actor.h"

namespace app {

/// This says what moves a bone, or what it is for. Where several apply, the first one counts.
enum class BoneKind : std::uint8_t { Ik, IkLink, Physics, Append, Twist, Moves, Turns, Still };

/// Returns the kind of each bone.
[[nodiscard]] std::vector<BoneKind> boneKinds(const pmx::Model& model);
[[nodiscard]] QString boneKindName(BoneKind kind);
/// Explains a kind in a sentence.
[[nodiscard]] QString boneKindTip(BoneKind kind);
/// Returns the flags of a bone as text, separated by commas.
[[nodiscard]] QString boneFlagNames(const pmx::Bone& bone);

/// Returns all properties of a bone, with its values in the frame that `actor` made last. With null
/// there are no such values.
[[nodiscard]] std::vector<Property> boneProperties(const pmx::Model& model, std::int32_t bone, const Actor* actor);

}  // namespace app
