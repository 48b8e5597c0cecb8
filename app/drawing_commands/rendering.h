// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "app/commands/cli.h"
#include "app/description/show_description.h"
#include "app/film/joined_film.h"
#include "app/render/show_scene.h"
#include "app/tree/open_context.h"

namespace app {

/// A Rendering is a run of `odori render` for one show. After prepare() one of the others is
/// called, once.
class Rendering {
 public:
  Rendering(const RenderCommand& command, const OpenContext& context) : context_(context), command_(command) {}

  /// Does everything that comes before drawing. Returns an ExitStatus; unless it is kDone, why is
  /// said on standard error.
  [[nodiscard]] int prepare();
  /// Draws and writes what the command asks for. Returns an ExitStatus.
  [[nodiscard]] int draw();
  /// Draws the command's film as a part of a joined one. Returns an ExitStatus.
  [[nodiscard]] int drawPart(JoinedFilm& film, const JoinedFilm::Meeting& meeting);

  /// Returns the settings of the command's film, which must have one, with what prepare() found
  /// out: its frames, sound and transparency.
  [[nodiscard]] const FilmSettings& film() const { return *command_.film; }

 private:
  /// Finds out what the files and the options ask for, before models and motions are read.
  base::Result<void> describe();
  base::Result<void> open();
  /// Checks that a film can have that background, and that no file is both read and written.
  base::Result<void> checkFiles();
  base::Result<void> chooseLook();
  base::Result<void> chooseViews();
  base::Result<void> loadTextures();
  /// Returns false, with a message, after a signal.
  bool restPhysics();
  base::Result<void> usePhysics();
  base::Result<void> usePhysicsCache(Actor& actor);
  int writeStill(ScenePictures& pictures);
  [[nodiscard]] FilmSettings settingsFor(const ScenePictures& pictures) const;
  [[nodiscard]] double lastFrame() const {
    return command_.film ? static_cast<double>(command_.film->frames.last) : command_.frame;
  }

  OpenContext context_;  // from describe() on with the encodings that the show has chosen
  RenderCommand command_;
  ShowDescription described_;
  base::Issues issues_;
  bool alpha_ = false;
  std::vector<std::filesystem::path> inputs_;
  ShowScene scene_;
};

}  // namespace app
