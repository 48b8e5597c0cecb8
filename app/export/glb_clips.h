// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/export/glb_file.h"
#include "ik/skeleton.h"

namespace app {

/// This says where the parts of a model are in the file.
struct GlbModelNodes {
  const ik::Skeleton* skeleton = nullptr;
  std::size_t root = 0;                  ///< the node that places the model
  std::size_t firstBone = 0;             ///< the node of bone 0; the others follow it
  std::optional<std::size_t> morphed{};  ///< the node of the mesh with targets
  std::vector<std::size_t> targets{};    ///< that mesh's targets, as indices of morphs
};

/// Adds an animation for each dance, with a key for each frame; each has as many models as
/// `models`. Whatever a dance moves has a channel in all of them: viewers don't put back what
/// another clip has moved. What stays as it is through a dance has one key there.
void addGlbClips(GlbFile& file, std::span<const GlbModelNodes> models, std::optional<std::size_t> camera,
                 std::span<const BakedDance> dances);

}  // namespace app
