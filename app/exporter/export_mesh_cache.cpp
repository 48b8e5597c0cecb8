// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/export/lost_parts.h"
#include "app/export/mesh_cache_run.h"
#include "app/export/obj_file.h"
#include "app/exporter/export_task.h"
#include "app/files/texture_lookup.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns the textures of a model as an MTL in this folder names them. Those on the disk stay
/// where they are; those in an archive have the names that they have beside the unpacked model.
std::vector<std::string> texturesFrom(const fs::path& folder, const ExportTask& task) {
  const LoadedModel& model = task.model();
  const FoundTextures found = findTextures(model.model, model.file);
  task.tell(found.issues);
  std::vector<std::string> names;
  bool packed = false;
  for (const auto& texture : found.files) {
    std::string& name = names.emplace_back();
    if (!texture) continue;
    std::error_code failed;
    if (texture->file.path() == texture->file.diskFile())
      name = fs::relative(texture->file.path(), folder, failed).generic_string();
    if (!name.empty() && !failed) continue;
    name = nameBeside(model.file, texture->file);
    packed = true;
  }
  if (packed) task.tell(Losses{{.kind = LossKind::PackedTextures}});
  return names;
}

base::Result<void> writeRest(const ExportTask& task) {
  const pmx::Model& model = task.model().model;
  const fs::path& library = task.outputs.libraryFile;
  if (auto written = writeObj(model, library.filename().string(), stoppable(task, task.outputs.mesh)); !written)
    return written;
  std::error_code failed;
  const auto textures = texturesFrom(fs::absolute(library, failed).parent_path(), task);
  return writeMtl(model, textures, stoppable(task, task.outputs.library));
}

}  // namespace

Exported exportMeshCache(const ExportTask& task) {
  const ExportRequest& request = task.request;
  const MeshCacheKind kind = request.kind == ExportKind::Mdd ? MeshCacheKind::Mdd : MeshCacheKind::Pc2;
  const PlayedFrames frames{.first = request.first, .last = request.last, .restFrames = request.restFrames};
  const LoadedModel& model = task.model();
  // The files have the model's shape.
  if (const auto terms = tellTerms(task, request.actors); !terms) return tl::unexpected(terms.error());
  const MeshCacheShape shape = MeshCacheRun::shape(kind, model.model, frames);
  const ExportSummary summary{.bytes = shape.size(), .frames = shape.samples, .models = 1, .points = shape.points};
  task.begins(summary);
  if (const auto written = writeRest(task); !written) return unwritten(task, written.error());
  const ByteSink into = stoppable(task, task.outputs.file);
  auto run = MeshCacheRun::begin(task.show, request.actors.front(), frames, kind, into);
  if (!run) return unwritten(task, run.error());
  for (bool more = true; more;) {
    task.progressed(run->done());
    if (task.stopped()) return std::nullopt;
    const auto stepped = run->step();
    if (!stepped) return unwritten(task, stepped.error());
    more = *stepped;
  }
  task.tell(lostInMeshCache(model.model));
  return summary;
}

}  // namespace app
