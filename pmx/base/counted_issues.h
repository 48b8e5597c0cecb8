// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"

namespace base {

/// Returns the issues, in the order of their first ones, each once: an issue that several things
/// have says how many times. For each section IssueGroup::kListed are listed at most; one line
/// tells how many more there are.
[[nodiscard]] Issues countedIssues(const Issues& issues);

}  // namespace base
