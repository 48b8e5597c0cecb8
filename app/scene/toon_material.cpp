// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/toon_material.h"

#include <cstring>

#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>
#include <Qt3DRender/QTechnique>

#include "app/scene/qt_convert.h"
#include "app/scene/render_pass.h"

namespace app {

using namespace Qt3DRender;

ModelLook::ModelLook(Qt3DCore::QNode* parent) : parent_(parent) {}

SurfaceKind surfaceKind(const pmx::Material& material, PaletteHome home) {
  using namespace pmx::materialFlag;
  SurfaceKind kind;
  kind.home = home;
  kind.doubleSided = material.has(doubleSided);
  kind.points = material.has(points);
  if (kind.points) return kind;
  kind.edge = material.has(edge) && !material.has(lines);
  kind.groundShadow = material.has(groundShadow);
  kind.castShadow = material.has(castShadow);
  return kind;
}

QEffect* ModelLook::effect(const SurfaceKind& kind) {
  const auto bit = [](bool set, unsigned value) { return set ? value : 0U; };
  const auto index = bit(kind.home == PaletteHome::StorageBuffer, 1) | bit(kind.doubleSided, 2) | bit(kind.points, 4) |
                     bit(kind.edge, 8) | bit(kind.groundShadow, 16) | bit(kind.castShadow, 32) |
                     bit(kind.home == PaletteHome::Texture, 64);
  if (effects_[index] == nullptr) effects_[index] = make(kind);
  return effects_[index];
}

namespace {

void addCulling(QRenderPass* pass, QCullFace::CullingMode mode) {
  auto* front = new QFrontFace(pass);
  front->setDirection(kFrontFace);
  pass->addRenderState(front);
  auto* cull = new QCullFace(pass);
  cull->setMode(mode);
  pass->addRenderState(cull);
}

void addDepthTest(QRenderPass* pass) {
  auto* depth = new QDepthTest(pass);
  depth->setDepthFunction(QDepthTest::LessOrEqual);
  pass->addRenderState(depth);
}

/// Away from the eye: depth steps, and as many times the slope.
void addOffset(QRenderPass* pass, float steps) {
  auto* offset = new QPolygonOffset(pass);
  offset->setScaleFactor(steps);
  offset->setDepthSteps(steps);
  pass->addRenderState(offset);
}

/// Only the first surface to reach a pixel is drawn there: what lies over it doesn't darken it again.
void addOnceAPixel(QRenderPass* pass) {
  auto* test = new QStencilTest(pass);
  for (auto* side : {test->front(), test->back()}) {
    side->setStencilFunction(QStencilTestArguments::Equal);
    side->setReferenceValue(0);
    side->setComparisonMask(0xFF);
  }
  pass->addRenderState(test);
  auto* count = new QStencilOperation(pass);
  for (auto* side : {count->front(), count->back()}) {
    side->setAllTestsPassOperation(QStencilOperationArguments::Increment);
  }
  pass->addRenderState(count);
}

}  // namespace

QEffect* ModelLook::make(const SurfaceKind& kind) {
  auto* effect = new QEffect;
  auto* technique = makeTechnique(effect, kind.home == PaletteHome::StorageBuffer);
  const auto pass = [&](const char* name, const char* vertexShader, const char* fragmentShader) {
    auto* made = makePass(technique, name, shaderSource(vertexShader, true, kind.home), shaderSource(fragmentShader));
    addDepthTest(made);
    return made;
  };
  auto* surface = pass("main", "model.vert", "model.frag");
  addBlending(surface);
  addCulling(surface, kind.doubleSided ? QCullFace::NoCulling : QCullFace::Back);
  if (kind.points) {
    auto* size = new QPointSize(surface);
    size->setSizeMode(QPointSize::Programmable);
    surface->addRenderState(size);
  }
  if (kind.edge) {
    auto* outline = pass("edge", "edge.vert", "edge.frag");
    addBlending(outline);
    addCulling(outline, QCullFace::Front);  // of double-sided materials too (mmd-reference.md 11.7)
    addOffset(outline, 1.0F);               // keeps the hull behind thin surfaces
  }
  if (kind.groundShadow) {
    auto* shadow = pass("groundShadow", "ground_shadow.vert", "colour.frag");
    addBlending(shadow);
    addCulling(shadow, QCullFace::NoCulling);
    addOnceAPixel(shadow);
  }
  if (kind.castShadow) {
    auto* map = pass("shadowMap", "shadow_map.vert", "shadow_map.frag");
    addCulling(map, QCullFace::NoCulling);
    addOffset(map, 1.0F);
  }
  effect->setParent(parent_);  // whole, see ModelEntity
  return effect;
}

ToonMaterial::ToonMaterial(const pmx::Material& material, const Has& has, QEffect* effect, Qt3DCore::QNode* parent)
    : QMaterial(parent), buffer_(new Qt3DCore::QBuffer(this)) {
  setEffect(effect);
  block_.hasTexture = has.texture ? 1 : 0;
  block_.hasToon = has.toon ? 1 : 0;
  const bool points = material.has(pmx::materialFlag::points);
  block_.receivesShadow = material.has(pmx::materialFlag::receiveShadow) && !points ? 1 : 0;
  // Colours and a sub-texture's place are the same numbers: both at once make no sense (mmd-reference.md 11.10).
  const bool colours = has.vertexColours && material.has(pmx::materialFlag::vertexColour);
  const bool clash = colours && material.sphereMode() == pmx::SphereMode::SubTexture;
  block_.vertexColours = colours ? 1 : 0;
  block_.sphereMode = has.sphere && !clash ? static_cast<int>(material.sphereMode()) : 0;
  buffer_->setData(QByteArray(reinterpret_cast<const char*>(&block_), sizeof(block_)));
  addParameter(new QParameter(QStringLiteral("Material"), QVariant::fromValue(buffer_), this));
}

void ToonMaterial::apply(const pmx::MaterialState& state) {
  MaterialBlock now = block_;
  now.diffuse = state.diffuse;
  now.specularAndPower = base::Vec4(state.specular, state.specularPower);
  now.ambient = state.ambient;
  now.edgeSize = state.edgeSize;
  now.edgeColour = state.edgeColour;
  now.textureMul = state.textureMul;
  now.textureAdd = state.textureAdd;
  now.sphereMul = state.sphereMul;
  now.sphereAdd = state.sphereAdd;
  now.toonMul = state.toonMul;
  now.toonAdd = state.toonAdd;
  if (std::memcmp(&now, &block_, sizeof(now)) == 0) return;
  block_ = now;
  buffer_->setData(QByteArray(reinterpret_cast<const char*>(&block_), sizeof(block_)));
}

}  // namespace app
