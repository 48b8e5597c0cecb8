// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/file_attributes.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "pmx/base/file.h"
#include "pmx/base/printable.h"

namespace base {
namespace {

namespace fs = std::filesystem;

// This is the limit for a value, and for all names: XATTR_SIZE_MAX, XATTR_LIST_MAX.
constexpr std::size_t kMaxAttributeBytes = 1U << 16U;
constexpr const char* kAccessList = "system.posix_acl_access";

tl::unexpected<Error> cannotKeep(const fs::path& path, const std::string& what) {
  return fail(ErrorCode::CannotWrite,
              fmt::format("can't be replaced: a new file couldn't have its {}; give another name", what),
              path.string());
}

/// Returns whether an attribute is a user's own. The system gives the others to files itself
/// (security.selinux), or keeps them for itself.
bool isUsers(std::string_view name) { return name.starts_with("user.") || name == kAccessList; }

/// Returns the names of a file's attributes; none where its file system doesn't support them.
std::vector<std::string> namesOf(const fs::path& path) {
  std::string list(kMaxAttributeBytes, '\0');
  const ssize_t length = ::listxattr(path.c_str(), list.data(), list.size());
  std::vector<std::string> names;
  std::string_view rest(list.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
  while (!rest.empty()) {
    const std::string_view name = rest.substr(0, rest.find('\0'));
    if (isUsers(name)) names.emplace_back(name);
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
  }
  return names;
}

/// Returns the value of one; none where it can't be read, with errno.
std::optional<std::string> valueOf(const fs::path& path, const std::string& name) {
  std::string value(kMaxAttributeBytes, '\0');
  const ssize_t length = ::getxattr(path.c_str(), name.c_str(), value.data(), value.size());
  if (length < 0) return std::nullopt;
  value.resize(static_cast<std::size_t>(length));
  return value;
}

Result<void> takeOwner(int file, const fs::path& path, const struct stat& about) {
  struct stat own {};
  if (::fstat(file, &own) != 0) return cannotWrite(path, errno);
  if (own.st_uid != about.st_uid && ::fchown(file, about.st_uid, static_cast<gid_t>(-1)) != 0)
    return cannotKeep(path, "owner");
  if (own.st_gid != about.st_gid && ::fchown(file, static_cast<uid_t>(-1), about.st_gid) != 0)
    return cannotKeep(path, "group");
  return {};
}

}  // namespace

Result<void> takeAttributes(int file, const fs::path& path, const struct stat& about) {
  if (auto owned = takeOwner(file, path, about); !owned) return owned;
  bool listed = false;
  for (const std::string& name : namesOf(path)) {
    listed = listed || name == kAccessList;
    const auto value = valueOf(path, name);
    if (!value && errno == ENODATA) continue;  // removed meanwhile
    const bool taken = value && ::fsetxattr(file, name.c_str(), value->data(), value->size(), 0) == 0;
    if (!taken) {
      const bool list = name == kAccessList;
      return cannotKeep(path, list ? "access list" : "extended attribute " + printable(name, 60));
    }
  }
  // A new file gets the list that its folder has; the one that it replaces may have none.
  if (!listed && ::fremovexattr(file, kAccessList) != 0 && errno != ENODATA && errno != ENOTSUP)
    return cannotKeep(path, "permissions without an access list");
  return {};
}

Result<void> setMode(int file, const fs::path& path, mode_t mode) {
  if (::fchmod(file, mode) == 0 || errno == EPERM || errno == ENOTSUP) return {};
  return cannotWrite(path, errno);
}

}  // namespace base
