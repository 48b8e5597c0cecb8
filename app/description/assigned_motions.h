// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "app/description/show_description.h"
#include "app/files/loaded_files.h"

namespace app {

/// A reader reads a file, or returns what an earlier call read; null for a file that can't be used.
using ModelReader = std::function<std::shared_ptr<const LoadedModel>(const std::filesystem::path&)>;
using MotionReader = std::function<std::shared_ptr<const LoadedMotion>(const std::filesystem::path&)>;

/// Decides which actor gets a motion that was named in a row of files, for the window, the commands
/// and Python. A row may have any order: a folder's, a drag's, a shell's. A motion or a pose goes
/// to another actor where it moves hardly anything of the model it was named after (a stage) and
/// more than four times as much of the other; to the one of which it moves most, among equals the
/// first, after the motions that it has. All others stay: those beyond 10,000 comparisons of a
/// motion with a model (limits.md), those that a show file names (MotionDescription::byPlace is
/// false), those that move only the scene, and those that can't be read. Accessories (.x) get no
/// motions. Nothing is read where there is no choice.
void assignMotions(ShowDescription& show, const ModelReader& readModel, const MotionReader& readMotion);

}  // namespace app
