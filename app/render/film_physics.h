// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "app/film/film_settings.h"
#include "app/player/session.h"
#include "pmx/base/result.h"

namespace app {

/// Physics of films begins at frame 0, after some frames of rest, and plays up to whatever frame is asked for: the same
/// hair in every range of a film. Physics must be switched on.
void startFilmPhysics(Session& session, double restFrames);

/// From now on a session's physics comes from a cache. It is read if the file is there; if not, the motion is played
/// from frame 0 to its end, or the film's, and the file written. Physics must be on and begun at frame 0. `switches`: in
/// any words, all besides files that moves bodies; another film's cache is refused by it. Nothing happens where the
/// model has no physics. Errors: those of reading and writing the file; BadArgument of one made for something else,
/// of a film too long for a file of 2 GiB, or of a model with soft bodies.
[[nodiscard]] base::Result<void> usePhysicsCache(Session& session, const FilmSettings& film,
                                                 const std::filesystem::path& path, const std::string& switches);

}  // namespace app
