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

/// Which of the user's files a show was read from or saved to, and what it held then.
struct ShowOrigin {
  std::filesystem::path file;       ///< empty: none
  std::optional<ContentHash> hash;  ///< of its bytes; none: not known
};

/// Shows with changes that no file of the user's has: each a show file in a folder of the user's own, until somebody has it
/// back or throws it away. What one of these objects has written or claimed is locked (flock) as long as the object is there, so
/// that no other, of this program or another one, takes it. One thread at a time.
class RescuedShows {
 public:
  /// The user's own: odori/rescued in XDG_STATE_HOME. Empty where there is no home.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// An empty folder: nothing is kept.
  explicit RescuedShows(std::filesystem::path folder) : folder_(std::move(folder)) {}

  [[nodiscard]] bool keepsAny() const { return !folder_.empty(); }
  /// Writes one, which its owner alone may read, in the place of `before`, one of this object's; empty: under a new name. Gives
  /// its file. What is there already isn't written again. Errors: CannotWrite; showJson()'s; `before` is as it was then.
  [[nodiscard]] base::Result<std::filesystem::path> keep(ShowDescription show, const ShowOrigin& from,
                                                         const std::filesystem::path& before = {});
  /// Those that are there, the latest first, whosever they are.
  [[nodiscard]] std::vector<std::filesystem::path> all() const;
  /// Whether a file is one of them.
  [[nodiscard]] bool has(const std::filesystem::path& file) const;
  /// Makes one this object's. False where it is another's, or isn't there. Where the system has no locks it is nobody's.
  [[nodiscard]] bool claim(const std::filesystem::path& file);
  /// It is nobody's any more.
  void release(const std::filesystem::path& file) { locks_.erase(file); }
  /// Removes one of this object's; nothing happens to any other file.
  void remove(const std::filesystem::path& file);

  /// Takes from a show that was rescued what keep() added to it: the show's own file; empty where it had none.
  [[nodiscard]] static ShowOrigin takeOrigin(ShowDescription& show);

 private:
  std::filesystem::path folder_;
  std::map<std::filesystem::path, base::OpenFile> locks_;  // of this object's
  std::map<std::filesystem::path, ContentHash> written_;   // what is in those that it wrote
};

}  // namespace app
