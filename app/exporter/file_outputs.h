// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "app/exporter/export_request.h"
#include "pmx/base/part_file.h"
#include "pmx/base/result.h"

namespace app {

/// These are the files of an export on the disk: one, and for a mesh cache its rest mesh and that
/// one's materials beside it. None appears before commit(), when all are whole.
class FileOutputs {
 public:
  /// Opens the files. `inputs` are all files that the show is read from. Errors: BadArgument where
  /// an output is one of them, and those of restPathsOf(); CannotWrite.
  [[nodiscard]] static base::Result<FileOutputs> open(ExportKind kind, const std::filesystem::path& file,
                                                      std::span<const std::filesystem::path> inputs);
  FileOutputs(FileOutputs&& other) noexcept;
  FileOutputs& operator=(FileOutputs&&) = delete;
  FileOutputs(const FileOutputs&) = delete;
  FileOutputs& operator=(const FileOutputs&) = delete;
  ~FileOutputs();  ///< removes files that weren't committed

  /// Returns where to write. It is valid as long as this object, wherever that is moved.
  [[nodiscard]] const ExportOutputs& outputs() const { return outputs_; }
  /// Gives the files their names, one after the other, the one that was asked for last. Call it
  /// once. Errors: CannotWrite; then those that came before have their names, and replaced what
  /// was there, but the one that was asked for hasn't.
  [[nodiscard]] base::Result<void> commit();

 private:
  struct Parts;
  explicit FileOutputs(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;  // the sinks refer to these
  ExportOutputs outputs_;
};

}  // namespace app
