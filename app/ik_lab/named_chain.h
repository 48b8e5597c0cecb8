// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/show/outside_parent.h"

namespace pmx {
struct Model;
}

namespace app {

class Actor;
class Show;

/// Returns an actor's first chain whose IK bone has that name, Japanese or English; none for an
/// empty name.
[[nodiscard]] std::optional<std::size_t> chainNamed(const Actor& actor, std::string_view name);

/// Returns the first actor of the order that has IK chains; 0 if none has any.
[[nodiscard]] ActorId firstWithChains(const Show& show);

/// Returns a bone's name for files and terminals, at most 60 letters; "the root" where there is no
/// such bone.
[[nodiscard]] std::string plainBoneName(const pmx::Model& model, std::int32_t bone);

}  // namespace app
