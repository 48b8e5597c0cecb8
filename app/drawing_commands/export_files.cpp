// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_files.h"

#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace app {
namespace {

namespace fs = std::filesystem;

base::Result<RestPaths> restBeside(const fs::path& cache) {
  std::error_code ignored;
  const fs::file_status there = fs::status(cache, ignored);
  if (cache == "-" || (fs::exists(there) && !fs::is_regular_file(there)))
    return tl::unexpected(base::badArgument("-o: a mesh cache has its rest mesh beside it, so it has to be a file"));
  auto rest = restPathsOf(cache);
  if (!rest) return tl::unexpected(base::badArgument("-o: " + rest.error().detail));
  return rest;
}

/// A disk that takes no more is an error at once, not only at the end.
ByteSink sinkOf(OutputFile& file) {
  return [&file](std::string_view bytes) -> base::Result<void> {
    file.write(bytes);
    return file.failed() ? file.commit() : base::Result<void>();
  };
}

}  // namespace

base::Result<ExportFiles> ExportFiles::open(ExportKind kind, const fs::path& output, std::span<const fs::path> inputs) {
  auto file = OutputFile::open(output, inputs);
  if (!file) return tl::unexpected(file.error());
  if (file->onTerminal())
    return tl::unexpected(base::badArgument(fmt::format("-o: {} is nothing to read on a terminal", endingOf(kind))));
  ExportFiles files(std::move(*file));
  if (!hasRestMesh(kind)) return files;
  auto rest = restBeside(output);
  if (!rest) return tl::unexpected(rest.error());
  files.paths_ = std::move(*rest);
  auto mesh = OutputFile::open(files.paths_->mesh, inputs);
  if (!mesh) return tl::unexpected(mesh.error());
  auto library = OutputFile::open(files.paths_->library, inputs);
  if (!library) return tl::unexpected(library.error());
  files.mesh_.emplace(std::move(*mesh));
  files.library_.emplace(std::move(*library));
  return files;
}

ExportOutputs ExportFiles::outputs() {
  ExportOutputs outputs{.file = sinkOf(file_)};
  if (mesh_) outputs.mesh = sinkOf(*mesh_);
  if (library_) outputs.library = sinkOf(*library_);
  if (paths_) outputs.libraryFile = paths_->library;
  return outputs;
}

base::Result<void> ExportFiles::commit() {
  for (auto* const beside : {&library_, &mesh_}) {
    if (!*beside) continue;
    if (auto done = (*beside)->finish(); !done) return done;
  }
  if (auto done = file_.finish(); !done) return done;
  for (auto* const beside : {&library_, &mesh_}) {
    if (!*beside) continue;
    if (auto done = (*beside)->commit(); !done) return done;
  }
  return file_.commit();
}

void ExportFiles::abandon() const noexcept {
  file_.abandon();
  for (const auto* const beside : {&library_, &mesh_})
    if (*beside) (*beside)->abandon();
}

base::Result<fs::path> numberedFile(const fs::path& file, std::size_t number) {
  if (file == "-") return tl::unexpected(base::badArgument("--each: standard output is one file"));
  std::error_code ignored;
  const fs::file_status there = fs::status(file, ignored);
  if (!file.has_filename() || fs::is_directory(there))
    return tl::unexpected(base::badArgument("--each: -o is a folder; name a file in it, such as dance.glb"));
  if (fs::exists(there) && !fs::is_regular_file(there))
    return tl::unexpected(base::badArgument("--each: -o is a pipe or a device, which is one file"));
  fs::path name = file.stem();
  name += fmt::format("-{}", number);
  name += file.extension();
  return file.parent_path() / name;
}

}  // namespace app
