// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// It is compiled once for each instruction set, and the best one that the processor has runs.

#include "pmx/model/vertex_screen.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "pmx/model/vertex_screen.cpp"
#include <hwy/foreach_target.h>
// This comes after foreach_target.h, which includes this file again and again.
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace pmx::checks::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Floats = hn::CappedTag<float, 4>;
using Ints = hn::CappedTag<std::int32_t, 4>;

/// Times this, a number beyond base::kMaxUnits is beyond single precision.
constexpr float kOverflow = std::numeric_limits<float>::max() / (0.999F * base::kMaxUnits);

/// Adds up four numbers times zero: the result is zero, or one of them wasn't finite or was beyond
/// base::kMaxUnits.
HWY_INLINE hn::Vec<Floats> withZeros(hn::Vec<Floats> sum, const float* four) {
  const Floats d;
  for (std::size_t i = 0; i < 4; i += hn::Lanes(d)) {
    const auto large = hn::Mul(hn::LoadU(d, four + i), hn::Set(d, kOverflow));
    sum = hn::Add(sum, hn::Mul(large, hn::Zero(d)));
  }
  return sum;
}

HWY_INLINE bool isZero(hn::Vec<Floats> sum) {
  const Floats d;
  return hn::AllTrue(d, hn::Eq(sum, hn::Zero(d)));
}

bool plainVertices(const Model& model) {
  // Position, normal and UV are eight floats in a row.
  static_assert(offsetof(Vertex, normal) == offsetof(Vertex, position) + 12 &&
                offsetof(Vertex, uv) == offsetof(Vertex, position) + 24);
  const Ints ints;
  const Floats floats;
  const auto none = hn::Set(ints, -1);
  const auto last = hn::Set(ints, static_cast<std::int32_t>(std::min<std::size_t>(model.bones.size(), INT32_MAX)) - 1);
  const auto sdefs = static_cast<std::uint32_t>(model.sdefVectors.size());
  auto place = hn::Zero(floats), surface = hn::Zero(floats), weights = hn::Zero(floats);
  auto stray = hn::Zero(ints);
  float edges = 0.0F;
  bool plain = true;
  for (const Vertex& vertex : model.vertices) {
    const auto* numbers = reinterpret_cast<const float*>(&vertex.position);
    place = withZeros(place, numbers);
    surface = withZeros(surface, numbers + 4);
    weights = withZeros(weights, vertex.weights.data());
    edges += vertex.edgeScale * kOverflow * 0.0F;
    for (std::size_t i = 0; i < 4; i += hn::Lanes(ints)) {
      const auto bones = hn::LoadU(ints, vertex.bones.data() + i);
      const auto below = hn::VecFromMask(ints, hn::Lt(bones, none));
      stray = hn::Or(stray, hn::Or(below, hn::VecFromMask(ints, hn::Gt(bones, last))));
    }
    if (vertex.deform <= DeformKind::Bdef2) {
      plain &= vertex.sdef == -1;
    } else if (vertex.deform == DeformKind::Sdef) {
      plain &= static_cast<std::uint32_t>(vertex.sdef) < sdefs;
    } else {
      const auto& w = vertex.weights;
      // This tolerance is that of normalisedWeights().
      plain &= vertex.sdef == -1 && std::abs(w[0] + w[1] + w[2] + w[3] - 1.0F) <= 1e-3F;
    }
  }
  auto vectors = hn::Zero(floats);
  for (const SdefVectors& v : model.sdefVectors) {
    const auto* numbers = reinterpret_cast<const float*>(&v);  // nine
    vectors = withZeros(withZeros(withZeros(vectors, numbers), numbers + 4), numbers + 5);
  }
  return plain && edges == 0.0F && isZero(place) && isZero(surface) && isZero(weights) && isZero(vectors) &&
         hn::AllTrue(ints, hn::Eq(stray, hn::Zero(ints)));
}

bool finiteValues(const std::vector<Vec4>& values) {
  const Floats d;
  auto even = hn::Zero(d), odd = hn::Zero(d);  // two, so that one doesn't wait for the other
  for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
    even = withZeros(even, &values[i].x);
    odd = withZeros(odd, &values[i + 1].x);
  }
  if (!values.empty()) odd = withZeros(odd, &values.back().x);
  return isZero(even) && isZero(odd);
}

}  // namespace
}  // namespace pmx::checks::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace pmx::checks {

HWY_EXPORT(plainVertices);
HWY_EXPORT(finiteValues);

static_assert(sizeof(SdefVectors) == 36 && sizeof(Vec4) == 16, "read as floats");

bool allPlain(const Model& model) { return HWY_DYNAMIC_DISPATCH(plainVertices)(model); }

bool allHaveNormals(const Model& model) {
  bool all = true;
  for (const Vertex& vertex : model.vertices) {
    const Vec3& n = vertex.normal;
    const float square = n.x * n.x + n.y * n.y + n.z * n.z;
    all &= (square > 0.0F) & (square * 0.0F == 0.0F);
  }
  return all;
}

bool allFinite(const std::vector<Vec4>& values) { return HWY_DYNAMIC_DISPATCH(finiteValues)(values); }

}  // namespace pmx::checks
#endif
