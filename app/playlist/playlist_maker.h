// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

#include "app/playlist/playlist.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// So many archives of a folder are looked into, so many entries of a folder and its archives
/// together, and so many bytes of models and motions in them are read.
inline constexpr std::size_t kMaxListedArchives = 1'000, kMaxListedEntries = 100'000;
inline constexpr std::uint64_t kMaxListedBytes = std::uint64_t{4} << 30U;

/// A PlaylistMaker finds the dances in files, folders and archives. The rules:
/// - A show is a dance of its own, and a playlist brings its dances.
/// - A motion that moves bones or morphs is a dance. In a folder or an archive its model is the
///   likeliest one (likeliestModel()) of those that lie in the motion's folder or below it; where
///   there is none, of the folder above, and so on. A motion that is named itself has the model
///   that was named last before it, or none: then the playlist's dancer is wanted.
/// - A dance has the camera beside it (cameraBeside()) and the song beside it (soundBeside()). A
///   song or a camera named behind a dance is that one's.
/// - Models, cameras and songs alone are no dances. Archives in a folder count as folders.
class PlaylistMaker {
 public:
  /// `issues` gets what is odd, with the names of files. `stop` is called now and then and ends the
  /// search early.
  PlaylistMaker(OpenContext context, base::Issues& issues, std::function<bool()> stop = {})
      : context_(std::move(context)), issues_(issues), stop_(std::move(stop)) {}

  /// Adds what is in a file, a folder or an archive. Errors: those of contentsOf() and
  /// readPlaylist(); BadArgument for a file that is none of these.
  [[nodiscard]] base::Result<void> add(const std::filesystem::path& path);

  /// Returns the dances so far, kMaxDances at most, with the dancer, the order and the unknown keys
  /// of the first playlist that was added.
  [[nodiscard]] const Playlist& list() const { return list_; }

 private:
  [[nodiscard]] base::Result<void> addContents(const std::filesystem::path& folderOrArchive);
  void addDance(const std::filesystem::path& dance, const std::filesystem::path& model);
  [[nodiscard]] base::Result<void> addMotion(const std::filesystem::path& file);
  void addEntry(PlaylistEntry entry);

  OpenContext context_;
  base::Issues& issues_;
  std::function<bool()> stop_;
  Playlist list_;
  bool hasList_ = false;         // a playlist was added
  std::filesystem::path model_;  // named last; empty: none
  bool named_ = false;           // the last entry is a dance that was named, so what follows is its
  bool full_ = false;            // that there are too many is told once
};

}  // namespace app
