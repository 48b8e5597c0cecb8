// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/commands/cli_values.h"

namespace app {

/// A CommandOptions has a command of each kind, whose options a command line fills. The CLI::App
/// that is defined with it refers to it.
struct CommandOptions {
  WindowCommand window;
  InfoCommand info;
  PoseCommand pose;
  CompareCommand compare;
  RenderCommand render;
  BakeCommand bake;
  ExportCommand exported;
  PlayCommand play;
  IkCommand ik;
  BenchCommand bench;
  ThumbnailCommand thumbnail;
  ListCommand list;
  LabCommand lab;
  std::string labScene;  ///< the name behind `lab`; empty: none
  PendingValues pending;

  CommandOptions() = default;
  CommandOptions(const CommandOptions&) = delete;
  CommandOptions& operator=(const CommandOptions&) = delete;
};

/// Defines all commands and options of the program in an empty CLI::App. Command lines are parsed
/// by it, and the manual and the shells' completions are made from it. `options` gets the parsed
/// options and must live as long.
void defineCommands(CLI::App& cli, CommandOptions& options);

/// Returns the command that was parsed into `options`, complete. Refuses malformed values and
/// options that exclude each other.
[[nodiscard]] Command commandOf(const CLI::App& parsed, CommandOptions& options);

}  // namespace app
