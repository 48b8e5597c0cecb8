// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "app/parallel/parallel.h"
#include "app/show/coupled_actors.h"
#include "app/show/goal_floors.h"
#include "app/show/show.h"

namespace app {

/// What a show consists of; Show is what others see of it.
struct Show::State {
  // Pointers to actors are given out: they stay where they are, whoever comes or goes.
  struct Member {
    ActorId id;
    std::unique_ptr<Actor> actor;
  };
  struct Ghost {
    ActorId id, of;
    std::unique_ptr<Actor> actor;
    ViewMask views = 0;  // of a stand-in: those that show it; 0: a ghost
    ViewSolver solver;   // of them
  };

  /// Null where there is none.
  [[nodiscard]] Member* find(ActorId id);
  /// The ghost of an actor, no stand-in; null where there is none.
  [[nodiscard]] Ghost* findGhost(ActorId of);
  /// In `order`; its size where there is no such actor.
  [[nodiscard]] std::size_t placeOf(ActorId id) const;

  /// To be called after any change of what the name says: the lists below follow.
  void membersChanged();
  void ghostsChanged();
  void ghostsShown();  ///< which ghosts, stand-ins and views there are

  /// The scene's keys are those of all motions, on one line of frames. They are gathered when they are asked for, for thousands of
  /// actors may come one after the other.
  void gatherMotions();
  bool gathered = false;

  /// Tells all actors where the show ends.
  void tellEnd();

  /// Ghosts come behind the members, and hang from what their actors hang from.
  void tie();

  /// Before each frame: ghosts do what their actors do, goals see the actors as they were posed last.
  void updateGhosts();
  void seeGoals();

  std::vector<Member> members;  // in the order of drawing
  std::vector<ActorId> order;
  std::vector<ShownActor> shown;
  std::vector<Ghost> ghosts;
  std::vector<ShownActor> shownGhosts, shownStandIns;
  ActorId beside = 0;                                  // who is shown in several views; 0: nobody
  ViewMask ownViews = kAllViews;                       // of them, those that show that actor itself
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
  CoupledActors tied;
  ShowFrame out;
};

}  // namespace app
