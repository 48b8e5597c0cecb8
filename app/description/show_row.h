// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/description/open_show.h"
#include "app/description/show_description.h"
#include "pmx/base/result.h"

namespace app {

/// Files named in a row, and the show that they make: a model begins an actor; a motion or a pose belongs to the actor named
/// before it that isn't an accessory, the first such if none was, until assignMotions() has looked into the files; a show file comes with all it has; a sound is the song. A
/// .vac is the .x that it names, placed as it says, and hangs from the dancer named before it. Only show files and .vac are
/// read.
class ShowRow {
 public:
  /// Issues of show files go there, with the file's name. Show files that are read when `stopped` says so are errors.
  explicit ShowRow(base::Issues& issues, OfSeveral ofSeveral = OfSeveral::Nothing, std::function<bool()> stopped = {})
      : issues_(issues), ofSeveral_(ofSeveral), stopped_(std::move(stopped)) {}

  /// By the file's content; what is unknown by the ending of its name, else as a model. Errors: those of addSong(), addShow() and
  /// addContents(), and of a song that is none.
  base::Result<void> add(const std::filesystem::path& file);
  /// What a folder or an archive holds, as withoutAsking() has it, or OfSeveral. Errors: those of contentsOf(), and BadArgument
  /// where somebody has to choose, with a list.
  base::Result<void> addContents(const std::filesystem::path& folderOrArchive);
  void addModel(const std::filesystem::path& file);
  void addMotion(const std::filesystem::path& file);
  /// Errors: BadArgument of a second song.
  base::Result<void> addSong(const std::filesystem::path& file);
  /// Errors: readShow()'s, and BadArgument of a second song.
  base::Result<void> addShow(const std::filesystem::path& file);

  /// Motions that no model was named for.
  [[nodiscard]] std::vector<MotionDescription> waiting() const;
  /// Motions that no dancer was named for; they don't wait any longer.
  [[nodiscard]] std::vector<MotionDescription> takeWaiting() { return std::exchange(waiting_, {}); }
  /// Some show file was among them, which says how the show looks and moves.
  [[nodiscard]] bool hasShow() const { return hasShow_; }
  /// The show; without those that wait. Where it has nothing but accessories, motions are the first one's: they may move
  /// the camera.
  [[nodiscard]] ShowDescription take();

 private:
  base::Result<void> addUnknown(const std::filesystem::path& file);

  base::Issues& issues_;
  OfSeveral ofSeveral_;
  std::function<bool()> stopped_;
  ShowDescription show_;
  bool hasShow_ = false;
  std::optional<std::size_t> dancer_;       // the actor that motions belong to
  std::vector<MotionDescription> waiting_;  // for the first dancer
};

}  // namespace app
