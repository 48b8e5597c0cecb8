// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/file_outputs.h"

#include <optional>
#include <string_view>
#include <utility>

#include "app/exporter/export_show.h"
#include "pmx/base/file.h"

namespace app {
namespace {

base::Result<base::PartFile> openPart(const std::filesystem::path& file,
                                      std::span<const std::filesystem::path> inputs) {
  if (auto checked = base::checkOutput(file, inputs); !checked) return tl::unexpected(checked.error());
  return base::PartFile::create(file);
}

ByteSink sinkInto(base::PartFile& part) {
  return [&part](std::string_view bytes) { return part.write(std::as_bytes(std::span(bytes))); };
}

}  // namespace

struct FileOutputs::Parts {
  base::PartFile file;
  std::optional<base::PartFile> mesh{}, library{};
};

FileOutputs::FileOutputs(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {
  outputs_.file = sinkInto(parts_->file);
  if (parts_->mesh) outputs_.mesh = sinkInto(*parts_->mesh);
  if (parts_->library) outputs_.library = sinkInto(*parts_->library);
}
FileOutputs::FileOutputs(FileOutputs&& other) noexcept = default;
FileOutputs::~FileOutputs() = default;

base::Result<FileOutputs> FileOutputs::open(ExportKind kind, const std::filesystem::path& file,
                                            std::span<const std::filesystem::path> inputs) {
  auto part = openPart(file, inputs);
  if (!part) return tl::unexpected(part.error());
  auto parts = std::unique_ptr<Parts>(new Parts{std::move(*part)});
  if (!hasRestMesh(kind)) return FileOutputs(std::move(parts));
  const auto rest = restPathsOf(file);
  if (!rest) return tl::unexpected(rest.error());
  auto mesh = openPart(rest->mesh, inputs);
  if (!mesh) return tl::unexpected(mesh.error());
  auto library = openPart(rest->library, inputs);
  if (!library) return tl::unexpected(library.error());
  parts->mesh.emplace(std::move(*mesh));
  parts->library.emplace(std::move(*library));
  FileOutputs opened(std::move(parts));
  opened.outputs_.libraryFile = rest->library;
  return opened;
}

base::Result<void> FileOutputs::commit() {
  for (auto* const beside : {&parts_->library, &parts_->mesh}) {
    if (!*beside) continue;
    if (auto done = (*beside)->commit(); !done) return done;
  }
  return parts_->file.commit();
}

}  // namespace app
