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

/// These are the tracks of an actor's motions and poses that its model doesn't have.
struct UnmatchedTracks {
  std::vector<vmd::Unmatched> bones, morphs, chains;
};

/// This says how bodies are moved, for all actors of a show.
struct PhysicsChoice {
  bool on = false;
  PhysicsSettings settings;
  PhysicsPacing pacing;
  /// Bodies of several actors meet, as in MMD: they are in one world, so on one thread. Else each
  /// actor has a world of its own. An actor that has another size than its file, soft bodies, or a
  /// position beyond 1,000 units from the show's origin has a world of its own in any case.
  bool together = true;
};

struct ActorState;
struct GoalScene;
class PhysicsParticipant;

/// This class is one model with its motions, and the user's switches over them. A show evaluates it
/// for each of its actors.
class Actor {
 public:
  /// `scope` is Bones for poses only; then vertices and materials stay as the file has them.
  explicit Actor(std::shared_ptr<const LoadedModel> model, pmx::MorphScope scope = pmx::MorphScope::All);
  ~Actor();
  Actor(Actor&&) noexcept;
  Actor& operator=(Actor&&) noexcept;

  [[nodiscard]] const std::shared_ptr<const LoadedModel>& loadedModel() const;
  [[nodiscard]] const pmx::Model& model() const { return loadedModel()->model; }
  [[nodiscard]] const ik::Skeleton& skeleton() const { return loadedModel()->skeleton; }

  [[nodiscard]] const ActorSwitches& switches() const;
  /// Takes over all switches; whatever depends on those that have changed is made anew, and nothing
  /// else. Numbers beyond their ranges are clamped. Chains beyond those of the model are left out,
  /// and those that aren't listed stay as they are. Outside parents stay, too: Show::attach() sets
  /// them. For an actor in a show use Show::set(), which brings the show's camera, last frame and
  /// ghosts up to date.
  void set(ActorSwitches wanted);
  /// Sets one of them, as in set(&ActorSwitches::opacity, 0.5F).
  template <class Value>
  void set(Value ActorSwitches::*field, std::type_identity_t<Value> value) {
    if (switches().*field == value) return;
    ActorSwitches wanted = switches();
    wanted.*field = std::move(value);
    set(std::move(wanted));
  }

  // These set single switches that many callers set. If two motions have a key of a bone on one
  // frame, the later motion's counts, as in MMD's merge.
  void setMotions(std::vector<MotionUse> motions);
  void setNames(std::vector<vmd::BoneName> names);
  void setIkMode(IkMode mode);  ///< of every chain
  void setChainMode(std::size_t chain, IkMode mode);
  void setSolverSwitches(const ik::SolverSwitches& switches);
  void setPlacement(const Placement& placement);
  void setEdits(Edits edits, bool on = true);
  void setGoals(std::vector<Goal> goals);
  /// Sets the solvers of the chains. `measured`: chainReports() reports the chains also where all
  /// of them are MMD's.
  void setChainSolvers(std::vector<ChainSolver> chainSolvers, bool measured = false);

  /// Takes over another actor's motions and names, bound once for both. Both must have the same
  /// model.
  void shareMotions(const Actor& other);
  [[nodiscard]] const std::vector<MotionUse>& motions() const { return switches().motions; }
  [[nodiscard]] const vmd::MotionBinding& binding() const;
  /// Returns where frame 0 lies in binding(): above 0 where a shift lets a motion begin before it.
  [[nodiscard]] double motionStart() const;
  /// Returns the unmatched tracks of the motions and poses that are switched on.
  [[nodiscard]] UnmatchedTracks unmatched() const;
  /// Returns those of the poses only.
  [[nodiscard]] const UnmatchedTracks& unmatchedOfPoses() const;
  /// Returns the last frame of the motions that are switched on.
  [[nodiscard]] double lastFrame() const;

  /// Returns the results of solving in the last frame that was made, per chain; empty where all
  /// chains are MMD's and nothing is measured.
  [[nodiscard]] std::span<const ChainReport> chainReports() const;

  /// Returns the results of the goals in the last frame that was made, one per goal.
  [[nodiscard]] std::span<const GoalReport> goalReports() const;
  /// Returns what a goal to reach something solved in the last frame that was made: the pose
  /// before, how it may move, and the targets, model space. Null where it turns or slides no bones.
  [[nodiscard]] const ik::solvers::ModelChain* goalProblem(std::size_t goal) const;
  /// Takes from the show what goals refer to; `self` is the actor's id in it. Allocates nothing
  /// where nothing has changed.
  void seeGoals(const GoalScene& scene, ActorId self);

