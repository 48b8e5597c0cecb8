// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/look_for.h"

#include <string>
#include <system_error>

#include "pmx/base/folder_names.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr int kMostDepth = 500;  // open folders, of the 1,024 files that a program may have open

std::string keyOf(const fs::path& name) { return base::fileNameKey(name.filename().string()); }

/// How many parts of two paths are called alike, from the end.
int alike(const fs::path& a, const fs::path& b) {
  int count = 0;
  for (auto i = a.end(), k = b.end(); i != a.begin() && k != b.begin(); ++count) {
    if (keyOf(*--i) != keyOf(*--k)) break;
  }
  return count;
}

}  // namespace

FoundInstead lookFor(std::span<const fs::path> missing, const fs::path& folder, const std::function<bool()>& stopped,
                     std::error_code* unread) {
  std::multimap<std::string, const fs::path*> wanted;
  for (const fs::path& file : missing) wanted.emplace(keyOf(file), &file);
  FoundInstead found;
  std::size_t looked = 0;
  const auto look = [&](const fs::path& path) {
    if (++looked > kMostLookedAt || (stopped && stopped())) return false;
    const auto [from, to] = wanted.equal_range(keyOf(path));
    std::error_code unreadable;
    if (from == to || !fs::is_regular_file(path, unreadable)) return true;
    for (auto each = from; each != to; ++each) {
      auto [known, isNew] = found.try_emplace(*each->second, path);
      if (isNew) continue;
      const int before = alike(known->second, *each->second), now = alike(path, *each->second);
      if (now > before || (now == before && path < known->second)) known->second = path;
    }
    return true;
  };
  const auto failed = base::forEachBelow(folder, kMostDepth, look);
  if (failed && unread != nullptr) *unread = failed;
  return found;
}

}  // namespace app
