// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/links.h"

#include <array>
#include <cerrno>
#include <climits>
#include <optional>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "pmx/base/file.h"
#include "pmx/base/open_file.h"

namespace base {
namespace {

namespace fs = std::filesystem;

bool isSame(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

/// Returns the name that the system has for an open file; the path that opened it where it has
/// none.
fs::path nameOf(const OpenFile& file, const fs::path& path) {
  std::error_code failed;
  fs::path name = fs::read_symlink(fmt::format("/proc/self/fd/{}", file.number()), failed);
  struct stat open {
  }, named{};
  const bool right = !failed && ::fstat(file.number(), &open) == 0 && ::lstat(name.c_str(), &named) == 0;
  return right && isSame(open, named) ? name : path;
}

/// Returns the target of a dangling link; none where the path is no link. Errors: that of a link
/// that isn't followed.
Result<std::optional<fs::path>> targetOf(const fs::path& path) {
  const OpenFile link(::open(path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
  struct stat about {
  }, folder{};
  if (link.number() < 0 || ::fstat(link.number(), &about) != 0) {
    if (errno == ENOENT) return std::nullopt;
    return cannotWrite(path, errno);
  }
  if (!S_ISLNK(about.st_mode)) return std::nullopt;
  const fs::path parent = path.parent_path().empty() ? fs::path(".") : path.parent_path();
  if (::stat(parent.c_str(), &folder) != 0) return cannotWrite(path, errno);
  // This is the system's own rule. It can't be left to the system, since another link may be put
  // under the name between its check and this one.
  constexpr mode_t kShared = S_ISVTX | S_IWOTH;
  const bool shared = (folder.st_mode & kShared) == kShared;
  if (shared && about.st_uid != ::geteuid() && about.st_uid != folder.st_uid) return cannotWrite(path, EACCES);
  std::array<char, PATH_MAX> text{};
  const ssize_t length = ::readlinkat(link.number(), "", text.data(), text.size());
  if (length < 0) return cannotWrite(path, errno);
  const fs::path target(std::string(text.data(), static_cast<std::size_t>(length)));
  return target.is_absolute() ? target : path.parent_path() / target;
}

}  // namespace

Result<fs::path> behindLinks(const fs::path& path) {
  constexpr int kMaxLinks = 40;  // as in Linux
  fs::path at = path;
  for (int i = 0; i < kMaxLinks; ++i) {
    const OpenFile file(::open(at.c_str(), O_PATH | O_CLOEXEC));
    if (file.number() >= 0) return nameOf(file, at);
    if (errno != ENOENT) return cannotWrite(path, errno);
    auto target = targetOf(at);
    if (!target) {
      target.error().file = path.string();
      return tl::unexpected(target.error());
    }
    if (!*target) return at;
    at = std::move(**target);
  }
  return cannotWrite(path, ELOOP);
}

}  // namespace base
