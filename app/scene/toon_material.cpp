// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/toon_material.h"

#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

#include "app/scene/qt_convert.h"
#include "app/scene/render_pass.h"

namespace app {

using namespace Qt3DRender;

ModelLook::ModelLook(Qt3DCore::QNode* parent) : parent_(parent) {}

QEffect* ModelLook::effect(PaletteHome home, bool doubleSided, bool edge) {
  const auto index = (home == PaletteHome::StorageBuffer ? 4U : 0U) + (doubleSided ? 2U : 0U) + (edge ? 1U : 0U);
  if (effects_[index] == nullptr) effects_[index] = make(home, doubleSided, edge);
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

}  // namespace

QEffect* ModelLook::make(PaletteHome home, bool doubleSided, bool edge) {
  auto* effect = new QEffect;
  auto* technique = makeTechnique(effect, home == PaletteHome::StorageBuffer);

  auto* surface = makePass(technique, "main", shaderSource("model.vert", true, home), shaderSource("model.frag"));
  addBlending(surface);
  auto* depth = new QDepthTest(surface);
  depth->setDepthFunction(QDepthTest::LessOrEqual);
  surface->addRenderState(depth);
  addCulling(surface, doubleSided ? QCullFace::NoCulling : QCullFace::Back);

  if (edge) {
    auto* outline = makePass(technique, "edge", shaderSource("edge.vert", true, home), shaderSource("edge.frag"));
    addBlending(outline);
    auto* edgeDepth = new QDepthTest(outline);
    edgeDepth->setDepthFunction(QDepthTest::LessOrEqual);
    outline->addRenderState(edgeDepth);
    addCulling(outline, QCullFace::Front);  // of double-sided materials too (mmd-reference.md 11.7)
    auto* offset = new QPolygonOffset(outline);
    offset->setScaleFactor(1.0F);  // keeps the hull behind thin surfaces
    offset->setDepthSteps(1.0F);
    outline->addRenderState(offset);
  }
  effect->setParent(parent_);  // whole, see ModelEntity
  return effect;
}

ToonMaterial::ToonMaterial(const pmx::Material& material, const MaterialTextures& textures, QEffect* effect,
                           Qt3DCore::QNode* parent)
    : QMaterial(parent) {
  setEffect(effect);
  diffuse_ = add("diffuse", {});
  specular_ = add("specularAndPower", {});
  ambient_ = add("ambient", {});
  edgeColour_ = add("edgeColour", {});
  edgeSize_ = add("edgeSize", {});
  static constexpr const char* names[] = {"textureMul", "textureAdd", "sphereMul", "sphereAdd", "toonMul", "toonAdd"};
  for (std::size_t i = 0; i < coefficients_.size(); ++i) coefficients_[i] = add(names[i], {});

  const auto bind = [&](const char* name, QAbstractTexture* texture) {
    add(name, QVariant::fromValue(texture != nullptr ? texture : textures.blank));
  };
  bind("diffuseTexture", textures.diffuse);
  bind("sphereTexture", textures.sphere);
  bind("toonTexture", textures.toon);
  add("hasTexture", textures.diffuse != nullptr ? 1 : 0);
  add("hasToon", textures.toon != nullptr ? 1 : 0);
  add("sphereMode", textures.sphere != nullptr ? static_cast<int>(material.sphereMode()) : 0);
}

QParameter* ToonMaterial::add(const char* name, const QVariant& value) {
  auto* parameter = new QParameter(QString::fromLatin1(name), value, this);
  addParameter(parameter);
  return parameter;
}

void ToonMaterial::apply(const pmx::MaterialState& state) {
  diffuse_->setValue(toQt(state.diffuse));
  specular_->setValue(toQt(base::Vec4(state.specular, state.specularPower)));
  ambient_->setValue(toQt(state.ambient));
  edgeColour_->setValue(toQt(state.edgeColour));
  edgeSize_->setValue(state.edgeSize);
  const base::Vec4* values[] = {&state.textureMul, &state.textureAdd, &state.sphereMul,
                                &state.sphereAdd,  &state.toonMul,    &state.toonAdd};
  for (std::size_t i = 0; i < coefficients_.size(); ++i) coefficients_[i]->setValue(toQt(*values[i]));
}

}  // namespace app
