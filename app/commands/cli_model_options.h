// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/commands/cli_values.h"

namespace app {

// These options of models are shared by several commands: IK and physics.

/// Adds --ik, --ik-chain, --solver and --solver-switch.
void addIkOptions(CLI::App& command, IkOptions& ik, PendingValues& pending);

/// Parses `on`, `off`, `motion`, `reference`, a solver and solver switches, separated by commas.
/// Refuses other words with the option's name.
[[nodiscard]] IkOptions parseSolver(const char* option, const std::string& words);

/// Parses a list such as `on,off`, one word for each view or clip. Refuses an unknown word with the
/// option's name.
[[nodiscard]] std::vector<ViewSolver> parseViewSolvers(const char* option, const std::string& text);

/// Adds --physics, which is by default what `physics` says, and the options of the world.
void addPhysicsOptions(CLI::App& command, PhysicsOptions& physics, PendingValues& pending);

/// Adds --gravity and --pre-roll.
void addWorldOptions(CLI::App& command, PhysicsOptions& physics, PendingValues& pending);

/// Sets physics by one of the words `on`, `off`, `together` and `apart`.
void setPhysics(PhysicsOptions& physics, const std::string& word);

/// Takes --physics as a flag that may have one of these words. Refuses an unknown word.
void takePhysicsFlag(const CLI::App& parsed, PhysicsOptions& physics);

/// Parses a tolerance such as 0.01,0.1: units, degrees. Refuses other texts as those of --error.
[[nodiscard]] BakeTolerance parseTolerance(const std::string& text);

/// Returns the frames of a text such as 0:300. Refuses a malformed text.
[[nodiscard]] FrameRange frameRangeOf(const std::string& text);

/// A command line numbers at most so many models.
inline constexpr int kMaxModels = 1'000'000;

}  // namespace app
