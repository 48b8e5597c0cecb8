// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/pose.h"

namespace ik {

/// The rotation turned on by `ratio` times its angle, on the short way, not clamped: slerp(identity, q, ratio).
/// (mmd-reference.md 6.4)
[[nodiscard]] Quat scaledRotation(const Quat& q, float ratio);

/// What a bone's append parent lends it now, into pose.appended[bone]. Needs an append.
void appendTransform(const Skeleton& skeleton, std::size_t bone, Pose& pose);

}  // namespace ik
