// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/show/motion_physics.h"
#include "app/show/outside_parent.h"
#include "app/show/placement.h"

namespace app {

struct ActorState;
class SharedWorld;

/// This is an actor as those see it that play several actors together: CoupledActors and
/// SharedWorld. Where actors are coupled (one is attached to another, or their bodies meet in one
/// world) each gives its bones at a tick, its bodies, and its trail, which is where the bones are
/// at each tick to which others are attached. Nobody else reads the state of an actor.
///
/// It is a handle, as small as a pointer, and valid as long as the actor is (Actor::participant()).
/// Ticks are those of physics (PhysicsPacing::ticksPerFrame of them are a frame).
class PhysicsParticipant {
 public:
  explicit PhysicsParticipant(ActorState& actor) : actor_(&actor) {}

  // Attachments.

  /// Sets the outside parents, in place of earlier ones. The pose and physics are made anew.
  /// followParent() has to be called for each before the next frame.
  void attach(std::vector<OutsideParent> parents) const;
  /// Forgets to which bones others are attached.
  void clearTrail() const;
  /// Adds a bone to the trail: another actor is attached to it.
  void addToTrail(std::int32_t bone) const;
  /// Lets an attachment, an index of the outside parents, read the trail of its parent, which has
  /// all of its bones already.
  void followParent(std::size_t attachment, const PhysicsParticipant& parent) const;

  // Physics.

  /// Returns the physics whose bodies move with the ticks; null where no bodies do: the model has
  /// none, physics is off, or something else drives the bones.
  [[nodiscard]] MotionPhysics* physics() const;
  /// Returns whether the bodies may be in one world with others' now.
  [[nodiscard]] bool mayMeet() const;
  /// Returns whether morphs give impulses: they are kept with the placement's rotation when a
  /// shared world is made.
  [[nodiscard]] bool hasImpulses() const;
  /// Sets the actor's index among the members of a shared world.
  void join(std::size_t member) const;
  /// Returns whether it was in a shared world. It is in none from now on.
  bool leave() const;
  [[nodiscard]] bool shares() const;
  /// Returns whether it is that member of a shared world.
  [[nodiscard]] bool isMember(std::size_t member) const;

  // Ticks. Different actors may do these on several threads, those that are attached after those
  // to which they are attached.

  /// Runs a range of ticks in the actor's own world and leaves its trail. An actor whose bodies
  /// don't move only leaves the trail.
  void runTicks(const MotionPhysics::TickRange& range) const;
  /// These are runTicks() for a tick at which physics begins, in parts: the first begins without
  /// rest, which MotionPhysics::rest() plays; the second leaves the trail.
  void beginRest(std::int64_t tick) const;
  void endRest(std::int64_t tick) const;
  /// Poses the bones at a tick, gives them to the shared world and leaves the trail. `begins`:
  /// physics restarts at this tick.
  void poseTick(std::int64_t tick, bool begins, SharedWorld& world) const;
  /// Takes the bodies from the shared world after it has moved to that tick.
  void takeBodies(std::int64_t tick, bool begins, const SharedWorld& world) const;

  // Pictures.

  /// Makes the actor's frame when all ticks up to it were run, and the frames of the actors to
  /// which it is attached are made.
  void makePicture(double frame) const;

 private:
  ActorState* actor_;
};

}  // namespace app
