// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sound_beside.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/tree/file_tree.h"
#include "app/tree/sound_formats.h"

namespace app {
namespace {

// ASCII letters suffice: endings consist of them, and case-insensitive file systems agree on them.
std::string lower(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

/// Returns the rank of a name, lower ones preferred; none for names that sounds don't have. Video
/// files have none: beside a motion they are films of it.
std::optional<std::size_t> rank(const std::filesystem::path& path) {
  const auto ending = soundEnding(lower(path.extension().string()));
  return ending && !ending->film ? std::optional(ending->rank) : std::nullopt;
}

}  // namespace

bool isNamedLikeSound(const std::filesystem::path& path) { return rank(path).has_value(); }

std::optional<std::filesystem::path> soundBeside(const std::filesystem::path& motion, const OpenContext& context) {
  const auto file = findFile(motion, context);
  if (!file) return std::nullopt;
  const auto stem = lower(std::filesystem::path(file->name).stem().string());
  std::optional<std::filesystem::path> named, only;
  std::error_code unread;
  const auto entries = file->tree->list(file->folder(), unread);
  int sounds = 0;
  for (const auto& entry : entries) {
    if (entry.kind != FileTree::Kind::File || !isNamedLikeSound(entry.name)) continue;
    const std::string name(file->folder());
    const auto path = file->tree->pathOf(name.empty() ? entry.name : name + '/' + entry.name);
    ++sounds;
    only = path;
    if (lower(std::filesystem::path(entry.name).stem().string()) != stem) continue;
    const auto better = [](const auto& a, const auto& b) { return std::pair(rank(a), a) < std::pair(rank(b), b); };
    if (!named || better(path, *named)) named = path;
  }
  if (named) return named;
  return sounds == 1 && !unread && entries.size() < static_cast<std::size_t>(kMaxEntries) ? only : std::nullopt;
}

}  // namespace app
