// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/exporter/export_request.h"
#include "pmx/base/result.h"

namespace app {

/// Plays a show and writes it in one of the formats. The show is the caller's, and plays only for
/// this; its switches are as before at the end. It needs no display and may run on any thread.
/// Returns none after a stop. Errors: BadArgument where the request can't be fulfilled (a model or
/// frame that doesn't exist, too many frames, no humanoid, no triangle, limits.md); CannotRead for
/// a texture, or a text beside a model, that the system can't read now; those of the outputs. After
/// an error or a stop the outputs hold a part, which is to be dropped.
[[nodiscard]] base::Result<std::optional<ExportSummary>> exportShow(Show& show, const ExportRequest& request,
                                                                    const ExportOutputs& outputs,
                                                                    const ExportListener& listener = {});

/// These are the files beside a mesh cache.
struct RestPaths {
  std::filesystem::path mesh, library;
};
/// Returns the names of a mesh cache's rest mesh and its materials: its own with the endings .obj
/// and .mtl. Errors: BadArgument where the cache itself has one of these names.
[[nodiscard]] base::Result<RestPaths> restPathsOf(const std::filesystem::path& cache);

}  // namespace app
