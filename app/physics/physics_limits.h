// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

// A world is limited to these costs, whatever the model has (limits.md). Real models have up to a
// thousand bodies, somewhat more joints, and some hundred pairs at a time. Whatever is over a limit
// is left out, the last in the file first, and listed.

namespace app {

inline constexpr std::size_t kMaxBodies = 4096;
inline constexpr std::size_t kMaxJoints = 16384;  ///< only those that hold something
/// At most this many pairs of bodies have overlapping bounding boxes at a time. Each costs up to 4
/// KiB and four contact points.
inline constexpr std::size_t kMaxPairs = 8192;
/// At most this many nodes of soft bodies count at a time, each once for every body that its soft
/// body may touch. Each node that does touch costs about 2 KiB.
inline constexpr std::size_t kMaxSoftPairNodes = 131'072;
/// At most this many pairs of a node and a face of two soft bodies are looked at, and touch, in one
/// step, of all soft bodies together.
inline constexpr std::size_t kMaxSoftLooks = 4'194'304, kMaxSoftContacts = 131'072;

/// This class counts pairs up to the limit of a world.
class PairRoom {
 public:
  /// Takes a pair in if there is room. `softNodes`: those of the soft bodies in it, 0 for rigid
  /// ones.
  bool take(std::size_t softNodes) {
    if (pairs_ >= kMaxPairs || softNodes > kMaxSoftPairNodes - softNodes_) return false;
    ++pairs_;
    softNodes_ += softNodes;
    return true;
  }
  [[nodiscard]] bool full() const { return pairs_ >= kMaxPairs; }
  void giveBack(std::size_t softNodes) {
    --pairs_;
    softNodes_ -= softNodes;
  }

 private:
  std::size_t pairs_ = 0, softNodes_ = 0;
};

}  // namespace app
