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

/// An actor of a frame.
struct ShownActor {
  ActorId id = 0;
  const ActorFrame* frame = nullptr;
  ActorId ghostOf = 0;         ///< of a ghost or a stand-in: its actor
  ViewMask views = kAllViews;  ///< of Show::setSideBySide(), those that show it
};

/// A show at one moment. Spans live until the show's next frame or change.
struct ShowFrame {
  SceneFrame scene;
  std::span<const ShownActor> actors;  ///< in the order in which they are drawn
  std::span<const ShownActor> ghosts;  ///< of some of them, drawn over all; their ids are nobody else's
  std::span<const ShownActor> standIns =
      {};  ///< of an actor, in the views that don't show itself: see Show::setSideBySide()
};

/// Actors and what they share: the scene's tracks (camera, light, self shadow) and the word on physics. All a frame needs.
class Show {
 public:
  Show();
  ~Show();
  Show(const Show&) = delete;
  Show& operator=(const Show&) = delete;

  /// A new actor, drawn behind the others in order, and so over them. The same model may come again.
  ActorId add(std::shared_ptr<const LoadedModel> model);
  /// The same under an id that no actor has now, such as that of one that was removed and comes back; not 0.
  void insert(ActorId id, std::shared_ptr<const LoadedModel> model);
  /// An id that add() and this haven't given yet.
  [[nodiscard]] ActorId newId();
  /// Nothing happens where there is no actor of that id.
  void remove(ActorId id);
  /// Actors and the scene's motions go; switches stay.
  void clear();

  [[nodiscard]] std::size_t size() const;
  /// In the order of drawing.
  [[nodiscard]] std::span<const ActorId> order() const;
  /// The same actors in another order; ids that no actor has are passed over, actors that aren't named come last.
  void setOrder(std::vector<ActorId> order);
  /// Null where there is no actor of that id. It stays where it is until it is removed, or the show is cleared or gone.
  [[nodiscard]] Actor* actor(ActorId id);
  [[nodiscard]] const Actor* actor(ActorId id) const;

  /// Hangs bones of an actor from bones of others, in place of all there were: MMD's outside parents. Actors are evaluated
  /// after those they hang from; their physics sees at each tick where those bones are then, moved by what physics moves
  /// them. Physics of actors that are tied to each other begins anew together. One that is removed lets go of the others.
  /// Errors: BadArgument of an actor or bone that isn't there, a bone named twice, or actors in a circle; nothing changes
  /// then.
  [[nodiscard]] base::Result<void> attach(ActorId id, std::vector<OutsideParent> parents);
  /// Whether an actor may hang from another: both are there, and it would close no circle.
  [[nodiscard]] bool mayHang(ActorId id, ActorId from) const;

  /// Gives an actor a ghost, or another one, or none: the switch alone. It is evaluated with the show, and is none of its actors.
  /// A model without chains has none. Nothing happens where there is no such actor.
  void setGhost(ActorId id, const std::optional<GhostChoice>& choice);
  /// The ghost of an actor, or the stand-in of that id, as it was posed last; null without one.
  [[nodiscard]] const Actor* ghostOf(ActorId id) const;
  /// Its id in ShowFrame::ghosts; 0 without one. It stays while the actor has any.
  [[nodiscard]] ActorId ghostId(ActorId id) const;

  /// Where the eye is that looks at the show, at each frame, for goals that are about it; empty: at the motions' camera.
  void setEye(GoalEye eye);

  /// Several views beside each other show an actor, each with its chains solved as it says: index i of ShownActor::views is
  /// that of `views`. Where a view asks for what the actor does anyway it shows the actor itself; for the others there are
  /// stand-ins, evaluated with the show and none of its actors, with bodies of their own that meet nobody's. Less than two
  /// views: there are none any more. True: stand-ins came or went. To be said again after the actor's ways have changed.
  bool setSideBySide(ActorId id, std::span<const ViewSolver> views);
  /// As they are in ShowFrame::standIns.
  [[nodiscard]] std::span<const ShownActor> standIns() const;

  /// All switches of an actor but its outside parents, which attach() sets. Motions that have camera, light or self-shadow keys
  /// move the scene as well. (Actor::set() of an actor in a show would leave the show's camera, light, last frame and ghosts as
  /// they were.) Nothing happens where there is no actor of that id.
  void set(ActorId id, const ActorSwitches& switches);
  /// The motions alone.
  void setMotions(ActorId id, std::vector<MotionUse> motions);
  /// Motions of the scene alone. Of two keys on one frame theirs count, then those of actors later in order.
  void setSceneMotions(std::vector<MotionUse> motions);
  [[nodiscard]] const std::vector<MotionUse>& sceneMotions() const;
  // The first of these questions, or the first frame, after motions or actors have changed gathers the scene's keys.
  [[nodiscard]] bool hasCamera() const;
  [[nodiscard]] bool hasLight() const;
  /// Camera, light and self shadow of all motions; frame 0 lies at sceneStart() in them.
  [[nodiscard]] const vmd::SceneTracks& sceneTracks() const;
  [[nodiscard]] double sceneStart() const;
  /// Largest frame of any motion that is switched on, 0 without; at most base::kMaxFrame.
  [[nodiscard]] double lastFrame() const;

  /// Of all actors. Off at first.
  void setPhysics(const PhysicsChoice& choice);
  [[nodiscard]] const PhysicsChoice& physics() const;
  /// The next frame begins physics anew, with rest and pre-roll.
  void resetPhysics();
  /// Begins physics at a frame now, with this many frames of rest there.
  void startPhysics(double frame, double restFrames);
  /// The same at frame 0; and from there the motions are played up to whatever frame is asked for, however far: the same
  /// hair in every range of a film. Physics must be on. It sets PhysicsChoice::pacing to its defaults without a longest run,
  /// which a later setPhysics() undoes.
  void playPhysicsFromStart(double restFrames);
  /// The same in parts, for what takes long: begins it; then restOn() goes on for a tick of an actor's rest, or of as many actors
  /// as rest together, and is false when all have rested. It ends with the same bits. What else changes the show's
  /// actors, motions or physics ends it early, and so does a frame.
  void beginPhysicsFromStart(double restFrames);
  [[nodiscard]] bool restOn();
  /// Some actor's bodies move, by no cache: what a frame shows depends on those before it.
  [[nodiscard]] bool hasPhysics() const;
  /// The frame at which the song ends that is heard with the show; 0: there is none. Physics goes on as long as it.
  void setSongEnd(double frame);
  /// The song ends behind all motions.
  [[nodiscard]] bool songGoesOn() const;
  /// The frame from which on all physics stands still: a second behind the end of all motions that are on, the camera's among
  /// them, and of the song, in which what moves comes to rest.
  [[nodiscard]] double physicsEnd() const;

  /// How many threads evaluate actors, 1 or more; one a core at first. What comes out has the same bits with any number.
  void setThreads(int threads);
  /// The show at a frame; one that isn't finite counts as 0. Odori allocates nothing for it, but for the scene's keys after a change.
  /// Bullet may allocate for physics: for bodies that come to touch, and where a frame begins physics anew. With several threads,
  /// TBB allocates its tasks.
  const ShowFrame& evaluate(double frame);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
