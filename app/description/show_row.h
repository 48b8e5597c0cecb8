// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "app/description/show_description.h"
#include "pmx/base/result.h"

namespace app {

/// Files named in a row, and the show that they make: a model begins an actor; a motion or a pose belongs to the actor named before
/// it, the first if none was; a show file comes with all it has; a sound is the song. Only show files are read.
class ShowRow {
 public:
  /// Issues of show files go there, with the file's name.
  explicit ShowRow(base::Issues& issues) : issues_(issues) {}

  /// By the file's content; what is unknown counts as a model. Errors: those of addSong() and addShow().
  base::Result<void> add(const std::filesystem::path& file);
  void addModel(const std::filesystem::path& file);
  void addMotion(const std::filesystem::path& file);
  /// Errors: BadArgument of a second song.
  base::Result<void> addSong(const std::filesystem::path& file);
  /// Errors: readShow()'s, and BadArgument of a second song.
  base::Result<void> addShow(const std::filesystem::path& file);

  /// Motions that no model was named for.
  [[nodiscard]] const std::vector<MotionDescription>& waiting() const { return waiting_; }
  /// Some show file was among them, which says how the show looks and moves.
  [[nodiscard]] bool hasShow() const { return hasShow_; }
  /// The show; without those that wait.
  [[nodiscard]] ShowDescription take() { return std::move(show_); }

 private:
  base::Issues& issues_;
  ShowDescription show_;
  bool hasShow_ = false;
  std::vector<MotionDescription> waiting_;  // for the first model
};

}  // namespace app
