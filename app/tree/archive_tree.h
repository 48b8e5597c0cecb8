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
#include "app/tree/unpack_budget.h"

namespace app {

/// An entry of an archive, as people see it.
struct ArchiveEntry {
  std::string name;        ///< UTF-8, '/' between folders; as the archive has it where it isn't in the tree
  std::uint64_t size = 0;  ///< bytes, as the archive says
  bool folder = false;
  bool encrypted = false;
  bool inTree = false;  ///< it can be named and asked for
  std::string left;     ///< why it is left, or can't be read; empty: nothing is wrong with it
};

/// What an archive turned out to be.
struct ArchiveListing {
  ArchiveFormat format = ArchiveFormat::Zip;
  base::CodePage encoding = base::CodePage::Utf8;  ///< of names
  NamesBy encodingBy = NamesBy::Archive;
  std::vector<ArchiveEntry> entries;  ///< in the archive's order
  base::Issues issues;
};

struct ArchiveOptions {
  std::optional<base::CodePage> names;  ///< what names are in, by hand; empty: found out
  ArchiveLimits limits;
};

/// The files of an archive, read from it when they are asked for and never unpacked to the disk. Nothing in it can name
/// what is outside. What is encrypted, damaged or too large is in the tree, and an error to read.
class ArchiveTree final : public FileTree {
 public:
  /// `shown`: how people name the archive; `disk`: the file on the disk that it is, or is in. Errors, with `shown`:
  /// NotThisFormat where it is no archive that is read; Truncated, BadValue where its list can't be read.
  [[nodiscard]] static base::Result<std::shared_ptr<const ArchiveTree>> open(std::shared_ptr<const ArchiveBytes> bytes,
                                                                             std::filesystem::path shown,
                                                                             std::filesystem::path disk,
                                                                             const ArchiveOptions& options = {});

  [[nodiscard]] const ArchiveListing& listing() const { return listing_; }
  /// An archive that lies in this one. An archive in an archive in an archive isn't opened: NotThisFormat. Opened once
  /// while someone holds it.
  [[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openInner(std::string_view name) const;
  /// What lies in a folder under a name that Windows compares as equal to this one (base::fileNameKey()), as it is spelt; of
  /// several the first in order of names. A folder's names are gone through once, however often it is asked.
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
  /// A file or a folder.
  struct Node {
    std::map<std::string, std::size_t, std::less<>> children;  ///< places among the nodes
    std::optional<std::size_t> entry;                          ///< of a file
  };
  /// Bytes that were read of an archive and of those in it.
  using Budget = std::atomic<std::uint64_t>;

  /// `unpacking`: what the archive that this one lies in may still cost; null where it lies in none.
  [[nodiscard]] static base::Result<std::shared_ptr<ArchiveTree>> open(std::shared_ptr<const ArchiveBytes> bytes,
                                                                       std::filesystem::path shown,
                                                                       std::filesystem::path disk,
                                                                       const ArchiveOptions& options,
                                                                       std::shared_ptr<UnpackBudget> unpacking);
  ArchiveTree(std::unique_ptr<const ArchiveReader> reader, std::filesystem::path shown, std::filesystem::path disk,
              const ArchiveOptions& options);
  void addEntries();
  /// Puts a file or folder of this name into the tree; why it isn't, where it isn't.
  std::string add(std::size_t entry, const std::string& name);
  void leaveOut(std::size_t entry, std::string why);
  [[nodiscard]] const Node* find(std::string_view name) const;
  /// Takes an entry's size off what may be read, when it is read for the first time.
  [[nodiscard]] bool afford(std::size_t entry) const;

  std::shared_ptr<const ArchiveBytes> bytes_;
  std::unique_ptr<const ArchiveReader> reader_;
  std::filesystem::path shown_, disk_;
  ArchiveOptions options_;
  ArchiveListing listing_;
  std::vector<Node> nodes_{1};  ///< the first one is the root
  bool inner_ = false;          ///< itself in an archive
  std::shared_ptr<Budget> budget_ = std::make_shared<Budget>(0);
  std::shared_ptr<UnpackBudget> unpacking_;
  mutable std::mutex mutex_;  ///< of what follows
  mutable std::vector<bool> paid_;
  /// Archives in it that someone holds, by entry and by the encoding chosen for them; and why others can't be opened.
  using InnerKey = std::pair<std::size_t, std::optional<base::CodePage>>;
  mutable std::map<InnerKey, std::weak_ptr<const ArchiveTree>> opened_;
  mutable std::map<InnerKey, base::Error> unopened_;
  /// Names of the folders that alike() was asked for, by their keys.
  mutable std::unordered_map<const Node*, std::unordered_map<std::string, std::string_view>> byKey_;
};

/// While one of these lives, the archives that were opened last stay open (kMaxStayOpen, with archives in them), and it is
/// known why others can't be opened: many files of one archive that are looked for one after the other, and aren't there,
/// don't open it anew each time. For work that ends; what stays open may hold memory.
class ArchivesStayOpen {
 public:
  ArchivesStayOpen();
  ~ArchivesStayOpen();
  ArchivesStayOpen(const ArchivesStayOpen&) = delete;
  ArchivesStayOpen& operator=(const ArchivesStayOpen&) = delete;
};
inline constexpr std::size_t kMaxStayOpen = 4;

/// The tree of an archive, on the disk or in another archive. One on the disk is opened once while someone holds it, and
/// anew when its size or time has changed. Errors: CannotOpen, and ArchiveTree::open()'s.
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const FileRef& file);
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveTree>> openArchive(const std::filesystem::path& diskFile);

}  // namespace app
