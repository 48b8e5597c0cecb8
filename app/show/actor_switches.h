// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/chain_solvers.h"
#include "app/show/edits.h"
#include "app/show/frame.h"
#include "app/show/ghost.h"
#include "app/show/goal.h"
#include "app/show/outside_parent.h"
#include "app/show/placement.h"
#include "app/show/readout.h"
#include "ik/solvers/bone_freedom.h"
#include "vmd/bone_names.h"

namespace app {

/// This is a motion or a pose as an actor or a scene plays it. Poses override all motions of an
/// actor, whatever their order; if several poses set a bone, the last one counts. They have no
/// shift, and move no scene.
struct MotionUse {
  std::shared_ptr<const LoadedMotion> motion;
  bool on = true;
  std::int32_t shift = 0;  ///< frames of 1/30 s that it begins later; -kMaxShift to kMaxShift
  bool operator==(const MotionUse&) const = default;
};
inline constexpr std::int32_t kMaxShift = 10'000'000;

/// Returns the frame at which the motions end that are switched on, with their shifts; 0 without
/// any, base::kMaxFrame at most.
[[nodiscard]] double endOf(std::span<const MotionUse> motions);

inline constexpr std::size_t kMaxFreedoms = 256;  ///< of one actor
inline constexpr float kMinRootMotionScale = 0.25F, kMaxRootMotionScale = 4.0F;

/// These are all switches of an actor: one value. An actor holds it (Actor::set()), its ghosts copy
/// it, a document compares it to find what a step changed, and a show file stores it. A field that
/// is added here is compared and copied at once.
struct ActorSwitches {
  std::vector<MotionUse> motions;
  std::vector<IkMode> chains;             ///< one per chain of the model
  std::vector<ChainSolver> chainSolvers;  ///< per chain; chains beyond them are solved by MMD's solver
  ik::SolverSwitches solver;
  bool visible = true;
  bool physics = true;  ///< its bodies move where the show's physics is on
  /// For an accessory (.x) that is attached, this is in the space of the bone that holds it, as in
  /// MMD.
  Placement placement;
  Edits edits;                                ///< by hand, over motions and poses
  bool editsOn = true;                        ///< if false, the edits are kept but not applied
  std::vector<OutsideParent> outsideParents;  ///< one per bone
  /// This is 0 to 1, multiplied with the alpha of its materials and outlines.
  float opacity = 1.0F;
  /// It throws a shadow on the ground where the picture has such shadows.
  bool groundShadow = true;
  /// These materials aren't drawn, nor their outlines and shadows, whatever their state; rising.
  std::vector<std::int32_t> hiddenMaterials;
  /// These bones stand for names of motions and poses; one per name.
  std::vector<vmd::BoneName> names;
  std::optional<GhostChoice> ghost;  ///< none: no ghost
  /// There are at most kMaxGoals; later ones see the results of those before them.
  std::vector<Goal> goals;
  /// How bones may move while chains and goals are solved, beside what the file says: by rising
  /// bones, one each, kMaxFreedoms at most.
  std::vector<ik::solvers::BoneFreedom> freedoms;
  /// The paths of the bones that carry body and feet are multiplied by it (ik-and-goals.md 8); from
  /// kMinRootMotionScale to kMaxRootMotionScale.
  float rootMotionScale = 1.0F;
  /// These are written over pictures of it; at most kMaxReadouts.
  std::vector<Readout> readouts;
  bool operator==(const ActorSwitches&) const = default;
};

}  // namespace app
