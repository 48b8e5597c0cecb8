// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/chain_ways.h"
#include "app/show/edits.h"
#include "app/show/frame.h"
#include "app/show/ghost.h"
#include "app/show/goal.h"
#include "app/show/motion_physics.h"
#include "app/show/outside_parent.h"
#include "app/show/placement.h"
#include "app/show/side_by_side.h"
#include "ik/pose.h"
#include "pmx/deform/morph_job.h"
#include "vmd/bone_names.h"
#include "vmd/motion_binding.h"

namespace ik {
class PosesSideBySide;
}

namespace app {

/// A motion or a pose as an actor or a scene plays it. Poses stand over all motions of an actor, whatever their order; of
/// several poses that set a bone the last one counts. They have no shift, and move no scene.
struct MotionUse {
  std::shared_ptr<const LoadedMotion> motion;
  bool on = true;
  std::int32_t shift = 0;  ///< frames of 1/30 s that it begins later; -kMostShift to kMostShift
  bool operator==(const MotionUse&) const = default;
};
inline constexpr std::int32_t kMostShift = 10'000'000;

/// The frame at which motions end that are switched on, shifts counted; 0 without any, base::kMostFrame at most.
[[nodiscard]] double endOf(std::span<const MotionUse> motions);

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
inline constexpr float kLeastTravel = 0.25F, kMostTravel = 4.0F;

/// All that a user says of an actor.
struct ActorSwitches {
  std::vector<MotionUse> motions;
  std::vector<IkMode> chains;  ///< per chain
  std::vector<ChainWay> ways;  ///< per chain; chains beyond them are solved MMD's way
  ik::SolverSwitches solver;
  bool visible = true;
  bool physics = true;  ///< where the show's physics is on
  Placement placement;
  Edits edits;                                ///< by hand, over motions and poses
  bool editsOn = true;                        ///< they count
  std::vector<OutsideParent> outsideParents;  ///< one a bone
  float opacity = 1.0F;                       ///< 0 to 1: times the alpha of its materials and outlines
  bool groundShadow = true;                   ///< where the picture has them
  std::vector<std::int32_t> hiddenMaterials;  ///< that aren't drawn, whatever their state; rising
  std::vector<vmd::BoneName> names;           ///< bones that stand for names of motions and poses; one a name
  std::optional<GhostChoice> ghost;           ///< none: no ghost
  std::vector<Goal> goals;                    ///< at most kMostGoals; later ones see what those before them did
  /// What the ways of the bones that carry body and feet are multiplied by (ik-and-goals.md 8).
  float travel = 1.0F;
};

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

  /// Takes the place of all motions and poses there were: MMD's merge, of two keys of a bone on one frame the later
  /// motion's counts. Of an actor in a show: Show::setMotions(), which brings the show's camera and last frame up to date.
  void setMotions(std::vector<MotionUse> motions);
  /// The same motions as another actor's, bound once for both. Their models have to be one.
  void shareMotions(const Actor& other);
  [[nodiscard]] const std::vector<MotionUse>& motions() const;
  [[nodiscard]] const vmd::MotionBinding& binding() const;
  /// Where frame 0 lies in binding(): above 0 where a shift lets a motion begin before it.
  [[nodiscard]] double motionStart() const;
  /// Of the motions and poses that are switched on.
  [[nodiscard]] UnmatchedTracks unmatched() const;
  /// Of the poses alone.
  [[nodiscard]] const UnmatchedTracks& unmatchedOfPoses() const;
  /// Of those that are switched on.
  [[nodiscard]] double lastFrame() const;

  /// Bones that stand for names of motions and poses that the model doesn't have; in place of all there were. The motions
  /// are bound anew where that is a change.
  void setNames(std::vector<vmd::BoneName> names);
  [[nodiscard]] const std::vector<vmd::BoneName>& names() const;

