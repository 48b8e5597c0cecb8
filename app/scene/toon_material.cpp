// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/toon_material.h"

#include <algorithm>
#include <variant>

#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFrontFace>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>
#include <Qt3DRender/QTechnique>

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

namespace {

// Front faces are clockwise in MMD's left-handed view. The axes are turned once, within the
// projection of app/view/camera.cpp, so front faces stay clockwise on the screen.
constexpr auto kFrontFace = QFrontFace::ClockWise;

/// Returns the effect at this entry of a table. It is made at the first call.
template <class Make>
QEffect* kept(QEffect*& place, Qt3DCore::QNode* parent, Make make) {
  if (place == nullptr) {
    place = make();
    place->setParent(parent);  // added whole, see ModelEntity
  }
  return place;
}

}  // namespace

QEffect* ModelLook::surface(const SurfaceKind& kind) {
  return kept(surfaces_[{kind.home, kind.doubleSided, kind.points, kind.features}], parent_,
              [&] { return makeSurface(kind); });
}

QEffect* ModelLook::outline(PaletteHome home) {
  return kept(outlines_[static_cast<std::size_t>(home)], parent_, [&] { return makeOutline(home); });
}

QEffect* ModelLook::groundShadow(PaletteHome home) {
  return kept(groundShadows_[static_cast<std::size_t>(home)], parent_, [&] { return makeGroundShadow(home); });
}

QEffect* ModelLook::selfShadow(PaletteHome home) {
  return kept(selfShadows_[static_cast<std::size_t>(home)], parent_, [&] { return makeSelfShadow(home); });
}

QEffect* ModelLook::selected(PaletteHome home) {
  return kept(selected_[static_cast<std::size_t>(home)], parent_, [&] { return makeSelected(home); });
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

/// Moves surfaces away from the eye by depth steps, and by as many times the slope.
void addOffset(QRenderPass* pass, float steps) {
  auto* offset = new QPolygonOffset(pass);
  offset->setScaleFactor(steps);
  offset->setDepthSteps(steps);
  pass->addRenderState(offset);
}

/// Draws only the first surface that reaches a pixel, so that the ones over it don't darken it
/// again.
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

/// Adds a technique for models with this palette home.
QTechnique* addTechnique(QEffect* effect, PaletteHome home) {
  return makeTechnique(effect, home == PaletteHome::StorageBuffer);
}

QRenderPass* addPass(QTechnique* technique, PaletteHome home, const char* name, const ShaderProgram& program) {
  auto* pass = makePass(technique, name, program, home);
  addDepthTest(pass);
  return pass;
}

}  // namespace

QEffect* ModelLook::makeSurface(const SurfaceKind& kind) {
  auto* effect = new QEffect;
  auto* technique = addTechnique(effect, kind.home);
  auto* surface = makePass(technique, "main", shaders::kModel, kind.home, kind.features);
  addDepthTest(surface);
  addBlending(surface);
  addCulling(surface, kind.doubleSided ? QCullFace::NoCulling : QCullFace::Back);
  if (kind.points) {
    auto* size = new QPointSize(surface);
    size->setSizeMode(QPointSize::Programmable);
    surface->addRenderState(size);
  }
  return effect;
}

QEffect* ModelLook::makeOutline(PaletteHome home) {
  auto* effect = new QEffect;
  auto* outline = addPass(addTechnique(effect, home), home, "main", shaders::kEdge);
  addBlending(outline);
  addCulling(outline, QCullFace::Front);  // for double-sided materials too (mmd-reference.md 11.7)
  addOffset(outline, 1.0F);               // keeps the hull behind thin surfaces
  return effect;
}

QEffect* ModelLook::makeSelected(PaletteHome home) {
  auto* effect = new QEffect;
  auto* outline = addPass(addTechnique(effect, home), home, "main", shaders::kSelected);
  addCulling(outline, QCullFace::Front);  // as in makeOutline()
  addOffset(outline, 1.0F);
  return effect;
}

QEffect* ModelLook::makeGroundShadow(PaletteHome home) {
  auto* effect = new QEffect;
  auto* shadow = addPass(addTechnique(effect, home), home, "main", shaders::kGroundShadow);
  addBlending(shadow);
  addCulling(shadow, QCullFace::NoCulling);
  addOnceAPixel(shadow);
  return effect;
}

QEffect* ModelLook::makeSelfShadow(PaletteHome home) {
  auto* effect = new QEffect;
  auto* map = addPass(addTechnique(effect, home), home, "shadowMap", shaders::kShadowMap);
  addCulling(map, QCullFace::NoCulling);
  addOffset(map, 1.0F);
  return effect;
}

namespace {

MaterialBlock firstBlock(const pmx::Material& material, const ToonMaterial::Has& has) {
  MaterialBlock block{};
  block.hasTexture = has.texture ? 1 : 0;
  block.hasToon = has.toon ? 1 : 0;
  block.accessory = has.accessory ? 1 : 0;
  const bool points = material.has(pmx::materialFlag::points);
  block.receivesShadow = material.has(pmx::materialFlag::receiveShadow) && !points ? 1 : 0;
  // Vertex colours and a sub-texture's coordinates are the same numbers, so both at once make no
  // sense (mmd-reference.md 11.10).
  const bool colours = has.vertexColours && material.has(pmx::materialFlag::vertexColour);
  const bool clash = colours && material.sphereMode() == pmx::SphereMode::SubTexture;
  block.vertexColours = colours ? 1 : 0;
  block.sphereMode = has.sphere && !clash ? static_cast<int>(material.sphereMode()) : 0;
  return block;
}

}  // namespace

bool mayShine(const pmx::Model& model, std::size_t material) {
  const pmx::Material& own = model.materials[material];
  if (own.specularPower > 0.0F && own.specular != base::Vec3(0.0F)) return true;
  return std::ranges::any_of(model.morphs, [material](const pmx::Morph& morph) {
    const auto* offsets = std::get_if<std::vector<pmx::MaterialOffset>>(&morph.offsets);
    return offsets != nullptr && std::ranges::any_of(*offsets, [material](const pmx::MaterialOffset& offset) {
             return offset.material < 0 || static_cast<std::size_t>(offset.material) == material;
           });
  });
}

ToonMaterial::ToonMaterial(const pmx::Material& material, const Has& has, Qt3DCore::QNode* parent)
    : block_("Material", firstBlock(material, has), parent) {}

SurfaceFeatures ToonMaterial::features(bool mayShine) const {
  const MaterialBlock& block = block_.value();
  SurfaceFeatures features;
  features.texture = block.hasTexture != 0;
  features.sphereMode = block.sphereMode;
  features.toon = block.hasToon != 0;
  features.vertexColours = block.vertexColours != 0;
  features.receivesShadow = block.receivesShadow != 0;
  features.accessory = block.accessory != 0;
  features.shines = mayShine;
  return features;
}

void ToonMaterial::apply(const pmx::MaterialState& state) {
  MaterialBlock now = block_.value();
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
  block_.set(now);
}

}  // namespace app
