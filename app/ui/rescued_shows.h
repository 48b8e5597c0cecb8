// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/content_hash.h"
#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// This says from which of the user's files a show was read or to which it was saved, and its
/// content then.
struct ShowOrigin {
  std::filesystem::path file;       ///< empty: none
  std::optional<ContentHash> hash;  ///< of its bytes; none: unknown
};

/// These are shows with changes that no file of the user's has: each a show file in a private
/// folder, until the user restores or discards it. Files that an object has written or claimed are
/// locked (flock) during its lifetime, so that no other object or program takes them. It is for one
/// thread at a time.
class RescuedShows {
 public:
  /// Returns the user's own folder: odori/rescued in XDG_STATE_HOME. It is empty where there is no
  /// home.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// With an empty folder nothing is stored.
  explicit RescuedShows(std::filesystem::path folder) : folder_(std::move(folder)) {}

  [[nodiscard]] bool keepsAny() const { return !folder_.empty(); }
  /// Writes a show that only its owner can read, in place of `before`, one of this object's files,
  /// or under a new name if that is empty. Returns the file. An unchanged show isn't written again.
  /// Errors: CannotWrite and those of showJson(); `before` then stays as it was.
  [[nodiscard]] base::Result<std::filesystem::path> keep(ShowDescription show, const ShowOrigin& from,
                                                         const std::filesystem::path& before = {});
  /// Returns all rescued shows, the latest first, whoever has claimed them.
  [[nodiscard]] std::vector<std::filesystem::path> all() const;
  /// Returns whether a file is one of them.
  [[nodiscard]] bool has(const std::filesystem::path& file) const;
  /// Makes a file this object's. Returns false where it is another's, or doesn't exist. Without
  /// locks in the system nobody can claim it.
  [[nodiscard]] bool claim(const std::filesystem::path& file);
  /// Gives up a claim.
  void release(const std::filesystem::path& file) { locks_.erase(file); }
  /// Removes one of this object's files; other files are unaffected.
  void remove(const std::filesystem::path& file);

  /// Removes from a rescued show what keep() added to it and returns it: the show's own file, empty
  /// where it had none.
  [[nodiscard]] static ShowOrigin takeOrigin(ShowDescription& show);

 private:
  std::filesystem::path folder_;
  std::map<std::filesystem::path, base::OpenFile> locks_;  // of this object's files
  std::map<std::filesystem::path, ContentHash> written_;   // content of the files that it wrote
};

}  // namespace app