  void setIkMode(IkMode mode);  ///< of every chain
  void setChainMode(std::size_t chain, IkMode mode);
  [[nodiscard]] IkMode chainMode(std::size_t chain) const;
  void setSolverSwitches(const ik::SolverSwitches& switches);
  /// Per chain; those beyond the list are solved MMD's way. `measured`: chainReports() tells of the chains also
  /// where all of them are MMD's.
  void setWays(std::vector<ChainWay> ways, bool measured = false);
  [[nodiscard]] const std::vector<ChainWay>& ways() const;
  /// What solving came to in the frame that was made last, per chain; empty where all chains are MMD's and nothing is
  /// measured.
  [[nodiscard]] std::span<const ChainReport> chainReports() const;

  /// Takes the place of all goals there were. What they are about in other actors is seen by Show::evaluate().
  void setGoals(std::vector<Goal> goals);
  [[nodiscard]] const std::vector<Goal>& goals() const;
  /// What came of them in the frame that was made last; one a goal.
  [[nodiscard]] std::span<const GoalReport> goalReports() const;
  /// What goals are about, from the show; `self`: the actor's name in it. Allocates nothing where nothing has changed.
  void seeGoals(const GoalScene& scene, ActorId self);
  /// kLeastTravel to kMostTravel.
  void setTravel(float travel);
  [[nodiscard]] float travel() const;

  [[nodiscard]] ActorSwitches switches() const;
  /// All but the motions, outside parents and the ghost, which Show::setMotions(), Show::attach() and Show::setGhost() set.
  /// Chains beyond those of the model are left out.
  void setSwitches(const ActorSwitches& switches);

  void setVisible(bool visible);
  [[nodiscard]] bool visible() const;
  /// Of an accessory (.x) that hangs: in the space of the bone that holds it, as MMD has it.
  void setPlacement(const Placement& placement);
  [[nodiscard]] const Placement& placement() const;
  void setOpacity(float opacity);  ///< 0 to 1
  void setGroundShadow(bool on);
  /// Rising; those that the model doesn't have are ignored. Their outlines and shadows aren't drawn either.
  void setHiddenMaterials(std::vector<std::int32_t> materials);
  /// Takes the place of all edits there were. Off, they are kept and don't count.
  void setEdits(Edits edits, bool on = true);
  [[nodiscard]] const Edits& edits() const;
  [[nodiscard]] bool editsOn() const;
  /// The edits, where they count, over the poses: what is laid over the motions in all.
  [[nodiscard]] const Edits& laidEdits() const;

  /// What Show::attach() has set.
  [[nodiscard]] std::vector<OutsideParent> outsideParents() const;
  /// The same one by one, without allocation.
  [[nodiscard]] std::size_t outsideParentCount() const;
  [[nodiscard]] const OutsideParent& outsideParent(std::size_t index) const;

  /// What Show::setGhost() has set.
  [[nodiscard]] const std::optional<GhostChoice>& ghost() const;
  /// Becomes the ghost of another actor of the same model: takes over all that was said of it since the last call, and its
  /// place. Its bodies meet nobody's. Nothing is allocated where nothing was said.
  void haunt(const Actor& other);
  /// Takes over how another actor of the same model moves: motions, edits, chains, place, and what it hangs from, but not its goals
  /// and physics. Where its outside parents are is told by hold(). Nothing is allocated where nothing was said.
  void follow(const Actor& other);
  /// Where the bone is that an outside parent stands for: world space.
  void hold(std::size_t outsideParent, const base::Transform& bone);
  /// The same as its stand-in in a view, opaque and in its place.
  void standIn(const Actor& other, const ViewSolver& view);

  /// What the show says of physics. Other settings begin it anew, other gravity doesn't.
  void setPhysics(const PhysicsChoice& choice);
  /// The actor's own switch, on at first. Bodies move where this and the show's switch are on.
  void setOwnPhysics(bool on);
  [[nodiscard]] bool ownPhysics() const;
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
  friend class Show;  // keeps the ghost
  friend class TiedActors;
  void setGhost(const std::optional<GhostChoice>& choice);
  bool takeOver(const Actor& other);
  void imitate(const Actor& other);
  void solveAllBy(const ChainWay& way);
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
