// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/actor_switches.h"
#include "app/show/motion_physics.h"
#include "app/show/side_by_side.h"
#include "ik/pose.h"
#include "pmx/deform/morph_job.h"
#include "vmd/motion_binding.h"

namespace ik {
class PosesSideBySide;
}

namespace app {

/// What the motions and poses of an actor move and its model doesn't have.
struct UnmatchedTracks {
  std::vector<vmd::Unmatched> bones, morphs, chains;
};

/// How bodies are moved, of all actors of a show.
struct PhysicsChoice {
  bool on = false;
  PhysicsSettings settings;
  PhysicsPacing pacing;
  /// Bodies of several actors meet, as in MMD: in one world, so on one thread. Else each actor has a world of its own. So has,
  /// in any case, an actor that has another size than its file, soft bodies, or a place beyond 1,000 units from the show's origin.
  bool together = true;
};

struct GoalScene;

/// One model with its motions, and the user's switches over them: what a show evaluates for each of its dancers.
class Actor {
 public:
  /// Scope Bones: for poses alone; vertices and materials stay as the file has them.
  explicit Actor(std::shared_ptr<const LoadedModel> model, pmx::MorphScope scope = pmx::MorphScope::All);
  ~Actor();
  Actor(Actor&&) noexcept;
  Actor& operator=(Actor&&) noexcept;

  [[nodiscard]] const std::shared_ptr<const LoadedModel>& loadedModel() const;
  [[nodiscard]] const pmx::Model& model() const { return loadedModel()->model; }
  [[nodiscard]] const ik::Skeleton& skeleton() const { return loadedModel()->skeleton; }

  [[nodiscard]] const ActorSwitches& switches() const;
  /// Takes over all switches; what follows from those that are others now is made anew, and nothing else. Numbers beyond their
  /// ranges are clamped; chains beyond those of the model are left out, and those that aren't named stay as they are. Outside
  /// parents stay, too: Show::attach() sets them. Of an actor in a show: Show::set(), which brings the show's camera, last
  /// frame and ghosts up to date.
  void set(ActorSwitches wanted);
  /// One of them, such as set(&ActorSwitches::opacity, 0.5F).
  template <class Value>
  void set(Value ActorSwitches::*field, std::type_identity_t<Value> value) {
    if (switches().*field == value) return;
    ActorSwitches wanted = switches();
    wanted.*field = std::move(value);
    set(std::move(wanted));
  }

  // Single ones that many set. Of two keys of a bone on one frame the later motion's counts, as in MMD's merge.
  void setMotions(std::vector<MotionUse> motions);
  void setNames(std::vector<vmd::BoneName> names);
  void setIkMode(IkMode mode);  ///< of every chain
  void setChainMode(std::size_t chain, IkMode mode);
  void setSolverSwitches(const ik::SolverSwitches& switches);
  void setPlacement(const Placement& placement);
  void setEdits(Edits edits, bool on = true);
  void setGoals(std::vector<Goal> goals);
  /// `measured`: chainReports() tells of the chains also where all of them are MMD's.
  void setWays(std::vector<ChainSolver> ways, bool measured = false);

  /// The same motions and names as another actor's, bound once for both. Their models have to be one.
  void shareMotions(const Actor& other);
  [[nodiscard]] const std::vector<MotionUse>& motions() const { return switches().motions; }
  [[nodiscard]] const vmd::MotionBinding& binding() const;
  /// Where frame 0 lies in binding(): above 0 where a shift lets a motion begin before it.
  [[nodiscard]] double motionStart() const;
  /// Of the motions and poses that are switched on.
  [[nodiscard]] UnmatchedTracks unmatched() const;
  /// Of the poses alone.
  [[nodiscard]] const UnmatchedTracks& unmatchedOfPoses() const;
  /// Of those that are switched on.
  [[nodiscard]] double lastFrame() const;

