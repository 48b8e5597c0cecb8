// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/real.h"
#include "ik/skeleton.h"

namespace ik {

/// Returns the step cap of an angle, which is brought into [0, pi] first.
[[nodiscard]] StepCap stepCap(double angleRad);

/// Returns the order in which the angles of a link with these limits are decomposed: Y·X·Z if X
/// lies strictly inside ±90 degrees, else Z·Y·X if Y does, else X·Z·Y. The axis with the small
/// range is in the middle. (ik-parity.md 2)
[[nodiscard]] EulerOrder eulerOrder(const Vec3& lower, const Vec3& upper);

/// Returns the axis that a link is left with when the limits of the other two are exactly 0 to 0.
[[nodiscard]] HingeAxis hingeAxis(const Vec3& lower, const Vec3& upper);

/// Returns the arc of a hinge's limits. It isn't usable where the arc cosine would lose too many
/// digits.
[[nodiscard]] HingeArc hingeArc(EulerOrder order, HingeAxis axis, float lower, float upper);

/// Returns one Euler angle of a unit quaternion in radians: outer angles in [-pi, pi], the middle
/// one cut at ±88 degrees. (mmd-reference.md 7.4) This function and the next two exist in single
/// and in double precision.
template <class T>
[[nodiscard]] T eulerAngle(EulerOrder order, int axis, const glm::qua<T>& q);

/// Returns all three angles: x, y, z.
template <class T>
[[nodiscard]] glm::vec<3, T> decompose(EulerOrder order, const glm::qua<T>& q);

/// Returns the rotation that has these Euler angles. It is the inverse of decompose() away from the
/// cut.
template <class T>
[[nodiscard]] glm::qua<T> compose(EulerOrder order, const glm::vec<3, T>& angles);

/// Returns an angle brought into [lower, upper]: mirrored at the limit that it passed if `reflect`
/// is set and if that stays inside the other limit, else put on the limit. (ik-parity.md 2,
/// mmd-reference.md 7.4)
[[nodiscard]] Real limitAngle(Real angle, Real lower, Real upper, bool reflect);

/// Returns a link's whole rotation in the parent's space, brought inside its limits.
[[nodiscard]] RealQuat limitRotation(const Link& link, const RealQuat& local, bool reflect);

}  // namespace ik
