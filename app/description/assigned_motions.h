// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "app/description/show_description.h"
#include "app/files/loaded_files.h"

namespace app {

/// Reads a file, or gives what was read of it before; null of one that can't be used.
using ModelReader = std::function<std::shared_ptr<const LoadedModel>(const std::filesystem::path&)>;
using MotionReader = std::function<std::shared_ptr<const LoadedMotion>(const std::filesystem::path&)>;

/// Who dances what in a row of files: the rule of the window, the commands and Python. A row comes in any order: a folder's,
/// a drag's, a shell's. A motion or a pose that was named behind a model of which it moves hardly anything (a stage), and
/// moves more than four times as much of another dancer of the show, goes to that one, behind the motions that it has; of
/// several to the one of which it moves most, the first of those. All others stay with whom they were named behind: those beyond
/// 10,000 looks of a motion at a model (limits.md), those that a
/// show file names (MotionDescription::byPlace is false), those that move the scene alone, and those that can't be read.
/// Accessories (.x) are nobody who dances. Nothing is read where there is no choice.
void assignMotions(ShowDescription& show, const ModelReader& readModel, const MotionReader& readMotion);

}  // namespace app
