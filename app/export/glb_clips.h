// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "app/export/baked_clip.h"
#include "app/export/glb_file.h"
#include "ik/skeleton.h"

namespace app {

/// This says where the parts of a model are in the file.
struct GlbClipNodes {
  std::size_t firstBone = 0;             ///< the node of bone 0; the others follow it
  std::optional<std::size_t> morphed;    ///< the node of the mesh with targets
  std::span<const std::size_t> targets;  ///< that mesh's targets, as indices of morphs
};

/// Adds an animation for each clip, with a key for each frame. Whatever a clip moves has a channel in
/// all of them: viewers don't put back what another clip has moved. What stays as it is through a
/// clip has one key there.
void addGlbClips(GlbFile& file, const ik::Skeleton& skeleton, std::span<const BakedClip> clips,
                 const GlbClipNodes& nodes);

}  // namespace app
