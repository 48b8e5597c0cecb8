// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/description/edits_description.h"
#include "app/description/goals_description.h"
#include "app/description/hidden_materials.h"
#include "app/show/actor.h"
#include "app/view/camera_bookmarks.h"
#include "app/view/picture_options.h"

namespace app {

/// Keys of a JSON object that this version of the program doesn't know, with their values as text: they are written again
/// as they were. Keys are JSON pointers from the object on: `/hat`, and `/placement/hat` for one in an object that it has.
using UnknownKeys = std::map<std::string, std::string>;

/// A motion of a show that isn't read yet.
struct MotionDescription {
  std::filesystem::path file;
  bool on = true;
  std::int32_t shift = 0;  ///< as MotionUse
  UnknownKeys unknown{};
  /// It was named in a row of files, so whose it is is taken from its place there until assignMotions() has looked. Not saved.
  bool byPlace = false;
  bool operator==(const MotionDescription&) const = default;
};

/// The IK of an actor: of all chains, then of single ones by the IK bone's name.
struct IkChoice {
  IkMode all = IkMode::Motion;
  std::vector<std::pair<std::string, IkMode>> chains;
  ik::SolverSwitches solver;
  ChainSolver way{};                                        ///< how all chains are solved,
  std::vector<std::pair<std::string, ChainSolver>> ways{};  ///< and single ones
  bool operator==(const IkChoice&) const = default;
};

/// A bone of an actor that hangs from a bone of another: MMD's outside parent (app/show/outside_parent.h).
struct OutsideParentDescription {
  std::string bone;       ///< of the actor; empty: the one that asks for it, else the first root (attachingBone())
  std::size_t actor = 0;  ///< whom it hangs from: its place in ShowDescription::actors
  std::string parent;     ///< bone of that actor
  bool operator==(const OutsideParentDescription&) const = default;
};
inline constexpr std::size_t kMaxOutsideParents = 16;  ///< of one actor in a show file

/// A bone that stands for a name of motions and poses which the model doesn't have.
struct BoneNameDescription {
  std::string name;  ///< of the motions
  std::string bone;  ///< of the model, in Japanese or English
  bool operator==(const BoneNameDescription&) const = default;
};
inline constexpr std::size_t kMaxBoneNames = 1000;  ///< of one actor in a show file

struct ActorDescription {
  std::filesystem::path model;
  std::vector<MotionDescription> motions;  ///< in the order in which they are merged
  bool visible = true;
  bool physics = true;  ///< where the show's is on
  IkChoice ik;
  Placement placement;
  std::vector<OutsideParentDescription> outsideParents;
  /// A bone that it is to hang from, of whichever dancer is there when it is opened: of a .vac named without one. Not saved.
  std::string hangsFromSomebody;
  float opacity = 1.0F;  ///< as ActorSwitches
  /// Throws a shadow on the ground, where the look has them. Not said: models do, accessories (.x) don't.
  std::optional<bool> groundShadow;
  std::vector<BoneNameDescription> boneNames;
  std::optional<GhostChoice> ghost;  ///< none: no ghost
  std::vector<GoalDescription> goals;
  float rootMotionScale = 1.0F;  ///< as ActorSwitches
  EditsDescription edits;        ///< by hand, over motions and poses
  std::vector<HiddenMaterial> hiddenMaterials;
  UnknownKeys unknown{};
  bool operator==(const ActorDescription&) const = default;
};

/// The song of a show.
struct SongDescription {
  std::filesystem::path file;  ///< empty: none
  double offset = 0.0;         ///< seconds that it begins after frame 0; negative: its start isn't heard
  float volume = 1.0F;         ///< 0 to 1
  bool muted = false;
  UnknownKeys unknown{};
  bool operator==(const SongDescription&) const = default;
};

/// How bodies move in a show.
struct PhysicsDescription {
  bool on = true;
  base::Vec3 gravity{0.0F, -98.0F, 0.0F};  ///< units per second squared
  double settle = 30.0;                    ///< frames of rest at frame 0 before the motion plays
  bool together = true;                    ///< bodies of several actors meet (PhysicsChoice::together)
  UnknownKeys unknown{};
  bool operator==(const PhysicsDescription&) const = default;
};

/// What the picture is, besides actors.
struct LookDescription {
  PictureOptions picture;
  std::string background{"white"};         ///< a colour name, #rrggbb or #aarrggbb
  std::optional<vmd::CameraState> camera;  ///< instead of the motions'
  CameraBookmarks bookmarks;               ///< cameras to come back to
  UnknownKeys unknown{};
  bool operator==(const LookDescription&) const = default;
};

/// A show in words: files, and all that is chosen about them. The window, the command line, films and saved files make
/// theirs from it. Copyable; nothing is read yet.
struct ShowDescription {
  std::vector<ActorDescription> actors;    ///< in the order of drawing
  std::vector<MotionDescription> motions;  ///< of the scene: camera, light, self shadow
  PhysicsDescription physics;
  LookDescription look;
  SongDescription song;
  UnknownKeys unknown{};
  bool operator==(const ShowDescription&) const = default;
};

/// All files that a show is made of, but textures.
[[nodiscard]] std::vector<std::filesystem::path> filesOf(const ShowDescription& show);
/// The files on the disk that hold them, archives among them: what must not be written over.
[[nodiscard]] std::vector<std::filesystem::path> diskFilesOf(const ShowDescription& show);

}  // namespace app
