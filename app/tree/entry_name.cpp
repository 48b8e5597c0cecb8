// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/entry_name.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/tree/tree_name.h"

namespace app {
namespace {

bool isMacOsPart(std::string_view part) { return part == "__MACOSX" || part == ".DS_Store" || part.starts_with("._"); }

}  // namespace

EntryName entryName(std::string_view utf8, const ArchiveLimits& limits) {
  EntryName result;
  const auto wrong = [&result](std::string why) {
    result.wrong = std::move(why);
    return std::move(result);
  };
  if (utf8.size() > limits.nameBytes) return wrong(fmt::format("has a name of {} bytes", utf8.size()));
  if (utf8.find('\0') != std::string_view::npos) return wrong("has a NUL in its name");
  std::string path(utf8);
  std::ranges::replace(path, '\\', '/');
  if (path.starts_with('/')) return wrong("names a place outside the archive");
  if (path.find(':') != std::string::npos) return wrong("names a drive");
  result.folder = path.ends_with('/');
  std::vector<std::string_view> parts;
  for (std::string_view rest = path; !rest.empty();) {
    const auto part = takePart(rest);
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      parts.push_back(part);
    } else if (parts.empty()) {
      return wrong("names a place outside the archive");
    } else {
      parts.pop_back();
    }
  }
  if (parts.empty() && !result.folder) return wrong("has no name");
  if (parts.size() > limits.levels) return wrong(fmt::format("lies in more than {} folders", limits.levels - 1));
  result.ofMacOs = std::ranges::any_of(parts, isMacOsPart);
  result.name = fmt::format("{}", fmt::join(parts, "/"));
  return result;
}

}  // namespace app
