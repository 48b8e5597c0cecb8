// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/accessory_file.h"

#include <utility>

#include "app/files/texture_lookup.h"
#include "app/tree/content_kind.h"

namespace app {

namespace fs = std::filesystem;

bool isAccessory(const FileRef& file) {
  return contentKind(file.firstBytes(kSignatureBytes)) == ContentKind::Accessory;
}

bool isAccessory(const fs::path& path) {
  const auto file = findFile(path);
  return file && isAccessory(*file);
}

std::optional<VacFile> readVacFile(const fs::path& path) {
  const auto file = findFile(path);
  if (!file || file->tree->sizeOf(file->name) > pmx::kMostVacBytes) return std::nullopt;
  const auto bytes = file->read();
  if (!bytes) return std::nullopt;
  auto read = pmx::readVac(*bytes);
  if (!read) return std::nullopt;
  const auto found = TextureLookup(file->tree, file->folder()).find(read->vac.file);
  // One .vac can't lead to another, nor to itself.
  if (found && !isAccessory(found->file)) return std::nullopt;
  if (found) return VacFile{std::move(read->vac), found->file.path(), std::move(read->issues)};
  // Not there: it would be beside the .vac, under its bare name.
  const std::string folder(file->folder());
  std::string name = read->vac.file.substr(read->vac.file.find_last_of("/\\:!") + 1);
  fs::path model = file->tree->pathOf(folder.empty() ? name : folder + '/' + name);
  return VacFile{std::move(read->vac), std::move(model), std::move(read->issues)};
}

}  // namespace app
