// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <new>
#include <span>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace pmx {

/// This allocator aligns memory for the widest vectors.
template <class T>
struct LaneAllocator {
  using value_type = T;
  static constexpr std::align_val_t kAlignment{64};

  LaneAllocator() = default;
  template <class U>
  explicit LaneAllocator(const LaneAllocator<U>&) noexcept {}
  [[nodiscard]] T* allocate(std::size_t n) { return static_cast<T*>(::operator new(n * sizeof(T), kAlignment)); }
  // It isn't the sized form, which Clang lacks by default.
  void deallocate(T* p, std::size_t) noexcept { ::operator delete(p, kAlignment); }
  bool operator==(const LaneAllocator&) const = default;
};
using Lanes = std::vector<float, LaneAllocator<float>>;

/// These are vectors as a structure of arrays.
struct Vec3Lanes {
  Lanes x, y, z;
  Vec3Lanes() = default;
  explicit Vec3Lanes(std::size_t count) : x(count), y(count), z(count) {}
  void set(std::size_t i, const Vec3& v) {
    x[i] = v.x;
    y[i] = v.y;
    z[i] = v.z;
  }
  [[nodiscard]] Vec3 at(std::size_t i) const { return {x[i], y[i], z[i]}; }
  [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// This is a range of neighbouring slots whose vertices depend on the same bones in the same way:
/// their matrices are read once.
struct SkinningRun {
  /// It is Bdef4 for all linear blends of two bones or more, else Bdef1, Sdef, Qdef.
  DeformKind kind = DeformKind::Bdef1;
  std::uint8_t boneCount = 1;
  std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
  std::uint32_t first = 0, count = 0;  ///< slots; both multiples of SkinningPlan::kPadding
  std::uint32_t sdefFirst = 0;         ///< for a run of kind Sdef: its start in the sdef arrays
};

/// This has a model's vertices in the order in which they are skinned fastest: sorted by their
/// bones, padded to whole vectors, each value in an array of its own. It depends on the model only.
/// Slot i has the vertex vertexAt[i]; padding repeats a vertex of its run.
struct SkinningPlan {
  static constexpr std::size_t kPadding = 16;
  static constexpr std::size_t kLongestRun = 1024;  ///< so that threads can share the work evenly

  explicit SkinningPlan(const Model& model);

  /// Returns values of the vertices, each in its slot. `values` has one element per vertex.
  [[nodiscard]] Vec3Lanes arranged(std::span<const Vec3> values) const;
  /// Writes them into existing arrays.
  void arrange(std::span<const Vec3> values, Vec3Lanes& out) const;

  std::vector<SkinningRun> runs;
  std::vector<std::uint32_t> vertexAt;  ///< per slot
  std::vector<std::uint32_t> placeOf;   ///< per vertex
  Vec3Lanes positions;                  ///< per slot: bind pose, model space
  Vec3Lanes normals;                    ///< per slot: unit length, zero where the vertex has none
  std::array<Lanes, 4> weights;         ///< per slot; those of bones that a run doesn't have are 0
  Vec3Lanes sdefC, sdefC0, sdefC1;      ///< of the runs of kind Sdef, see prepareSdef()
};

/// This job computes SkinningJob's results from a plan, with vector instructions chosen at run
/// time. They differ from SkinningJob's by rounding: at most 1e-5 of the model's size, normals
/// 1e-4. No allocation in run(). All pointers are needed, and the arrays have the plan's length;
/// else run() does nothing.
struct PlannedSkinningJob {
  // inputs
  const SkinningPlan* plan = nullptr;
  const Vec3Lanes* positions = nullptr;   ///< per slot: the plan's, or with vertex morphs
  std::span<const base::Mat3x4> palette;  ///< per bone, rigid
  std::size_t firstRun = 0;               ///< first of the runs; several jobs may share a plan's
  std::size_t runCount = std::numeric_limits<std::size_t>::max();
  // outputs
  Vec3Lanes* skinnedPositions = nullptr;  ///< per slot, model space
  Vec3Lanes* skinnedNormals = nullptr;    ///< per slot, unit length

  void run() const;
};

}  // namespace pmx
