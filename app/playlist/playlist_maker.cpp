// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_maker.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/description/show_json.h"
#include "app/files/camera_beside.h"
#include "app/files/contents.h"
#include "app/files/kind_by_extension.h"
#include "app/playlist/playlist_json.h"
#include "app/sound/sound_beside.h"
#include "pmx/base/folder_names.h"
#include "pmx/base/issue_of_file.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns the folder of a name in folders and archives, with its last character: "a/", "b.zip!";
/// empty: the root.
std::string_view folderOfName(std::string_view name) {
  const auto end = name.find_last_of("/!");
  return end == std::string_view::npos ? std::string_view() : name.substr(0, end + 1);
}

/// Returns the model of a dance by the rules of PlaylistMaker; empty: there is none.
fs::path modelFor(const ContentFile& dance, const Contents& contents) {
  for (std::string_view folder = folderOfName(dance.name);;
       folder = folderOfName(folder.substr(0, folder.empty() ? 0 : folder.size() - 1))) {
    Contents below;
    for (const ContentFile& file : contents.files) {
      if (file.kind == FileKind::Model && !file.accessory && file.name.starts_with(folder)) below.files.push_back(file);
    }
    if (const ContentFile* model = likeliestModel(below)) return model->path;
    if (folder.empty()) return {};
  }
}

/// Adds what the archives of a folder hold, with names from the folder on. Archives that were
/// looked into already are left out.
void addArchives(const fs::path& folder, const OpenContext& context, const std::function<bool()>& stop,
                 Contents& contents) {
  std::vector<fs::path> archives;
  static_cast<void>(base::forEachBelow(folder, kFolderDepth, [&](const fs::path& path) {
    std::error_code unreadable;
    if (kindByExtension(path) == FileKind::Archive && fs::is_regular_file(path, unreadable)) archives.push_back(path);
    return archives.size() <= kMaxListedArchives && !(stop && stop());
  }));
  std::ranges::sort(archives);
  if (archives.size() > kMaxListedArchives) {
    contents.issues.push_back(
        {"entries", -1, -1, fmt::format("more than {} archives; the others aren't looked into", kMaxListedArchives)});
    archives.resize(kMaxListedArchives);
  }
  const std::vector<ContentFile> before = contents.files;
  for (const fs::path& archive : archives) {
    if (stop && stop()) return;
    const std::string name = archive.lexically_relative(folder).string() + '!';
    if (std::ranges::any_of(before, [&](const ContentFile& file) { return file.name.starts_with(name); })) continue;
    auto inside = contentsOf(archive, context, kMaxFolderEntries, stop, LookInside::Always);
    if (!inside) {
      base::Issue issue{"entries", -1, -1, inside.error().detail};
      base::nameFile(issue, archive.lexically_relative(folder).string());
      contents.issues.push_back(std::move(issue));
      continue;
    }
    for (ContentFile& file : inside->files) {
      file.name = name + file.name;
      contents.files.push_back(std::move(file));
    }
  }
  std::ranges::sort(contents.files, {}, &ContentFile::name);
}

}  // namespace

base::Result<void> PlaylistMaker::add(const fs::path& path) {
  std::error_code failed;
  if (fs::is_directory(path, failed)) return addContents(path);
  if (isPlaylist(path, context_)) {
    auto read = readPlaylist(path, context_);
    if (!read) return tl::unexpected(read.error());
    for (base::Issue& issue : read->issues) {
      base::nameFile(issue, path.string());
      issues_.push_back(std::move(issue));
    }
    for (PlaylistEntry& entry : read->list.entries) addEntry(std::move(entry));
    named_ = false;
    return {};
  }
  if (isShow(path, context_)) {
    addEntry({.files = {path}});
    named_ = false;
    return {};
  }
  const auto found = findFile(path, context_);
  if (!found) return tl::unexpected(found.error());
  switch (fileKind(path, context_)) {
    case FileKind::Archive:
      return addContents(path);
    case FileKind::Model:
      model_ = path;
      named_ = false;
      return {};
    case FileKind::Motion:
      addMotion(path);
      return {};
    case FileKind::Sound:
      if (named_) {
        std::vector<fs::path>& files = entries_.back().files;
        std::erase_if(files, [this](const fs::path& file) { return fileKind(file, context_) == FileKind::Sound; });
        files.push_back(path);
        return {};
      }
      return base::fail(base::ErrorCode::BadArgument, "a song is named behind the dance that it belongs to",
                        path.string());
    default:
      return base::fail(base::ErrorCode::BadArgument, "is no dance: no motion, show, playlist, folder or archive",
                        path.string());
  }
}

base::Result<void> PlaylistMaker::addContents(const fs::path& folderOrArchive) {
  const ArchivesStayOpen stayOpen(context_);
  named_ = false;
  auto contents = contentsOf(folderOrArchive, context_, kMaxFolderEntries, stop_, LookInside::Always);
  if (!contents) return tl::unexpected(contents.error());
  std::error_code failed;
  if (fs::is_directory(folderOrArchive, failed)) addArchives(folderOrArchive, context_, stop_, *contents);
  for (base::Issue& issue : contents->issues) {
    base::nameFile(issue, folderOrArchive.string());
    issues_.push_back(std::move(issue));
  }
  for (const ContentFile& file : contents->files) {
    if (stop_ && stop_()) return {};
    if (file.kind == FileKind::Unknown && isShow(file.path, context_)) addEntry({.files = {file.path}});
    if (file.kind == FileKind::Motion && file.moves) addDance(file.path, modelFor(file, *contents));
  }
  return {};
}

void PlaylistMaker::addMotion(const fs::path& file) {
  const auto found = findFile(file, context_);
  if (found && named_ && isCameraMotion(*found)) {
    std::vector<fs::path>& files = entries_.back().files;
    std::erase_if(files, [this](const fs::path& each) {
      const auto other = findFile(each, context_);
      return other && isCameraMotion(*other);
    });
    files.push_back(file);
    return;
  }
  addDance(file, model_);
  named_ = !full_;
}

void PlaylistMaker::addDance(const fs::path& dance, const fs::path& model) {
  PlaylistEntry entry;
  if (!model.empty()) entry.files.push_back(model);
  entry.files.push_back(dance);
  if (auto camera = cameraBeside(dance, context_); camera && *camera != dance)
    entry.files.push_back(std::move(*camera));
  if (auto song = soundBeside(dance, context_)) entry.files.push_back(std::move(*song));
  addEntry(std::move(entry));
}

void PlaylistMaker::addEntry(PlaylistEntry entry) {
  if (entries_.size() < kMaxDances) {
    entries_.push_back(std::move(entry));
    return;
  }
  if (!full_)
    issues_.push_back(
        {"entries", -1, -1, fmt::format("a playlist has at most {} dances; the others are left out", kMaxDances)});
  full_ = true;
}

}  // namespace app
