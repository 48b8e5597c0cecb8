// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/file_tree.h"

namespace app {

/// Writes a file of these bytes and gives its path.
inline std::filesystem::path written(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

/// What was read, as text; an error in <>.
inline std::string textOf(const base::Result<base::FileBytes>& bytes) {
  if (!bytes) return '<' + base::describe(bytes.error()) + '>';
  return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

/// Names in a folder, those of folders with '/' behind them.
inline std::vector<std::string> namesIn(const FileTree& tree, std::string_view folder) {
  std::vector<std::string> names;
  for (const auto& entry : tree.list(folder))
    names.push_back(entry.name + (entry.kind == FileTree::Kind::Folder ? "/" : ""));
  return names;
}

}  // namespace app
