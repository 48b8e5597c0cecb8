// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/export/byte_sink.h"
#include "pmx/model/model.h"

namespace app {

/// Writes the rest mesh of a model as Wavefront OBJ: all vertices in the order of the file, also
/// those that no triangle has, each with its normal and texture coordinates; metres, axes as in
/// exported_space.h. Triangles with the same corner twice are left out, since some readers refuse
/// them. `library` is the file name of the MTL. The model must be validated. Errors: BadArgument
/// where the model has no vertices, and for a name with a line break; those of `write`.
[[nodiscard]] base::Result<void> writeObj(const pmx::Model& model, std::string_view library, const ByteSink& write);

/// Writes the materials of a model as MTL: colours, alpha and texture. `textures` are the files of
/// the model's textures, as names from the MTL's folder with slashes; one for each, empty where
/// there is none. Errors: those of `write`.
[[nodiscard]] base::Result<void> writeMtl(const pmx::Model& model, std::span<const std::string> textures,
                                          const ByteSink& write);

}  // namespace app
