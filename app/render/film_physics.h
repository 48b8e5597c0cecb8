// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "app/film/film_settings.h"
#include "app/show/show.h"
#include "pmx/base/result.h"

namespace app {

/// What the physics of a show was told before the film.
struct PhysicsBeginning {
  PhysicsChoice choice;
  double restFrames = 0.0;  ///< at frame 0
};

/// From now on an actor's physics comes from a cache. It is read if the file is there; if not, or if it ends before the
/// film, the motion is played from frame 0 to its end, or the film's, and the file written. Physics must be on and begun
/// at frame 0 as `beginning` says. A cache is another film's, and refused, where anything differs that the actor's state says
/// (Actor::switches(), less what changes nothing but its looks and its place), that physics was told, or the program's version.
/// Nothing happens where the model has no physics.
/// `goesOn` is asked before each picture that is played, with its frame and the last; when it says no, playing ends with
/// an error and nothing is written.
/// Errors: those of reading and writing the file; BadArgument of one made for something else, of a motion that ends beyond
/// kMaxFrames, of a film too long for a file of 2 GiB, or of a model with soft bodies. Asked before anything is played:
/// whether the folder takes a file.
[[nodiscard]] base::Result<void> usePhysicsCache(Actor& actor, const FilmSettings& film,
                                                 const std::filesystem::path& path, const PhysicsBeginning& beginning,
                                                 const std::function<bool(double frame, double last)>& goesOn = {});

}  // namespace app
