// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/ui/file_loader.h"

namespace app {

/// A handful of files comes in any order: a folder's, a drag's, a list's. A motion that was named behind a model of which it
/// moves hardly anything (a stage), and moves much more of another dancer of the handful, goes to that one. All others stay
/// with whom they were named behind.
void dealMotions(std::vector<OpenedActor>& actors);

}  // namespace app
