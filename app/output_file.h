// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <filesystem>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// Where a command writes its data: standard output for "-", else a file that appears under its name
/// only when commit() has succeeded. Special files (pipes, devices) are written directly.
class OutputFile {
 public:
  [[nodiscard]] static base::Result<OutputFile> open(const std::filesystem::path& path);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();  ///< removes what wasn't committed

  /// Errors (a full disk, a closed pipe) are kept and returned by commit().
  void write(std::string_view bytes);
  [[nodiscard]] base::Result<void> commit();

 private:
  OutputFile() = default;
  std::FILE* stream_ = nullptr;
  std::filesystem::path path_, part_;  ///< part_ empty: no renaming
  int error_ = 0;                      ///< errno of the first failure
};

}  // namespace app
