// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/drawing_commands/export_task.h"
#include "app/drawing_commands/tell_terms.h"
#include "app/export/lost_parts.h"
#include "app/export/mesh_cache_run.h"
#include "app/export/obj_file.h"
#include "app/files/texture_lookup.h"
#include "pmx/base/counted.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns the textures of a model as an MTL in this folder names them. Those on the disk stay
/// where they are; those in an archive have the names that they have beside the unpacked model.
std::vector<std::string> texturesFrom(const fs::path& folder, const LoadedModel& model) {
  const FoundTextures found = findTextures(model.model, model.file);
  tellIssues(found.issues);
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
  if (packed) say("the textures lie in an archive: unpack them beside the OBJ");
  return names;
}

/// These are the files of a mesh cache's rest mesh, beside the cache.
struct RestFiles {
  fs::path meshPath, libraryPath;
  OutputFile mesh, library;
};

base::Result<RestFiles> openRestFiles(const ExportTask& task) {
  const fs::path& cache = task.command.output;
  std::error_code ignored;
  const fs::file_status there = fs::status(cache, ignored);
  if (cache == "-" || (fs::exists(there) && !fs::is_regular_file(there)))
    return tl::unexpected(base::badArgument("-o: a mesh cache has its rest mesh beside it, so it has to be a file"));
  fs::path meshPath = cache, libraryPath = cache;
  meshPath.replace_extension(".obj");
  libraryPath.replace_extension(".mtl");
  if (cache == meshPath || cache == libraryPath)
    return tl::unexpected(base::badArgument("-o: the rest mesh beside a mesh cache would have the same name"));
  auto mesh = OutputFile::open(meshPath, task.inputs);
  if (!mesh) return tl::unexpected(mesh.error());
  auto library = OutputFile::open(libraryPath, task.inputs);
  if (!library) return tl::unexpected(library.error());
  return RestFiles{meshPath, libraryPath, std::move(*mesh), std::move(*library)};
}

base::Result<void> writeRest(RestFiles& files, const LoadedModel& model) {
  const std::string library = files.libraryPath.filename().string();
  if (const auto written = writeObj(model.model, library, sinkInto(files.mesh)); !written) return written;
  std::error_code failed;
  const fs::path folder = fs::absolute(files.libraryPath, failed).parent_path();
  return writeMtl(model.model, texturesFrom(folder, model), sinkInto(files.library));
}

}  // namespace

int exportMeshCache(const ExportTask& task) {
  const MeshCacheKind kind = task.command.kind == ExportKind::Mdd ? MeshCacheKind::Mdd : MeshCacheKind::Pc2;
  const PlayedFrames frames{.first = task.frames.first, .last = task.frames.last, .restFrames = task.restFrames};
  const LoadedModel& model = task.model();
  auto rest = openRestFiles(task);
  if (!rest) return complain(rest.error());
  static_cast<void>(tellTerms(task));  // the files have the model's shape
  const MeshCacheShape shape = MeshCacheRun::shape(kind, model.model, frames);
  if (const auto written = writeRest(*rest, model); !written) return reportUnwritten(written.error());
  sayPlain(fmt::format("{} of {}: {} bytes", base::counted(shape.samples, "frame", "frames"),
                       base::counted(shape.points, "vertex", "vertices"), shape.size()));
  auto run = MeshCacheRun::begin(task.show, task.actor(), frames, kind, sinkInto(task.out));
  if (!run) return reportUnwritten(run.error());
  const auto length = static_cast<double>(task.frames.last) + 1.0;
  LongPlay play(length, false);
  for (bool more = true; more;) {
    if (!play.goesOn(length * run->done())) {
      play.sayStopped("nothing was written");
      return kFailed;
    }
    const auto stepped = run->step();
    if (!stepped) return reportUnwritten(stepped.error());
    more = *stepped;
  }
  tellIssues(lostInMeshCache(model.model));
  for (OutputFile* const file : {&rest->library, &rest->mesh}) {
    if (const auto done = file->commit(); !done) return complain(done.error());
  }
  sayPlain(
      fmt::format("its rest mesh is {}", base::printable(rest->meshPath.filename().string(), kMaxMessageCharacters)));
  return kDone;
}

}  // namespace app
