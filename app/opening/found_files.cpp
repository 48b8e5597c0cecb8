// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/found_files.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/accessory_file.h"
#include "app/files/kind_by_extension.h"
#include "app/files/loaded_files.h"
#include "app/playlist/playlist_json.h"

namespace app {
namespace {

namespace fs = std::filesystem;

OpenedKind kindOf(const fs::path& path, const OpenContext& context) {
  switch (fileKind(path, context)) {
    case FileKind::Model:
      return isAccessory(path, context) || readVacFile(path, context) ? OpenedKind::Accessory : OpenedKind::Model;
    case FileKind::Motion:
    case FileKind::Pose:
      return OpenedKind::Motion;
    case FileKind::Sound:
      return OpenedKind::Sound;
    case FileKind::Archive:
    case FileKind::Picture:
    case FileKind::Unknown:
      break;
  }
  if (isShow(path, context)) return OpenedKind::Show;
  if (calledPlaylist(path) || isPlaylist(path, context)) return OpenedKind::Playlist;
  const FileKind called = kindByExtension(path);
  return called == FileKind::Motion || called == FileKind::Pose ? OpenedKind::Motion : OpenedKind::Unknown;
}

/// Adds the files of a folder or an archive that are opened without asking, or the choice that the
/// user must make.
void addContents(const fs::path& path, const OpenContext& context, std::size_t& entriesLeft,
                 const std::function<bool()>& stop, FoundFiles& found) {
  auto contents = contentsOf(path, context, entriesLeft, stop);
  if (!contents) return found.errors.push_back(base::describe(contents.error()));
  entriesLeft -= std::min(entriesLeft, contents->looked);
  if (!contents->unread.empty() && !contents->files.empty())
    found.errors.push_back(fmt::format("{}: {}", path.string(), contents->unread));
  const auto files = withoutAsking(*contents);
  for (const auto& file : files) found.files.push_back({file, kindOf(file, context)});
  if (!files.empty()) return;
  if (contents->files.empty()) return found.errors.push_back(whyNotOpened(*contents));
  found.choices.push_back(std::make_shared<const Contents>(std::move(*contents)));
}

}  // namespace

bool FoundFiles::hasModel() const {
  return std::ranges::any_of(
      files, [](const FoundFile& file) { return file.kind == OpenedKind::Model || file.kind == OpenedKind::Show; });
}

bool FoundFiles::onlyAccessories() const {
  return !hasModel() && std::ranges::find(files, OpenedKind::Accessory, &FoundFile::kind) != files.end();
}

bool FoundFiles::hasPlaylist() const {
  return std::ranges::find(files, OpenedKind::Playlist, &FoundFile::kind) != files.end();
}

FoundFiles findFiles(const std::vector<fs::path>& paths, const OpenContext& context,
                     const std::function<bool()>& stop) {
  FoundFiles found;
  std::size_t entriesLeft = kMaxFolderEntries;
  for (std::size_t i = 0; i < paths.size() && !stop(); ++i) {
    const fs::path& path = paths[i];
    if (i == kMaxOpened) {
      found.errors.push_back(fmt::format("{} and {} more: left out, {} files are opened at a time", path.string(),
                                         paths.size() - kMaxOpened - 1, kMaxOpened));
      break;
    }
    std::error_code failed;
    if (fs::is_directory(path, failed) || fileKind(path, context) == FileKind::Archive) {
      addContents(path, context, entriesLeft, stop, found);
    } else {
      found.files.push_back({path, kindOf(path, context)});
    }
  }
  return found;
}

}  // namespace app
