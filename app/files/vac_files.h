// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <set>

#include "app/files/contents.h"
#include "app/files/vac_reader.h"

namespace app {

/// A VacFiles knows the .vac files of a folder or an archive, each read once, and which .x they
/// name.
class VacFiles {
 public:
  /// Reads a file and returns whether it is a .vac. With `brings` the .x that it names isn't
  /// offered beside it.
  [[nodiscard]] bool read(const FileRef& file, bool brings);
  /// Returns the .x files that come with one of these .vac files.
  [[nodiscard]] std::set<std::filesystem::path> named(const Contents& contents) const;
  /// Returns true where some .x wasn't found and not every folder was searched.
  [[nodiscard]] bool cutShort() const { return reader_.cutShort(); }

 private:
  VacReader reader_;
  std::map<std::filesystem::path, std::filesystem::path> models_;  // by the paths of the .vac files
};

}  // namespace app
