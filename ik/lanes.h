// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Vectors and quaternions in one machine register each, for the inner loop of chains: they take
// less than half the instructions of single numbers. They are four numbers wide and no more, which
// every processor has and the compiler's own vector types express; there is nothing to choose at
// run time.

#include <cstdint>
#include <cstring>

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace ik::lanes {

/// It holds x, y, z and 0, or a quaternion's x, y, z, w.
using Four = float __attribute__((vector_size(16)));
using FourBits = std::uint32_t __attribute__((vector_size(16)));

[[nodiscard]] inline Four of(const glm::vec3& v) { return Four{v.x, v.y, v.z, 0.0F}; }
[[nodiscard]] inline Four of(const glm::quat& q) { return Four{q.x, q.y, q.z, q.w}; }
[[nodiscard]] inline glm::vec3 vec3(const Four& v) { return {v[0], v[1], v[2]}; }
[[nodiscard]] inline glm::quat quat(const Four& v) { return {v[3], v[0], v[1], v[2]}; }

template <int kX, int kY, int kZ, int kW>
[[nodiscard]] inline Four shuffled(const Four& v) {
  return __builtin_shufflevector(v, v, kX, kY, kZ, kW);
}
template <int kLane>
[[nodiscard]] inline Four spread(const Four& v) {
  return shuffled<kLane, kLane, kLane, kLane>(v);
}
[[nodiscard]] inline Four all(float x) { return Four{x, x, x, x}; }

/// Flips the signs that the mask names.
[[nodiscard]] inline Four flipped(const Four& v, const FourBits& signs) {
  return reinterpret_cast<Four>(reinterpret_cast<FourBits>(v) ^ signs);
}

inline constexpr std::uint32_t kSign = 0x80000000U;

[[nodiscard]] inline Four conjugate(const Four& q) { return flipped(q, FourBits{kSign, kSign, kSign, 0}); }

/// Returns a × b, with 0 in the last lane.
[[nodiscard]] inline Four cross(const Four& a, const Four& b) {
  const Four turnedRound = a * shuffled<1, 2, 0, 3>(b) - shuffled<1, 2, 0, 3>(a) * b;
  return shuffled<1, 2, 0, 3>(turnedRound);
}

/// Returns a · b of quaternions.
[[nodiscard]] inline Four product(const Four& a, const Four& b) {
  const Four byX = flipped(shuffled<3, 2, 1, 0>(b), FourBits{0, kSign, 0, kSign});
  const Four byY = flipped(shuffled<2, 3, 0, 1>(b), FourBits{0, 0, kSign, kSign});
  const Four byZ = flipped(shuffled<1, 0, 3, 2>(b), FourBits{kSign, 0, 0, kSign});
  return spread<3>(a) * b + spread<0>(a) * byX + spread<1>(a) * byY + spread<2>(a) * byZ;
}

/// Returns a vector rotated by a unit quaternion. The vector's last lane stays as it was.
[[nodiscard]] inline Four turned(const Four& q, const Four& v) {
  const Four half = cross(q, v);
  const Four twice = half * spread<3>(q) + cross(q, half);
  return v + (twice + twice);
}

/// Returns four dot products of vectors at once: a·b, c·d, e·f, g·h.
[[nodiscard]] inline Four dots(const Four& a, const Four& b, const Four& c, const Four& d, const Four& e, const Four& f,
                               const Four& g, const Four& h) {
  const Four ab = a * b, cd = c * d, ef = e * f, gh = g * h;
  const Four lowFirst = __builtin_shufflevector(ab, cd, 0, 4, 1, 5);
  const Four lowSecond = __builtin_shufflevector(ef, gh, 0, 4, 1, 5);
  const Four highFirst = __builtin_shufflevector(ab, cd, 2, 6, 3, 7);
  const Four highSecond = __builtin_shufflevector(ef, gh, 2, 6, 3, 7);
  const Four x = __builtin_shufflevector(lowFirst, lowSecond, 0, 1, 4, 5);
  const Four y = __builtin_shufflevector(lowFirst, lowSecond, 2, 3, 6, 7);
  const Four z = __builtin_shufflevector(highFirst, highSecond, 0, 1, 4, 5);
  return x + y + z;
}

/// Returns the sum of the squares of all four lanes.
[[nodiscard]] inline float lengthSquared(const Four& q) {
  const Four squares = q * q;
  const Four pairs = squares + shuffled<1, 0, 3, 2>(squares);
  return pairs[0] + pairs[2];
}
[[nodiscard]] inline float dot3(const Four& a, const Four& b) {
  const Four products = a * b;
  return products[0] + products[1] + products[2];
}

}  // namespace ik::lanes
