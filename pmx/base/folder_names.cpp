// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/folder_names.h"

#include <cerrno>
#include <memory>
#include <utility>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {
namespace {

struct Close {
  void operator()(DIR* folder) const { ::closedir(folder); }
};
using OpenFolder = std::unique_ptr<DIR, Close>;

std::error_code systemError(int code) { return {code, std::generic_category()}; }

/// Returns the next entry that is neither . nor ..; null at the end, or with an error.
const dirent* nextOf(DIR* folder, std::error_code& error) {
  for (;;) {
    errno = 0;
    const dirent* entry = ::readdir(folder);
    if (entry == nullptr) {
      if (errno != 0) error = systemError(errno);
      return nullptr;
    }
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") return entry;
  }
}

bool isFolder(const dirent& entry, const std::filesystem::path& path) {
  if (entry.d_type != DT_UNKNOWN) return entry.d_type == DT_DIR;
  struct stat about {};
  return ::lstat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode);
}

}  // namespace

std::error_code forEachName(const std::filesystem::path& folder,
                            const std::function<bool(std::string_view name)>& each) {
  const OpenFolder open(::opendir(folder.c_str()));
  if (!open) return systemError(errno);
  std::error_code error;
  while (const dirent* entry = nextOf(open.get(), error)) {
    if (!each(entry->d_name)) break;
  }
  return error;
}

std::error_code forEachBelow(const std::filesystem::path& folder, int depth,
                             const std::function<bool(const std::filesystem::path& path)>& each) {
  std::vector<std::pair<OpenFolder, std::filesystem::path>> open;
  std::error_code first;
  const auto enter = [&](const std::filesystem::path& path) {
    // If a folder is exchanged for a link meanwhile, it isn't followed; but the first may be named
    // by a link.
    const int handle = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | (open.empty() ? 0 : O_NOFOLLOW));
    OpenFolder entered(handle < 0 ? nullptr : ::fdopendir(handle));
    const int reason = errno;
    if (entered) {
      open.emplace_back(std::move(entered), path);
      return;
    }
    if (handle >= 0) ::close(handle);
    const bool isPassedOver = reason == EACCES || reason == ENOENT || reason == ENOTDIR || reason == ELOOP;
    if (!first && (open.empty() || !isPassedOver)) first = systemError(reason);
  };
  enter(folder);
  while (!open.empty()) {
    std::error_code error;
    const dirent* entry = nextOf(open.back().first.get(), error);
    if (error && !first) first = error;
    if (entry == nullptr) {
      open.pop_back();
      continue;
    }
    const auto path = open.back().second / entry->d_name;
    const bool enters = std::cmp_less_equal(open.size(), depth) && isFolder(*entry, path);
    if (!each(path)) break;
    if (enters) enter(path);
  }
  return first;
}

}  // namespace base
