// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "app/show/actor.h"
#include "ik/poses_side_by_side.h"

namespace app {

/// This class has many actors of one model on one motion. They share everything that is only read,
/// and each has its own of what a pose writes. Morphs of bones count, those of vertices and
/// materials don't (see Show for actors that are shown).
class Crowd {
 public:
  /// `motions` are in the order in which they are bound. Everything that posing needs is allocated
  /// here.
  Crowd(std::shared_ptr<const LoadedModel> model, std::span<const std::shared_ptr<const LoadedMotion>> motions,
        std::size_t count);

  /// Makes `count` actors that move like one: with its motions, poses, edits, chains and solvers,
  /// without its physics and goals.
  Crowd(const Actor& like, std::size_t count);

  void setSolverSwitches(const ik::SolverSwitches& switches);
  [[nodiscard]] std::size_t count() const { return actors_.size(); }

  /// Poses actor i at frames[i]: sampling, morphs of bones, IK, palette. `frames` has one number
  /// per actor, else nothing happens. The poses have equal bits whatever the number of threads (1
  /// or more).
  void pose(std::span<const double> frames, int threads);
  /// Returns a pose as the last pose() left it.
  [[nodiscard]] const ik::Pose& poseOf(std::size_t i) const { return actors_[i].pose(); }

 private:
  void makeGroups();
  std::vector<Actor> actors_;
  std::vector<ik::PosesSideBySide> groups_;  // one for each ik::kPosesSideBySide actors
};

}  // namespace app
