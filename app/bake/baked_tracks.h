// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/bake/bake_settings.h"
#include "app/show/actor.h"
#include "ik/baked_pose.h"

namespace app {

/// This class has the bones of an actor, frame after frame: where they have to be, and the local
/// transforms for that without the baked chains and without physics.
class BakedTracks {
 public:
  /// This is a bone's switch of physics (mmd-reference.md 5.6), from a frame on.
  struct PhysicsSwitch {
    std::size_t frame = 0;  ///< counted from the first
    bool off = false;
  };

  /// Prepares for an actor whose physics is as it will be. Allocates as many frames as the settings
  /// have.
  BakedTracks(const Actor& actor, const BakeSettings& settings);

  /// Takes the frame that the actor made last as frame `index`, counted from the first.
  void take(const Actor& actor, std::size_t index);

  [[nodiscard]] std::size_t frameCount() const { return frames_; }
  [[nodiscard]] std::size_t boneCount() const { return bones_; }
  [[nodiscard]] std::int64_t firstFrame() const { return first_; }
  /// Returns a bone's transforms, one per frame: local, as keys have it.
  [[nodiscard]] std::span<const base::Transform> locals(std::size_t bone) const {
    return std::span(locals_).subspan(bone * frames_, frames_);
  }
  /// Returns a frame's transforms, one per bone: where they have to be, model space.
  [[nodiscard]] std::span<const base::Transform> models(std::size_t index) const {
    return std::span(models_).subspan(index * bones_, bones_);
  }
  /// Returns per chain 1 where it is baked.
  [[nodiscard]] const std::vector<std::uint8_t>& bakedChains() const { return baked_; }
  /// Returns whether a chain is on in a frame; a baked chain isn't.
  [[nodiscard]] bool chainOn(std::size_t chain, std::size_t index) const {
    return !chainsOn_.empty() && chainsOn_[index * baked_.size() + chain] != 0;
  }
  /// Returns a bone's switches, the first at frame 0, rising; empty where physics is never off.
  [[nodiscard]] const std::vector<PhysicsSwitch>& physicsSwitches(std::size_t bone) const { return switches_[bone]; }
  /// Returns whether the bone is anywhere but at rest, or has switches of physics: only then it
  /// needs keys.
  [[nodiscard]] bool needsKeys(std::size_t bone) const;

 private:
  void chooseChains(const Actor& actor, const BakeSettings& settings);
  void findSwitches(const Actor& actor);

  std::int64_t first_;
  std::size_t frames_, bones_;
  std::vector<base::Transform> locals_, models_;
  std::vector<std::uint8_t> baked_;
  std::vector<std::uint8_t> chainsOn_;  // frame by frame; empty where all chains are baked
  // Per bone, in the frame being taken, this is 1 where a chain that isn't baked turned it last.
  std::vector<std::uint8_t> keptLinks_;
  std::vector<std::optional<base::Vec3>> axes_;
  bool anyAxis_ = false;
  std::vector<std::vector<PhysicsSwitch>> switches_;
};

}  // namespace app
