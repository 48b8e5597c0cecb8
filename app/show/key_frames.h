// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// These are frames with keys that count: rising, each once, shifted as the motions are; none
/// before frame 0, and none after base::kMaxFrame, which can't be reached.
using KeyFrames = std::vector<std::uint32_t>;

/// Returns those of a bone of the actor's model, or of all bones if `bone` is below 0. None for a
/// bone that it doesn't have.
[[nodiscard]] KeyFrames boneKeyFrames(const Actor& actor, std::int32_t bone);
/// Returns those of a morph, likewise.
[[nodiscard]] KeyFrames morphKeyFrames(const Actor& actor, std::int32_t morph);
/// Returns those of the switches of all IK chains.
[[nodiscard]] KeyFrames ikKeyFrames(const Actor& actor);
/// Returns those of everything that motions do to an actor: bones, morphs, IK, visibility.
[[nodiscard]] KeyFrames actorKeyFrames(const Actor& actor);
[[nodiscard]] KeyFrames cameraKeyFrames(const Show& show);
[[nodiscard]] KeyFrames lightKeyFrames(const Show& show);

/// Return the last one before a moment, and the first one after it; a moment less than a millionth
/// from a key is on it.
[[nodiscard]] std::optional<std::uint32_t> keyBefore(std::span<const std::uint32_t> frames, double moment);
[[nodiscard]] std::optional<std::uint32_t> keyBehind(std::span<const std::uint32_t> frames, double moment);

}  // namespace app
