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
#include "app/export/glb_pictures.h"
#include "app/export/model_terms.h"
#include "app/export/texture_pictures.h"
#include "app/files/loaded_files.h"
#include "app/show/placement.h"
#include "pmx/deform/morph_job.h"

namespace app {

/// This is one model of a file.
struct GlbModelInput {
  const LoadedModel* model = nullptr;
  std::string name;  ///< of its node: that of the show
  Placement placement;
  float opacity = 1.0F;                             ///< 0 to 1, of all its materials
  std::span<const std::int32_t> hiddenMaterials{};  ///< these are left out; rising
  /// These are the states of the materials, one for each, as they stay through the file.
  std::span<const pmx::MaterialState> materials;
  TexturePictures picture;
  ToonRamps ramp{};  ///< needed for MToon
  ModelTerms terms;
  std::function<bool()> stop{};  ///< asked now and then; makeGlb() ends where it returns true
};

/// This is what becomes a file.
struct GlbInput {
  std::vector<GlbModelInput> models;
  vmd::LightState light;        ///< at the first frame
  bool lightFromMotion = true;  ///< it is that of the motions, where they have one
  /// MToon beside the unlit materials, for readers that know it, and a light that it needs.
  bool toon = false;
  bool selfShadow = false;  ///< the show has it at the first frame; for MToon
  /// These are the clips, each with as many models; the first is the one that viewers play.
  std::span<const BakedDance> dances;
  bool still = false;                ///< only the first frame of the first dance, as a pose without clips
  std::vector<std::string> motions;  ///< names of the motions' files, without folders
  std::string generator;             ///< the program and its version
  /// A page plays the file. It knows the camera's field of view and projection at each frame by
  /// other means, so that it isn't an issue that the file has one for all; and its shadow on the
  /// ground has the light's direction of the first frame.
  bool forPage = false;
};

/// Returns whether a GLB can hold these models together. Errors: BadArgument for a model with more
/// than 65,534 bones, for more than a million morph targets of materials, or where no triangle is.
[[nodiscard]] base::Result<void> checkGlb(std::span<const LoadedModel* const> models);

/// Makes a GLB of models that checkGlb() has passed: their skins, vertex morphs as targets,
/// textures on unlit materials, the camera, the clips, and the terms of the models. Each clip has a
/// channel for everything that any clip moves, since viewers don't put back what another clip has
/// moved. Positions are in metres, Z is mirrored. Issues are names that were given twice, what of
/// camera and light moves and can't in a GLB, and what MToon can't have. Errors: those of
/// checkGlb(); CannotWrite after a stop.
[[nodiscard]] base::Result<GlbFile> makeGlb(const GlbInput& input, Losses& losses);

}  // namespace app
