// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/description/show_description.h"
#include "app/files/loaded_files.h"
#include "pmx/base/result.h"

namespace app {

/// A ShowReaders reads the files of a show, each once: a later call for the same file returns what
/// an earlier one read. Null means that the file can't be used and that the show goes on without
/// it; an error ends arrange().
struct ShowReaders {
  std::function<base::Result<std::shared_ptr<const LoadedModel>>(const std::filesystem::path&)> model;
  std::function<base::Result<std::shared_ptr<const LoadedMotion>>(const std::filesystem::path&)> motion;
};

/// An ArrangedActor is a described actor whose files are read.
struct ArrangedActor {
  std::size_t index = 0;  ///< in ShowDescription::actors
  std::shared_ptr<const LoadedModel> model;
  ActorSwitches switches;  ///< without attachments and goals, which concern other actors
};

/// An Arrangement is what a described show has once its files are read.
struct Arrangement {
  ShowDescription show;               ///< with its motions assigned to actors
  std::vector<ArrangedActor> actors;  ///< in their order; those that can't be used are left out
  /// These motions move only the scene: first those that were named with actors, in their order,
  /// then the show's own.
  std::vector<MotionUse> sceneMotions;
};

/// An ArrangeOptions says how arrange() is told about what is left out.
struct ArrangeOptions {
  /// Bodies count even where the show's physics is off, since it may be switched on later.
  bool physicsMayBegin = false;
  /// Makes an issue about an actor or a motion with its index; empty: with section and index.
  std::function<base::Issue(std::string_view section, std::size_t index, const std::filesystem::path& file,
                            std::string detail)>
      issue;
};

/// Makes a show of a description: for the window, the commands and Python alike, so that the same
/// files in the same order are the same show. Motions that were named in a row go to the actors
/// that assignMotions() finds; those that move only the scene become the scene's, also where the
/// model that they were named with can't be used. What is beyond ShowSize, and names that models
/// lack, are issues. Errors: those of the readers.
[[nodiscard]] base::Result<Arrangement> arrange(ShowDescription show, const ShowReaders& read, base::Issues& issues,
                                                const ArrangeOptions& options = {});

}  // namespace app
