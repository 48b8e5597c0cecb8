// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/accessory_file.h"

#include "app/files/vac_reader.h"
#include "app/tree/content_kind.h"

namespace app {

namespace fs = std::filesystem;

bool isAccessory(const FileRef& file) {
  return contentKind(file.firstBytes(kSignatureBytes)) == ContentKind::Accessory;
}

bool isAccessory(const fs::path& path, const OpenContext& context) {
  const auto file = findFile(path, context);
  return file && isAccessory(*file);
}

std::optional<VacFile> readVacFile(const fs::path& path, const OpenContext& context) {
  const auto file = findFile(path, context);
  return file ? VacReader().read(*file) : std::nullopt;
}

}  // namespace app
