// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/mesh_cache_run.h"

#include <utility>

#include "app/export/exported_space.h"

namespace app {

MeshCacheShape MeshCacheRun::shape(MeshCacheKind kind, const pmx::Model& model, const PlayedFrames& frames) {
  return {.kind = kind, .points = model.vertices.size(), .samples = static_cast<std::uint64_t>(frames.count())};
}

base::Result<MeshCacheRun> MeshCacheRun::begin(Show& show, ActorId actor, const PlayedFrames& frames,
                                               MeshCacheKind kind, ByteSink write) {
  auto run = FramesRun::begin(show, {&actor, 1}, frames);
  if (!run) return tl::unexpected(run.error());
  const pmx::Model& model = show.actor(actor)->model();
  auto writer = MeshCacheWriter::begin(shape(kind, model, frames), std::move(write));
  if (!writer) return tl::unexpected(writer.error());
  return MeshCacheRun(std::move(*run), actor, std::move(*writer), model);
}

MeshCacheRun::MeshCacheRun(FramesRun run, ActorId actor, MeshCacheWriter writer, const pmx::Model& model)
    : run_(std::move(run)), actor_(actor), writer_(std::move(writer)), skin_(std::make_unique<Skin>(model)) {}

base::Result<bool> MeshCacheRun::step() {
  base::Result<void> taken;
  const bool more = run_.step([&](const Show& show, const SceneFrame&) {
    if (taken) taken = take(*show.actor(actor_));
  });
  if (!taken) return tl::unexpected(taken.error());
  return more;
}

base::Result<void> MeshCacheRun::take(const Actor& actor) {
  static_assert(sizeof(base::Vec3) == 3 * sizeof(float));
  const ActorFrame& frame = actor.frame();
  skin_->surface.write(frame, 0, &skin_->positions.data()->x, nullptr);
  const bool placed = frame.placement != Placement{};
  const base::Quat turn = frame.placement.rotation();
  for (base::Vec3& position : skin_->positions) {
    if (placed) position = frame.placement.position + frame.placement.scale * (turn * position);
    position = exportedPosition(position);
  }
  return writer_.add(skin_->positions);
}

}  // namespace app
