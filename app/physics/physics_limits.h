// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

// What a world may cost, whatever the model says (limits.md). Real models have up to a thousand bodies, somewhat more
// joints, and some hundred pairs at a time. What is over a limit is left out, the later in the file first, and listed.

namespace app {

inline constexpr std::size_t kMaxBodies = 4096;
inline constexpr std::size_t kMaxJoints = 16384;  ///< that hold something
/// Of bodies whose bounding boxes overlap, at a time. Each costs up to 4 KiB and four contact points.
inline constexpr std::size_t kMaxPairs = 8192;
/// Nodes of soft bodies together, each counted once for every body that its soft body may touch, at a time. Each that does
/// touch costs about 2 KiB.
inline constexpr std::size_t kMaxSoftPairNodes = 131'072;
/// Of two soft bodies, in one step and of all together: a node and a face that are looked at, and that touch.
inline constexpr std::size_t kMaxSoftLooks = 4'194'304, kMaxSoftContacts = 131'072;

/// Counts pairs up to what a world may have.
class PairRoom {
 public:
  /// Takes a pair in if there is room. `softNodes`: of the soft bodies in it, 0 of rigid ones.
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
