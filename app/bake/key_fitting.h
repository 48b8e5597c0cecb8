// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/bake/bake_check.h"
#include "app/bake/bake_motion.h"

namespace app {

/// This class finds the fewest keys with which all bones are within a tolerance, in model space. A
/// bone's own track is easily kept within one, but the misses of its parents move it, too, the
/// farther the longer the limb. So each track gets a part of the tolerance at first; then the
/// motion is played, and where a bone is too far off, the tracks that cause its miss are fitted
/// anew, nearer at those frames, until all are within.
class KeyFitting {
 public:
  /// `rest` is the motion without its bone keys, with which it is played. Actor and tracks are the
  /// caller's and have to outlive this.
  KeyFitting(const Actor& actor, const BakedTracks& tracks, const BakeTolerance& tolerance, int threads,
             vmd::Motion rest);

  /// Does a part of the work: some bones, or a round. Returns false when nothing is left to do.
  bool step();
  /// Returns 0 to 1. The number of rounds isn't known before.
  [[nodiscard]] double done() const;
  [[nodiscard]] const BakedKeys& keys() const { return keys_; }

 private:
  /// This is what a thread of a round works with.
  struct Bench;
  void setTolerances(const ik::Skeleton& skeleton);
  void findSources(const ik::Skeleton& skeleton);
  void findUnreachable();
  void fitBone(std::size_t bone);
  bool round();
  void look(Bench& bench, std::size_t index, const ik::Pose& pose);
  void tighten(Bench& bench, std::size_t bone, double excess, std::size_t index, const ik::Pose& pose);
  void refit(std::size_t bone);
  [[nodiscard]] vmd::TrackTolerance toleranceOf(std::size_t bone) const;
  [[nodiscard]] std::size_t at(std::size_t bone, std::size_t index) const {
    return slots_[bone] * tracks_.frameCount() + index;
  }

  const Actor& actor_;
  const BakedTracks& tracks_;
  BakeTolerance tolerance_;
  vmd::Motion motion_;
  BakePlayer player_;
  BakedKeys keys_;
  std::vector<std::size_t> moving_;  // bones that have keys
  std::vector<std::size_t> slots_;   // per bone its index in moving_
  // Per bone these are the bones that its transform depends on besides itself.
  std::vector<std::vector<std::int32_t>> sources_;
  std::vector<float> units_, radians_;   // tolerance at(bone, frame)
  std::vector<std::uint8_t> tightened_;  // at(bone, frame): in this round
  // Per frame and bone this is 1 where it is too far off even with all keys.
  std::vector<std::uint8_t> unreachable_;
  std::size_t fitted_ = 0;  // number of bones of moving_ that are fitted
  int rounds_ = 0;
};

}  // namespace app
