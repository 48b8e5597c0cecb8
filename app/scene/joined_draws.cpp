// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/joined_draws.h"

#include <algorithm>

#include <QVector4D>
#include <Qt3DCore/QEntity>

namespace app {

using Qt3DRender::QEffect;
using Qt3DRender::QParameter;

namespace {

std::size_t at(JoinedDraws::Kind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

JoinedDraws::JoinedDraws(const pmx::Model& model, const IndexRuns& runs, const VertexMaterials& owners,
                         const ModelGeometry& drawn, PaletteHome home, ModelLook& look, Qt3DCore::QEntity* parent)
    : drawn_(drawn), home_(home), look_(look), parent_(parent) {
  const std::size_t count = runs.materials.size();
  for (auto& wanted : wanted_) wanted.assign(count, false);
  for (std::size_t i = 0; i < count; ++i) {
    if (runs.materials[i].count <= 0) continue;
    const SurfaceKind kind = surfaceKind(model.materials[i], home);
    wanted_[at(Kind::Outline)][i] = kind.edge;
    wanted_[at(Kind::GroundShadow)][i] = kind.groundShadow;
    wanted_[at(Kind::SelfShadow)][i] = kind.castShadow;
    for (const Kind inside : {Kind::Selected, Kind::Weights, Kind::Wireframe, Kind::Normals})
      wanted_[at(inside)][i] = runs.materials[i].primitive == Qt3DRender::QGeometryRenderer::Triangles;
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
  for (const JoinedRun& run : joinedRuns(runs, wanted_[at(Kind::Wireframe)], owners, kJoinedMaterials))
    inspecting_.push_back({run, owners.borrows[run.first] ? static_cast<int>(run.first % kJoinedMaterials) : -1});
}

/// The nodes are complete before they join the scene, because Qt 3D misses some that come one by
/// one (see ModelEntity).
void JoinedDraws::makeInspecting(Kind kind) {
  made_[at(kind)] = true;
  auto* home = new Qt3DCore::QEntity;
  QEffect* effect = kind == Kind::Selected    ? look_.selected(home_)
                    : kind == Kind::Weights   ? look_.weights(home_)
                    : kind == Kind::Wireframe ? look_.wireframe(home_)
                                              : look_.normals(home_);
  if (kind == Kind::Weights && heatBone_ == nullptr) heatBone_ = new QParameter(QStringLiteral("heatBone"), -1, home);
  if (kind == Kind::Selected)
    selectedColour_ = new QParameter(QStringLiteral("selectedColour"), QVector4D(1, 1, 1, 1), home);
  for (const Inspecting& of : inspecting_) {
    auto* material = new QParameter(QStringLiteral("drawnMaterial"), of.material, home);
    std::vector parameters{blocks_[of.run.first / kJoinedMaterials]->parameter(), material};
    if (kind == Kind::Weights) parameters.push_back(heatBone_);
    if (kind == Kind::Selected) parameters.push_back(selectedColour_);
    IndexRun indices = of.run.indices;
    // Every corner gets one.
    if (kind == Kind::Normals) indices.primitive = Qt3DRender::QGeometryRenderer::Points;
    draws_.push_back({kind, of.run.first, of.run.last, makeDraw(home, drawn_, indices, effect, parameters)});
    order(draws_.back());
    mark(draws_.back());
    enable(draws_.back());
  }
  home->setParent(parent_);
}

void JoinedDraws::setHeatBone(int slot) {
  if (heatBone_ != nullptr && heatBone_->value().toInt() != slot) heatBone_->setValue(slot);
}

void JoinedDraws::setSelectedColour(const base::Vec3& colour) {
  if (selectedColour_ == nullptr) return;
  const QVector4D now(colour.x, colour.y, colour.z, 1.0F);
  if (selectedColour_->value() != QVariant(now)) selectedColour_->setValue(now);
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
    mark(draw);
    enable(draw);
  }
}

/// Marks the draw by the materials in the blocks.
void JoinedDraws::mark(Draw& draw) const {
  draw.marks = false;
  for (std::size_t i = draw.first; i <= draw.last && i < wanted_[0].size(); ++i) {
    const auto& now = blocks_[i / kJoinedMaterials]->value().materials[i % kJoinedMaterials];
    const bool marks = draw.kind == Kind::Outline ? now.edgeColour.a > 0.0F && now.edgeSize > 0.0F : now.alpha > 0.0F;
    draw.marks = draw.marks || (marks && wanted_[at(draw.kind)][i]);
  }
}

void JoinedDraws::setPrepared(std::size_t materials) {
  prepared_ = materials;
  for (const Draw& draw : draws_) enable(draw);
}

void JoinedDraws::setShown(Kind kind, bool shown) {
  if (shown_[at(kind)] == shown) return;
  shown_[at(kind)] = shown;
  if (!made_[at(kind)]) return makeInspecting(kind);
  for (const Draw& draw : draws_) enable(draw);
}

void JoinedDraws::enable(const Draw& draw) {
  draw.nodes.entity->setEnabled(shown_[at(draw.kind)] && draw.marks && draw.last < prepared_);
}

void JoinedDraws::setDrawOrder(float first) {
  firstOrder_ = first;
  for (const Draw& draw : draws_) order(draw);
}

void JoinedDraws::order(const Draw& draw) {
  if (draw.kind == Kind::SelfShadow) return;  // depth alone needs no order
  const std::size_t before = at(draw.kind) - (draw.kind > Kind::SelfShadow ? 1 : 0);
  draw.nodes.mesh->setSortIndex(firstOrder_ + static_cast<float>(before * wanted_[0].size() + draw.first));
}

std::vector<const QEffect*> JoinedDraws::effectsWith(std::size_t material) const {
  std::vector<const QEffect*> effects;
  for (const Draw& draw : draws_) {
    if (draw.last == material) effects.push_back(draw.nodes.material->effect());
  }
  return effects;
}

}  // namespace app
