// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/bake/baked_tracks.h"
#include "app/bake/bone_miss.h"
#include "vmd/motion.h"

namespace app {

/// These are the largest differences of a motion, each with its bone and frame (30 per second).
struct BakeErrors {
  double units = 0.0, degrees = 0.0;
  std::int32_t unitsBone = -1, degreesBone = -1;
  std::int64_t unitsFrame = 0, degreesFrame = 0;
  void join(const BakeErrors& other);
};

/// This class plays motions of one model as Odori plays them, without physics and edits, with the
/// chains switched as in the motion.
class BakePlayer {
 public:
  /// Takes the actor's model and solver switches.
  explicit BakePlayer(const Actor& actor, int threads);

  /// This function gets each frame (counted from the first of the tracks) with the bones as the
  /// motion has them: pose.locals, as sampled, and pose.models. It is called on several threads at
  /// once, which `thread` identifies (0 to threads() - 1).
  using Look = std::function<void(std::size_t thread, std::size_t index, const ik::Pose& pose)>;
  void play(const vmd::Motion& motion, const BakedTracks& tracks, const Look& look);
  [[nodiscard]] std::size_t threads() const { return players_.size(); }

  /// Plays a motion and returns how far it is from the tracks; writes per bone the largest miss if
  /// `ofBones` isn't null.
  [[nodiscard]] BakeErrors errorsOf(const vmd::Motion& motion, const BakedTracks& tracks,
                                    std::vector<BoneMiss>* ofBones = nullptr);

 private:
  std::vector<Actor> players_;
};

}  // namespace app
