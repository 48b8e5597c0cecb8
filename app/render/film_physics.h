// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "app/film/film_settings.h"
#include "app/show/show.h"
#include "pmx/base/result.h"

namespace app {

/// These are the physics settings of a show before its film.
struct PhysicsBeginning {
  PhysicsChoice choice;
  double restFrames = 0.0;  ///< at frame 0
};

/// Takes an actor's physics from a cache from now on. The file is read if it exists; if not, or if
/// it ends before the film, the motion is played from frame 0 to its end, or the film's, and the
/// file is written. Physics must be on and begun at frame 0 as `beginning` says. A cache is refused
/// as another film's if anything differs in the actor's state (Actor::switches(), except what
/// changes only its looks and its placement), in the settings of physics, or in the program's
/// version. Nothing happens where the model has no physics. `goesOn` is called before each picture
/// that is played, with its frame and the last one; if it returns false, playing ends with an error
/// and nothing is written. Errors: those of reading and writing the file; BadArgument for a cache
/// of something else, for a motion that ends beyond kMaxFrames, for a film too long for a file of 2
/// GiB, and for a model with soft bodies. Whether the folder can be written to is checked before
/// anything is played.
[[nodiscard]] base::Result<void> usePhysicsCache(Actor& actor, const FilmSettings& film,
                                                 const std::filesystem::path& path, const PhysicsBeginning& beginning,
                                                 const std::function<bool(double frame, double last)>& goesOn = {});

}  // namespace app
