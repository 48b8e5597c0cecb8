// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/content_hash.h"
#include "app/playlist/playlist.h"
#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// This says from which of the user's files a show or a playlist was read or to which it was saved,
/// and its content then.
struct FileOrigin {
  std::filesystem::path file;       ///< empty: none
  std::optional<ContentHash> hash;  ///< of its bytes; none: unknown
};

/// This is a show or a playlist with changes that aren't in any file of the user's.
struct UnsavedWork {
  /// Returns it as JSON with one more key, and with paths relative to a folder. Errors: those of
  /// showJson() and playlistJson().
  using Json = std::function<base::Result<std::string>(const std::string& key, const std::string& value,
                                                       const std::filesystem::path& folder)>;
  Json json;
  FileOrigin from;
};
[[nodiscard]] UnsavedWork unsavedShow(ShowDescription show, FileOrigin from);
[[nodiscard]] UnsavedWork unsavedPlaylist(Playlist list, FileOrigin from);

/// These are shows, or playlists, with changes that no file of the user's has: each a file in a
/// private folder, until the user restores or discards it. Files that an object has written or
/// claimed are locked (flock) during its lifetime, so that no other object or program takes them.
/// It is for one thread at a time.
class RescuedFiles {
 public:
  /// Returns the user's own folder: odori/rescued in XDG_STATE_HOME. It is empty where there is no
  /// home.
  [[nodiscard]] static std::filesystem::path standardFolder();
  // These are the endings of their names.
  static constexpr std::string_view kShows = ".odori", kPlaylists = ".odori-list";
  /// With an empty folder nothing is stored. Files with another ending are none of these.
  explicit RescuedFiles(std::filesystem::path folder, std::string_view ending = kShows)
      : folder_(std::move(folder)), ending_(ending) {}

  [[nodiscard]] bool keepsAny() const { return !folder_.empty(); }
  /// Writes a file that only its owner can read, in place of `before`, one of this object's files,
  /// or under a new name if that is empty. Returns the file. Unchanged work isn't written again.
  /// Errors: CannotWrite and those of the work's JSON; `before` then stays as it was.
  [[nodiscard]] base::Result<std::filesystem::path> keep(const UnsavedWork& work,
                                                         const std::filesystem::path& before = {});
  /// Returns all of them, the latest first, whoever has claimed them.
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

  /// Removes from the keys of a rescued show or playlist what keep() added to it and returns it:
  /// its own file, empty where it had none.
  [[nodiscard]] static FileOrigin takeOrigin(UnknownKeys& unknown);

 private:
  [[nodiscard]] bool isName(std::string_view name) const;
  [[nodiscard]] std::string newName() const;

  std::filesystem::path folder_;
  std::string_view ending_;
  std::map<std::filesystem::path, base::OpenFile> locks_;  // of this object's files
  std::map<std::filesystem::path, ContentHash> written_;   // content of the files that it wrote
};

}  // namespace app
