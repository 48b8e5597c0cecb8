// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/found_files.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/accessory_file.h"
#include "app/files/loaded_files.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNamed = 8;  // models of a folder, in its message

bool endsWith(const fs::path& path, std::string_view extension) {
  return std::ranges::equal(path.extension().string(), extension,
                            [](unsigned char a, char b) { return std::tolower(a) == b; });
}

struct FolderModels {
  std::vector<fs::path> models;  // sorted
  bool whole = true;             // all was looked at
};

FolderModels modelsIn(const fs::path& folder, std::size_t& entriesLeft, const std::function<bool()>& stop) {
  FolderModels found;
  std::error_code failed;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, failed);
  for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
    if (entriesLeft == 0 || stop()) {
      found.whole = false;
      break;
    }
    --entriesLeft;
    std::error_code unreadable;
    if (entry.depth() >= kFolderDepth) entry.disable_recursion_pending();
    // A home folder dropped by mistake isn't read: only what is called a model is opened.
    if ((endsWith(entry->path(), ".pmx") || endsWith(entry->path(), ".pmd")) && entry->is_regular_file(unreadable) &&
        fileKind(entry->path()) == FileKind::Model) {
      found.models.push_back(entry->path());
    }
  }
  std::ranges::sort(found.models);
  return found;
}

std::string wrongFolder(const fs::path& folder, const FolderModels& found) {
  if (found.models.empty() && found.whole) return folder.string() + ": no model in this folder";
  if (found.models.empty()) {
    return fmt::format("{}: no model among the first {} files in this folder", folder.string(), kMostFolderEntries);
  }
  std::string names;
  for (std::size_t i = 0; i < std::min(found.models.size(), kMostNamed); ++i) {
    names += (i == 0 ? "" : ", ") + found.models[i].filename().string();
  }
  return fmt::format("{}: {}{} models in this folder; open one of them: {}{}", folder.string(), found.models.size(),
                     found.whole ? "" : " and more", names, found.models.size() > kMostNamed ? ", …" : "");
}

OpenedKind kindOf(const fs::path& path) {
  switch (fileKind(path)) {
    case FileKind::Model:
      return isAccessory(path) || readVacFile(path) ? OpenedKind::Accessory : OpenedKind::Model;
    case FileKind::Motion:
      return OpenedKind::Motion;
    case FileKind::Sound:
      return OpenedKind::Sound;
    case FileKind::Unknown:
      break;
  }
  if (isShow(path)) return OpenedKind::Show;
  return endsWith(path, ".vmd") ? OpenedKind::Motion : OpenedKind::Unknown;
}

}  // namespace

bool FoundFiles::hasModel() const {
  return std::ranges::any_of(
      files, [](const FoundFile& file) { return file.kind == OpenedKind::Model || file.kind == OpenedKind::Show; });
}

bool FoundFiles::onlyAccessories() const {
  return !hasModel() && std::ranges::find(files, OpenedKind::Accessory, &FoundFile::kind) != files.end();
}

FoundFiles findFiles(const std::vector<fs::path>& paths, const std::function<bool()>& stop) {
  FoundFiles found;
  std::size_t entriesLeft = kMostFolderEntries;
  for (std::size_t i = 0; i < paths.size() && !stop(); ++i) {
    const fs::path& path = paths[i];
    if (i == kMostOpened) {
      found.errors.push_back(fmt::format("{} and {} more: left out, {} files are opened at a time", path.string(),
                                         paths.size() - kMostOpened - 1, kMostOpened));
      break;
    }
    std::error_code failed;
    if (!fs::is_directory(path, failed)) {
      found.files.push_back({path, kindOf(path)});
      continue;
    }
    const FolderModels inside = modelsIn(path, entriesLeft, stop);
    if (inside.models.size() == 1 && inside.whole) {
      found.files.push_back({inside.models.front(), OpenedKind::Model});
    } else {
      found.errors.push_back(wrongFolder(path, inside));
    }
  }
  return found;
}

}  // namespace app
