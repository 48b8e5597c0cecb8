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
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// A ShowRow makes a show from a row of files. A model begins an actor. A motion or a pose belongs
/// to the actor named before it that isn't an accessory, to the first such where there was none,
/// until assignMotions() has looked into the files. A file of which neither the content nor the
/// name says what it is begins an actor without motions, which reading then reports. A show file
/// brings everything it has; a sound is the song. A .vac is the .x that it names, placed as it says
/// and attached to the actor named before it. Only show files and .vac are read.
class ShowRow {
 public:
  /// Files are looked at in `context`. `issues` gets the issues of show files, with the file's
  /// name. A show file that is read while `stopped` returns true is an error.
  ShowRow(OpenContext context, base::Issues& issues, OfSeveral ofSeveral = OfSeveral::Nothing,
          std::function<bool()> stopped = {})
      : context_(std::move(context)), issues_(issues), ofSeveral_(ofSeveral), stopped_(std::move(stopped)) {}

  /// Adds a file by its content, else by the ending of its name, else as a model. Errors: those of
  /// addSong(), addShow() and addContents(), and of a song that is none.
  base::Result<void> add(const std::filesystem::path& file);
  /// Adds files from a folder or an archive: withoutAsking(), or as OfSeveral says. Errors: those
  /// of contentsOf(), and BadArgument where the user has to choose, with a list.
  base::Result<void> addContents(const std::filesystem::path& folderOrArchive);
  void addModel(const std::filesystem::path& file);
  void addMotion(const std::filesystem::path& file);
  /// Adds the song. Errors: BadArgument for a second song.
  base::Result<void> addSong(const std::filesystem::path& file);
  /// Adds everything that a show file has. Errors: those of readShow(), and BadArgument for a
  /// second song.
  base::Result<void> addShow(const std::filesystem::path& file);

  /// Returns the motions for which no model was named.
  [[nodiscard]] std::vector<MotionDescription> waiting() const;
  /// Returns the motions for which no model was named, and forgets them.
  [[nodiscard]] std::vector<MotionDescription> takeWaiting() { return std::exchange(waiting_, {}); }
  /// Returns the context with the encodings of the show files so far, in which the next files are
  /// looked at.
  [[nodiscard]] const OpenContext& context() const { return context_; }
  /// Returns true where a show file was among the files, which sets look and physics.
  [[nodiscard]] bool hasShow() const { return hasShow_; }
  /// Returns the show, without the waiting motions. If it has only accessories, the motions are the
  /// first one's, since they may move the camera.
  [[nodiscard]] ShowDescription take();

 private:
  base::Result<void> addUnknown(const std::filesystem::path& file);
  ActorDescription& addActorWithoutMotions(const std::filesystem::path& file);

  OpenContext context_;
  base::Issues& issues_;
  OfSeveral ofSeveral_;
  std::function<bool()> stopped_;
  ShowDescription show_;
  bool hasShow_ = false;
  std::optional<std::size_t> motionsActor_;  // the actor that motions belong to
  std::vector<MotionDescription> waiting_;   // for the first actor that can take them
};

}  // namespace app
