// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>

#include "pmx/base/result.h"

namespace app {

/// A part of the program that lies in a shared library of its own, for the libraries that it needs in turn take long to
/// load: they are loaded when it is first wanted, and stay until the program ends. Any thread may ask at any time.
class Module {
 public:
  /// Nothing is loaded yet. `without`: what isn't possible where it can't be, for errors.
  Module(std::filesystem::path file, const char* without) : file_(std::move(file)), without_(without) {}
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;
  ~Module() = default;  ///< what was loaded stays

  /// The table of this name that the module hands out; it stays where it is. Loads the module, once: what came of it, stays.
  /// Errors: CannotOpen with the module's file and the linker's reason, where it is missing, damaged, lacks a library or
  /// the table, or belongs to another version of the program.
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
  const char* const without_;
  std::once_flag once_;
  void* library_ = nullptr;  // null: error_ says why
  std::optional<base::Error> error_;
};

/// The folder that modules lie in, from the one that the program lies in: it may be moved with it. Empty where /proc can't be
/// read, which tells where the program lies.
[[nodiscard]] std::filesystem::path moduleFolder();

/// What FFmpeg's libraries do for us (app/ffmpeg).
[[nodiscard]] Module& ffmpegModule();

}  // namespace app
