// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// A folder for XDG_RUNTIME_DIR where nobody named one, as for root and in containers: the user's own, no link, mode 0700.
/// One that was made under a name of its own is removed with this object.
class RuntimeFolder {
 public:
  RuntimeFolder() = default;
  ~RuntimeFolder();
  RuntimeFolder(RuntimeFolder&& other) noexcept;
  RuntimeFolder& operator=(RuntimeFolder&& other) noexcept;

  /// <folder>/odori-runtime-<user>, made if it isn't there; where it is another's, a link, or open to others, a new one
  /// with an odd name beside it. An empty path where neither can be.
  [[nodiscard]] static RuntimeFolder in(const std::string& folder);

  /// The same in TMPDIR, else in /tmp.
  [[nodiscard]] static RuntimeFolder inTemporaryFolder();

  /// One that XDG_RUNTIME_DIR names from now on, if it named none: Qt and drivers ask for it, and Qt complains at every
  /// start that there is none.
  [[nodiscard]] static RuntimeFolder named();

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  bool passing_ = false;  // removed with this object
};

/// True when a path is a folder, not a link to one, that belongs to this user and is open to nobody else (mode 0700).
[[nodiscard]] bool isOwnFolder(const std::string& path);

}  // namespace app
