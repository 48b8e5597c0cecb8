// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/show/actor.h"
#include "app/show/goal_scene.h"
#include "app/show/side_by_side.h"
#include "pmx/base/result.h"

namespace app {

/// This is an actor of a frame.
struct ShownActor {
  ActorId id = 0;
  const ActorFrame* frame = nullptr;
  ActorId ghostOf = 0;         ///< for a ghost or a stand-in: its actor
  ViewMask views = kAllViews;  ///< the views of Show::setSideBySide() that show it
};

/// This is a show at one moment. Spans are valid until the show's next frame or change.
struct ShowFrame {
  SceneFrame scene;
  std::span<const ShownActor> actors;  ///< in the order in which they are drawn
  /// These are ghosts of some of them, drawn over all; their ids are unique, too.
  std::span<const ShownActor> ghosts;
  /// These are stand-ins of an actor, in the views that don't show itself: see
  /// Show::setSideBySide().
  std::span<const ShownActor> standIns = {};
};

/// This class has actors and what they share: the scene's tracks (camera, light, self shadow) and
/// the choice of physics. A frame needs nothing else.
class Show {
 public:
  Show();
  ~Show();
  Show(const Show&) = delete;
  Show& operator=(const Show&) = delete;

  /// Adds a new actor, drawn after the others in order, and so over them. The same model may be
  /// added again.
  ActorId add(std::shared_ptr<const LoadedModel> model);
  /// Adds an actor under an id that no actor has now, such as that of one that was removed and
  /// comes back; not 0.
  void insert(ActorId id, std::shared_ptr<const LoadedModel> model);
  /// Returns an id that add() and this haven't given yet.
  [[nodiscard]] ActorId newId();
  /// Removes an actor. Does nothing where there is no actor with that id.
  void remove(ActorId id);
  /// Removes all actors and the scene's motions; switches stay.
  void clear();

  [[nodiscard]] std::size_t size() const;
  /// Returns the ids in the order of drawing.
  [[nodiscard]] std::span<const ActorId> order() const;
  /// Puts the actors into another order; ids that no actor has are ignored, actors that aren't
  /// named come last.
  void setOrder(std::vector<ActorId> order);
  /// Returns null where there is no actor with that id. The actor stays where it is in memory until
  /// it is removed, or the show is cleared or destroyed.
  [[nodiscard]] Actor* actor(ActorId id);
  [[nodiscard]] const Actor* actor(ActorId id) const;

  /// Attaches bones of an actor to bones of others (MMD's outside parents), in place of all earlier
  /// attachments. Actors are evaluated after those they are attached to; their physics sees at each
  /// tick where those bones are then, moved by physics. Physics of coupled actors restarts
  /// together. An actor that is removed is detached from the others. Errors: BadArgument for an
  /// actor or bone that doesn't exist, a bone named twice, or actors in a circle; nothing changes
  /// then.
  [[nodiscard]] base::Result<void> attach(ActorId id, std::vector<OutsideParent> parents);
  /// Returns whether an actor may be attached to another: both exist, and it would close no circle.
  [[nodiscard]] bool mayAttach(ActorId id, ActorId from) const;

  /// Gives an actor a ghost, or another one, or none: only this switch changes. A ghost is
  /// evaluated with the show, and is none of its actors. A model without chains has none. Does
  /// nothing where there is no such actor.
  void setGhost(ActorId id, const std::optional<GhostChoice>& choice);
  /// Returns the ghost of an actor, or the stand-in of that id, as it was posed last; null without
  /// one.
  [[nodiscard]] const Actor* ghostOf(ActorId id) const;
  /// Returns its id in ShowFrame::ghosts; 0 without one. It stays while the actor has any.
  [[nodiscard]] ActorId ghostId(ActorId id) const;

  /// Sets where the eye is that looks at the show, at each frame, for goals that refer to it;
  /// empty: at the motions' camera.
  void setEye(GoalEye eye);

