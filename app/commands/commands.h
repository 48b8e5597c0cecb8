// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/commands/cli.h"
#include "app/show/show.h"
#include "app/tree/open_context.h"

namespace app {

enum ExitStatus : int { kDone = 0, kFailed = 1, kUnusable = 2 };

/// These functions run commands. Data goes to standard output or the given file, messages to
/// standard error. All return an ExitStatus.
[[nodiscard]] int runInfo(const InfoCommand& command, const OpenContext& context);
[[nodiscard]] int runPose(const PoseCommand& command, const OpenContext& context);

/// Prints the error as a line on standard error, if it can, and returns its exit status: 2 for
/// unusable input or arguments, 1 for output that can't be written. Nothing is printed where the
/// reader of standard output has left.
int complain(const base::Error& error);

/// Prints issues on standard error, a line each, after the name of their file if there is one.
void tellIssues(const base::Issues& issues, const std::filesystem::path& file = {});

/// Prints issues of the evaluated frames on standard error, a line each with the model's file.
void tellPlayIssues(const Show& show);

/// Reports on standard error that a frame is after the end of all motions, with what is shown
/// there. Shows without motions get no message, since they stand still anyway.
void tellBeyondEnd(const Show& show, double frame);

}  // namespace app
