// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/figure.h"

#include "resources/demo/materials.h"
#include "resources/demo/morphs.h"
#include "resources/demo/physics.h"

namespace demo {
namespace {

void appendVertex(pmx::Model& model, const MeshVertex& from) {
  pmx::Vertex vertex;
  vertex.position = from.position;
  vertex.normal = from.normal;
  vertex.uv = from.uv;
  vertex.edgeScale = from.edgeScale;
  vertex.deform = from.skin.kind;
  vertex.bones = from.skin.bones;
  vertex.weights = from.skin.weights;
  if (vertex.deform == pmx::DeformKind::Sdef) {
    vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
    model.sdefVectors.push_back(from.skin.sdef);
  }
  model.vertices.push_back(vertex);
}

void fillHeader(pmx::Model& model) {
  model.header.indexSizes.vertex = 2;
  model.header.indexSizes.bone = 2;
  model.name = "踊子おどり";
  model.englishName = "Odori";
  model.comment =
      "踊子おどり\r\nOdori の見本モデル。形も絵も踊りも、このプログラムと一緒に作られます。\r\nライセンス: MIT";
  model.englishComment =
      "Odori, the dancer: the built-in demo. Shape, pictures and dance are made together with the program.\r\nLicence: "
      "MIT";
}

}  // namespace

pmx::Model makeModel() {
  Figure figure;
  addFace(figure);
  addEyes(figure);
  addTrunk(figure);
  addArms(figure);
  addHands(figure);
  addLegs(figure);
  addKimono(figure);
  addSkirt(figure);
  addHair(figure);
  addPonytail(figure);
  addOrnaments(figure);

  pmx::Model model;
  fillHeader(model);
  model.bones = figure.skeleton.bones;
  model.displayFrames = figure.skeleton.frames;
  model.materials = makeMaterials();
  for (std::size_t i = 0; i < kPictureCount; ++i) model.textures.emplace_back(picturePath(static_cast<Picture>(i)));
  std::array<std::uint32_t, kPartCount> firstVertex{};
  for (std::size_t part = 0; part < kPartCount; ++part) {
    const Mesh& mesh = figure.meshes[part];
    firstVertex[part] = static_cast<std::uint32_t>(model.vertices.size());
    for (const MeshVertex& vertex : mesh.vertices) appendVertex(model, vertex);
    for (const std::uint32_t index : mesh.indices) model.indices.push_back(firstVertex[part] + index);
    model.materials[part].indexCount = static_cast<std::int32_t>(mesh.indices.size());
  }
  addMorphs(figure, firstVertex, model);
  addPhysics(figure.skeleton, model);
  return model;
}

}  // namespace demo
