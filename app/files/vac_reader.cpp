// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/vac_reader.h"

#include <algorithm>
#include <utility>

namespace app {

namespace fs = std::filesystem;

const TextureLookup& VacReader::lookupIn(const FileRef& file) {
  return lookups_.try_emplace(file.tree->pathOf(file.folder()).native(), file.tree, file.folder(), listings_)
      .first->second;
}

std::optional<VacFile> VacReader::read(const FileRef& file) {
  if (file.tree->sizeOf(file.name) > pmx::kMaxVacBytes) return std::nullopt;
  const auto bytes = file.read();
  if (!bytes) return std::nullopt;
  auto read = pmx::readVac(*bytes);
  if (!read) return std::nullopt;
  const auto found = lookupIn(file).find(read->vac.file);
  // A .vac can't lead to another .vac or to itself.
  if (found && !isAccessory(found->file)) return std::nullopt;
  if (found) return VacFile{std::move(read->vac), found->file.path(), std::move(read->issues), true};
  // The .x is missing: its path would be beside the .vac, under its bare name.
  const std::string folder(file.folder());
  std::string name = read->vac.file.substr(read->vac.file.find_last_of("/\\:!") + 1);
  fs::path model = file.tree->pathOf(folder.empty() ? name : folder + '/' + name);
  return VacFile{std::move(read->vac), std::move(model), std::move(read->issues), false};
}

bool VacReader::cutShort() const {
  return std::ranges::any_of(lookups_, [](const auto& lookup) { return lookup.second.cutShort() > 0; });
}

}  // namespace app
