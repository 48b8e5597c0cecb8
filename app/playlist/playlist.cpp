// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/description/show_json.h"
#include "app/files/camera_beside.h"
#include "app/files/kind_by_extension.h"
#include "app/files/loaded_files.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"
#include "pmx/base/ascii.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxAbove = 2;  // folders that may give a title

/// These words say only that a file is a dance.
constexpr std::array<std::string_view, 16> kPlainWords{"motion", "dance", "vmd",    "body", "モーション", "ダンス",
                                                       "踊り",   "動作",  "动作",   "舞蹈", "舞踊",       "모션",
                                                       "댄스",   "춤",    "データ", "data"};

/// This says how much a name says beside such words.
enum class Says { Something, Number, Nothing };

Says saysOf(const std::string& name) {
  std::string rest = base::fileNameKey(name);
  bool any = false;
  for (const std::string_view word : kPlainWords) {
    const std::string key = base::fileNameKey(std::string(word));
    for (auto at = rest.find(key); at != std::string::npos; at = rest.find(key)) {
      rest.erase(at, key.size());
      any = true;
    }
  }
  const auto isLetter = [](char c) { return static_cast<unsigned char>(c) >= 0x80 || base::isAsciiLetter(c); };
  if (!any || std::ranges::any_of(rest, isLetter)) return Says::Something;
  return std::ranges::any_of(rest, [](char c) { return base::isAsciiDigit(c); }) ? Says::Number : Says::Nothing;
}

/// Returns the names of a file and of what is around it, from inside to outside: `wave.vmd` and
/// `a.zip` for `a.zip!wave.vmd`.
std::vector<std::string> namesAround(const fs::path& file) {
  std::vector<std::string> names;
  for (const fs::path& part : file) {
    std::string name = part.string();
    for (auto mark = name.find('!'); mark != std::string::npos;) {
      if (kindByExtension(name.substr(0, mark)) == FileKind::Archive) {
        names.push_back(name.substr(0, mark));
        name.erase(0, mark + 1);
        mark = name.find('!');
      } else {
        mark = name.find('!', mark + 1);
      }
    }
    names.push_back(name);
  }
  std::ranges::reverse(names);
  return names;
}

/// Archives are called by their names without ending.
std::string folderName(const std::string& name) {
  return kindByExtension(name) == FileKind::Archive ? fs::path(name).stem().string() : name;
}

bool isFolderName(const std::string& name) { return !name.empty() && name != "." && name != ".." && name != "/"; }

/// Returns the file that gives an entry its title; null: it has no files.
const fs::path* titleFile(const PlaylistEntry& entry) {
  const auto show = std::ranges::find_if(entry.files, calledShow);
  if (show != entry.files.end()) return &*show;
  const auto isMotion = [](const fs::path& file) { return kindByExtension(file) == FileKind::Motion; };
  const auto dance = std::ranges::find_if(entry.files, isMotion);
  if (dance != entry.files.end()) return &*dance;
  return entry.files.empty() ? nullptr : &entry.files.front();
}

/// Returns whether a file is a model that dances: no accessory. What isn't there goes by its
/// ending.
bool isDancer(const fs::path& file, const OpenContext& context) {
  const std::string ending = base::fileNameKey(file.extension().string());
  if (ending == ".vac") return false;
  const auto found = findFile(file, context);
  if (!found) return kindByExtension(file) == FileKind::Model && ending != ".x";
  const ContentKind kind = contentKind(found->firstBytes(kSignatureBytes));
  return kind != ContentKind::Accessory && fileKind(kind) == FileKind::Model;
}

}  // namespace

std::vector<fs::path> entryFiles(const Playlist& list, std::size_t entry, const OpenContext& context) {
  std::vector<fs::path> files = list.entries[entry].files;
  if (list.dancer.empty()) return files;
  if (std::ranges::any_of(files, [&](const fs::path& file) { return isShow(file, context); })) return files;
  PlaylistEntry danced{.files = std::move(files)};
  replaceDancer(danced, list.dancer, context);
  return std::move(danced.files);
}

std::string entryTitle(const PlaylistEntry& entry) {
  if (!entry.title.empty()) return entry.title;
  const fs::path* file = titleFile(entry);
  if (file == nullptr) return {};
  const std::vector<std::string> names = namesAround(*file);
  std::string own = fs::path(names.front()).stem().string();
  const Says says = saysOf(own);
  if (says == Says::Something) return own;
  for (std::size_t i = 1; i < names.size() && i <= kMaxAbove; ++i) {
    std::string folder = folderName(names[i]);
    if (isFolderName(folder) && saysOf(folder) == Says::Something)
      return says == Says::Number ? folder + ' ' + own : folder;
  }
  return own;
}

std::string entryFolder(const PlaylistEntry& entry) {
  const fs::path* file = titleFile(entry);
  if (file == nullptr) return {};
  const std::vector<std::string> names = namesAround(*file);
  return names.size() > 1 && isFolderName(names[1]) ? folderName(names[1]) : std::string();
}

void replaceSong(PlaylistEntry& entry, const fs::path& song, const OpenContext& context) {
  std::erase_if(entry.files, [&](const fs::path& file) { return fileKind(file, context) == FileKind::Sound; });
  entry.files.push_back(song);
}

void replaceCamera(PlaylistEntry& entry, const fs::path& camera, const OpenContext& context) {
  std::erase_if(entry.files, [&](const fs::path& file) {
    const auto found = findFile(file, context);
    return found && isCameraMotion(*found);
  });
  entry.files.push_back(camera);
}

void replaceDancer(PlaylistEntry& entry, const fs::path& model, const OpenContext& context) {
  const auto first = std::ranges::find_if(entry.files, [&](const fs::path& file) { return isDancer(file, context); });
  if (first == entry.files.end()) {
    entry.files.insert(entry.files.begin(), model);
  } else {
    *first = model;
  }
}

}  // namespace app
