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
#include <utility>
#include <vector>

#include "app/tree/open_context.h"
#include "pmx/base/file.h"
#include "pmx/base/result.h"

namespace app {

/// A FileTree holds files in folders, on a disk or in an archive. A name leads from the root: its
/// parts are spelt as stored, have '/' between them, and are never empty, "." or ".."; the root
/// itself is "". On a disk names are the system's bytes, in an archive UTF-8. No name leads outside
/// the root. Several threads may use a tree.
class FileTree {
 public:
  enum class Kind { Absent, File, Folder };
  struct Entry {
    std::string name;  ///< its own name, without folders
    Kind kind = Kind::File;
  };

  /// Returns the context in which the tree was opened. Archives in it, and the textures of a model
  /// in it, are opened in the same one.
  [[nodiscard]] const OpenContext& context() const { return context_; }

  virtual ~FileTree() = default;
  FileTree(const FileTree&) = delete;
  FileTree& operator=(const FileTree&) = delete;

  /// Returns the entries of a folder, in order of names, up to a bound (limits.md); none for
  /// anything that is no folder.
  [[nodiscard]] std::vector<Entry> list(std::string_view folder) const {
    std::error_code unread;
    return list(folder, unread);
  }
  /// Lists a folder as above. `unread` gets the system's error where the folder exists but can't be
  /// read to its end, except where access is denied; else it is left alone.
  [[nodiscard]] virtual std::vector<Entry> list(std::string_view folder, std::error_code& unread) const = 0;
  [[nodiscard]] virtual Kind kindOf(std::string_view name) const = 0;
  /// Returns the size of a file in bytes, as the disk or the archive says; 0 for anything that is
  /// no file.
  [[nodiscard]] virtual std::uint64_t sizeOf(std::string_view name) const = 0;
  /// Returns at most `count` bytes from the start of a file: fewer where it is shorter, none where
  /// it can't be read.
  [[nodiscard]] virtual std::string firstBytes(std::string_view name, std::size_t count) const = 0;
  /// Returns a file's position among those that must be read in sequence, as in a 7z: reading one
  /// before an earlier one unpacks everything again. None where each file can be read by itself.
  [[nodiscard]] virtual std::optional<std::size_t> placeOf(std::string_view /*name*/) const { return std::nullopt; }
  /// Reads a whole file. Errors carry pathOf(): CannotOpen, and the archive's for an entry that is
  /// damaged, encrypted or larger than the bounds.
  [[nodiscard]] virtual base::Result<base::FileBytes> read(std::string_view name) const = 0;
  /// Returns the path that people and shows use: `folder/name`, `archive.zip!name`. findFile()
  /// accepts it.
  [[nodiscard]] virtual std::filesystem::path pathOf(std::string_view name) const = 0;
  /// Returns the file on the disk that contains it: the file itself, or its archive.
  [[nodiscard]] virtual std::filesystem::path diskFileOf(std::string_view name) const = 0;

 protected:
  explicit FileTree(OpenContext context = {}) : context_(std::move(context)) {}

 private:
  OpenContext context_;
};

/// A FileRef refers to one file in a tree.
struct FileRef {
  std::shared_ptr<const FileTree> tree;  ///< null only in an empty reference
  std::string name;

  [[nodiscard]] explicit operator bool() const { return tree != nullptr; }
  [[nodiscard]] base::Result<base::FileBytes> read() const { return tree->read(name); }
  [[nodiscard]] std::string firstBytes(std::size_t count) const { return tree->firstBytes(name, count); }
  [[nodiscard]] std::optional<std::size_t> place() const { return tree->placeOf(name); }
  [[nodiscard]] std::filesystem::path path() const { return tree->pathOf(name); }
  [[nodiscard]] std::filesystem::path diskFile() const { return tree->diskFileOf(name); }
  /// Returns the folder that the file lies in, "" for the root.
  [[nodiscard]] std::string_view folder() const {
    const auto slash = name.rfind('/');
    return slash == std::string::npos ? std::string_view() : std::string_view(name).substr(0, slash);
  }
};

inline constexpr std::size_t kLongestPath = 4096;  ///< bytes, on the disk and again in an archive
inline constexpr int kMaxMarks = 64;               ///< at most so many '!' of a path are tried

/// Finds the file that a path names. A file on the disk is in a tree whose root is the folder above
/// the file's own folder, so that what lies beside that folder can be named. Otherwise a part of
/// the path that ends in an archive's name and '!' leads into that archive (`a.zip!b/c.pmx`;
/// `a.zip!b.zip!c.pmx` for an archive inside it). A file whose own name has a '!' is found, too.
/// Errors: CannotOpen where there is no such file; those of opening the archive. `context` has what
/// reading needs besides; the tree keeps it.
[[nodiscard]] base::Result<FileRef> findFile(const std::filesystem::path& path, const OpenContext& context);

/// Returns the file on the disk behind a path that may lead into an archive: the one that must not
/// be written over, and that may change. Returns the path itself where it leads into no archive.
[[nodiscard]] std::filesystem::path diskFileOf(const std::filesystem::path& path);

}  // namespace app
