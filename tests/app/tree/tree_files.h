// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_tree.h"
#include "app/tree/file_tree.h"

namespace app {

/// Writes a file of these bytes and returns its path.
inline std::filesystem::path written(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

/// Returns bytes as text; an error in <>.
inline std::string textOf(const base::Result<base::FileBytes>& bytes) {
  if (!bytes) return '<' + base::describe(bytes.error()) + '>';
  return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

/// Returns the names in a folder, those of folders with a '/' at the end.
inline std::vector<std::string> namesIn(const FileTree& tree, std::string_view folder) {
  std::vector<std::string> names;
  for (const auto& entry : tree.list(folder))
    names.push_back(entry.name + (entry.kind == FileTree::Kind::Folder ? "/" : ""));
  return names;
}

/// Returns an archive of these bytes, called a.zip; null, with a message, where it can't be opened.
inline std::shared_ptr<const ArchiveTree> opened(std::string_view bytes, const ArchiveOptions& options = {}) {
  const auto all = std::as_bytes(std::span(bytes));
  auto tree = ArchiveTree::open(ArchiveBytes::of({all.begin(), all.end()}), "a.zip", "a.zip", options);
  if (!tree) ADD_FAILURE() << base::describe(tree.error());
  return tree ? *tree : nullptr;
}

/// Returns issues, one line each.
inline std::vector<std::string> linesOf(const base::Issues& issues) {
  std::vector<std::string> lines;
  for (const auto& issue : issues) lines.push_back(base::describe(issue));
  return lines;
}

}  // namespace app
