// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are the effects of ModelLook for inspecting a model. They are drawn over its surface, a
// little nearer to the eye (towardsEye() of view.glsl), so that the surface doesn't cut them.

#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRasterMode>
#include <Qt3DRender/QRenderPass>

#include "app/scene/render_pass.h"
#include "app/scene/toon_material.h"

namespace app {

using namespace Qt3DRender;

namespace {

QRenderPass* addPass(QEffect* effect, PaletteHome home, const ShaderProgram& program) {
  auto* pass = makePass(makeTechnique(effect, home == PaletteHome::StorageBuffer), "main", program, home);
  addBlending(pass);
  auto* depth = new QDepthTest(pass);
  depth->setDepthFunction(QDepthTest::LessOrEqual);
  pass->addRenderState(depth);
  auto* cull = new QCullFace(pass);
  cull->setMode(QCullFace::NoCulling);
  pass->addRenderState(cull);
  return pass;
}

template <class Make>
QEffect* filledOnce(QEffect*& place, Qt3DCore::QNode* parent, Make make) {
  if (place == nullptr) {
    place = new QEffect;
    make(place);
    place->setParent(parent);  // added whole, see ModelEntity
  }
  return place;
}

}  // namespace

QEffect* ModelLook::weights(PaletteHome home) {
  return filledOnce(weights_[static_cast<std::size_t>(home)], parent_,
                    [home](QEffect* effect) { addPass(effect, home, shaders::kWeights); });
}

QEffect* ModelLook::wireframe(PaletteHome home) {
  return filledOnce(wireframes_[static_cast<std::size_t>(home)], parent_, [home](QEffect* effect) {
    auto* pass = addPass(effect, home, shaders::kWireframe);
    auto* lines = new QRasterMode(pass);
    lines->setRasterMode(QRasterMode::Lines);
    lines->setFaceMode(QRasterMode::FrontAndBack);
    pass->addRenderState(lines);
    pass->addRenderState(new QNoDepthMask(pass));
  });
}

QEffect* ModelLook::normals(PaletteHome home) {
  return filledOnce(normals_[static_cast<std::size_t>(home)], parent_, [home](QEffect* effect) {
    auto* pass = addPass(effect, home, shaders::kNormals);
    pass->addRenderState(new QNoDepthMask(pass));
  });
}

}  // namespace app
