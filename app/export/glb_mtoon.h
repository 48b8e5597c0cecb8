// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "app/export/glb_file.h"
#include "app/export/toon_shade.h"
#include "pmx/deform/morph_job.h"
#include "pmx/model/model.h"

namespace app {

/// This is a material of MMD's that becomes one of MToon (VRMC_materials_mtoon 1.0).
struct MtoonMaterial {
  const pmx::Material& material;
  const pmx::MaterialState& state;
  float edgeScale = 1.0F;  ///< of its vertices, on average
  ToonShade shade;
  base::Vec3 shadeColour{1.0F};          ///< as stored, before the texture; above 1 is cut
  std::optional<std::size_t> texture{};  ///< of the file, that of the lit side
  std::optional<std::size_t> matcap{};   ///< of the file
};

/// Returns whether MMD draws an outline around a material.
[[nodiscard]] bool hasOutline(const pmx::Material& material, const pmx::MaterialState& state);

/// Returns the extension's object for a material whose light is white and of pi lux. Colours of the
/// light are in the material, and whatever MToon has and MMD hasn't is switched off. An outline is
/// as wide as MMD draws it with its start camera (mmd-reference.md 11.7), in metres.
[[nodiscard]] GlbFile::Json mtoonJson(const MtoonMaterial& material);

}  // namespace app
