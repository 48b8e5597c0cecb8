// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/pose.h"

namespace ik {

/// The rotation turned on by `ratio` times its angle, on the short way, not clamped: slerp(identity, q, ratio).
/// (mmd-reference.md 6.4)
[[nodiscard]] Quat scaledRotation(const Quat& q, float ratio);

/// What an append makes of the transform that its source has in its parent's space beyond the bind pose.
void lend(const Append& append, const Transform& source, Transform& lent);

/// What a bone's append parent lends it now, into pose.appended[bone]. Needs an append. Decisions: a chain of appends
/// passes on own and appended (the spec, babylon-mmd; not appended alone as saba, nanoem and mmd-anim); the source's IK
/// rotation counts if a chain has turned it by now; read at the bone's own turn, and again by chains that turn the source
/// (ik/path_appends.h, ik/chain_followers.h). (ik-parity.md 1, append; mmd-reference.md 6.4)
void appendTransform(const Skeleton& skeleton, std::size_t bone, Pose& pose);

}  // namespace ik
