// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "app/image/bptc.h"
#include "pmx/base/code_page.h"
#include "pmx/base/file.h"
#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

class OpenedArchives;

/// An ArchiveNames is the path of an archive and the encoding of the names in it. The path is
/// `a.zip!b.zip` for an archive inside another.
using ArchiveNames = std::pair<std::filesystem::path, base::CodePage>;

/// An OpenContext is everything that reading files needs besides their paths: the pipes that were
/// read, the encodings that were chosen for the names in archives, the archives that stay open, the
/// decoder of BC7, and the first error of a file that exists but can't be read. Whoever opens a
/// path is given one and hands it on; trees (FileTree) keep theirs. Two contexts share nothing.
/// Copies of one share everything, except the encodings of withShowNames(). Any thread may use any
/// copy.
class OpenContext {
 public:
  /// Makes a context with no pipes, no choices and no errors. Without a decoder, pictures in BC7
  /// and BC6H are refused.
  OpenContext() : OpenContext(nullptr) {}
  explicit OpenContext(BptcDecoder bptc);

  /// Opens a regular file, or the contents that readPipe() has read under this path. Errors: those
  /// of base::openRegular().
  [[nodiscard]] base::Result<base::OpenFile> openRegular(const std::filesystem::path& path) const;
  /// Reads such a file. Errors: those of base::readFile().
  [[nodiscard]] base::Result<base::FileBytes> readFile(const std::filesystem::path& path) const;
  /// Reads at most so many bytes of the start of such a file; fewer where it is shorter, none where
  /// it can't be opened.
  [[nodiscard]] std::string readStart(const std::filesystem::path& path, std::size_t count) const;

  /// Reads everything that comes out of a pipe; from then on its path is that file. A path that was
  /// read already stays as it is. Errors: those of base::readPipe().
  [[nodiscard]] base::Result<void> readPipe(const std::filesystem::path& path) const;
  /// Returns how many bytes readPipe() has read under this path; none for any other path.
  [[nodiscard]] std::optional<std::uint64_t> pipeBytes(const std::filesystem::path& path) const;
  [[nodiscard]] bool isReadPipe(const std::filesystem::path& path) const { return pipeBytes(path).has_value(); }

  /// Notes that the system gave this reason (errno) for a file. Only the first one counts that
  /// makes CannotRead. Readers may go on without such a file: its kind is found by its first bytes,
  /// and a missing one is listed. The result would then differ the next time, so a command asks
  /// allRead() before it makes anything.
  void note(const std::filesystem::path& path, int reason) const;
  void note(const base::Error& error) const;  ///< notes an error that was made already
  /// Returns the error that was noted; no error where there was none.
  [[nodiscard]] base::Result<void> allRead() const;

  /// Sets the encoding of the names in an archive, as the user's choice, for every copy from now
  /// on; empty: it is detected again. Trees that are held already stay as they are.
  void chooseNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding) const;
  /// Returns a copy in which these encodings count, too, where the user has chosen none. Of two for
  /// one archive the later one wins.
  [[nodiscard]] OpenContext withShowNames(std::span<const ArchiveNames> names) const;
  /// Returns a copy without the encodings of withShowNames().
  [[nodiscard]] OpenContext withoutShowNames() const;
  /// Returns the encoding that was chosen for an archive; empty: it is to be detected.
  [[nodiscard]] std::optional<base::CodePage> chosenNames(const std::filesystem::path& archive) const;

  [[nodiscard]] BptcDecoder bptcDecoder() const;

  /// Returns the archives that were opened, for openArchive().
  [[nodiscard]] OpenedArchives& archives() const;
  /// Returns a text that differs between copies with different encodings of withShowNames().
  [[nodiscard]] std::string showNamesKey() const;

 private:
  struct Shared;
  struct ShowNames;

  std::shared_ptr<Shared> shared_;
  std::shared_ptr<const ShowNames> showNames_;  // null: none
};

/// While one of these objects lives, the archives opened last in its context stay open
/// (kMaxStayOpen, and those inside them), and failures to open others are remembered. So a search
/// for many absent files doesn't open the same archive again and again. It is meant for work that
/// ends, since open archives may hold memory.
class ArchivesStayOpen {
 public:
  explicit ArchivesStayOpen(OpenContext context);
  ~ArchivesStayOpen();
  ArchivesStayOpen(const ArchivesStayOpen&) = delete;
  ArchivesStayOpen& operator=(const ArchivesStayOpen&) = delete;

 private:
  OpenContext context_;
};
inline constexpr std::size_t kMaxStayOpen = 4;

}  // namespace app
