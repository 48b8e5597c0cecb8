// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/missing_files.h"

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>

#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Each file of a show that is named.
template <class Show, class Act>
void eachFile(Show& show, Act act) {
  const auto named = [&act](auto& file) {
    if (!file.empty()) act(file);
  };
  for (auto& actor : show.actors) {
    named(actor.model);
    for (auto& motion : actor.motions) named(motion.file);
  }
  for (auto& motion : show.motions) named(motion.file);
  named(show.look.picture.backdrop);
  named(show.song.file);
}

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

std::vector<fs::path> filesOf(const ShowDescription& show) {
  std::vector<fs::path> files;
  eachFile(show, [&files](const fs::path& file) { files.push_back(file); });
  return files;
}

std::vector<fs::path> missingFiles(const ShowDescription& show) {
  std::vector<fs::path> missing;
  for (fs::path& file : filesOf(show)) {
    std::error_code failed;
    if (fs::exists(file, failed) || std::ranges::find(missing, file) != missing.end()) continue;
    missing.push_back(std::move(file));
  }
  return missing;
}

void pointAt(ShowDescription& show, const FoundInstead& found) {
  eachFile(show, [&found](fs::path& file) {
    if (const auto at = found.find(file); at != found.end()) file = at->second;
  });
}

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
