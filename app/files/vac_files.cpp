// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/vac_files.h"

namespace app {

bool VacFiles::read(const FileRef& file, bool brings) {
  const auto vac = reader_.read(file);
  if (vac && vac->isThere && brings) models_.emplace(file.path(), vac->model);
  return vac.has_value();
}

std::set<std::filesystem::path> VacFiles::named(const Contents& contents) const {
  std::set<std::filesystem::path> named;
  for (const ContentFile& file : contents.files) {
    if (const auto vac = models_.find(file.path); vac != models_.end()) named.insert(vac->second);
  }
  return named;
}

}  // namespace app
