// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/stored_path.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/ascii.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxStoredPath = 4096;  // bytes: longer ones name no file

bool namesADrive(std::string_view path) { return path.size() >= 2 && path[1] == ':' && base::isAsciiLetter(path[0]); }

}  // namespace

StoredPath takenApart(std::string_view stored) {
  StoredPath result;
  const std::string_view asWindows = stored.substr(0, stored.find('\0'));
  if (asWindows.size() > kMaxStoredPath) return result;
  std::string path(asWindows);
  std::replace(path.begin(), path.end(), '\\', '/');
  result.bareOnly = path.starts_with('/') || namesADrive(path);
  if (namesADrive(path)) path.erase(0, 2);
  for (std::size_t at = 0; at <= path.size();) {
    const auto end = std::min(path.find('/', at), path.size());
    std::string part = path.substr(at, end - at);
    at = end + 1;
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      result.parts.push_back({std::move(part), {}});
    } else if (!result.parts.empty()) {
      result.parts.pop_back();
    } else {
      ++result.up;
    }
  }
  if (path.ends_with('/')) result.parts.clear();  // a folder
  result.bareOnly |= result.up > 1 || result.parts.size() > kDeepestPath;
  for (auto& part : result.parts) part.key = base::fileNameKey(part.name);
  return result;
}

std::string joined(std::string_view folder, std::string_view name) {
  return folder.empty() ? std::string(name) : fmt::format("{}/{}", folder, name);
}

std::optional<std::string> above(std::string_view folder) {
  if (folder.empty()) return std::nullopt;
  const auto slash = folder.rfind('/');
  return std::string(slash == std::string_view::npos ? std::string_view() : folder.substr(0, slash));
}

}  // namespace app
