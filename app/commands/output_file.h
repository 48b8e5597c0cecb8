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

/// Errors of standard output name this as the file.
inline constexpr const char* kStandardOutput = "standard output";

/// An OutputFile takes a command's data: standard output for "-", else a base::PartFile, which gets
/// its name in commit(). Special files (pipes, devices) are written directly.
class OutputFile {
 public:
  /// `inputs` are all files that the command reads. Errors: BadArgument where the output is one of
  /// them (base::checkOutput()), also where standard output goes into one; CannotWrite.
  [[nodiscard]] static base::Result<OutputFile> open(const std::filesystem::path& path,
                                                     std::span<const std::filesystem::path> inputs);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();                   ///< removes a file that wasn't committed
  void abandon() const noexcept {  ///< as PartFile::abandon()
    if (part_) part_->abandon();
  }

  /// Writes bytes. Errors (a full disk, a closed pipe) are kept and returned by commit().
  void write(std::string_view bytes);
  /// Writes what is still waiting to be written. Of several files that belong together, one doesn't
  /// get its name before all are written. Errors: those of write().
  [[nodiscard]] base::Result<void> finish();
  /// Returns true after such an error: more writing is useless.
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  /// Returns true where the output is a terminal.
  [[nodiscard]] bool onTerminal() const;
  [[nodiscard]] base::Result<void> commit();

 private:
  OutputFile() = default;
  void flush();

  std::filesystem::path path_;
  int descriptor_ = -1;                 // destination; the part file's own where there is one
  bool closes_ = false;                 // the descriptor belongs to this object alone
  std::optional<base::PartFile> part_;  // none: written directly
  std::string waiting_;                 // bytes for the next system call
  std::optional<base::Error> error_;    // the first error
};

}  // namespace app
