// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/show/actor.h"

namespace app {

/// What solving the chains of an actor comes to from the start of its motions to their end, in samples that lie evenly, made a few at a
/// time. By an actor of its own, without physics, goals, and what it hangs from.
class ChainCourse {
 public:
  static constexpr std::size_t kSamples = 240;
  static constexpr std::size_t kMaxChains = 64;  ///< those beyond aren't followed

  struct Figures {
    float loops = 0.0F;
    float miss = 0.0F;          ///< units from the effector to its target
    float violation = 0.0F;     ///< radians by which the link that is worst breaks its limits
    float microseconds = 0.0F;  ///< with reading and writing the pose
    float ghost = 0.0F;         ///< units between the joint that is farthest and the ghost's; 0 without one
    bool solved = false;
  };

  /// Takes over what is said of the actor now. Motions that end at frame 0 have one sample.
  explicit ChainCourse(const Actor& actor);

  /// Makes the next sample. False where all are made.
  bool makeNext();
  [[nodiscard]] bool done() const { return made_ == samples_; }
  [[nodiscard]] std::size_t made() const { return made_; }
  [[nodiscard]] std::size_t chains() const { return chains_; }
  [[nodiscard]] bool hasGhost() const { return ghost_.has_value(); }
  [[nodiscard]] double frameOf(std::size_t sample) const;
  /// Of a sample that was made.
  [[nodiscard]] const Figures& at(std::size_t chain, std::size_t sample) const {
    return figures_[chain * kSamples + sample];
  }

 private:
  Actor actor_;
  std::optional<Actor> ghost_;
  double last_ = 0.0;
  std::size_t chains_ = 0, samples_ = 1, made_ = 0;
  std::vector<Figures> figures_;  // chain after chain
};

}  // namespace app
