// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "app/parallel/parallel.h"
#include "app/show/coupled_actors.h"
#include "app/show/goal_floors.h"
#include "app/show/show.h"

namespace app {

/// This is the private state of a show.
struct Show::State {
  // Pointers to actors are given out, so they stay where they are in memory, whatever is added or
  // removed.
  struct Member {
    ActorId id;
    std::unique_ptr<Actor> actor;
  };
  struct Ghost {
    ActorId id, of;
    std::unique_ptr<Actor> actor;
    ViewMask views = 0;  // for a stand-in: the views that show it; 0: a ghost
    ViewSolver solver;   // of those views
  };
  /// This is a stand-in that views need.
  struct StandIn {
    ActorId of;
    ViewSolver solver;
    ViewMask views;
  };

  /// Returns null where there is none.
  [[nodiscard]] Member* find(ActorId id);
  /// Returns the ghost of an actor, no stand-in; null where there is none.
  [[nodiscard]] Ghost* findGhost(ActorId of);
  /// Returns the index in `order`; its size where there is no such actor.
  [[nodiscard]] std::size_t indexOf(ActorId id) const;

  /// Adds the stand-ins that these views need of an actor, and returns the views that show itself.
  [[nodiscard]] static ViewMask addStandIns(const Member& of, std::span<const ViewSolver> views,
                                            std::vector<StandIn>& wanted);

  /// These have to be called after any change that their name says: the lists below are updated.
  void membersChanged();
  void ghostsChanged();
  void ghostsShown();  ///< for the ghosts, stand-ins and views that exist

  /// Gathers the scene's keys, which are those of all motions, on one line of frames. It waits
  /// until they are asked for, since thousands of actors may be added one after the other.
  void gatherMotions();
  bool gathered = false;

  /// Tells all actors where the show ends.
  void tellEnd();

  /// Couples the actors. Ghosts come after the members, and are attached to what their actors are
  /// attached to.
  void couple();

  /// These run before each frame: ghosts do what their actors do, goals see the actors as they were
  /// posed last.
  void updateGhosts();
  void seeGoals();

  std::vector<Member> members;  // in the order of drawing
  std::vector<ActorId> order;
  std::vector<ShownActor> shown;
  std::vector<Ghost> ghosts;
  std::vector<ShownActor> shownGhosts, shownStandIns;
  // These actors are shown in several views, each itself in those of its mask.
  std::vector<std::pair<ActorId, ViewMask>> beside;
  std::vector<Actor*> all;                             // members, then ghosts
  std::vector<std::pair<ActorId, const Actor*>> byId;  // scratch of seeGoals(): the members
  GoalFloors floors;
  GoalEye eye;
  std::vector<MotionUse> sceneMotions;
  vmd::SceneTracks scene{{}};
  double sceneStart = 0.0;  // where frame 0 lies in the scene's tracks
  double lastFrame = 0.0;
  double songEnd = 0.0;  // frame; 0: there is no song
  PhysicsChoice physics;
  ActorId lastId = 0;
  int threads = defaultThreadCount();
  double frame = 0.0;  // of the actors that are being evaluated
  CoupledActors coupled;
  ShowFrame out;
};

}  // namespace app
