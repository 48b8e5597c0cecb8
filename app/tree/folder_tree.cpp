// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/folder_tree.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/tree/tree_name.h"
#include "pmx/base/folder_names.h"

namespace app {

namespace fs = std::filesystem;

namespace {

FileTree::Kind kindOfStatus(fs::file_status status) {
  if (fs::is_regular_file(status)) return FileTree::Kind::File;
  return fs::is_directory(status) ? FileTree::Kind::Folder : FileTree::Kind::Absent;
}

}  // namespace

FolderTree::FolderTree(OpenContext context, fs::path root, std::string own, fs::path ownPath)
    : FileTree(std::move(context)), root_(std::move(root)), own_(std::move(own)), ownPath_(std::move(ownPath)) {}

fs::path FolderTree::pathOf(std::string_view name) const {
  if (!own_.empty() && name.starts_with(own_)) {
    if (name.size() == own_.size()) return ownPath_;
    if (name[own_.size()] == '/') return ownPath_ / name.substr(own_.size() + 1);
  }
  return name.empty() ? root_ : root_ / name;
}

fs::path FolderTree::folderPath(std::string_view name) const {
  fs::path path = pathOf(name);
  return path.empty() ? fs::path(".") : path;
}

std::vector<FileTree::Entry> FolderTree::list(std::string_view folder, std::error_code& unread) const {
  std::vector<Entry> found;
  if (!isTreeName(folder)) return found;
  const auto path = folderPath(folder);
  const auto failed = base::forEachName(path, [&](std::string_view name) {
    std::error_code unknown;
    const Kind kind = kindOfStatus(fs::status(path / name, unknown));
    if (kind != Kind::Absent) found.push_back({std::string(name), kind});
    return found.size() < kMaxListed;
  });
  const bool isNone = failed == std::errc::no_such_file_or_directory || failed == std::errc::not_a_directory;
  if (failed && !isNone && failed != std::errc::permission_denied) unread = failed;
  std::ranges::sort(found, {}, &Entry::name);  // the system lists in any order
  return found;
}

FileTree::Kind FolderTree::kindOf(std::string_view name) const {
  if (!isTreeName(name)) return Kind::Absent;
  if (context().isReadPipe(pathOf(name))) return Kind::File;
  std::error_code error;
  return kindOfStatus(fs::status(folderPath(name), error));
}

std::uint64_t FolderTree::sizeOf(std::string_view name) const {
  if (kindOf(name) != Kind::File) return 0;
  if (const auto piped = context().pipeBytes(pathOf(name))) return *piped;
  std::error_code error;
  const auto size = fs::file_size(pathOf(name), error);
  return error ? 0 : size;
}

std::string FolderTree::firstBytes(std::string_view name, std::size_t count) const {
  return isTreeName(name) ? context().readStart(pathOf(name), count) : std::string();
}

base::Result<base::FileBytes> FolderTree::read(std::string_view name) const {
  if (!isTreeName(name)) return notThere(pathOf(name));
  return context().readFile(folderPath(name));
}

}  // namespace app
