// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "pmx/base/file.h"
#include "pmx/base/result.h"

namespace app {

/// Files in folders, on a disk or in an archive. A file or folder is named from the root: parts as they are spelt, with
/// '/' between them, none of them empty, "." or ".."; the root itself is "". On a disk a name is the system's bytes, in
/// an archive it is UTF-8. Nothing outside the root can be named. May be used from several threads.
class FileTree {
 public:
  enum class Kind { Absent, File, Folder };
  struct Entry {
    std::string name;  ///< its own, without folders
    Kind kind = Kind::File;
  };

  virtual ~FileTree() = default;
  FileTree(const FileTree&) = delete;
  FileTree& operator=(const FileTree&) = delete;

  /// What lies in a folder itself, in order of names, up to a bound (limits.md); nothing for what is no folder.
  [[nodiscard]] std::vector<Entry> list(std::string_view folder) const {
    std::error_code unread;
    return list(folder, unread);
  }
  /// The same. `unread` gets the system's error where the folder is there and can't be read to its end, but for one that isn't
  /// allowed; it is left alone else.
  [[nodiscard]] virtual std::vector<Entry> list(std::string_view folder, std::error_code& unread) const = 0;
  [[nodiscard]] virtual Kind kindOf(std::string_view name) const = 0;
  /// Bytes of a file, as the disk or the archive says; 0 for what is no file.
  [[nodiscard]] virtual std::uint64_t sizeOf(std::string_view name) const = 0;
  /// At most so many bytes of the start of a file; fewer where it is shorter, none where it can't be read.
  [[nodiscard]] virtual std::string firstBytes(std::string_view name, std::size_t count) const = 0;
  /// A file's place among those that are read one after the other, as in a 7z: read before one that comes earlier, it is
  /// unpacked again with all before it. Nothing where each is read by itself.
  [[nodiscard]] virtual std::optional<std::size_t> placeOf(std::string_view /*name*/) const { return std::nullopt; }
  /// A whole file. Errors carry pathOf(): CannotOpen, and what an archive says of an entry that is damaged, encrypted or
  /// larger than the bounds.
  [[nodiscard]] virtual base::Result<base::FileBytes> read(std::string_view name) const = 0;
  /// How people and shows name it: `folder/name`, `archive.zip!name`. findFile() takes it back.
  [[nodiscard]] virtual std::filesystem::path pathOf(std::string_view name) const = 0;
  /// The file on the disk that holds it: itself, or the archive.
  [[nodiscard]] virtual std::filesystem::path diskFileOf(std::string_view name) const = 0;

 protected:
  FileTree() = default;
};

/// One file in a tree.
struct FileRef {
  std::shared_ptr<const FileTree> tree;  ///< never null but in an empty reference
  std::string name;

  [[nodiscard]] explicit operator bool() const { return tree != nullptr; }
  [[nodiscard]] base::Result<base::FileBytes> read() const { return tree->read(name); }
  [[nodiscard]] std::string firstBytes(std::size_t count) const { return tree->firstBytes(name, count); }
  [[nodiscard]] std::optional<std::size_t> place() const { return tree->placeOf(name); }
  [[nodiscard]] std::filesystem::path path() const { return tree->pathOf(name); }
  [[nodiscard]] std::filesystem::path diskFile() const { return tree->diskFileOf(name); }
  /// The folder it lies in, "" for the root.
  [[nodiscard]] std::string_view folder() const {
    const auto slash = name.rfind('/');
    return slash == std::string::npos ? std::string_view() : std::string_view(name).substr(0, slash);
  }
};

inline constexpr std::size_t kLongestPath = 4096;  ///< bytes, on the disk; as much again in an archive
inline constexpr int kMaxMarks = 64;               ///< places of a path where it may lead into an archive

/// The file that a path names: one on the disk, in a tree whose root is the folder above its own (so that what lies beside
/// its folder can be named); else, where a part of the path ends in the name of an archive and '!', one in that archive
/// (`a.zip!b/c.pmx`; `a.zip!b.zip!c.pmx` for an archive in it). A file whose own name has a '!' is found as it is.
/// Errors: CannotOpen where there is no such file; what opening the archive says.
[[nodiscard]] base::Result<FileRef> findFile(const std::filesystem::path& path);

/// The file on the disk behind a path that may lead into an archive: what must not be written over, and what changes.
/// The path itself where it leads into none.
[[nodiscard]] std::filesystem::path diskFileOf(const std::filesystem::path& path);

}  // namespace app
