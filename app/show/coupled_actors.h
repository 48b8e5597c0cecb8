// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "app/show/actor.h"
#include "app/show/hang_order.h"
#include "app/show/shared_world.h"

namespace app {

/// Evaluates actors that hang from each other, or whose bodies meet: parents before children, those of a level on several
/// threads. What comes out has the same bits with any number of threads.
class CoupledActors {
 public:
  CoupledActors();
  ~CoupledActors();
  /// Finds anew who hangs from whom. `ids`: per actor. Outside parents that aren't among them are let go. The actors have to
  /// stay where they are until the next call.
  void tie(std::span<const ActorId> ids, std::vector<Actor*> actors);
  /// Finds anew whose bodies meet. To be called before a frame; nothing is allocated where nothing has changed.
  void meet(const PhysicsChoice& choice);
  /// Whether any actor hangs from another or meets it.
  [[nodiscard]] bool any() const { return order_.tied(); }
  /// Whether one hangs from the other or is the other; by their places.
  [[nodiscard]] bool hangs(std::size_t place, std::size_t from) const;
  /// Sets an actor's outside parents; tie() has to follow.
  void hang(std::size_t place, std::vector<OutsideParent> parents);

  /// All actors at a frame. Nothing is allocated once the longest stretch has been run.
  void evaluate(double frame, int threads);
  /// Begins physics at a frame, with this many frames of rest there.
  void startPhysics(double frame, double restFrames, int threads);
  /// The same in parts, for rest may take long: begins it, then rests for a tick of one step (the actors of a level, or their
  /// shared world) at a time. False when all have rested. Whatever changes the actors has to begin it anew.
  void beginRest(double frame, double restFrames);
  [[nodiscard]] bool restOn(int threads);
  void endRest();

 private:
  struct Resting;
  struct Group {
    std::vector<Actor*> actors;          ///< level after level
    std::vector<std::size_t> levelEnds;  ///< as in HangOrder
    bool shares = false;                 ///< some of them share a world
    bool ticks = false;                  ///< some actor's bodies move
    double end = 0.0;                    ///< the frame from which on physics stands still
    MotionPhysics::Way way;              ///< the ticks still to run
    MotionPhysics::Way part;             ///< of those: the ones that are run next
  };
  void regroup();
  void watch();
  [[nodiscard]] bool gather(const PhysicsChoice& choice);
  void share(const PhysicsSettings& settings);
  void runShared(const Group& group, int threads);
  void poseShared(const Group& group, const MotionPhysics::Way& step, int threads);
  void plan(Group& group, double frame);
  [[nodiscard]] bool nextParts();
  void runTicks(int threads);
  void byLevels(int threads, const std::function<void(std::size_t place)>& work);

  std::vector<Actor*> actors_;
  std::vector<ActorId> ids_;                       // of them
  std::vector<std::size_t> byId_;                  // places, by rising ids: actors added first come first
  std::vector<std::vector<std::size_t>> parents_;  // per actor, places
  HangOrder order_;
  std::vector<Group> groups_;
  double frame_ = 0.0;                           // of the picture that is made
  std::vector<std::size_t> meeting_, gathered_;  // places of those whose bodies meet; and scratch
  std::vector<ActorId> sharing_;                 // the actors in shared_
  std::vector<base::Quat> turns_;  // of their placements, when shared_ was made: its impulses depend on them
  PhysicsSettings settings_;       // that shared_ has
  std::unique_ptr<SharedWorld> shared_;
  std::unique_ptr<Resting> resting_;  // while actors rest in parts
};

}  // namespace app
