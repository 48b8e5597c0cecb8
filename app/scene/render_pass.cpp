// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/render_pass.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QShaderProgram>

namespace app {

using namespace Qt3DRender;

QTechnique* makeTechnique(QEffect* effect, bool needs43) {
  auto* technique = new QTechnique(effect);
  auto* api = technique->graphicsApiFilter();
  api->setApi(QGraphicsApiFilter::OpenGL);
  api->setProfile(QGraphicsApiFilter::CoreProfile);
  api->setMajorVersion(needs43 ? 4 : 3);
  api->setMinorVersion(3);
  effect->addTechnique(technique);
  return technique;
}

QRenderPass* makePass(QTechnique* technique, const char* name, const ShaderProgram& shaders, PaletteHome home,
                      const std::optional<SurfaceFeatures>& features) {
  auto* pass = new QRenderPass(technique);
  auto* key = new QFilterKey(pass);
  key->setName(QStringLiteral("pass"));
  key->setValue(QString::fromLatin1(name));
  pass->addFilterKey(key);
  auto* program = new QShaderProgram(pass);
  const ShaderCode code = shaderCode(shaders, home, gpuLimits(), features);
  program->setVertexShaderCode(code.vertex);
  if (!code.geometry.isEmpty()) program->setGeometryShaderCode(code.geometry);
  program->setFragmentShaderCode(code.fragment);
  pass->setShaderProgram(program);
  technique->addRenderPass(pass);
  return pass;
}

void addBlending(QRenderPass* pass) {
  auto* factors = new QBlendEquationArguments(pass);
  factors->setSourceRgb(QBlendEquationArguments::SourceAlpha);
  factors->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
  factors->setSourceAlpha(QBlendEquationArguments::One);
  factors->setDestinationAlpha(QBlendEquationArguments::OneMinusSourceAlpha);
  auto* equation = new QBlendEquation(pass);
  equation->setBlendFunction(QBlendEquation::Add);
  pass->addRenderState(factors);
  pass->addRenderState(equation);
}

}  // namespace app
