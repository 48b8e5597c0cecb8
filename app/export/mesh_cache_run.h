// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/export/frames_run.h"
#include "app/export/mesh_cache.h"
#include "app/show/surface.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// This class plays a show and writes the vertices of one of its models, frame by frame, as a mesh
/// cache: all vertices of the file in its order, with morphs, bones of every deform, and physics,
/// in metres and axes as in exported_space.h, where the model stands in the show. Memory doesn't
/// grow with the frames.
class MeshCacheRun {
 public:
  /// Returns how large the file will be.
  [[nodiscard]] static MeshCacheShape shape(MeshCacheKind kind, const pmx::Model& model, const PlayedFrames& frames);
  /// Prepares the run and writes the header. Errors: those of FramesRun::begin() and
  /// MeshCacheWriter::begin(). `write` and what it refers to must outlive the run.
  [[nodiscard]] static base::Result<MeshCacheRun> begin(Show& show, ActorId actor, const PlayedFrames& frames,
                                                        MeshCacheKind kind, ByteSink write);

  /// Plays and writes a second, or a tick of the physics' rest. Returns false when all frames were
  /// written. Errors: those of MeshCacheWriter::add(); call it no more then.
  [[nodiscard]] base::Result<bool> step();
  /// Returns how much is done, 0 to 1.
  [[nodiscard]] double done() const { return run_.done(); }

 private:
  struct Skin {
    explicit Skin(const pmx::Model& model) : plan(model), surface(plan, 1), positions(model.vertices.size()) {}
    pmx::SkinningPlan plan;
    Surface surface;
    std::vector<base::Vec3> positions;
  };
  MeshCacheRun(FramesRun run, ActorId actor, MeshCacheWriter writer, const pmx::Model& model);
  [[nodiscard]] base::Result<void> take(const Actor& actor);

  FramesRun run_;
  ActorId actor_;
  MeshCacheWriter writer_;
  std::unique_ptr<Skin> skin_;
};

}  // namespace app
