// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/export_show.h"

#include <algorithm>

#include "app/exporter/export_task.h"

namespace app {

Exported exportShow(Show& show, const ExportRequest& request, const ExportOutputs& outputs,
                    const ExportListener& listener) {
  const bool known = std::ranges::all_of(request.actors, [&show](ActorId id) { return show.actor(id) != nullptr; });
  if (request.actors.empty() || !known) return tl::unexpected(base::badArgument("there is no such model"));
  if (request.actors.size() > 1 && !holdsSeveral(request.kind))
    return tl::unexpected(base::badArgument("this format holds one model"));
  const ExportTask task{show, request, outputs, listener};
  switch (request.kind) {
    case ExportKind::Glb:
      break;
    case ExportKind::Vrma:
      return exportVrma(task);
    case ExportKind::Bvh:
      return exportBvh(task);
    case ExportKind::Pc2:
    case ExportKind::Mdd:
      return exportMeshCache(task);
    case ExportKind::Html:
      return exportPage(task);
  }
  return exportGlb(task);
}

base::Result<RestPaths> restPathsOf(const std::filesystem::path& cache) {
  RestPaths rest{cache, cache};
  rest.mesh.replace_extension(".obj");
  rest.library.replace_extension(".mtl");
  if (cache == rest.mesh || cache == rest.library)
    return tl::unexpected(base::badArgument("the rest mesh beside a mesh cache would have the same name"));
  return rest;
}

}  // namespace app
