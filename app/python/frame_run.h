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

/// Asked now and then whether the work goes on; false ends it.
using GoesOn = std::function<bool()>;

/// Takes what an actor is at a frame; `place`: that of the frame in the list. Called on several threads at once, for each
/// place once; `worker`: a number from 0 on, below that of the threads, that no two of them have at once.
using ActorTaker = std::function<void(std::size_t place, const Actor& actor, std::size_t worker)>;

/// Makes frames of an actor as it is, moved by its motions, poses, edits and chains alone: without its physics, goals and outside
/// parents. What they are made with is kept from call to call. May be used by several threads.
class FrameMaker {
 public:
  /// `like` has to stay, unchanged.
  FrameMaker(const Actor& like, pmx::MorphScope scope);
  ~FrameMaker();
  FrameMaker(const FrameMaker&) = delete;
  FrameMaker& operator=(const FrameMaker&) = delete;

  /// The actor at each of the frames, made in groups side by side, on up to `threads` threads (1 or more); what comes out has the
  /// same bits with any number. False when it was ended.
  [[nodiscard]] bool each(std::span<const double> frames, int threads, const ActorTaker& take, const GoesOn& goesOn);

 private:
  struct Crew;
  [[nodiscard]] std::unique_ptr<Crew> borrow(std::size_t count);
  void giveBack(std::unique_ptr<Crew> crew);

  const Actor& like_;
  pmx::MorphScope scope_;
  std::vector<std::unique_ptr<Crew>> idle_;  // guarded by sharedMutex()
};

/// Takes a show at a frame. On one thread.
using ShowTaker = std::function<void(std::size_t place, const Show& show)>;

/// A show at each of the frames, made in the order of time, whatever the order of the list. Its physics, if it has any, begins
/// at frame 0 with this many frames of rest, and is played from there. False when it was ended.
[[nodiscard]] bool eachShowFrame(Show& show, double settle, std::span<const double> frames, const ShowTaker& take,
                                 const GoesOn& goesOn);

/// An actor in a show of its own, that moves as `like` does; physics of its bodies as `physics` says.
void putAlone(const Actor& like, const PhysicsChoice& physics, Show& show);

}  // namespace app
