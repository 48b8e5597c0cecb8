// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/render/scene_pictures.h"
#include "app/scene/texture_cache.h"
#include "app/show/show.h"

namespace app {

/// A ShowScene is a show with everything that its pictures need. It is filled in the order of its
/// functions: actors and motions, the look, views, textures, physics. The look comes before
/// physics, because its camera is the eye of goals, and bodies follow the bones that goals move.
class ShowScene {
 public:
  /// Returns the show, empty at first, to which actors and motions are added.
  [[nodiscard]] Show& show() { return show_; }

  /// Sets the look. Its camera, if it has one, becomes the eye of the show's goals.
  void setLook(FilmLook look);
  [[nodiscard]] const FilmLook& look() const { return look_; }

  /// Shows actors in several views beside each other, with their captions.
  void setViews(std::span<const ActorId> actors, std::span<const ViewSolver> views, std::vector<std::string> captions);

  /// Reads the textures of all actors, each model's once. Errors: those of texturesGiven().
  [[nodiscard]] base::Result<void> loadTextures(TextureLoader load);
  /// Sets textures that are read already, those of each actor.
  void setTextures(ShowTextures textures) { textures_ = std::move(textures); }
  [[nodiscard]] const ShowTextures& textures() const { return textures_; }

  /// Begins physics at frame 0 with so many frames of rest, which Show::restOn() plays. The look
  /// must be set.
  void beginPhysics(double restFrames);

  /// Returns what draws the show; this object must outlive it. From now on actors, views and
  /// textures stay as they are.
  [[nodiscard]] std::unique_ptr<ScenePictures> pictures() { return pictures(look_); }
  /// Does the same with another look, whose camera is nobody's eye.
  [[nodiscard]] std::unique_ptr<ScenePictures> pictures(const FilmLook& look);

 private:
  Show show_;
  FilmLook look_;
  bool hasLook_ = false;
  ShowTextures textures_;
};

}  // namespace app
