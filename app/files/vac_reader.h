// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "app/files/accessory_file.h"
#include "app/files/folder_listings.h"
#include "app/files/texture_lookup.h"

namespace app {

/// A VacReader reads .vac files. Each folder is listed once for all of them, and the number of
/// looks is bounded (FolderListings).
class VacReader {
 public:
  /// Reads a file as readVacFile() does.
  [[nodiscard]] std::optional<VacFile> read(const FileRef& file);
  /// Returns true where some .x wasn't found and not every folder was searched.
  [[nodiscard]] bool cutShort() const;

 private:
  [[nodiscard]] const TextureLookup& lookupIn(const FileRef& file);

  std::shared_ptr<FolderListings> listings_ = std::make_shared<FolderListings>();
  std::unordered_map<std::string, TextureLookup> lookups_;  // per folder
};

}  // namespace app
