// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

#include <sys/stat.h>

#include <fmt/format.h>

#include "app/tree/archive_tree.h"
#include "app/tree/folder_tree.h"
#include "app/tree/opened_archives.h"
#include "app/tree/tree_name.h"
#include "pmx/base/system_reason.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns a file of the disk, in a tree whose root is the folder above its own folder.
FileRef onDisk(const fs::path& path, const OpenContext& context) {
  std::error_code error;
  const fs::path folder = path.parent_path();
  const fs::path whole = fs::absolute(folder / ".", error).lexically_normal().parent_path();
  const std::string file = path.filename().string();
  if (error || whole.filename().empty()) return {std::make_shared<FolderTree>(context, folder), file};
  const std::string own = whole.filename().string();
  return {std::make_shared<FolderTree>(context, whole.parent_path(), own, folder), own + '/' + file};
}

/// Calls `use` with the position of each '!' of a path, up to the bounds, until it returns true.
template <class Use>
bool anyMark(std::string_view path, Use use) {
  int marks = 0;
  for (auto at = path.find('!'); at <= kLongestPath && marks < kMaxMarks; at = path.find('!', at + 1), ++marks) {
    if (use(at)) return true;
  }
  return false;
}

/// Returns the first '!' of a path that follows the name of an archive on the disk.
std::optional<std::size_t> markBehindArchive(const std::string& path, const OpenContext& context) {
  const auto isArchive = [&](const fs::path& file) {
    return archiveFormat(context.readStart(file, kSignatureBytes)).has_value();
  };
  std::optional<std::size_t> mark;
  anyMark(path, [&](std::size_t at) {
    if (at > 0 && isArchive(path.substr(0, at))) mark = at;
    return mark.has_value();
  });
  return mark;
}

/// Returns the name of an entry that matches `name`: as it is spelt, else as Windows compares
/// names, across Unicode's forms.
std::optional<std::string> nameIn(const ArchiveTree& tree, std::string_view name) {
  if (!isTreeName(name) || name.size() > kLongestPath) return std::nullopt;
  if (tree.kindOf(name) != FileTree::Kind::Absent) return std::string(name);
  std::string found;
  while (!name.empty()) {
    const auto part = takePart(name);
    const auto here = [&](std::string_view own) {
      return found.empty() ? std::string(own) : fmt::format("{}/{}", found, own);
    };
    std::string next = tree.kindOf(here(part)) != FileTree::Kind::Absent ? here(part) : std::string();
    if (next.empty()) {
      const auto alike = tree.alike(found, part);
      if (!alike) return std::nullopt;
      next = here(*alike);
    }
    found = std::move(next);
  }
  return found;
}

/// Returns a key that differs between states of a file.
std::string stateKey(const fs::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return {};
  return fmt::format("{}|{}|{}|{}|{}.{:09}", path.native(), about.st_dev, about.st_ino, about.st_size,
                     about.st_mtim.tv_sec, about.st_mtim.tv_nsec);
}

/// Finds a file in an archive, or in an archive inside it. `path` is its whole path, for errors.
base::Result<FileRef> inArchive(const std::shared_ptr<const ArchiveTree>& archive, const std::string& inner,
                                const fs::path& path) {
  if (const auto name = nameIn(*archive, inner)) {
    if (archive->kindOf(*name) == FileTree::Kind::File) return FileRef{archive, *name};
    return base::fail(base::ErrorCode::CannotOpen, "is a folder", path.string());
  }
  std::optional<base::Result<FileRef>> found;
  anyMark(inner, [&](std::size_t at) {
    const auto name = nameIn(*archive, std::string_view(inner).substr(0, at));
    if (!name || archive->kindOf(*name) != FileTree::Kind::File) return false;
    const auto opened = archive->openInner(*name);
    if (opened) archive->context().archives().addInner(*opened);
    found = opened ? inArchive(*opened, inner.substr(at + 1), path) : tl::unexpected(opened.error());
    return true;
  });
  if (found) return *found;
  return notThere(path);
}

}  // namespace

base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const fs::path& diskFile, const OpenContext& context) {
  ArchiveOptions options;
  options.names = context.chosenNames(diskFile);
  options.context = context;
  const auto key = fmt::format("{}|{}|{}", stateKey(diskFile), options.names ? base::codePageName(*options.names) : "",
                               context.showNamesKey());
  if (auto known = context.archives().find(key)) return *known;
  auto tree = ArchiveBytes::open(diskFile, context).and_then([&](std::shared_ptr<const ArchiveBytes> bytes) {
    return ArchiveTree::open(std::move(bytes), diskFile, diskFile, options);
  });
  // A failure of the system may pass, so it isn't kept.
  if (tree || tree.error().code != base::ErrorCode::CannotRead) context.archives().add(key, tree);
  return tree;
}

base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const FileRef& file) {
  if (const auto* outer = dynamic_cast<const ArchiveTree*>(file.tree.get())) return outer->openInner(file.name);
  return openArchive(file.path(), file.tree->context());
}

base::Result<FileRef> findFile(const fs::path& path, const OpenContext& context) {
  std::error_code error;
  const auto status = fs::status(path, error);
  if (error) context.note(path, error.value());
  if (fs::is_regular_file(status) || context.isReadPipe(path)) return onDisk(path, context);
  if (fs::is_directory(status)) return base::fail(base::ErrorCode::CannotOpen, "is a folder", path.string());
  if (fs::exists(status)) return base::fail(base::ErrorCode::CannotOpen, "isn't a regular file", path.string());
  const std::string& text = path.native();
  if (const auto mark = markBehindArchive(text, context)) {
    const auto archive = openArchive(fs::path(text.substr(0, *mark)), context);
    if (!archive) return tl::unexpected(archive.error());
    // `a.zip!/b.pmx` is accepted, too
    const bool slash = text.size() > *mark + 1 && text[*mark + 1] == '/';
    return inArchive(*archive, text.substr(*mark + 1 + (slash ? 1 : 0)), path);
  }
  return error ? base::fail(base::ErrorCode::CannotOpen, base::systemReason(error), path.string())
               : base::Result<FileRef>(notThere(path));
}

fs::path diskFileOf(const fs::path& path) {
  std::error_code error;
  if (fs::exists(path, error)) return path;
  const auto mark = markBehindArchive(path.native(), OpenContext());
  return mark ? fs::path(path.native().substr(0, *mark)) : path;
}

}  // namespace app
