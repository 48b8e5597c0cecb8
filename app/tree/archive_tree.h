// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"
#include "app/tree/content_kind.h"
#include "app/tree/decoded_names.h"
#include "app/tree/file_tree.h"
#include "app/tree/open_context.h"
#include "app/tree/unpack_budget.h"

namespace app {

/// An ArchiveEntry is an entry of an archive with its name as people see it.
struct ArchiveEntry {
  std::string name;        ///< UTF-8, '/' between folders; as stored if not in the tree
  std::uint64_t size = 0;  ///< bytes, as declared
  bool folder = false;
  bool encrypted = false;
  bool inTree = false;  ///< it can be named and read
  std::string left;     ///< why it is left out or can't be read; empty: nothing is wrong with it
};

/// An ArchiveListing says what was found in an archive.
struct ArchiveListing {
  ArchiveFormat format = ArchiveFormat::Zip;
  base::CodePage encoding = base::CodePage::Utf8;  ///< encoding of the names
  NamesBy encodingBy = NamesBy::Archive;
  std::vector<ArchiveEntry> entries;  ///< in the archive's order
  base::Issues issues;
};

struct ArchiveOptions {
  std::optional<base::CodePage> names;  ///< encoding of names by hand; empty: detected
  ArchiveLimits limits;
  OpenContext context{};  ///< the tree's; it has the encodings for archives inside
};

/// An ArchiveTree gives the files of an archive. They are unpacked in memory when they are read,
/// never to the disk. No name in it leads outside. Encrypted, damaged and too large files are in
/// the tree, but reading them is an error.
class ArchiveTree final : public FileTree {
 public:
  /// Opens an archive. `shown` is its name for people; `disk` is the file on the disk that is the
  /// archive or contains it. Errors, with `shown`: NotThisFormat where it is no archive that can be
  /// read; Truncated or BadValue where its list can't be read.
  [[nodiscard]] static base::Result<std::shared_ptr<const ArchiveTree>> open(std::shared_ptr<const ArchiveBytes> bytes,
                                                                             std::filesystem::path shown,
                                                                             std::filesystem::path disk,
                                                                             const ArchiveOptions& options = {});

  [[nodiscard]] const ArchiveListing& listing() const { return listing_; }
  /// Opens an archive inside this one, once while anybody holds it. Deeper nesting isn't opened:
  /// NotThisFormat.
  [[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openInner(std::string_view name) const;
  /// Returns the entry of a folder whose name Windows would compare as equal to `name`
  /// (base::fileNameKey()), as it is spelt; the first in order of names where there are several. A
  /// folder's names are sorted by key only once.
  [[nodiscard]] std::optional<std::string> alike(std::string_view folder, std::string_view name) const;

  using FileTree::list;
  [[nodiscard]] std::vector<Entry> list(std::string_view folder, std::error_code& unread) const override;
  [[nodiscard]] Kind kindOf(std::string_view name) const override;
  [[nodiscard]] std::uint64_t sizeOf(std::string_view name) const override;
  [[nodiscard]] std::string firstBytes(std::string_view name, std::size_t count) const override;
  [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view name) const override;
  [[nodiscard]] base::Result<base::FileBytes> read(std::string_view name) const override;
  [[nodiscard]] std::filesystem::path pathOf(std::string_view name) const override;
  [[nodiscard]] std::filesystem::path diskFileOf(std::string_view) const override { return disk_; }

 private:
  /// A Node is a file or a folder.
  struct Node {
    std::map<std::string, std::size_t, std::less<>> children;  ///< indices into nodes_
    std::optional<std::size_t> entry;                          ///< none for a folder
  };
  /// A Budget counts the bytes that were read from an archive and the archives inside it.
  using Budget = std::atomic<std::uint64_t>;

  /// `unpacking` is what the enclosing archive may still cost; null where there is none.
  [[nodiscard]] static base::Result<std::shared_ptr<ArchiveTree>> open(std::shared_ptr<const ArchiveBytes> bytes,
                                                                       std::filesystem::path shown,
                                                                       std::filesystem::path disk,
                                                                       const ArchiveOptions& options,
                                                                       std::shared_ptr<UnpackBudget> unpacking);
  ArchiveTree(std::unique_ptr<const ArchiveReader> reader, std::filesystem::path shown, std::filesystem::path disk,
              const ArchiveOptions& options);
  void addEntries();
  /// Puts a file or folder of this name into the tree. Returns why it can't; empty where it could.
  std::string add(std::size_t entry, const std::string& name);
  void leaveOut(std::size_t entry, std::string why);
  [[nodiscard]] const Node* find(std::string_view name) const;
  /// Takes an entry's size from what may still be read, when it is read for the first time.
  [[nodiscard]] bool afford(std::size_t entry) const;

  std::shared_ptr<const ArchiveBytes> bytes_;
  std::unique_ptr<const ArchiveReader> reader_;
  std::filesystem::path shown_, disk_;
  ArchiveOptions options_;
  ArchiveListing listing_;
  std::vector<Node> nodes_{1};  ///< the first one is the root
  bool inner_ = false;          ///< this archive lies in another
  std::shared_ptr<Budget> budget_ = std::make_shared<Budget>(0);
  std::shared_ptr<UnpackBudget> unpacking_;
  mutable std::mutex mutex_;  ///< guards the members below
  mutable std::vector<bool> paid_;
  /// This map has the inner archives that somebody holds, by entry and chosen encoding; the next
  /// one has the errors of those that can't be opened.
  using InnerKey = std::pair<std::size_t, std::optional<base::CodePage>>;
  mutable std::map<InnerKey, std::weak_ptr<const ArchiveTree>> opened_;
  mutable std::map<InnerKey, base::Error> unopened_;
  /// The names of the folders that alike() was asked about are listed by their keys.
  mutable std::unordered_map<const Node*, std::unordered_map<std::string, std::string_view>> byKey_;
};

/// Opens an archive on the disk or inside another archive. One on the disk is opened once in a
/// context while anybody holds it, and again when its size or time has changed. Errors: CannotOpen,
/// and those of ArchiveTree::open().
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const FileRef& file);
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const std::filesystem::path& diskFile,
                                                                           const OpenContext& context);

}  // namespace app
