// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/joined_draws.h"

#include <algorithm>

#include <Qt3DCore/QEntity>

namespace app {

using Qt3DRender::QEffect;
using Qt3DRender::QParameter;

namespace {

std::size_t at(JoinedDraws::Kind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

JoinedDraws::JoinedDraws(const pmx::Model& model, const IndexRuns& runs, const VertexMaterials& owners,
                         const ModelGeometry& drawn, PaletteHome home, ModelLook& look, Qt3DCore::QEntity* parent) {
  const std::size_t count = runs.materials.size();
  for (auto& wanted : wanted_) wanted.assign(count, false);
  for (std::size_t i = 0; i < count; ++i) {
    if (runs.materials[i].count <= 0) continue;
    const SurfaceKind kind = surfaceKind(model.materials[i], home);
    wanted_[at(Kind::Outline)][i] = kind.edge;
    wanted_[at(Kind::GroundShadow)][i] = kind.groundShadow;
    wanted_[at(Kind::SelfShadow)][i] = kind.castShadow;
  }
  for (std::size_t i = 0; i < count; i += kJoinedMaterials)
    blocks_.push_back(std::make_unique<UniformBlock<JoinedBlock>>("JoinedMaterials", JoinedBlock{}, parent));
  auto* eachOwn = new QParameter(QStringLiteral("drawnMaterial"), -1, parent);
  const auto addDraws = [&](Kind kind, QEffect* (ModelLook::*effect)(PaletteHome)) {
    for (const JoinedRun& run : joinedRuns(runs, wanted_[at(kind)], owners, kJoinedMaterials)) {
      auto* material = eachOwn;
      if (owners.borrows[run.first]) {
        const int inBlock = static_cast<int>(run.first % kJoinedMaterials);
        material = new QParameter(QStringLiteral("drawnMaterial"), inBlock, parent);
      }
      const std::vector parameters{blocks_[run.first / kJoinedMaterials]->parameter(), material};
      draws_.push_back(
          {kind, run.first, run.last, makeDraw(parent, drawn, run.indices, (look.*effect)(home), parameters)});
    }
  };
  addDraws(Kind::Outline, &ModelLook::outline);
  addDraws(Kind::GroundShadow, &ModelLook::groundShadow);
  addDraws(Kind::SelfShadow, &ModelLook::selfShadow);
}

void JoinedDraws::apply(std::span<const pmx::MaterialState> materials) {
  const std::size_t count = std::min(materials.size(), wanted_[0].size());
  for (std::size_t first = 0; first < count; first += kJoinedMaterials) {
    auto& block = *blocks_[first / kJoinedMaterials];
    JoinedBlock now = block.value();
    for (std::size_t i = first; i < std::min(first + kJoinedMaterials, count); ++i) {
      auto& material = now.materials[i - first];
      material.edgeColour = materials[i].edgeColour;
      material.edgeSize = materials[i].edgeSize;
      material.alpha = materials[i].diffuse.a;
    }
    block.set(now);
  }
  for (Draw& draw : draws_) {
    draw.marks = false;
    for (std::size_t i = draw.first; i <= draw.last && i < count; ++i) {
      const auto& now = materials[i];
      const bool marks =
          draw.kind == Kind::Outline ? now.edgeColour.a > 0.0F && now.edgeSize > 0.0F : now.diffuse.a > 0.0F;
      draw.marks = draw.marks || (marks && wanted_[at(draw.kind)][i]);
    }
    enable(draw);
  }
}

void JoinedDraws::setPrepared(std::size_t materials) {
  prepared_ = materials;
  for (const Draw& draw : draws_) enable(draw);
}

void JoinedDraws::setShown(Kind kind, bool shown) {
  if (shown_[at(kind)] == shown) return;
  shown_[at(kind)] = shown;
  for (const Draw& draw : draws_) enable(draw);
}

void JoinedDraws::enable(const Draw& draw) {
  draw.nodes.entity->setEnabled(shown_[at(draw.kind)] && draw.marks && draw.last < prepared_);
}

void JoinedDraws::setDrawOrder(float outlines, float groundShadows) {
  for (const Draw& draw : draws_) {
    if (draw.kind == Kind::SelfShadow) continue;  // depth alone has no order
    const float first = draw.kind == Kind::Outline ? outlines : groundShadows;
    draw.nodes.mesh->setSortIndex(first + static_cast<float>(draw.first));
  }
}

std::vector<const QEffect*> JoinedDraws::effectsWith(std::size_t material) const {
  std::vector<const QEffect*> effects;
  for (const Draw& draw : draws_) {
    if (draw.last == material) effects.push_back(draw.nodes.material->effect());
  }
  return effects;
}

}  // namespace app
