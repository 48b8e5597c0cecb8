// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The demo figure is made of smooth surfaces given as functions. This is how they become triangles.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace demo {

using base::kPi;
using base::Quat;
using base::Vec2;
using base::Vec3;
using base::Vec4;

/// Which bones carry a vertex, and how.
struct Skin {
  pmx::DeformKind kind = pmx::DeformKind::Bdef1;
  std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
  std::array<float, 4> weights{1, 0, 0, 0};
  pmx::SdefVectors sdef;
};

/// BDEF1.
[[nodiscard]] Skin rigid(std::int32_t bone);
/// BDEF2, or BDEF1 where one side has all the weight. `weightOfB` is clamped to 0 … 1.
[[nodiscard]] Skin blend(std::int32_t a, std::int32_t b, float weightOfB);
/// The mean of two skins, made of at most four bones: (1 - t) of a, t of b. SDEF counts as its two bones.
[[nodiscard]] Skin mixed(const Skin& a, const Skin& b, float t);
/// SDEF about a joint; `along` points down the limb and is as long as the bend is wide.
[[nodiscard]] Skin bend(std::int32_t upper, std::int32_t lower, float weightOfLower, const Vec3& joint,
                        const Vec3& along);

using SkinRule = std::function<Skin(const Vec3& position)>;

struct MeshVertex {
  Vec3 position{0.0F};  ///< model space, units
  Vec3 normal{0.0F};
  Vec2 uv{0.0F};
  float edgeScale = 1.0F;
  Skin skin;
};

struct Mesh {
  std::vector<MeshVertex> vertices;
  std::vector<std::uint32_t> indices;  ///< clockwise seen from outside, in MMD's left-handed space
};

/// A surface over the unit square, as a grid of (columns + 1) x (rows + 1) points. Points that fall
/// together (seams, poles) share their normal; triangles without area are left out.
struct Surface {
  int columns = 1, rows = 1;
  std::function<Vec3(float u, float v)> at;
  std::function<Vec2(float u, float v)> uv;  ///< none: (u, v)
  SkinRule skin;
  float edgeScale = 1.0F;
  /// Which way an open patch looks. None: outwards, by the sign of the volume it holds.
  std::optional<Vec3> facing;
};

/// Adds a surface; returns the index of its first vertex. Point (c, r) is at first + r * (columns + 1) + c.
std::uint32_t addSurface(Mesh& mesh, const Surface& surface);

/// One station of a tube: an ellipse across the path.
struct Station {
  Vec3 centre{0.0F};
  Vec3 out{0.0F, 0.0F, -1.0F};  ///< the way the flat side looks; need not be exact
  float halfWidth = 0.1F;       ///< across `out`
  float halfThickness = 0.1F;   ///< along `out`
};

/// A tube through stations (a spline through all of them), its ends closed to a point.
struct Tube {
  std::vector<Station> stations;
  int around = 8, along = 12;
  float roundness = 2.0F;  ///< exponent of the superellipse: 2 an ellipse, more is boxier
  bool closedStart = true, closedEnd = true;
  SkinRule skin;
  float edgeScale = 1.0F;
  Vec2 uvFrom{0.0F, 0.0F}, uvTo{1.0F, 1.0F};
};
std::uint32_t addTube(Mesh& mesh, const Tube& tube);

/// Adds a sphere squeezed to three half sizes along the axes of `rotation`.
std::uint32_t addEllipsoid(Mesh& mesh, const Vec3& centre, const Vec3& halfSizes, const Quat& rotation, int segments,
                           const SkinRule& skin, float edgeScale = 1.0F);

/// Normals of vertices [first, end) and triangles [firstIndex, end) anew: area-weighted, shared by equal positions.
void smoothNormals(Mesh& mesh, std::size_t firstVertex, std::size_t firstIndex);

/// A triangle, unless it has no area.
void addTriangle(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c);

/// Adds a mesh to a model; returns the index of its first vertex there. Materials are left to the caller.
std::uint32_t appendMesh(pmx::Model& model, const Mesh& mesh);

/// 0 below `from`, 1 above `to`, smooth between.
[[nodiscard]] float ramp(float from, float to, float x);

/// A curve through keys at rising places: cubic, without overshoot beyond neighbouring keys' slopes,
/// held before the first and after the last.
template <class T>
struct Keys {
  struct Key {
    float place;
    T value;
  };
  std::vector<Key> keys;
  [[nodiscard]] T at(float place) const;
};

template <class T>
T Keys<T>::at(float place) const {
  if (place <= keys.front().place) return keys.front().value;
  if (place >= keys.back().place) return keys.back().value;
  std::size_t i = 0;
  while (keys[i + 1].place < place) ++i;
  const float span = keys[i + 1].place - keys[i].place;
  const float t = (place - keys[i].place) / span;
  const auto slope = [&](std::size_t k) {
    if (k == 0) return (keys[1].value - keys[0].value) / (keys[1].place - keys[0].place);
    if (k + 1 == keys.size()) return (keys[k].value - keys[k - 1].value) / (keys[k].place - keys[k - 1].place);
    return (keys[k + 1].value - keys[k - 1].value) / (keys[k + 1].place - keys[k - 1].place);
  };
  const float t2 = t * t, t3 = t2 * t;
  return keys[i].value * (2 * t3 - 3 * t2 + 1) + slope(i) * ((t3 - 2 * t2 + t) * span) +
         keys[i + 1].value * (3 * t2 - 2 * t3) + slope(i + 1) * ((t3 - t2) * span);
}

}  // namespace demo
