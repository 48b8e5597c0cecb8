// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>

#include "app/commands/output_file.h"
#include "app/exporter/export_request.h"
#include "app/exporter/export_show.h"

namespace app {

/// These are the outputs of `odori export`: the file or pipe of -o, and for a mesh cache its rest
/// mesh beside it.
class ExportFiles {
 public:
  /// `inputs` are all files that the command reads. Errors: those of OutputFile::open() and
  /// restPathsOf(); BadArgument where a mesh cache would go into a pipe or a device, and where
  /// standard output is a terminal.
  [[nodiscard]] static base::Result<ExportFiles> open(ExportKind kind, const std::filesystem::path& output,
                                                      std::span<const std::filesystem::path> inputs);

  /// Returns where to write; this object must outlive it, and stay where it is.
  [[nodiscard]] ExportOutputs outputs();
  /// Gives the files beside the output their names, and then the output. Errors: CannotWrite.
  [[nodiscard]] base::Result<void> commit();
  void abandon() const noexcept;  ///< as PartFile::abandon()
  /// Returns the rest mesh beside a mesh cache, else none.
  [[nodiscard]] const RestPaths* rest() const { return paths_ ? &*paths_ : nullptr; }

 private:
  explicit ExportFiles(OutputFile file) : file_(std::move(file)) {}

  OutputFile file_;
  std::optional<RestPaths> paths_;
  std::optional<OutputFile> mesh_, library_;
};

/// Returns the name of one of several files: dance.glb becomes dance-2.glb. `number` is from 1.
/// Errors: BadArgument where `file` can't be numbered: standard output, a folder, a pipe or a
/// device.
[[nodiscard]] base::Result<std::filesystem::path> numberedFile(const std::filesystem::path& file, std::size_t number);

}  // namespace app
