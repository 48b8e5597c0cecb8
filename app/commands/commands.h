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

/// Opens a model and its motions as an actor of a show and sets its IK switches. Errors are of the first file or name that
/// can't be used.
[[nodiscard]] base::Result<ActorId> openInto(Show& show, const std::filesystem::path& model,
                                             const std::vector<std::filesystem::path>& motions, const IkOptions& ik);

/// Prints what was odd in the frames that were evaluated, a line each, on standard error.
void tellPlayIssues(const Show& show);

/// Switches a show's physics as a command line says, and begins it at frame 0: whatever frame is asked for first, the
/// motion is played up to it.
void startPhysics(Show& show, const PhysicsOptions& options);

}  // namespace app
