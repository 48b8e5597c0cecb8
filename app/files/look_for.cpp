// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/look_for.h"

#include <string>
#include <system_error>

#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

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

FoundInstead lookFor(std::span<const fs::path> missing, const fs::path& folder, const std::function<bool()>& stopped) {
  std::multimap<std::string, const fs::path*> wanted;
  for (const fs::path& file : missing) wanted.emplace(keyOf(file), &file);
  FoundInstead found;
  std::error_code failed;
  fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, failed);
  for (std::size_t looked = 0; !failed && at != fs::end(at) && looked < kMostLookedAt; ++looked, at.increment(failed)) {
    if (stopped && stopped()) break;
    const auto [from, to] = wanted.equal_range(keyOf(at->path()));
    std::error_code unreadable;
    if (from == to || !at->is_regular_file(unreadable)) continue;
    for (auto each = from; each != to; ++each) {
      auto [known, isNew] = found.try_emplace(*each->second, at->path());
      if (isNew) continue;
      const int before = alike(known->second, *each->second), now = alike(at->path(), *each->second);
      if (now > before || (now == before && at->path() < known->second)) known->second = at->path();
    }
  }
  return found;
}

}  // namespace app
