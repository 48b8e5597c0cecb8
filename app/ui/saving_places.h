// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QString>

#include "app/document/document.h"

namespace app {

class WindowSettings;

/// These are the kinds of files that the window saves, each with a folder of its own.
enum class SavedKind { Show, Pose, Motion, Screenshot, Export, Playlist };

/// Returns the file to propose where one of this kind is saved: in the folder in which the last one
/// was, else in the user's documents (screenshots: `otherwise`). `ending` begins with a dot.
[[nodiscard]] QString placeToSave(const WindowSettings& settings, SavedKind kind, const QString& stem,
                                  const QString& ending, const std::filesystem::path& otherwise = {});
/// Remembers the folder of a file for the next one of its kind.
void rememberPlace(WindowSettings& settings, SavedKind kind, const std::filesystem::path& file);

/// Returns a file's name for a show, without an ending: that of the first motion of the actor and
/// the scene that isn't a pose, else that of the actor's model; empty where there is neither.
[[nodiscard]] QString danceStem(const DocumentState& state, ActorId actor);
/// Returns a file's name for what belongs to the model alone; empty where there is no such actor.
[[nodiscard]] QString modelStem(const DocumentState& state, ActorId actor);

}  // namespace app
