// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/export/glb_file.h"
#include "app/files/loaded_files.h"
#include "app/show/placement.h"
#include "pmx/deform/morph_job.h"

namespace app {

/// This is a texture as it goes into the file.
struct ExportedPicture {
  std::string mimeType;  ///< image/png or image/jpeg
  std::vector<std::byte> bytes;
  std::size_t width = 0, height = 0;
  std::vector<std::uint8_t> alpha;  ///< one per texel, rows from the top; empty where all are opaque
};

/// Returns a texture of the model (an index into Model::textures), each of its colours multiplied by
/// `tint` as MMD does, in the values that are stored; none where there is no picture.
using TexturePictures = std::function<std::optional<ExportedPicture>(std::size_t texture, const base::Vec3& tint)>;

/// This is what becomes a file.
struct GlbInput {
  const LoadedModel* model = nullptr;
  Placement placement;
  /// These are the states of the materials, one for each, as they stay through the file.
  std::span<const pmx::MaterialState> materials;
  base::Vec3 light{154.0F / 255.0F};  ///< the light's colour
  std::span<const BakedClip> clips;   ///< of this model; the first is the one that viewers play
  TexturePictures picture;
};

/// Makes a GLB of a model: its skin, its vertex morphs as targets, its textures on unlit materials,
/// and its clips. Each clip has a channel for everything that any clip moves, since viewers don't
/// put back what another clip has moved. Positions are in metres, Z is mirrored. Errors: BadArgument
/// for a model with more than 65,534 bones, or without a triangle to be seen.
[[nodiscard]] base::Result<GlbFile> makeGlb(const GlbInput& input);

}  // namespace app
