// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/kind_by_extension.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/content_name.h"
#include "app/tree/sound_formats.h"
#include "pmx/base/text.h"

namespace app {
namespace {

struct Ending {
  std::string_view text;
  FileKind kind;
};

constexpr std::array kEndings{
    Ending{".pmx", FileKind::Model},   Ending{".pmd", FileKind::Model},   Ending{".x", FileKind::Model},
    Ending{".vac", FileKind::Model},   Ending{".vmd", FileKind::Motion},  Ending{".vpd", FileKind::Pose},
    Ending{".zip", FileKind::Archive}, Ending{".7z", FileKind::Archive},  Ending{".rar", FileKind::Archive},
    Ending{".lzh", FileKind::Archive}, Ending{".lha", FileKind::Archive}, Ending{".tar", FileKind::Archive},
};
constexpr std::string_view kShow = ".odori", kPlaylist = ".odori-list";

std::string endingOf(const std::filesystem::path& path) { return base::fileNameKey(path.extension().string()); }

}  // namespace

FileKind kindByExtension(const std::filesystem::path& path) {
  const std::string ending = endingOf(path);
  const auto* found = std::ranges::find(kEndings, std::string_view(ending), &Ending::text);
  if (found != kEndings.end()) return found->kind;
  return soundEnding(ending) ? FileKind::Sound : FileKind::Unknown;
}

FileKind kindByName(const FileRef& file) {
  const bool sound = kindByExtension(file.name) == FileKind::Sound && isOfNoKnownKind(file.firstBytes(kSignatureBytes));
  return sound ? FileKind::Sound : FileKind::Unknown;
}

bool calledShow(const std::filesystem::path& path) { return endingOf(path) == kShow; }

bool calledPlaylist(const std::filesystem::path& path) { return endingOf(path) == kPlaylist; }

bool calledFilm(const std::filesystem::path& path) { return soundEnding(endingOf(path)).value_or(SoundEnding()).film; }

std::vector<std::string_view> soundEndings() {
  std::vector<std::string_view> endings;
  forEachSoundEnding([&](std::string_view ending, bool) { endings.push_back(ending); });
  return endings;
}

std::vector<std::string_view> allEndings() {
  std::vector<std::string_view> endings;
  for (const Ending& each : kEndings) endings.push_back(each.text.substr(1));
  endings.push_back(kShow.substr(1));
  const auto sounds = soundEndings();
  endings.insert(endings.end(), sounds.begin(), sounds.end());
  return endings;
}

}  // namespace app
