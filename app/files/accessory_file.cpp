// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/accessory_file.h"

#include <array>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/files/texture_lookup.h"
#include "pmx/base/file.h"
#include "pmx/x/x_reader.h"

namespace app {

namespace fs = std::filesystem;

bool isAccessory(const fs::path& file) {
  std::error_code failed;
  if (!fs::is_regular_file(file, failed)) return false;  // a pipe would block
  std::array<char, pmx::kXSignature.size()> start{};
  std::ifstream in(file, std::ios::binary);
  in.read(start.data(), start.size());
  return std::string_view(start.data(), static_cast<std::size_t>(in.gcount())) == pmx::kXSignature;
}

std::optional<VacFile> readVacFile(const fs::path& file) {
  std::error_code failed;
  if (!fs::is_regular_file(file, failed)) return std::nullopt;
  if (const auto size = fs::file_size(file, failed); failed || size > pmx::kMostVacBytes) return std::nullopt;
  const auto bytes = base::readFile(file);
  if (!bytes) return std::nullopt;
  auto read = pmx::readVac(*bytes);
  if (!read) return std::nullopt;
  const fs::path folder = file.parent_path();
  auto found = TextureLookup(folder).find(read->vac.file);
  fs::path model = found ? std::move(*found) : folder / fs::path(read->vac.file).filename();
  // One .vac can't lead to another, nor to itself.
  if (!isAccessory(model) && fs::exists(model, failed)) return std::nullopt;
  return VacFile{std::move(read->vac), std::move(model)};
}

}  // namespace app
