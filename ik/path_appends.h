// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/skeleton.h"
#include "pmx/base/result.h"

namespace ik {

/// Fills Chain::pathAppends of every chain: the bones of its path, links and effector among them,
/// that descend from a link and whose append reads a link of the chain, or another such bone (with
/// the local flag: any bone of the path). A frame reads a million of them at most; chains beyond
/// that have none, and are listed. Needs appends and chains. Time grows with the paths.
/// (ik-parity.md 2)
void findPathAppends(Skeleton& skeleton, base::Issues& issues);

}  // namespace ik
