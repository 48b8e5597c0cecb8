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
#include "vmd/bone_names.h"

namespace app {

/// A motion or a pose as an actor or a scene plays it. Poses stand over all motions of an actor, whatever their order; of
/// several poses that set a bone the last one counts. They have no shift, and move no scene.
struct MotionUse {
  std::shared_ptr<const LoadedMotion> motion;
  bool on = true;
  std::int32_t shift = 0;  ///< frames of 1/30 s that it begins later; -kMaxShift to kMaxShift
  bool operator==(const MotionUse&) const = default;
};
inline constexpr std::int32_t kMaxShift = 10'000'000;

/// The frame at which motions end that are switched on, shifts counted; 0 without any, base::kMaxFrame at most.
[[nodiscard]] double endOf(std::span<const MotionUse> motions);

inline constexpr float kMinRootMotionScale = 0.25F, kMaxRootMotionScale = 4.0F;

/// All that a user says of an actor: one value. An actor holds it (Actor::set()), its ghosts copy it, a document compares it to
/// see what a step changed, and a show file tells it. A field that is added here is compared and copied at once; its name
/// in show files stands in app/description/plain_switches.h where it is a number or a yes or no.
struct ActorSwitches {
  std::vector<MotionUse> motions;
  std::vector<IkMode> chains;     ///< one per chain of the model
  std::vector<ChainSolver> ways;  ///< per chain; chains beyond them are solved MMD's way
  ik::SolverSwitches solver;
  bool visible = true;
  bool physics = true;  ///< Its bodies move where the show's physics is on.
  Placement placement;  ///< of an accessory (.x) that hangs: in the space of the bone that holds it, as MMD has it
  Edits edits;          ///< by hand, over motions and poses
  bool editsOn = true;  ///< The edits count; else they are kept.
  std::vector<OutsideParent> outsideParents;  ///< one a bone
  float opacity = 1.0F;                       ///< 0 to 1: times the alpha of its materials and outlines
  bool groundShadow = true;                   ///< It throws a shadow on the ground where the picture has them.
  std::vector<std::int32_t>
      hiddenMaterials;               ///< aren't drawn, nor their outlines and shadows, whatever their state; rising
  std::vector<vmd::BoneName> names;  ///< bones that stand for names of motions and poses; one a name
  std::optional<GhostChoice> ghost;  ///< none: no ghost
  std::vector<Goal> goals;           ///< at most kMaxGoals; later ones see what those before them did
  /// The ways of the bones that carry body and feet are multiplied by it (ik-and-goals.md 8); from kMinRootMotionScale to
  /// kMaxRootMotionScale.
  float rootMotionScale = 1.0F;
  bool operator==(const ActorSwitches&) const = default;
};

}  // namespace app
