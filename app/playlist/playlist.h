// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/description/show_description.h"

namespace app {

/// A PlaylistEntry is a dance of a playlist.
struct PlaylistEntry {
  /// These are its files, as a row on a command line has them (describeFiles()): a show; or models,
  /// each with its motions behind it, a camera, a song.
  std::vector<std::filesystem::path> files;
  std::string title{};  ///< UTF-8; empty: entryTitle() makes one of the files
  bool favourite = false;
  UnknownKeys unknown{};
  bool operator==(const PlaylistEntry&) const = default;
};

/// This says what comes after a dance.
enum class Repeat : std::uint8_t {
  Off,  ///< the next one, and nothing after the last
  One,  ///< the same one
  All,  ///< the next one, and the first after the last
};

/// A playlist holds so many dances, and a dance so many files.
inline constexpr std::size_t kMaxDances = 10'000, kMaxDanceFiles = 1'000;

inline constexpr double kMaxFade = 30.0;  ///< seconds

/// A Playlist is a list of dances that are played one after another.
struct Playlist {
  std::vector<PlaylistEntry> entries;
  /// This model dances them all: see entryFiles(). Empty: each entry has its own.
  std::filesystem::path dancer{};
  Repeat repeat = Repeat::Off;
  bool shuffle = false;
  double fade = 0.0;  ///< seconds over which a dance goes, and the next one comes; 0 to kMaxFade
  UnknownKeys unknown{};
  bool operator==(const Playlist&) const = default;
};

/// Returns the files to open for an entry. With a dancer, the first model of the entry that isn't
/// an accessory is that one instead, and it is put first where there is none. Models are known by
/// their content, those that aren't there by their ending. Entries with a show file keep who is in
/// it. `entry` must be a valid index.
[[nodiscard]] std::vector<std::filesystem::path> entryFiles(const Playlist& list, std::size_t entry,
                                                            const OpenContext& context);

/// Returns what people call an entry: its title; else the name of its show file, of its first
/// motion, or of its first file, without folders and ending. A name that says only that it is a
/// dance, such as `motion` or `ダンス`, gives way to that of the nearest of the two folders or
/// archives around the file that says more; one with a number, `motion2`, stands behind it. By
/// names alone: nothing is opened.
[[nodiscard]] std::string entryTitle(const PlaylistEntry& entry);
/// Returns the name of the folder or archive of the file that gives an entry its title; empty:
/// there is none.
[[nodiscard]] std::string entryFolder(const PlaylistEntry& entry);

/// Puts a song in the place of an entry's songs, which are known by their content, or by their
/// ending where they aren't there.
void replaceSong(PlaylistEntry& entry, const std::filesystem::path& song, const OpenContext& context);
/// Puts a camera motion in the place of an entry's camera motions.
void replaceCamera(PlaylistEntry& entry, const std::filesystem::path& camera, const OpenContext& context);
/// Puts a model in the place of an entry's first model that isn't an accessory, or before its files
/// where there is none.
void replaceDancer(PlaylistEntry& entry, const std::filesystem::path& model, const OpenContext& context);

}  // namespace app
