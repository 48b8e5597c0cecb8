// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/show/actor.h"

namespace app {

/// A ShowSize counts what all actors of a show need. Each file is read once, but each actor has its
/// own pose, surface and keys bound to its model: a show of a few kilobytes may name one file a
/// million times. (limits.md)
class ShowSize {
 public:
  static constexpr std::uint64_t kMaxParts = 5'000'000;  ///< bones, morphs and materials
  static constexpr std::uint64_t kMaxVertices = 50'000'000;
  /// A motion's keys count for each use, switched on or off.
  static constexpr std::uint64_t kMaxKeys = 20'000'000;
  static constexpr std::uint64_t kMaxBodies = 65'536, kMaxJoints = 262'144;

  /// Counts an actor with its motions, names and ghost. Motions count once for several actors with
  /// the same model, bone names and motions, since Show::setMotions() binds them once. Returns why
  /// there is no room for the actor, which isn't counted then; empty where there is.
  [[nodiscard]] std::string add(const std::shared_ptr<const LoadedModel>& model, const ActorSwitches& switches);
  /// Counts the rigid bodies and joints of an actor with physics. Returns as add() does.
  [[nodiscard]] std::string addBodies(const pmx::Model& model);
  /// Counts a motion's keys of camera, light and self shadow, once for each frame at which it
  /// begins. Returns as add() does.
  [[nodiscard]] std::string addScene(const MotionUse& use);

 private:
  struct Bound {
    std::shared_ptr<const LoadedModel> model;
    std::vector<MotionUse> motions;
    std::vector<vmd::BoneName> names;
    bool operator==(const Bound&) const = default;
  };
  std::vector<Bound> bound_;
  std::set<std::pair<const LoadedMotion*, std::int32_t>> scene_;
  std::uint64_t parts_ = 0, vertices_ = 0, keys_ = 0, bodies_ = 0, joints_ = 0;
};

}  // namespace app
