// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/contact_entity.h"

#include <span>
#include <utility>

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

#include "app/scene/frame_graph.h"

namespace app {
namespace {

constexpr float kLift = 0.012F;         // units above the ground, and above the shadow that lies on it
constexpr float kSeen = 1.0F / 512.0F;  // opacity
constexpr std::size_t kPoints = 1536;   // the buffer grows by so many

ColouredPoint pointOf(const ContactField& field, std::size_t column, std::size_t row, float opacity) {
  return {{field.x + static_cast<float>(column) * field.cell, kLift, field.z + static_cast<float>(row) * field.cell},
          {0.0F, 0.0F, 0.0F, opacity * field.at(column, row)}};
}

}  // namespace

ContactEntity::ContactEntity(ContactShadow shadow, Qt3DCore::QNode* parent)
    : QEntity(parent), shadow_(std::move(shadow)), triangles_(kPoints) {
  Qt3DCore::QEntity* drawn = makeGroundTriangles(triangles_, DrawOrder::kContact, this);
  mesh_ = drawn->componentsOfType<Qt3DRender::QGeometryRenderer>().front();
  // With bounds of its own Qt 3D doesn't compute any, which nobody needs, through all points of
  // each frame.
  mesh_->setMinPoint({-1.0F, -1.0F, -1.0F});
  mesh_->setMaxPoint({1.0F, 1.0F, 1.0F});
  attributes_ = mesh_->geometry()->attributes();
  buffer_ = attributes_.front()->buffer();
  buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
  setShown(false);
}

void ContactEntity::setFrame(const ActorFrame& frame, float opacity) {
  const bool changed = shadow_.update(frame);
  if (!changed && opacity == opacity_) return;
  opacity_ = opacity;
  makeTriangles();
  buffer_->setData(bytes_.copy(std::span<const ColouredPoint>(triangles_)));
  for (auto* attribute : attributes_) attribute->setCount(static_cast<uint>(triangles_.size()));
}

void ContactEntity::makeTriangles() {
  const ContactField& field = shadow_.field();
  triangles_.assign(3, ColouredPoint{});  // without a mark, so that something is drawn at all times
  for (std::size_t row = 0; row + 1 < field.depth; ++row) {
    for (std::size_t column = 0; column + 1 < field.width; ++column) {
      const ColouredPoint a = pointOf(field, column, row, opacity_), b = pointOf(field, column + 1, row, opacity_),
                          c = pointOf(field, column, row + 1, opacity_),
                          d = pointOf(field, column + 1, row + 1, opacity_);
      if (a.colour.w + b.colour.w + c.colour.w + d.colour.w > kSeen)
        triangles_.insert(triangles_.end(), {a, b, d, a, d, c});
    }
  }
  count_ = triangles_.size();
  triangles_.resize((count_ + kPoints - 1) / kPoints * kPoints);
}

void ContactEntity::setShown(bool shown) { mesh_->setVertexCount(shown ? static_cast<int>(count_) : 3); }

}  // namespace app
