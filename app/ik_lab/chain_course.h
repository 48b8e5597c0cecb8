// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/show/actor.h"

namespace app {

/// This class measures the solving of an actor's chains from the start of its motions to their end,
/// in evenly spaced samples, made a few at a time. It uses an actor of its own, without physics,
/// goals and attachments.
class ChainCourse {
 public:
  static constexpr std::size_t kSamples = 240;
  static constexpr std::size_t kMaxChains = 64;  ///< chains beyond these aren't followed

  struct Figures {
    float loops = 0.0F;
    float miss = 0.0F;          ///< units from the effector to its target
    float violation = 0.0F;     ///< radians by which the worst link breaks its limits
    float microseconds = 0.0F;  ///< with reading and writing the pose
    /// These are units between the ghost's joint and the actor's where they are farthest apart; 0
    /// without a ghost.
    float ghost = 0.0F;
    bool solved = false;
  };

  /// Takes over the actor's present switches. Motions that end at frame 0 have one sample.
  explicit ChainCourse(const Actor& actor);

  /// Makes the next sample. Returns false where all are made.
  bool makeNext();
  [[nodiscard]] bool done() const { return made_ == samples_; }
  [[nodiscard]] std::size_t made() const { return made_; }
  [[nodiscard]] std::size_t chains() const { return chains_; }
  [[nodiscard]] bool hasGhost() const { return ghost_.has_value(); }
  [[nodiscard]] double frameOf(std::size_t sample) const;
  /// Returns the figures of a sample that was made.
  [[nodiscard]] const Figures& at(std::size_t chain, std::size_t sample) const {
    return figures_[chain * kSamples + sample];
  }

 private:
  Actor actor_;
  std::optional<Actor> ghost_;
  double last_ = 0.0;
  std::size_t chains_ = 0, samples_ = 1, made_ = 0;
  std::vector<Figures> figures_;  // chain by chain
};

}  // namespace app
