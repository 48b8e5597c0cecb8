// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// This says what is written over a picture about bones. (ik-and-goals.md 10)
enum class ReadoutKind : std::uint8_t {
  Angle,     ///< at `bone`, between the directions to `from` and to `to`
  Turn,      ///< of `bone` in its parent's space, about its own axis
  Length,    ///< from `bone` to `to`
  Axes,      ///< of the bone's own space, and of its parent's
  Position,  ///< of `bone`
  Matrix,    ///< of `bone`, or of `vertex` with all bones that move it; a block in a corner
  Chain,     ///< how the chain or the goal that ends at `bone` was solved; a block in a corner
  Pose,      ///< the angles and ways of the bones that move for it; a block in a corner
  Name,      ///< of the model; a block in a corner
};

/// This is the space of a position.
enum class ReadoutSpace : std::uint8_t { Model, World };

/// This is where a block lies in its view. Blocks in one corner lie below each other, as do those
/// at one bone.
enum class ReadoutCorner : std::uint8_t {
  UpperLeft,
  UpperRight,
  LowerLeft,
  LowerRight,
  Bone,  ///< below the bone `to`; without it, below `bone`
};
inline constexpr std::size_t kCorners = 4;  ///< those before Bone

/// A readout is something about bones of an actor that is written beside them, in the view, in
/// images and in films.
struct Readout {
  ReadoutKind kind = ReadoutKind::Angle;
  bool on = true;  ///< the user's switch
  /// For Chain and Pose this bone is the effector or the target of a chain, or the bone of a goal.
  /// It is -1 for a Matrix that is a vertex's.
  std::int32_t bone = -1;
  std::int32_t from = -1;  ///< Angle
  /// For Angle and Length this is the other end. For Turn it is the bone whose direction shows the
  /// turn; -1: none. For a block at a bone it is that bone; -1: `bone`.
  std::int32_t to = -1;
  std::int32_t vertex = -1;  ///< Matrix; -1: that of the bone
  ReadoutSpace space = ReadoutSpace::Model;
  ReadoutCorner corner = ReadoutCorner::UpperLeft;
  /// Chain: also how long the solve took, which differs from run to run.
  bool time = true;
  bool operator==(const Readout&) const = default;
};
inline constexpr std::size_t kMaxReadouts = 64;        ///< of an actor
inline constexpr std::size_t kMaxShownReadouts = 256;  ///< in a picture, of all actors together

/// Returns whether a readout needs reports of how chains were solved.
[[nodiscard]] inline bool readsChains(std::span<const Readout> readouts) {
  return std::ranges::any_of(readouts, [](const Readout& of) { return of.on && of.kind == ReadoutKind::Chain; });
}

/// Returns the bone to which a bone leads: the one at its tail, if that is its child and lies
/// elsewhere, else its first child that does; -1: none. Time grows with the number of bones.
[[nodiscard]] std::int32_t childOf(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t bone);

/// Completes what a readout leaves out: `from` of an angle is the bone's parent; `to` of an angle,
/// a length and a turn is childOf(). Returns false where an angle or a length lacks a bone then, or
/// where the kind needs a bone and has none.
[[nodiscard]] bool complete(Readout& readout, const pmx::Model& model, const ik::Skeleton& skeleton);

}  // namespace app
