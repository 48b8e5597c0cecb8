// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/missing_files.h"

#include <algorithm>
#include <utility>

#include "app/tree/file_tree.h"

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

}  // namespace

std::vector<fs::path> filesOf(const ShowDescription& show) {
  std::vector<fs::path> files;
  eachFile(show, [&files](const fs::path& file) { files.push_back(file); });
  return files;
}

std::vector<fs::path> missingFiles(const ShowDescription& show) {
  std::vector<fs::path> missing;
  for (fs::path& file : filesOf(show)) {
    if (findFile(file) || std::ranges::find(missing, file) != missing.end()) continue;
    missing.push_back(std::move(file));
  }
  return missing;
}

void pointAt(ShowDescription& show, const FoundInstead& found) {
  eachFile(show, [&found](fs::path& file) {
    if (const auto at = found.find(file); at != found.end()) file = at->second;
  });
}

}  // namespace app