  /// Shows actors in several views beside each other, each view with their chains solved as its
  /// ViewSolver says: index i of ShownActor::views is that of `views`. A view that has an actor's
  /// own solvers shows the actor itself; for the others there are stand-ins, which are evaluated
  /// with the show and none of its actors, with bodies of their own that meet no others. Ids that
  /// no actor has are ignored. Fewer than two views: there are none any more. Returns true if
  /// stand-ins came or went. Has to be called again after an actor's solvers have changed.
  bool setSideBySide(std::span<const ActorId> ids, std::span<const ViewSolver> views);
  /// Returns the stand-ins as they are in ShowFrame::standIns.
  [[nodiscard]] std::span<const ShownActor> standIns() const;

  /// Sets all switches of an actor but its outside parents, which attach() sets. Motions that have
  /// camera, light or self-shadow keys move the scene as well. (Actor::set() for an actor in a show
  /// would leave the show's camera, light, last frame and ghosts as they were.) Does nothing where
  /// there is no actor with that id.
  void set(ActorId id, const ActorSwitches& switches);
  /// Sets the motions only.
  void setMotions(ActorId id, std::vector<MotionUse> motions);
  /// Sets motions of the scene only. If several have a key on one frame, theirs count, then those
  /// of actors later in order.
  void setSceneMotions(std::vector<MotionUse> motions);
  [[nodiscard]] const std::vector<MotionUse>& sceneMotions() const;
  // The first call of these, or the first frame, after motions or actors have changed gathers the
  // scene's keys.
  [[nodiscard]] bool hasCamera() const;
  [[nodiscard]] bool hasLight() const;
  /// Return camera, light and self shadow of all motions; frame 0 lies at sceneStart() in them.
  [[nodiscard]] const vmd::SceneTracks& sceneTracks() const;
  [[nodiscard]] double sceneStart() const;
  /// Returns the largest frame of any motion that is switched on, 0 without; at most
  /// base::kMaxFrame.
  [[nodiscard]] double lastFrame() const;

  /// Sets physics for all actors. It is off at first.
  void setPhysics(const PhysicsChoice& choice);
  [[nodiscard]] const PhysicsChoice& physics() const;
  /// Lets the next frame restart physics, with rest and pre-roll.
  void resetPhysics();
  /// Starts physics at a frame now, with this many frames of rest there.
  void startPhysics(double frame, double restFrames);
  /// Starts physics at frame 0; from there the motions are played up to whatever frame is asked
  /// for, however far, so that hair is alike in every range of a film. Physics must be on. It sets
  /// PhysicsChoice::pacing to its defaults without a longest run, which a later setPhysics()
  /// undoes.
  void playPhysicsFromStart(double restFrames);
  /// These do so in parts, since it may take long: the first begins it; then restOn() goes on for a
  /// tick of an actor's rest, or of as many actors as rest together, and returns false when all
  /// have rested. The result has equal bits. Any other change of the show's actors, motions or
  /// physics ends it early, and so does a frame.
  void beginPhysicsFromStart(double restFrames);
  [[nodiscard]] bool restOn();
  /// Returns whether some actor's bodies move, by no cache: then a frame depends on those before
  /// it.
  [[nodiscard]] bool hasPhysics() const;
  /// Sets the frame at which the song ends that is heard with the show; 0: there is none. Physics
  /// goes on as long as it.
  void setSongEnd(double frame);
  /// Returns whether the song ends after all motions.
  [[nodiscard]] bool songGoesOn() const;
  /// Returns the frame from which on all physics stands still: a second after the end of all
  /// motions that are on, the camera's among them, and of the song. In this second moving bodies
  /// come to rest.
  [[nodiscard]] double physicsEnd() const;

  /// Sets how many threads evaluate actors, 1 or more; one per core at first. The result has equal
  /// bits with any number.
  void setThreads(int threads);
  /// Evaluates the show at a frame; one that isn't finite counts as 0. Odori allocates nothing for
  /// it, except for the scene's keys after a change. Bullet may allocate for physics: for bodies
  /// that come to touch, and where a frame restarts physics. With several threads, TBB allocates
  /// its tasks.
  const ShowFrame& evaluate(double frame);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
