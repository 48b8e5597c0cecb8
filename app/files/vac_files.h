// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <set>

#include "app/files/contents.h"
#include "app/files/vac_reader.h"

namespace app {

/// The .vac files of a folder or an archive, each read once, and which .x they name.
class VacFiles {
 public:
  /// Whether it is one. `brings`: the .x that it names isn't offered beside it.
  [[nodiscard]] bool read(const FileRef& file, bool brings);
  /// The .x files that come with a .vac among these.
  [[nodiscard]] std::set<std::filesystem::path> named(const Contents& contents) const;
  /// Not every folder was searched for some .x that wasn't found.
  [[nodiscard]] bool cutShort() const { return reader_.cutShort(); }

 private:
  VacReader reader_;
  std::map<std::filesystem::path, std::filesystem::path> models_;  // by the paths of the .vac files
};

}  // namespace app
