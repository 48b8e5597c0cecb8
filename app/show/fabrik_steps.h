// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/chain_steps.h"

namespace app {

/// FABRIK places one joint after the other, and its log has whole passes: inwards from the effector to the root, outwards
/// back. Adds a pass, whose result `whole` is, joint by joint; what isn't on the way from the root to the effector goes with
/// the first of them.
void addPass(bool inwards, ChainStep whole, ChainSteps& made);

}  // namespace app
