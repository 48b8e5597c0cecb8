// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "app/tree/file_tree.h"
#include "pmx/x/vac_reader.h"

namespace app {

/// Whether the file begins as a .x does.
[[nodiscard]] bool isAccessory(const FileRef& file);
[[nodiscard]] bool isAccessory(const std::filesystem::path& path);

/// A .vac that was read, and the .x that it names: as TextureLookup finds it, else where its name leads.
struct VacFile {
  pmx::Vac vac;
  std::filesystem::path model;
  base::Issues issues;   ///< of the .vac
  bool isThere = false;  ///< the .x was found
};

/// None for files that are no .vac. They are told by what is in them alone (pmx::readVac).
[[nodiscard]] std::optional<VacFile> readVacFile(const std::filesystem::path& path);

}  // namespace app
