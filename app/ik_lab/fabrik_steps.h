// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ik_lab/chain_steps.h"

namespace app {

/// Adds a pass, whose result `whole` is, joint by joint. FABRIK places one joint after the other,
/// and its log has whole passes: inwards from the effector to the root, outwards back. Points that
/// aren't on the path from the root to the effector go with the first joint.
void addPass(bool inwards, ChainStep whole, ChainSteps& made);

}  // namespace app
