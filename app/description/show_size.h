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

/// What the actors of a show are made of together. Each file is read once, but each actor has a pose and a surface of its own, and
/// keys that are bound to its model: a show of a few kilobytes may name one file a million times. (limits.md)
class ShowSize {
 public:
  static constexpr std::uint64_t kMaxParts = 5'000'000;  ///< bones, morphs and materials
  static constexpr std::uint64_t kMaxVertices = 50'000'000;
  static constexpr std::uint64_t kMaxKeys =
      20'000'000;  ///< of motions, each time that they are used, switched on or off
  static constexpr std::uint64_t kMaxBodies = 65'536, kMaxJoints = 262'144;

  /// Counts an actor with its motions, names and ghost. Motions that another actor of the same model and bone names uses just so count
  /// once, for Show::setMotions() binds them once. Empty: there is room for it, else why there isn't, and it isn't counted.
  [[nodiscard]] std::string add(const std::shared_ptr<const LoadedModel>& model, const ActorSwitches& switches);
  /// The same for the rigid bodies and joints of an actor that physics moves.
  [[nodiscard]] std::string addBodies(const pmx::Model& model);
  /// The same for a motion's keys of camera, light and self shadow; one that begins at the same frame as before counts once.
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
