// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The demo figure is made of smooth surfaces given as functions. These types and functions turn
// them into triangles.

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

/// This says which bones carry a vertex, and how.
struct Skin {
  pmx::DeformKind kind = pmx::DeformKind::Bdef1;
  std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
  std::array<float, 4> weights{1, 0, 0, 0};
  pmx::SdefVectors sdef;
};

/// Makes BDEF1.
[[nodiscard]] Skin rigid(std::int32_t bone);
/// Makes BDEF2, or BDEF1 where one side has all the weight. `weightOfB` is clamped to 0 … 1.
[[nodiscard]] Skin blend(std::int32_t a, std::int32_t b, float weightOfB);
/// Returns the mean of two skins with at most four bones: (1 - t) of a, t of b. SDEF counts as its
/// two bones.
[[nodiscard]] Skin mixed(const Skin& a, const Skin& b, float t);
/// Makes SDEF about a joint; `along` points down the limb and is as long as the bend is wide.
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

/// This is a surface over the unit square, as a grid of (columns + 1) x (rows + 1) points. Points
/// that coincide (seams, poles) share their normal; triangles without area are left out.
struct Surface {
  int columns = 1, rows = 1;
  std::function<Vec3(float u, float v)> at;
  std::function<Vec2(float u, float v)> uv;  ///< none: (u, v)
  SkinRule skin;
  float edgeScale = 1.0F;
  /// The direction in which an open patch faces. None: outwards, by the sign of its volume.
  std::optional<Vec3> facing;
};

/// Adds a surface and returns the index of its first vertex. Point (c, r) is at first + r *
/// (columns + 1) + c.
std::uint32_t addSurface(Mesh& mesh, const Surface& surface);

/// This is one station of a tube: an ellipse across the path.
struct Station {
  Vec3 centre{0.0F};
  Vec3 out{0.0F, 0.0F, -1.0F};  ///< direction of the flat side; need not be exact
  float halfWidth = 0.1F;       ///< across `out`
  float halfThickness = 0.1F;   ///< along `out`
};

/// This is a tube through stations (a spline through all of them), with its ends closed to a point.
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

/// Adds a sphere scaled to three half sizes along the axes of `rotation`.
std::uint32_t addEllipsoid(Mesh& mesh, const Vec3& centre, const Vec3& halfSizes, const Quat& rotation, int segments,
                           const SkinRule& skin, float edgeScale = 1.0F);

/// Computes the normals of vertices [first, end) and triangles [firstIndex, end): area-weighted,
/// shared by equal positions.
void smoothNormals(Mesh& mesh, std::size_t firstVertex, std::size_t firstIndex);

/// Adds a triangle, unless it has no area.
void addTriangle(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c);

/// Adds a mesh to a model and returns the index of its first vertex there. Materials are left to
/// the caller.
std::uint32_t appendMesh(pmx::Model& model, const Mesh& mesh);

/// Returns 0 below `from`, 1 above `to`, and smooth values between.
[[nodiscard]] float ramp(float from, float to, float x);

/// This is a curve through keys at rising places: cubic, without overshoot beyond neighbouring
/// keys' slopes, constant before the first and after the last.
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
