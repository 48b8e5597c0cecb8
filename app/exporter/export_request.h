// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/bake/bake_settings.h"
#include "app/bake/bone_miss.h"
#include "app/export/byte_sink.h"
#include "app/export/export_kind.h"
#include "app/export/loss.h"
#include "app/export/model_terms.h"
#include "app/export/texture_pictures.h"
#include "app/show/show.h"
#include "app/show/side_by_side.h"
#include "app/view/look.h"
#include "pmx/base/file.h"
#include "vmd/scene_tracks.h"

namespace app {

/// This is a song for a page, as its file is (readSong()).
struct ExportSong {
  std::string name;  ///< of the file, without folders
  std::string_view mimeType;
  base::FileBytes bytes;
  double offset = 0.0;  ///< seconds from frame 0 of the show to the song's first sample
  float volume = 1.0F;  ///< 0 to 1
};

/// These are a model's textures as they go into a file, and what is odd about them.
struct ModelPictures {
  TexturePictures picture;
  ToonRamps ramp{};  ///< for ExportRequest::toon
  base::Issues issues;
};

/// This says what of a show is exported, and how.
struct ExportRequest {
  ExportKind kind = ExportKind::Glb;
  std::vector<ActorId> actors{};     ///< the models, one or more; one where holdsSeveral() is false
  std::int64_t first = 0, last = 0;  ///< frames, both included; 0 <= first <= last <= base::kMaxFrame
  bool still = false;                ///< GLB, page: the first frame as a pose, without clips
  bool humanoid = false;             ///< BVH: the humanoid's joints instead of all bones
  /// GLB, page: the clips, by how IK chains are solved in each. Empty: with and without IK, and as
  /// the show has it for a still pose. Other formats have one clip, as the show has it.
  std::vector<ViewSolver> clips{};
  bool toon = false;  ///< GLB: MToon beside unlit materials, for readers that know it, and a light
  std::optional<BakeTolerance> tolerance{};  ///< GLB, page, VRMA: few keys within this; none: a key in each frame
  double restFrames = 0.0;                   ///< of physics before frame 0, where the show's physics is on
  LightChoice light{};                       ///< of the show's picture
  /// GLB, page: reads the textures of a model (encodedPictures() of app/encoding). Empty: there are
  /// none. Its errors are those of the export.
  std::function<base::Result<ModelPictures>(const LoadedModel& model)> pictures{};
  /// A page has these, too. `title`: empty for the names of models and motions. `view`: from where
  /// it is seen at first; none: startingView(). `pageFrame`: the page without a dance; empty: the
  /// one that came with the program.
  std::string title{};
  std::shared_ptr<const ExportSong> song{};  ///< null: none
  std::optional<vmd::CameraState> view{};
  std::filesystem::path pageFrame{};
};

/// This says what a file holds. What its format doesn't have is 0.
struct ExportSummary {
  std::uint64_t bytes = 0;    ///< of the file, without those beside it
  std::size_t frames = 0;     ///< of the longest clip
  std::size_t models = 0;     ///< that are in it
  std::size_t clips = 0;      ///< GLB, page: 0 where nothing moves, and for a still pose
  std::size_t joints = 0;     ///< BVH, and VRMA: bones of the humanoid
  std::size_t points = 0;     ///< mesh caches: vertices
  std::size_t presets = 0;    ///< VRMA: expressions that VRM knows
  std::size_t customs = 0;    ///< VRMA: expressions of the model's own
  std::size_t keys = 0;       ///< with a tolerance: keys of bones in all clips
  std::size_t keysOfAll = 0;  ///< with a tolerance: keys, had each frame one
  BoneMiss worst{};           ///< with a tolerance: of all bones at all frames
  bool song = false;          ///< page: there is a song in it
  bool atMost = false;        ///< page, before it is written: it has `bytes` at most
};

/// This is told of an export while it runs, in the thread that runs it. Functions may be empty.
struct ExportListener {
  /// It is asked often; where it returns true, the export ends and nothing is to be kept.
  std::function<bool()> stopped;
  /// It is told how much of the frames is played, 0 to 1.
  std::function<void(double done)> progressed;
  /// It is told the terms of each model once, before anything of it is written, where the file will
  /// have its shape or its pictures.
  std::function<void(const LoadedModel& model, const ModelTerms& terms)> terms;
  /// It is told what is odd. `model` is none where the issues are about the file, or where there is
  /// one model alone.
  std::function<void(const LoadedModel* model, const base::Issues& issues)> issues;
  /// It is told what the file can't hold, likewise. Empty: `issues` is told, in English.
  std::function<void(const LoadedModel* model, const Losses& losses)> losses{};
  /// It is told how large the file will be before its first byte is written: of a page the most
  /// that it can be. It isn't told of a BVH.
  std::function<void(const ExportSummary& planned)> begins;
};

/// This is where an export is written.
struct ExportOutputs {
  ByteSink file{};
  /// A mesh cache has its rest mesh beside it, as OBJ with an MTL.
  ByteSink mesh{}, library{};
  std::filesystem::path libraryFile{};  ///< the OBJ names it, and textures are named from its folder
};

}  // namespace app
