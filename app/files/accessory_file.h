// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "app/tree/file_tree.h"
#include "pmx/x/vac_reader.h"

namespace app {

/// Returns whether a file begins as a .x file does.
[[nodiscard]] bool isAccessory(const FileRef& file);
[[nodiscard]] bool isAccessory(const std::filesystem::path& path, const OpenContext& context);

/// A VacFile is a .vac that was read, with the .x that it names: where TextureLookup finds it, else
/// where its name leads.
struct VacFile {
  pmx::Vac vac;
  std::filesystem::path model;
  base::Issues issues;   ///< issues of the .vac
  bool isThere = false;  ///< the .x was found
};

/// Reads a .vac; none for any other file. Only its content decides (pmx::readVac).
[[nodiscard]] std::optional<VacFile> readVacFile(const std::filesystem::path& path, const OpenContext& context);

}  // namespace app
