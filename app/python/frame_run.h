// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// A GoesOn is called now and then and returns whether the work goes on; false ends it.
using GoesOn = std::function<bool()>;

/// An ActorTaker takes an actor at the frame with index `place` in the list. Several threads call
/// it at once, for each index once. `worker` is a number from 0 on, below the number of threads,
/// that no two threads have at once.
using ActorTaker = std::function<void(std::size_t place, const Actor& actor, std::size_t worker)>;

/// A FrameMaker makes frames of an actor with its motions, poses, edits and chains, but without
/// physics, goals and attachments. Its working data is kept between calls. Several threads may use
/// it.
class FrameMaker {
 public:
  /// `like` must stay alive and unchanged.
  FrameMaker(const Actor& like, pmx::MorphScope scope);
  ~FrameMaker();
  FrameMaker(const FrameMaker&) = delete;
  FrameMaker& operator=(const FrameMaker&) = delete;

  /// Makes each of the frames, in groups side by side, on up to `threads` threads (1 or more); the
  /// results have the same bits with any number. Returns false when it was ended.
  [[nodiscard]] bool each(std::span<const double> frames, int threads, const ActorTaker& take, const GoesOn& goesOn);

 private:
  struct Crew;
  [[nodiscard]] std::unique_ptr<Crew> borrow(std::size_t count);
  void giveBack(std::unique_ptr<Crew> crew);

  const Actor& like_;
  pmx::MorphScope scope_;
  std::vector<std::unique_ptr<Crew>> idle_;  // guarded by sharedMutex()
};

/// A ShowTaker takes a show at the frame with index `place` in the list, on one thread.
using ShowTaker = std::function<void(std::size_t place, const Show& show)>;

/// Makes a show at each of the frames, in the order of time, whatever the order of the list.
/// Physics, if there is any, begins at frame 0 with `settle` frames of rest and is played from
/// there. Returns false when it was ended.
[[nodiscard]] bool eachShowFrame(Show& show, double settle, std::span<const double> frames, const ShowTaker& take,
                                 const GoesOn& goesOn);

/// Adds an actor that moves as `like` does to a show of its own, with physics by `physics`.
void putAlone(const Actor& like, const PhysicsChoice& physics, Show& show);

}  // namespace app