  /// Returns everything that is laid over the motions: the poses, and over them the edits where
  /// they are switched on.
  [[nodiscard]] const Edits& laidEdits() const;

  /// Becomes the ghost of another actor of the same model: it gets that actor's switches, changed
  /// by its GhostChoice. Its bodies meet no others. Does nothing where nothing was set since the
  /// last call.
  void becomeGhostOf(const Actor& other);
  /// Takes over all switches of another actor of the same model, and its attachments, but not its
  /// goals and physics. hold() sets where its outside parents are. Does nothing where nothing was
  /// set since the last call.
  void follow(const Actor& other);
  /// Sets where the bone of an outside parent is: world space.
  void hold(std::size_t outsideParent, const base::Transform& bone);
  /// Becomes the stand-in of another actor in a view: as becomeGhostOf(), but opaque and at its
  /// position.
  void becomeStandInOf(const Actor& other, const ViewSolver& view);

  /// Takes over the show's choice of physics. Other settings restart it, another gravity doesn't.
  void setPhysics(const PhysicsChoice& choice);
  /// Lets the next frame restart physics, with rest and pre-roll.
  void resetPhysics();
  /// Starts physics at a frame now, with this many frames of rest there.
  void startPhysics(double frame, double restFrames);
  /// Sets the last frame of the show that the actor is part of, where that is longer than its own
  /// motions; 0 at first. Infinite: physics never stands still.
  void setShowEnd(double lastFrame);
  /// Returns the frame from which on physics stands still: a second after the end of the actor's
  /// motions and of its show. In this second moving bodies come to rest.
  [[nodiscard]] double physicsEnd() const;
  /// Return null without rigid and soft bodies, and while physics is off.
  [[nodiscard]] MotionPhysics* physics();
  [[nodiscard]] const MotionPhysics* physics() const;

  /// Returns the issues of the frames evaluated since the motions changed, once each: the first
  /// bone that left its range (limits.md), bodies that were too many to meet (limits.md).
  [[nodiscard]] base::Issues playIssues() const;
  /// Returns how many they are, without allocation.
  [[nodiscard]] std::size_t playIssueCount() const;

  /// Returns what CoupledActors and SharedWorld use of this actor. It stays valid if the actor is
  /// moved.
  [[nodiscard]] PhysicsParticipant participant();

  /// Begins to lead over from the pose of the frame that was made last to those of the frames to
  /// come (PoseBlend). The caller moves the blend on; without a frame nothing is led over.
  void beginBlend();
  /// Sets how far the blend has come in the next frame: 0 begins, 1 ends it.
  void setBlend(float amount);

  /// Makes a frame; one that isn't finite counts as 0. Nothing is allocated except by physics
  /// (Show::evaluate()). Attached bones stay where their outside parents were last;
  /// Show::evaluate() moves them along.
  const ActorFrame& evaluate(double frame);
  /// Makes frames of several actors of one model, each at its own frame (as many as actors), with
  /// equal bits. It is several times as fast where chains are solved by MMD's solver and nothing
  /// but motions moves the actors. They may not be attached to each other.
  static void evaluate(std::span<Actor> actors, std::span<const double> frames, ik::PosesSideBySide& sideBySide);
  /// Returns the frame that was made last.
  [[nodiscard]] const ActorFrame& frame() const;
  /// Returns the pose. After the model's bones it has one more for each outside parent, at that
  /// parent's transform.
  [[nodiscard]] const ik::Pose& pose() const;
  /// Returns the skeleton of pose(): the model's, or the one with outside parents.
  [[nodiscard]] const ik::Skeleton& posedSkeleton() const;
  /// Returns per morph the weight that motions, poses and edits gave it in that frame, before
  /// groups and flips.
  [[nodiscard]] std::span<const float> sampledWeights() const;
  /// Computes these weights without edits, from motions and poses only. One element per morph.
  void weightsWithoutEdits(std::span<float> weights) const;
  /// Returns per morph 1 where that weight isn't 0, or where a motion, a pose or an edit sets it.
  [[nodiscard]] std::vector<std::uint8_t> movedMorphs() const;

 private:
  void imitate(const Actor& other, ActorSwitches as);
  std::unique_ptr<ActorState> state_;
};

}  // namespace app
