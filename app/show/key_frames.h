// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// Frames on which there are keys that count: rising, each once, shifts of the motions counted; none before frame 0, and
/// none behind base::kMaxFrame, which nobody gets to.
using KeyFrames = std::vector<std::uint32_t>;

/// Of a bone of the actor's model; below 0: of all of them. None of a bone that it doesn't have.
[[nodiscard]] KeyFrames boneKeyFrames(const Actor& actor, std::int32_t bone);
/// The same of a morph.
[[nodiscard]] KeyFrames morphKeyFrames(const Actor& actor, std::int32_t morph);
/// Of the switches of all IK chains.
[[nodiscard]] KeyFrames ikKeyFrames(const Actor& actor);
/// Of anything that motions do to an actor: bones, morphs, IK, whether it is there.
[[nodiscard]] KeyFrames actorKeyFrames(const Actor& actor);
[[nodiscard]] KeyFrames cameraKeyFrames(const Show& show);
[[nodiscard]] KeyFrames lightKeyFrames(const Show& show);

/// The last one before a moment, the first one behind it; a moment less than a millionth from a key is on it.
[[nodiscard]] std::optional<std::uint32_t> keyBefore(std::span<const std::uint32_t> frames, double moment);
[[nodiscard]] std::optional<std::uint32_t> keyBehind(std::span<const std::uint32_t> frames, double moment);

}  // namespace app
