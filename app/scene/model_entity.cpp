// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/model_entity.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <Qt3DCore/QAttribute>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

#include "app/scene/contact_entity.h"
#include "app/scene/skin_vertex.h"
#include "app/scene/texture_node.h"

namespace app {
namespace {

using Qt3DCore::QAttribute;

constexpr std::size_t kWorkAStep = std::size_t(1) << 22;  // pixels: a texture of 2048 by 2048
// This is for a kind of surface, counted as so many pixels.
constexpr std::size_t kWorkOfShaders = std::size_t(1) << 21;

struct UvVertex {
  float uv[2];
  float additional[4];
};

template <class T>
QByteArray bytesOf(std::span<const T> items) {
  return {reinterpret_cast<const char*>(items.data()), static_cast<qsizetype>(items.size_bytes())};
}

QAttribute* addAttribute(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer, const char* name,
                         QAttribute::VertexBaseType type, uint components, uint stride, std::size_t offset,
                         std::size_t count) {
  auto* attribute = new QAttribute(buffer, QString::fromLatin1(name), type, components, static_cast<uint>(count),
                                   static_cast<uint>(offset), stride, geometry);
  geometry->addAttribute(attribute);
  return attribute;
}

}  // namespace

ModelEntity::ModelEntity(const pmx::Model& model, const ModelTextures& textures, ModelLook& look, SharedNodes& shared,
                         bool mayThrow)
    : palette_(model.bones.size(), this),
      skinned_(palette_.home() == PaletteHome::Nowhere ? std::make_unique<SkinnedVertices>(model) : nullptr),
      actor_("Actor", {}, this),
      extent_(model),
      textures_(std::make_unique<TextureNodes>(model, textures)),
      vertexColours_(model.header.additionalUvCount > 0),
      accessory_(model.format == pmx::ModelFormat::X),
      shared_(shared) {
  const IndexRuns runs = indexRuns(model);
  const VertexMaterials owners = vertexMaterials(model, runs);
  geometry_ = {makeGeometry(model, runs.indices, owners), {actor_.parameter()}};
  if (palette_.parameter() != nullptr) geometry_.parameters.push_back(palette_.parameter());
  joined_ = std::make_unique<JoinedDraws>(model, runs, owners, geometry_, palette_.home(), look, this);
  QImage white(1, 1, QImage::Format_RGBA8888);
  white.fill(Qt::white);
  blank_ = makeTexture(white, TextureUse::Toon, this);
  parts_.reserve(runs.materials.size());
  for (std::size_t i = 0; i < runs.materials.size(); ++i) {
    if (runs.materials[i].count > 0) {
      addPart(model.materials[i], runs.materials[i], mayShine(model, i), look);
    } else {
      parts_.emplace_back();
    }
  }
  if (!mayThrow) return;
  if (ContactShadow contact(model); !contact.empty()) contact_ = new ContactEntity(std::move(contact), this);
}

Qt3DCore::QBuffer* ModelEntity::addBuffer(Qt3DCore::QGeometry* geometry, const QByteArray& bytes, bool changes) {
  if (!changes) return sharedBuffers_.emplace_back(shared_.buffer(bytes)).get();
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(bytes);
  return buffer;
}

void ModelEntity::addPart(const pmx::Material& material, const IndexRun& run, bool shines, ModelLook& look) {
  Part part;
  SurfaceKind kind = surfaceKind(material, palette_.home());
  const TextureNodes::Slots& used = textures_->of(parts_.size());
  const ToonMaterial::Has has{used.diffuse >= 0, used.sphere >= 0, used.toon >= 0, vertexColours_, accessory_};
  part.material = std::make_unique<ToonMaterial>(material, has, this);
  if (gpuLimits().software) kind.features = part.material->features(shines);
  part.textures = {used.diffuse, used.sphere, used.toon};
  std::vector<Qt3DRender::QParameter*> parameters{part.material->parameter()};
  // All three are set, because an unset sampler keeps the texture of the draw before.
  for (std::size_t i = 0; i < part.textures.size(); ++i) parameters.push_back(sampler(i, part.textures[i]));
  part.surface = makeDraw(this, geometry_, run, look.surface(kind), parameters);
  receives_ |= material.has(pmx::materialFlag::receiveShadow) && !kind.points;
  auto effects = joined_->effectsWith(parts_.size());
  effects.push_back(look.surface(kind));
  part.newWork = workOf(part, effects);
  parts_.push_back(std::move(part));
}

std::size_t ModelEntity::workOf(const Part& part, const std::vector<const Qt3DRender::QEffect*>& effects) {
  std::size_t work = 0;
  for (const auto* effect : effects) {
    if (seenEffects_.insert(effect).second) work += kWorkOfShaders;
  }
  for (const int slot : part.textures) {
    if (seenTextures_.insert(slot).second) work += textures_->pixels(slot);
  }
  return work;
}

void ModelEntity::setDrawOrder(float first) {
  if (first == drawOrder_) return;
  drawOrder_ = first;
  joined_->setDrawOrder(first + static_cast<float>(parts_.size()));
  for (const Part& part : parts_) {
    if (part.surface.mesh != nullptr) part.surface.mesh->setSortIndex(first);
    ++first;
  }
}

void ModelEntity::setShadows(bool ground, bool self) {
  joined_->setShown(JoinedDraws::Kind::GroundShadow, ground);
  joined_->setShown(JoinedDraws::Kind::SelfShadow, self);
}

void ModelEntity::setContact(const ActorFrame& frame, float opacity, bool prepares) {
  if (contact_ == nullptr) return;
  contact_->setEnabled(opacity > 0.0F || prepares);
  if (opacity > 0.0F) contact_->setFrame(frame, opacity * frame.opacity);
}

void ModelEntity::showContact(bool shown) {
  if (contact_ != nullptr) contact_->setShown(shown);
}

void ModelEntity::setInspection(bool wireframe, bool normals, std::optional<std::int32_t> heatBone) {
  joined_->setShown(JoinedDraws::Kind::Wireframe, wireframe);
  joined_->setShown(JoinedDraws::Kind::Normals, normals);
  joined_->setShown(JoinedDraws::Kind::Weights, heatBone.has_value());
  if (!heatBone) return;
  const bool drawn = *heatBone >= 0 && static_cast<std::size_t>(*heatBone) < palette_.identity();
  joined_->setHeatBone(drawn ? *heatBone : -1);
}

void ModelEntity::setOutlined(const std::optional<base::Vec3>& colour) {
  joined_->setShown(JoinedDraws::Kind::Selected, colour.has_value());
  if (colour) joined_->setSelectedColour(*colour);
}

Ball ModelEntity::extent(const ActorFrame& frame) const {
  const Ball ball = extent_.at(frame.boneModels);
  return {frame.placement.toWorld(ball.centre), frame.placement.scale * ball.radius};
}

Qt3DRender::QParameter* ModelEntity::sampler(std::size_t kind, int texture) {
  static constexpr const char* names[] = {"diffuseTexture", "sphereTexture", "toonTexture"};
  auto*& parameter = samplers_[{kind, texture}];
  if (parameter == nullptr)
    parameter = new Qt3DRender::QParameter(QString::fromLatin1(names[kind]), QVariant::fromValue(blank_), this);
  return parameter;
}

Qt3DCore::QGeometry* ModelEntity::makeGeometry(const pmx::Model& model, std::span<const std::uint32_t> indices,
                                               const VertexMaterials& owners) {
  using namespace Qt3DCore;
  auto* geometry = new QGeometry(this);
  const auto count = model.vertices.size();

  positions_ = new QBuffer(geometry);
  positions_->setUsage(QBuffer::DynamicDraw);
  if (skinned_) {
    constexpr uint stride = sizeof(SkinnedVertices::Vertex);
    constexpr std::size_t normal = offsetof(SkinnedVertices::Vertex, normal);
    addAttribute(geometry, positions_, "vertexPosition", QAttribute::Float, 3, stride, 0, count);
    addAttribute(geometry, positions_, "vertexNormal", QAttribute::Float, 3, stride, normal, count);
  } else {
    addAttribute(geometry, positions_, "vertexPosition", QAttribute::Float, 3, sizeof(base::Vec3), 0, count);
  }
  uvs_ = new QBuffer(geometry);
  uvs_->setUsage(QBuffer::DynamicDraw);
  addAttribute(geometry, uvs_, "vertexTexCoord", QAttribute::Float, 2, sizeof(UvVertex), 0, count);
  addAttribute(geometry, uvs_, "additionalUv1", QAttribute::Float, 4, sizeof(UvVertex), offsetof(UvVertex, additional),
               count);

  std::vector<SkinVertex> fixed;
  fixed.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    fixed.push_back(skinVertex(model, model.vertices[i], palette_.identity()));
    if (skinned_) std::fill_n(fixed.back().sdef, 3, 1.0F);  // vertexScale of skinning.glsl
    fixed.back().material = owners.ofVertex[i] % kJoinedMaterials;
  }
  auto* buffer = addBuffer(geometry, bytesOf<SkinVertex>(fixed), !model.softBodies.empty() && !skinned_);
  softLook_.bindings = buffer;
  constexpr uint stride = sizeof(SkinVertex);
  constexpr std::size_t sdef = offsetof(SkinVertex, sdef);
  if (skinned_) {
    // It has its normals already.
  } else if (model.softBodies.empty()) {
    addAttribute(geometry, buffer, "vertexNormal", QAttribute::Float, 3, stride, offsetof(SkinVertex, normal), count);
  } else {
    softLook_.normals = new QBuffer(geometry);
    softLook_.normals->setUsage(QBuffer::DynamicDraw);
    addAttribute(geometry, softLook_.normals, "vertexNormal", QAttribute::Float, 3, sizeof(base::Vec3), 0, count);
    softLook_.fixed = std::move(fixed);
    showBones();
  }
  addAttribute(geometry, buffer, "boneIds", QAttribute::UnsignedInt, 4, stride, offsetof(SkinVertex, bones), count);
  addAttribute(geometry, buffer, "boneWeights", QAttribute::Float, 4, stride, offsetof(SkinVertex, weights), count);
  addAttribute(geometry, buffer, "edgeScaleAndKind", QAttribute::Float, 2, stride,
               offsetof(SkinVertex, edgeScaleAndKind), count);
  addAttribute(geometry, buffer, "vertexMaterial", QAttribute::UnsignedInt, 1, stride, offsetof(SkinVertex, material),
               count);
  auto* still = addAttribute(geometry, buffer, skinned_ ? "vertexScale" : "sdefCentre", QAttribute::Float, 3, stride,
                             sdef, count);
  addAttribute(geometry, buffer, "sdefNear0", QAttribute::Float, 3, stride, sdef + 12, count);
  addAttribute(geometry, buffer, "sdefNear1", QAttribute::Float, 3, stride, sdef + 24, count);

