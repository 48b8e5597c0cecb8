// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/missing_files.h"

#include <algorithm>
#include <map>
#include <string>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "app/tree/file_tree.h"
#include "app/tree/open_context.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Calls `act` with each file that the show names.
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

std::vector<ArchiveNames> chosenArchives(const ShowDescription& show, const OpenContext& context) {
  std::map<fs::path, base::CodePage> chosen;
  for (const fs::path& file : filesOf(show)) {
    std::error_code failed;
    const std::string whole = fs::absolute(file, failed).lexically_normal().native();
    int marks = 0;
    for (auto at = whole.find('!'); at <= kLongestPath && marks < kMaxMarks; at = whole.find('!', at + 1), ++marks) {
      const fs::path archive(whole.substr(0, at));
      if (const auto names = context.chosenNames(archive)) chosen[archive] = *names;
    }
  }
  return {chosen.begin(), chosen.end()};
}

std::vector<fs::path> diskFilesOf(const ShowDescription& show) {
  std::vector<fs::path> files = filesOf(show);
  for (fs::path& file : files) file = diskFileOf(file);
  return files;
}

std::vector<fs::path> missingFiles(const ShowDescription& show, const OpenContext& context,
                                   const std::function<bool()>& stopped) {
  struct Wanted {
    fs::path file;
    bool missing = false;
  };
  std::vector<Wanted> wanted;
  const auto hash = [](const fs::path& file) { return fs::hash_value(file); };
  std::unordered_set<fs::path, decltype(hash)> seen;
  for (fs::path& file : filesOf(show)) {
    if (seen.insert(file).second) wanted.push_back({std::move(file)});
  }
  std::vector<Wanted*> inOrderOfNames;  // so that those of one archive come one after the other
  for (Wanted& each : wanted) inOrderOfNames.push_back(&each);
  std::ranges::sort(
      inOrderOfNames, {}, [](const Wanted* each) -> const auto& { return each->file.native(); });
  const OpenContext named = context.withShowNames(show.archives);
  const ArchivesStayOpen stayOpen(named);
  for (Wanted* each : inOrderOfNames) {
    if (stopped && stopped()) break;
    each->missing = !findFile(each->file, named);
  }
  std::vector<fs::path> missing;
  for (Wanted& each : wanted) {
    if (each.missing) missing.push_back(std::move(each.file));
  }
  return missing;
}

void pointAt(ShowDescription& show, const FoundInstead& found) {
  eachFile(show, [&found](fs::path& file) {
    if (const auto at = found.find(file); at != found.end()) file = at->second;
  });
}

}  // namespace app
