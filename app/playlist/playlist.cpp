// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist.h"

#include <algorithm>

#include "app/description/show_json.h"
#include "app/files/kind_by_extension.h"
#include "app/files/loaded_files.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Returns a file's own name without its ending: `wave` for `a.zip!wave.vmd`. A name with an
/// exclamation mark stays whole, unless an archive is before that.
std::string stemOf(const fs::path& file) {
  std::string name = file.filename().string();
  const auto mark = name.rfind('!');
  if (mark != std::string::npos && kindByExtension(name.substr(0, mark)) == FileKind::Archive) name.erase(0, mark + 1);
  return fs::path(name).stem().string();
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
  const auto model = std::ranges::find_if(files, [&](const fs::path& file) { return isDancer(file, context); });
  if (model == files.end()) {
    files.insert(files.begin(), list.dancer);
  } else {
    *model = list.dancer;
  }
  return files;
}

std::string entryTitle(const PlaylistEntry& entry) {
  if (!entry.title.empty()) return entry.title;
  const auto named = [&](const auto& is) {
    const auto file = std::ranges::find_if(entry.files, is);
    return file == entry.files.end() ? std::string() : stemOf(*file);
  };
  if (auto show = named(calledShow); !show.empty()) return show;
  if (auto dance = named([](const fs::path& file) { return kindByExtension(file) == FileKind::Motion; });
      !dance.empty())
    return dance;
  return named([](const fs::path&) { return true; });
}

}  // namespace app