  // Qt 3D computes bounds, which nobody needs, whenever positions change: through all vertices,
  // once a material. This attribute never changes instead, and every shader reads it: Qt 3D takes
  // one that no shader reads for new in each frame.
  geometry->setBoundingVolumePositionAttribute(still);

  auto* indexBuffer = addBuffer(geometry, bytesOf<std::uint32_t>(indices), false);
  auto* index = new QAttribute(geometry);
  index->setAttributeType(QAttribute::IndexAttribute);
  index->setBuffer(indexBuffer);
  index->setVertexBaseType(QAttribute::UnsignedInt);
  index->setVertexSize(1);
  index->setCount(static_cast<uint>(indices.size()));
  geometry->addAttribute(index);
  return geometry;
}

void ModelEntity::apply(const ActorFrame& frame) {
  palette_.upload(frame.palette);
  const bool moved = shown_.positions != frame.revisions.positions;
  if (skinned_) {
    if (const QByteArray* vertices = skinned_->skin(frame, moved)) positions_->setData(*vertices);
  } else if (moved) {
    positions_->setData(positionBytes_.copy<base::Vec3>(frame.positions));
  }
  if (moved && softLook_.normals != nullptr) showSoft(frame);
  if (shown_.uvs != frame.revisions.uvs) uploadUvs(frame);
  if (shown_.materials != frame.revisions.materials || shownOpacity_ != frame.opacity) applyMaterials(frame);
  shown_ = frame.revisions;
}

