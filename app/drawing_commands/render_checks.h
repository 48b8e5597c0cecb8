// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/commands/cli.h"
#include "pmx/base/result.h"

namespace app {

/// These functions check, for `odori render`, what can be known before anything is drawn or played.

/// Returns whether a film of this kind has sound, to which a show's song belongs.
[[nodiscard]] bool takesSound(const std::filesystem::path& film);

/// Checks that options about a film's sound were given only where the film has some. Errors:
/// BadArgument.
[[nodiscard]] base::Result<void> checkSongOptions(const RenderCommand& command, const SongDescription& song);

/// Leaves out files of a show file that are missing, besides models and motions, and a background
/// that isn't a colour. They become issues. Parts that the command line named stay, since they are
/// errors.
void leaveOutWhatIsMissing(const RenderCommand& command, const OpenContext& context, ShowDescription& show,
                           base::Issues& issues);

/// Checks that no output is also read, and that the physics cache is none of the others, whether
/// they exist or not. The cache joins the `inputs`. Errors: BadArgument.
[[nodiscard]] base::Result<void> checkOutputs(const RenderCommand& command, std::vector<std::filesystem::path>& inputs);

/// Checks that a show's look can be behind all directions of such a picture. Errors: BadArgument
/// for a picture behind everything.
[[nodiscard]] base::Result<void> checkAllRound(Stereo layout, const LookDescription& look);

/// Returns lines about what a picture or film for two eyes, or of all directions, goes without: its
/// layout, in files that can't say it, readouts in all directions, and overlays there for two eyes.
[[nodiscard]] std::vector<std::string> leftOutOfStereo(const RenderCommand& command, bool hasReadouts,
                                                       bool hasOverlays);

}  // namespace app
