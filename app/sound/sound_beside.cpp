// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sound_beside.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <system_error>

namespace app {
namespace {

// In the order of preference. Video files are none: beside a motion they are films of it.
constexpr std::array<std::string_view, 16> kEndings{".wav", ".flac", ".mp3", ".ogg", ".opus", ".m4a", ".aac", ".oga",
                                                    ".aif", ".aiff", ".w64", ".caf", ".wv",   ".ape", ".tta", ".mka"};

// ASCII letters only: what endings are made of, and what file systems without case agree on.
std::string lower(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::size_t rank(const std::filesystem::path& path) {
  return static_cast<std::size_t>(std::ranges::find(kEndings, lower(path.extension().string())) - kEndings.begin());
}

}  // namespace

bool isNamedLikeSound(const std::filesystem::path& path) { return rank(path) < kEndings.size(); }

std::optional<std::filesystem::path> soundBeside(const std::filesystem::path& motion) {
  std::error_code error;
  const auto folder = motion.has_parent_path() ? motion.parent_path() : std::filesystem::path(".");
  const auto stem = lower(motion.stem().string());
  std::optional<std::filesystem::path> named, only;
  int entries = 0, sounds = 0;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (++entries > kMostEntries) break;
    const auto& path = entry->path();
    std::error_code unknown;
    if (!isNamedLikeSound(path) || !entry->is_regular_file(unknown)) continue;
    ++sounds;
    only = path;
    if (lower(path.stem().string()) != stem) continue;
    const auto better = [](const auto& a, const auto& b) { return std::pair(rank(a), a) < std::pair(rank(b), b); };
    if (!named || better(path, *named)) named = path;
  }
  if (named) return named;
  return !error && sounds == 1 && entries <= kMostEntries ? only : std::nullopt;
}

}  // namespace app
