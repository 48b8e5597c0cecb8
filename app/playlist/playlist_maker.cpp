// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_maker.h"

#include <algorithm>
#include <map>
#include <span>
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

/// This finds the models of dances by the rules of PlaylistMaker.
class ModelsOfFolders {
 public:
  /// `files` are in the order of their names, so that those of a folder stand together.
  explicit ModelsOfFolders(const std::vector<ContentFile>& files) : files_(files) {}

  /// Returns the model of a dance; empty: there is none.
  const fs::path& modelFor(const ContentFile& dance) {
    for (std::string_view folder = folderOfName(dance.name);;
         folder = folderOfName(folder.substr(0, folder.empty() ? 0 : folder.size() - 1))) {
      const fs::path& model = likeliestIn(std::string(folder));
      if (!model.empty() || folder.empty()) return model;
    }
  }

 private:
  const fs::path& likeliestIn(const std::string& folder) {
    const auto [known, isNew] = known_.try_emplace(folder);
    if (isNew) {
      const auto first = std::ranges::lower_bound(files_, folder, {}, &ContentFile::name);
      const auto end =
          std::find_if_not(first, files_.end(), [&](const ContentFile& file) { return file.name.starts_with(folder); });
      const ContentFile* model = likeliestModel(std::span(first, end));
      if (model != nullptr && !model->accessory) known->second = model->path;
    }
    return known->second;
  }

  const std::vector<ContentFile>& files_;
  std::map<std::string, fs::path> known_;
};

/// Adds what the archives of a folder hold, with names from the folder on. Archives that were
/// looked into already are left out.
void addArchives(const fs::path& folder, const OpenContext& context, const std::function<bool()>& stop,
                 Contents& contents) {
  std::vector<fs::path> archives;
  std::size_t looked = 0;
  static_cast<void>(base::forEachBelow(folder, kFolderDepth, [&](const fs::path& path) {
    std::error_code unreadable;
    if (kindByExtension(path) == FileKind::Archive && fs::is_regular_file(path, unreadable)) archives.push_back(path);
    return archives.size() <= kMaxListedArchives && ++looked < kMaxFolderEntries && !(stop && stop());
  }));
  std::ranges::sort(archives);
  if (archives.size() > kMaxListedArchives) {
    archives.resize(kMaxListedArchives);
    contents.whole = false;
  }
  const std::size_t before = contents.files.size();  // in the order of names
  for (const fs::path& archive : archives) {
    if (contents.looked >= kMaxListedEntries || contents.read >= kMaxListedBytes) {
      contents.whole = false;
      break;
    }
    const std::string name = archive.lexically_relative(folder).string() + '!';
    const std::span done(contents.files.data(), before);
    const auto same = std::ranges::lower_bound(done, name, {}, &ContentFile::name);
    if (same != done.end() && same->name.starts_with(name)) continue;
    auto inside = contentsOf(archive, context, std::min(kMaxFolderEntries, kMaxListedEntries - contents.looked), stop,
                             LookInside::Always, kMaxListedBytes - contents.read);
    if (!inside) {
      base::Issue issue{"entries", -1, -1, inside.error().detail};
      base::nameFile(issue, archive.lexically_relative(folder).string());
      contents.issues.push_back(std::move(issue));
      continue;
    }
    contents.looked += inside->looked;
    contents.read += inside->read;
    contents.whole = contents.whole && inside->whole;
    for (ContentFile& file : inside->files) {
      file.name = name + file.name;
      contents.files.push_back(std::move(file));
    }
  }
  std::ranges::sort(contents.files, {}, &ContentFile::name);
}

/// Returns whether a file is a motion of bones or morphs; true for one that can't be read, which
/// playing reports.
bool isDance(const fs::path& file, const OpenContext& context) {
  const auto motion = loadMotion(file, context);
  return !motion || (*motion)->motion.movesModel();
}

}  // namespace

base::Result<void> PlaylistMaker::add(const fs::path& path) {
  const ArchivesStayOpen stayOpen(context_);
  std::error_code failed;
  if (fs::is_directory(path, failed)) return addContents(path);
  if (isPlaylist(path, context_)) {
    auto read = readPlaylist(path, context_);
    if (!read) return tl::unexpected(read.error());
    for (base::Issue& issue : read->issues) {
      base::nameFile(issue, path.string());
      issues_.push_back(std::move(issue));
    }
    std::vector<PlaylistEntry> entries = std::exchange(read->list.entries, {});
    if (!std::exchange(hasList_, true)) {
      read->list.entries = std::move(list_.entries);
      list_ = std::move(read->list);
    }
    for (PlaylistEntry& entry : entries) addEntry(std::move(entry));
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
      return addMotion(path);
    case FileKind::Sound:
      if (named_) {
        replaceSong(list_.entries.back(), path, context_);
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
  named_ = false;
  auto contents = contentsOf(folderOrArchive, context_, kMaxFolderEntries, stop_, LookInside::Always, kMaxListedBytes);
  if (!contents) return tl::unexpected(contents.error());
  std::error_code failed;
  if (fs::is_directory(folderOrArchive, failed)) addArchives(folderOrArchive, context_, stop_, *contents);
  for (base::Issue& issue : contents->issues) {
    base::nameFile(issue, folderOrArchive.string());
    issues_.push_back(std::move(issue));
  }
  if (!contents->whole && !(stop_ && stop_())) {
    base::Issue issue{"entries", -1, -1, "too much is in it: not everything was looked at"};
    base::nameFile(issue, folderOrArchive.string());
    issues_.push_back(std::move(issue));
  }
  ModelsOfFolders models(contents->files);
  for (const ContentFile& file : contents->files) {
    if (full_ || (stop_ && stop_())) return {};
    if (file.kind == FileKind::Unknown && isShow(file.path, context_)) addEntry({.files = {file.path}});
    if (file.kind == FileKind::Motion && file.moves) addDance(file.path, models.modelFor(file));
  }
  return {};
}

base::Result<void> PlaylistMaker::addMotion(const fs::path& file) {
  if (isDance(file, context_)) {
    addDance(file, model_);
    named_ = !full_;
    return {};
  }
  if (!named_) {
    return base::fail(base::ErrorCode::BadArgument,
                      "moves neither bones nor morphs: a camera is named behind the dance that it belongs to",
                      file.string());
  }
  replaceCamera(list_.entries.back(), file, context_);
  return {};
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
  if (list_.entries.size() < kMaxDances) {
    list_.entries.push_back(std::move(entry));
    return;
  }
  if (!full_)
    issues_.push_back(
        {"entries", -1, -1, fmt::format("a playlist has at most {} dances; the others are left out", kMaxDances)});
  full_ = true;
}

}  // namespace app