  /// What solving came to in the frame that was made last, per chain; empty where all chains are MMD's and nothing is
  /// measured.
  [[nodiscard]] std::span<const ChainReport> chainReports() const;

  /// What came of the goals in the frame that was made last; one a goal.
  [[nodiscard]] std::span<const GoalReport> goalReports() const;
  /// What goals are about, from the show; `self`: the actor's name in it. Allocates nothing where nothing has changed.
  void seeGoals(const GoalScene& scene, ActorId self);

  /// The edits, where they count, over the poses: what is laid over the motions in all.
  [[nodiscard]] const Edits& laidEdits() const;

  /// Becomes the ghost of another actor of the same model: its switches are that actor's, but for what its GhostChoice says. Its
  /// bodies meet nobody's. Nothing is done where nothing was set since the last call.
  void becomeGhostOf(const Actor& other);
  /// Takes over all switches of another actor of the same model, and what it hangs from, but not its goals and physics. Where
  /// its outside parents are is told by hold(). Nothing is done where nothing was set since the last call.
  void follow(const Actor& other);
  /// Where the bone is that an outside parent stands for: world space.
  void hold(std::size_t outsideParent, const base::Transform& bone);
  /// Becomes the stand-in of another actor in a view: as becomeGhostOf(), but opaque and in its place.
  void becomeStandInOf(const Actor& other, const ViewSolver& view);

  /// What the show says of physics. Other settings begin it anew, other gravity doesn't.
  void setPhysics(const PhysicsChoice& choice);
  /// The next frame begins physics anew, with rest and pre-roll.
  void resetPhysics();
  /// Begins physics at a frame now, with this many frames of rest there.
  void startPhysics(double frame, double restFrames);
  /// The last frame of the show that the actor is part of, where that is longer than its own motions; 0 at first. Infinite:
  /// physics never stands still.
  void setShowEnd(double lastFrame);
  /// The frame from which on physics stands still: a second behind the end of the actor's motions and of its show, in which
  /// what moves comes to rest.
  [[nodiscard]] double physicsEnd() const;
  /// Null without rigid and soft bodies, and while physics is off.
  [[nodiscard]] MotionPhysics* physics();
  [[nodiscard]] const MotionPhysics* physics() const;

  /// What was odd in the frames evaluated since the motions changed, once each: the first bone that left its range
  /// (limits.md), bodies that were too many to meet (limits.md).
  [[nodiscard]] base::Issues playIssues() const;
  /// How many they are; without allocation.
  [[nodiscard]] std::size_t playIssueCount() const;

  /// Makes a frame; one that isn't finite counts as 0. Nothing is allocated, but by physics (Show::evaluate()). Bones with outside parents stay where those
  /// parents were last: Show::evaluate() brings them along.
  const ActorFrame& evaluate(double frame);
  /// The same of several actors of one model, each at its own frame (as many as actors), and with the same bits: several times as
  /// fast where chains are solved by MMD's way and nothing but motions moves the actors. They may not hang from each other.
  static void evaluate(std::span<Actor> actors, std::span<const double> frames, ik::PosesSideBySide& sideBySide);
  /// The one made last.
  [[nodiscard]] const ActorFrame& frame() const;
  /// Behind the model's bones it has one more for each outside parent: where that is.
  [[nodiscard]] const ik::Pose& pose() const;
  /// What pose() is of: the model's skeleton, or the one with outside parents.
  [[nodiscard]] const ik::Skeleton& posedSkeleton() const;
  /// Per morph the weight that motions, poses and edits gave it in that frame, before groups and flips.
  [[nodiscard]] std::span<const float> sampledWeights() const;
  /// The same without edits: what motions and poses say alone. One element a morph.
  void weightsWithoutEdits(std::span<float> weights) const;
  /// Per morph 1 where that weight isn't 0, or a motion, a pose or an edit is about it.
  [[nodiscard]] std::vector<std::uint8_t> movedMorphs() const;

 private:
  friend class CoupledActors;
  void imitate(const Actor& other, ActorSwitches as);
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
