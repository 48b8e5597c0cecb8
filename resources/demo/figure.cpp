// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/figure.h"

#include "resources/demo/materials.h"
#include "resources/demo/morphs.h"
#include "resources/demo/physics.h"

namespace demo {
namespace {

void fillHeader(pmx::Model& model, Who who) {
  const Outfit& outfit = outfitOf(who);
  model.header.indexSizes.vertex = 2;
  model.header.indexSizes.bone = 2;
  model.name = outfit.name;
  model.englishName = outfit.english;
  model.comment = std::string(outfit.name) +
                  "\r\nOdori の見本モデル。形も絵も踊りも、このプログラムと一緒に作られます。\r\nライセンス: MIT";
  model.englishComment =
      std::string(outfit.english) +
      ", the dancer: the built-in demo. Shape, pictures and dance are made together with the program.\r\nLicence: "
      "MIT";
}

}  // namespace

pmx::Model makeModel(Who who) {
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
  fillHeader(model, who);
  model.bones = figure.skeleton.bones;
  model.displayFrames = figure.skeleton.frames;
  model.materials = makeMaterials(who);
  for (std::size_t i = 0; i < kPictureCount; ++i)
    model.textures.emplace_back(picturePath(static_cast<Picture>(i), who));
  std::array<std::uint32_t, kPartCount> firstVertex{};
  for (std::size_t part = 0; part < kPartCount; ++part) {
    const Mesh& mesh = figure.meshes[part];
    firstVertex[part] = appendMesh(model, mesh);
    model.materials[part].indexCount = static_cast<std::int32_t>(mesh.indices.size());
  }
  addMorphs(figure, firstVertex, model);
  addPhysics(figure.skeleton, model);
  return model;
}

}  // namespace demo
