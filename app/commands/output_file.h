// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "pmx/base/part_file.h"
#include "pmx/base/result.h"

namespace app {

/// What errors of standard output name as the file.
inline constexpr const char* kStandardOutput = "standard output";

/// Where a command writes its data: standard output for "-", else a base::PartFile, which has its name once commit() has
/// succeeded. Special files (pipes, devices) are written directly.
class OutputFile {
 public:
  /// `inputs`: all that the command reads. Errors: BadArgument where the output is one
  /// of them (base::checkOutput()), also where standard output goes into one; CannotWrite.
  [[nodiscard]] static base::Result<OutputFile> open(const std::filesystem::path& path,
                                                     std::span<const std::filesystem::path> inputs);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();  ///< removes what wasn't committed

  /// Errors (a full disk, a closed pipe) are kept and returned by commit().
  void write(std::string_view bytes);
  /// True once there is such an error: writing more is in vain.
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  /// A person reads it on a terminal.
  [[nodiscard]] bool onTerminal() const;
  [[nodiscard]] base::Result<void> commit();

 private:
  OutputFile() = default;
  void flush();

  std::filesystem::path path_;
  int descriptor_ = -1;                 // where bytes go; the part file's own where there is one
  bool closes_ = false;                 // the descriptor is of this object alone
  std::optional<base::PartFile> part_;  // none: written directly
  std::string waiting_;                 // bytes for the next call of the system's
  std::optional<base::Error> error_;    // the first
};

}  // namespace app
