// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/commands/cli.h"
#include "app/show/show.h"

namespace app {

enum ExitStatus : int { kDone = 0, kFailed = 1, kUnusable = 2 };

/// Data goes to standard output or the file asked for, talk to standard error. All return an ExitStatus.
[[nodiscard]] int runInfo(const InfoCommand& command);
[[nodiscard]] int runPose(const PoseCommand& command);
[[nodiscard]] int runBench(const BenchCommand& command);

/// Prints the error as a line on standard error, if it can, and returns the exit status that fits: 2 for unusable
/// input or arguments, 1 for what can't be written. A reader that left standard output is no news: nothing is printed.
int complain(const base::Error& error);

/// Prints issues, a line each, on standard error, behind the name of the file that they are of if there is one.
void tellIssues(const base::Issues& issues, const std::filesystem::path& file = {});

/// Prints what was odd in the frames that were evaluated, a line each with the model's file, on standard error.
void tellPlayIssues(const Show& show);

/// Where a frame that is asked for lies behind the end of all motions, says so on standard error, with what is shown
/// there. Not of a show without motions, which stands still anyway.
void tellBeyondEnd(const Show& show, double frame);

}  // namespace app
