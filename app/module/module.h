// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>

#include "pmx/base/result.h"

namespace app {

/// This is a part of the program in a shared library of its own, because the libraries that it
/// needs take long to load. They are loaded when it is first wanted, and stay until the program
/// ends. Any thread may use it at any time.
class Module {
 public:
  /// Loads nothing yet. `needs`: those that need the module, at the beginning of errors.
  Module(std::filesystem::path file, const char* needs) : file_(std::move(file)), needs_(needs) {}
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;
  ~Module() = default;  ///< keeps what was loaded

  /// Returns the table with this name that the module provides; it stays where it is in memory.
  /// Loads the module once; the result of that stays. Errors: CannotOpen, with the file's name
  /// alone where it is missing; with its path and the linker's reason where it is damaged, lacks a
  /// library or the table, or belongs to another version of the program.
  template <class Table>
  [[nodiscard]] base::Result<const Table*> table(const char* name) {
    const auto found = symbol(name);
    if (!found) return tl::unexpected(found.error());
    return static_cast<const Table*>(*found);
  }

 private:
  base::Result<const void*> symbol(const char* name);
  void load();
  [[nodiscard]] base::Error cannotLoad(const std::string& why) const;

  const std::filesystem::path file_;
  const char* const needs_;
  std::once_flag once_;
  void* library_ = nullptr;  // null: error_ has the reason
  std::optional<base::Error> error_;
};

/// Returns the folder of the modules, relative to the program's folder, so that both may be moved
/// together. Empty where /proc, which tells the program's folder, can't be read.
[[nodiscard]] std::filesystem::path moduleFolder();

/// Returns the module with everything that uses FFmpeg's libraries (app/ffmpeg).
[[nodiscard]] Module& ffmpegModule();

}  // namespace app
