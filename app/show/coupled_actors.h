// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "app/show/actor.h"
#include "app/show/attachment_order.h"
#include "app/show/physics_participant.h"
#include "app/show/shared_world.h"

namespace app {

/// This class evaluates actors that are attached to each other, or whose bodies meet: parents
/// before children, those of a level on several threads. The result has equal bits with any number
/// of threads. Actors are named by their indices in a list.
class CoupledActors {
 public:
  CoupledActors();
  ~CoupledActors();
  /// Finds anew which actors are attached to which. `ids`: per actor. Outside parents that aren't
  /// among them are removed. The actors have to stay where they are in memory until the next call.
  void couple(std::span<const ActorId> ids, std::vector<Actor*> actors);
  /// Finds anew whose bodies meet. Has to be called before a frame; nothing is allocated where
  /// nothing has changed.
  void meet(const PhysicsChoice& choice);
  /// Returns whether any actor is attached to another or meets it.
  [[nodiscard]] bool any() const { return order_.anyCoupled(); }
  /// Returns whether an actor is attached to another, directly or over others, or is the same one.
  [[nodiscard]] bool isAttached(std::size_t index, std::size_t to) const;
  /// Sets an actor's outside parents; couple() has to follow.
  void attach(std::size_t index, std::vector<OutsideParent> parents);

  /// Evaluates all actors at a frame. Nothing is allocated once the longest range of ticks has been
  /// run.
  void evaluate(double frame, int threads);
  /// Starts physics at a frame, with this many frames of rest there.
  void startPhysics(double frame, double restFrames, int threads);
  /// These do so in parts, for rest may take long: beginRest() begins it, then restOn() rests for a
  /// tick of one step (the actors of a level, or their shared world) at a time and returns false
  /// when all have rested. Whatever changes the actors has to begin it anew.
  void beginRest(double frame, double restFrames);
  [[nodiscard]] bool restOn(int threads);
  void endRest();

 private:
  struct Resting;
  struct Group {
    std::vector<std::size_t> actors;     ///< level by level
    std::vector<std::size_t> levelEnds;  ///< as in AttachmentOrder
    bool shares = false;                 ///< some of them share a world
    MotionPhysics* first = nullptr;      ///< of the first actor whose bodies move; null: none moves
    double end = 0.0;                    ///< frame from which on physics stands still
    MotionPhysics::TickRange ticks;      ///< the ticks still to run
    MotionPhysics::TickRange part;       ///< the part of them that is run next
  };
  void regroup();
  void leaveTrails();
  [[nodiscard]] bool gather(const PhysicsChoice& choice);
  void share(const PhysicsSettings& settings);
  void runShared(const Group& group, int threads);
  void poseShared(const Group& group, const MotionPhysics::TickRange& tick, int threads);
  void plan(Group& group, double frame);
  [[nodiscard]] bool nextParts();
  void runTicks(int threads);
  void byLevels(int threads, const std::function<void(std::size_t index)>& work);
  [[nodiscard]] bool isAlone(std::size_t index) const { return order_.groups[index] == AttachmentOrder::kAlone; }

  std::vector<Actor*> actors_;
  std::vector<PhysicsParticipant> participants_;   // per actor
  std::vector<ActorId> ids_;                       // per actor
  std::vector<std::size_t> byId_;                  // by rising ids: actors added first come first
  std::vector<std::vector<std::size_t>> parents_;  // per actor
  AttachmentOrder order_;
  std::vector<Group> groups_;
  double frame_ = 0.0;                           // of the picture that is made
  std::vector<std::size_t> meeting_, gathered_;  // those whose bodies meet; and scratch
  std::vector<ActorId> sharing_;                 // the actors in shared_
  // These are the rotations of their placements when shared_ was made, since its impulses depend on
  // them.
  std::vector<base::Quat> turns_;
  PhysicsSettings settings_;  // that shared_ has
  std::unique_ptr<SharedWorld> shared_;
  std::unique_ptr<Resting> resting_;  // while actors rest in parts
};

}  // namespace app