void ModelEntity::applyMaterials(const ActorFrame& frame) {
  std::span<const pmx::MaterialState> materials = frame.materials;
  shownOpacity_ = frame.opacity;
  if (shownOpacity_ != 1.0F) {
    faded_.assign(materials.begin(), materials.end());
    for (pmx::MaterialState& material : faded_) {
      material.diffuse.a *= shownOpacity_;
      material.edgeColour.a *= shownOpacity_;
    }
    materials = faded_;
  }
  for (std::size_t i = 0; i < parts_.size() && i < materials.size(); ++i) {
    if (parts_[i].surface.entity == nullptr) continue;
    parts_[i].material->apply(materials[i]);
    // Its outline stays without it (mmd-reference.md 11.9)
    parts_[i].visible = materials[i].diffuse.a > 0.0F;
    show(i);
  }
  joined_->apply(materials);
}

void ModelEntity::show(std::size_t part) {
  if (auto* entity = parts_[part].surface.entity) entity->setEnabled(part < prepared_ && parts_[part].visible);
}

bool ModelEntity::prepareMore() {
  std::size_t work = 0;
  while (prepared_ < parts_.size() && (work == 0 || work + parts_[prepared_].newWork <= kWorkAStep)) {
    Part& part = parts_[prepared_];
    work += part.newWork;
    for (std::size_t i = 0; i < part.textures.size(); ++i) {
      if (auto* texture = textures_->node(part.textures[i], shared_))
        sampler(i, part.textures[i])->setValue(QVariant::fromValue(texture));
    }
    show(prepared_++);
  }
  joined_->setPrepared(prepared_);
  return prepared_ == parts_.size();
}

