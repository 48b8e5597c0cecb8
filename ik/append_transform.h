// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/pose.h"

namespace ik {

/// Returns the rotation with its angle times `ratio`, by the shorter arc, not clamped:
/// slerp(identity, q, ratio). (mmd-reference.md 6.4)
[[nodiscard]] Quat scaledRotation(const Quat& q, float ratio);

/// Computes what an append takes from its source. `source` is the source's transform in its
/// parent's space beyond the bind pose.
void lend(const Append& append, const Transform& source, Transform& lent);

/// Writes into pose.appended[bone] what a bone's append parent lends it now. Needs an append.
/// Decisions: a chain of appends passes on own and appended transforms (as the spec and
/// babylon-mmd; saba, nanoem and mmd-anim pass on the appended one alone); the source's IK rotation
/// counts if a chain has turned it by now; the append is read at the bone's own turn, and again by
/// chains that turn the source (ik/path_appends.h, ik/chain_followers.h). (ik-parity.md 1, append;
/// mmd-reference.md 6.4)
void appendTransform(const Skeleton& skeleton, std::size_t bone, Pose& pose);

}  // namespace ik
