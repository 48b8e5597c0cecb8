// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// This is a folder for XDG_RUNTIME_DIR where it isn't set, as for root and in containers. It
/// belongs to the user, is no link and has mode 0700. A folder with a temporary name is removed
/// with this object.
class RuntimeFolder {
 public:
  RuntimeFolder() = default;
  ~RuntimeFolder();
  RuntimeFolder(RuntimeFolder&& other) noexcept;
  RuntimeFolder& operator=(RuntimeFolder&& other) noexcept;

  /// Returns <folder>/odori-runtime-<user>, which is made if it doesn't exist. Where it is another
  /// user's, a link, or open to others, a new folder with a temporary name is made beside it. The
  /// path is empty where neither can be made.
  [[nodiscard]] static RuntimeFolder in(const std::string& folder);

  /// Returns the folder in TMPDIR, else in /tmp.
  [[nodiscard]] static RuntimeFolder inTemporaryFolder();

  /// Sets XDG_RUNTIME_DIR to a folder if it wasn't set. Qt and drivers ask for it, and Qt complains
  /// at every start without it.
  [[nodiscard]] static RuntimeFolder named();

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  bool passing_ = false;  // removed with this object
};

/// Returns whether a path is a folder, not a link to one, that belongs to this user and is closed
/// to all others (mode 0700).
[[nodiscard]] bool isOwnFolder(const std::string& path);

}  // namespace app
