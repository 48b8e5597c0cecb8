// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"

namespace base {

/// The same issues, in the order of their first ones, each once: those that several things have say how many times. Of each
/// section as many as IssueGroup::kListed are listed; one line tells how many more there are.
[[nodiscard]] Issues countedIssues(const Issues& issues);

}  // namespace base
