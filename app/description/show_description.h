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
#include "app/description/freedoms_description.h"
#include "app/description/goals_description.h"
#include "app/description/hidden_materials.h"
#include "app/description/readouts_description.h"
#include "app/show/actor.h"
#include "app/tree/open_context.h"
#include "app/view/camera_bookmarks.h"
#include "app/view/picture_options.h"

namespace app {

/// An UnknownKeys holds keys of a JSON object that this version of the program doesn't know, with
/// their values as text, which are written again unchanged. Keys are JSON pointers from the object
/// on: `/hat`, and `/placement/hat` for one in an inner object.
using UnknownKeys = std::map<std::string, std::string>;

/// A MotionDescription is a motion of a show that isn't read yet.
struct MotionDescription {
  std::filesystem::path file;
  bool on = true;
  std::int32_t shift = 0;  ///< as in MotionUse
  UnknownKeys unknown{};
  /// The motion was named in a row of files, so its actor follows from its position there until
  /// assignMotions() has run. This isn't saved.
  bool byPlace = false;
  bool operator==(const MotionDescription&) const = default;
};

/// An IkChoice is the IK of an actor: for all chains, then for single ones by the IK bone's name.
struct IkChoice {
  IkMode all = IkMode::Motion;
  std::vector<std::pair<std::string, IkMode>> chains;
  ik::SolverSwitches solver;
  ChainSolver chainSolver{};                                        ///< solver of all chains
  std::vector<std::pair<std::string, ChainSolver>> chainSolvers{};  ///< solvers of single chains
  bool operator==(const IkChoice&) const = default;
};

/// An OutsideParentDescription attaches a bone of an actor to a bone of another: MMD's outside
/// parent (app/show/outside_parent.h).
struct OutsideParentDescription {
  std::string bone;       ///< bone of the actor; empty: the choice of attachingBone()
  std::size_t actor = 0;  ///< index of the other actor in ShowDescription::actors
  std::string parent;     ///< bone of that actor
  bool operator==(const OutsideParentDescription&) const = default;
};
inline constexpr std::size_t kMaxOutsideParents = 16;  ///< per actor in a show file

/// A BoneNameDescription gives a bone for a name of motions and poses that the model lacks.
struct BoneNameDescription {
  std::string name;  ///< name in the motions
  std::string bone;  ///< bone of the model, in Japanese or English
  bool operator==(const BoneNameDescription&) const = default;
};
inline constexpr std::size_t kMaxBoneNames = 1000;  ///< per actor in a show file

struct ActorDescription {
  std::filesystem::path model;
  std::vector<MotionDescription> motions;  ///< in the order in which they are merged
  bool visible = true;
  bool physics = true;  ///< counts where the show's physics is on
  IkChoice ik;
  Placement placement;
  std::vector<OutsideParentDescription> outsideParents;
  /// This bone of whichever actor exists at opening is the one to attach to, for a .vac named
  /// without a model. This isn't saved.
  std::string hangsFromSomebody;
  float opacity = 1.0F;  ///< as in ActorSwitches
  /// The actor throws a shadow on the ground where the look has shadows there. Without a value
  /// models do, accessories (.x) don't.
  std::optional<bool> groundShadow;
  std::vector<BoneNameDescription> boneNames;
  std::optional<GhostChoice> ghost;  ///< none: no ghost
  std::vector<GoalDescription> goals;
  std::vector<FreedomDescription> freedoms;
  std::vector<ReadoutDescription> readouts;
  float rootMotionScale = 1.0F;  ///< as in ActorSwitches
  EditsDescription edits;        ///< by hand, over motions and poses
  std::vector<HiddenMaterial> hiddenMaterials;
  UnknownKeys unknown{};
  bool operator==(const ActorDescription&) const = default;
};

/// A SongDescription is the song of a show.
struct SongDescription {
  std::filesystem::path file;  ///< empty: none
  /// The song begins so many seconds after frame 0; a negative value cuts its start.
  double offset = 0.0;
  float volume = 1.0F;  ///< 0 to 1
  bool muted = false;
  UnknownKeys unknown{};
  bool operator==(const SongDescription&) const = default;
};

/// A PhysicsDescription says how bodies move in a show.
struct PhysicsDescription {
  bool on = true;
  base::Vec3 gravity{0.0F, -98.0F, 0.0F};  ///< units per second squared
  double settle = 30.0;                    ///< frames of rest at frame 0 before the motion plays
  bool together = true;                    ///< bodies of several actors meet, see PhysicsChoice
  UnknownKeys unknown{};
  bool operator==(const PhysicsDescription&) const = default;
};

/// A LookDescription is how a show is drawn, apart from its actors.
struct LookDescription {
  PictureOptions picture;
  ShownOverlays overlays;
  std::string background{"white"};         ///< a colour name, #rrggbb, #aarrggbb; kGradientWord
  std::optional<vmd::CameraState> camera;  ///< in place of the motions' camera
  CameraBookmarks bookmarks;               ///< cameras to come back to
  UnknownKeys unknown{};
  bool operator==(const LookDescription&) const = default;
};

/// A ShowDescription is a show before its files are read: their names and all choices about them.
/// The window, the command line, films and saved files make their shows from it. It can be copied.
struct ShowDescription {
  std::vector<ActorDescription> actors;    ///< in the order of drawing
  std::vector<MotionDescription> motions;  ///< motions of the scene: camera, light, self shadow
  PhysicsDescription physics;
  LookDescription look;
  SongDescription song;
  /// These are the encodings that were chosen for the names in archives: at most kMaxActors in a
  /// show file.
  std::vector<ArchiveNames> archives{};
  UnknownKeys unknown{};
  bool operator==(const ShowDescription&) const = default;
};

/// Returns all files that a show is made of, except textures.
[[nodiscard]] std::vector<std::filesystem::path> filesOf(const ShowDescription& show);
/// Returns the encodings that a context has for the archives of these files, in order of paths.
[[nodiscard]] std::vector<ArchiveNames> chosenArchives(const ShowDescription& show, const OpenContext& context);
/// Returns the files on the disk that contain them, archives among them: those that must not be
/// written over.
[[nodiscard]] std::vector<std::filesystem::path> diskFilesOf(const ShowDescription& show);

}  // namespace app
