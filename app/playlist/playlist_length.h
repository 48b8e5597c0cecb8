// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/playlist/playlist.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// This is what a list says about a dance beside its title.
struct EntryFacts {
  std::vector<std::filesystem::path> models;  ///< who is in it, accessories included
  std::filesystem::path song;                 ///< empty: none
  double seconds = 0.0;                       ///< to the last key of its motions
  /// These are files that aren't there or can't be used as what they are for.
  base::Issues issues;
};

/// Describes a dance's files (entryFiles()) and reads its motions, not its models. Errors: those of
/// describeFiles() with Missing::IsListed.
[[nodiscard]] base::Result<EntryFacts> factsOf(const std::vector<std::filesystem::path>& files,
                                               const OpenContext& context);

/// Returns a time as players write it: 1:33, 1:02:03. Seconds are cut off.
[[nodiscard]] std::string clockText(double seconds);

}  // namespace app