/// Uploads normals and bones as the file has them.
void ModelEntity::showBones() {
  std::vector<base::Vec3> normals(softLook_.fixed.size());
  for (std::size_t i = 0; i < normals.size(); ++i)
    std::memcpy(&normals[i], softLook_.fixed[i].normal, sizeof(base::Vec3));
  softLook_.normals->setData(bytesOf<base::Vec3>(normals));
  softLook_.bindings->setData(bytesOf<SkinVertex>(softLook_.fixed));
  softLook_.on = false;
}

/// Soft vertices come in model space: they are bound to the palette's identity while physics is on.
void ModelEntity::showSoft(const ActorFrame& frame) {
  if (frame.softVertices.empty()) {
    if (softLook_.on) showBones();
    return;
  }
  softLook_.normals->setData(softLook_.normalBytes.copy<base::Vec3>(frame.normals));
  if (softLook_.on) return;
  std::vector<SkinVertex> bindings = softLook_.fixed;
  for (const std::uint32_t vertex : frame.softVertices) placeInModel(bindings[vertex], palette_.identity());
  softLook_.bindings->setData(bytesOf<SkinVertex>(bindings));
  softLook_.on = true;
}

void ModelEntity::uploadUvs(const ActorFrame& frame) {
  QByteArray& bytes = uvBytes_.next(static_cast<qsizetype>(frame.uvs.size() * sizeof(UvVertex)));
  auto* out = reinterpret_cast<UvVertex*>(bytes.data());
  const bool more = !frame.additionalUvs.empty() && frame.additionalUvs[0].size() == frame.uvs.size();
  for (std::size_t i = 0; i < frame.uvs.size(); ++i) {
    const base::Vec4 extra = more ? frame.additionalUvs[0][i] : base::Vec4(0.0F);
    out[i] = {{frame.uvs[i].x, frame.uvs[i].y}, {extra.x, extra.y, extra.z, extra.w}};
  }
  uvs_->setData(bytes);
}

}  // namespace app
