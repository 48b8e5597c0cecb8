// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/file_tree.h"

namespace app {

/// A FolderTree holds the files of a folder on the disk. Links are followed; pipes, devices and the
/// like are Absent.
class FolderTree final : public FileTree {
 public:
  static constexpr std::size_t kMaxListed = 10000;  ///< entries of a folder that list() returns

  /// `root` is the folder. `own` is a folder in it (a name in the tree, "" for none) whose files
  /// have paths below `ownPath` instead of below the root: so a file has the path that the user
  /// gave.
  explicit FolderTree(OpenContext context, std::filesystem::path root, std::string own = {},
                      std::filesystem::path ownPath = {});

  using FileTree::list;
  [[nodiscard]] std::vector<Entry> list(std::string_view folder, std::error_code& unread) const override;
  [[nodiscard]] Kind kindOf(std::string_view name) const override;
  [[nodiscard]] std::uint64_t sizeOf(std::string_view name) const override;
  [[nodiscard]] std::string firstBytes(std::string_view name, std::size_t count) const override;
  [[nodiscard]] base::Result<base::FileBytes> read(std::string_view name) const override;
  [[nodiscard]] std::filesystem::path pathOf(std::string_view name) const override;
  [[nodiscard]] std::filesystem::path diskFileOf(std::string_view name) const override { return pathOf(name); }

 private:
  /// Returns the folder's path for system calls, which is never empty.
  [[nodiscard]] std::filesystem::path folderPath(std::string_view name) const;

  std::filesystem::path root_;
  std::string own_;
  std::filesystem::path ownPath_;
};

}  // namespace app
