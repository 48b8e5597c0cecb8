// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds all options of `odori compare`.
void addCompareOptions(CLI::App& command, CompareCommand& compare, PendingValues& pending);

/// Adds all options of `odori ik`.
void addIkStudyOptions(CLI::App& command, IkCommand& ik, PendingValues& pending);

/// Completes a parsed `odori ik`. Refuses options that exclude each other.
void completeIkStudy(const CLI::App& parsed, IkCommand& ik);

}  // namespace app
