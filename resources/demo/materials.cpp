// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/materials.h"

namespace demo {
namespace {

constexpr const char* kPictureNames[kPictureCount] = {
    "face", "eye",    "eye_white", "mouth", "blush",      "hair",      "hair_shine", "kimono",    "skirt",
    "obi",  "ribbon", "flower",    "veil",  "gold_shine", "toon_skin", "toon_hair",  "toon_cloth"};

constexpr std::uint8_t kSolid = pmx::materialFlag::groundShadow | pmx::materialFlag::castShadow |
                                pmx::materialFlag::receiveShadow | pmx::materialFlag::edge;

/// Materials differ in these fields; the rest is equal for all.
struct Look {
  const char* name;
  const char* english;
  Vec3 colour;              ///< as seen fully lit, where there is no texture
  Picture texture;          ///< Count: none
  Picture toon;             ///< Count: the shared toon below
  std::int32_t sharedToon;  ///< 0 is toon01
  std::uint8_t flags;
  Vec3 edge;
  float edgeSize;
};

constexpr Picture kNone = Picture::Count;
const Vec3 kWhite{1.0F}, kSkinColour{1.0F, 0.894F, 0.835F};
const Vec3 kWarmEdge{0.46F, 0.22F, 0.22F}, kHairEdge{0.25F, 0.16F, 0.36F}, kClothEdge{0.42F, 0.12F, 0.17F},
    kDarkEdge{0.13F, 0.12F, 0.25F}, kGreyEdge{0.42F, 0.34F, 0.42F}, kGoldEdge{0.45F, 0.27F, 0.10F};

const Look kLooks[kPartCount] = {
    {"肌", "skin", kSkinColour, kNone, Picture::ToonSkin, 0, kSolid, kWarmEdge, 0.75F},
    {"顔", "face", kSkinColour, Picture::Face, Picture::ToonSkin, 0,
     kSolid& static_cast<std::uint8_t>(~pmx::materialFlag::receiveShadow), kWarmEdge, 0.75F},
    {"照れ", "blush", kWhite, Picture::Blush, kNone, 6, 0, kWarmEdge, 0.0F},
    {"白目", "eye white", kWhite, Picture::EyeWhite, kNone, 6, 0, kWarmEdge, 0.0F},
    {"口内", "mouth inside", kWhite, Picture::Mouth, kNone, 6, 0, kWarmEdge, 0.0F},
    {"瞳", "iris", kWhite, Picture::Eye, kNone, 6, 0, kWarmEdge, 0.0F},
    {"眉睫",
     "lashes and brows",
     {0.29F, 0.17F, 0.29F},
     kNone,
     kNone,
     6,
     pmx::materialFlag::doubleSided,
     kWarmEdge,
     0.0F},
    {"足袋", "tabi socks", {1.0F, 0.985F, 0.965F}, kNone, Picture::ToonCloth, 0, kSolid, kGreyEdge, 0.8F},
    {"草履", "sandals", {0.86F, 0.27F, 0.25F}, kNone, kNone, 0, kSolid, kClothEdge, 0.8F},
    {"着物", "kimono", kWhite, Picture::Kimono, Picture::ToonCloth, 0, kSolid, kClothEdge, 0.85F},
    {"襟", "trim", {1.0F, 0.975F, 0.93F}, kNone, kNone, 1, kSolid, kGreyEdge, 0.8F},
    {"スカート", "skirt", kWhite, Picture::Skirt, Picture::ToonCloth, 0, kSolid, kClothEdge, 0.85F},
    {"帯", "obi", kWhite, Picture::Obi, kNone, 0, kSolid, kDarkEdge, 0.8F},
    {"金具", "gold", {1.0F, 0.80F, 0.36F}, kNone, kNone, 0, kSolid, kGoldEdge, 0.7F},
    {"髪", "hair", kWhite, Picture::Hair, Picture::ToonHair, 0, kSolid, kHairEdge, 0.9F},
    {"後髪", "ponytail", kWhite, Picture::Hair, Picture::ToonHair, 0, kSolid, kHairEdge, 0.9F},
    {"リボン", "ribbon", kWhite, Picture::Ribbon, Picture::ToonCloth, 0, kSolid, kClothEdge, 0.8F},
    {"花", "flowers", kWhite, Picture::Flower, Picture::ToonCloth, 0, kSolid, kClothEdge, 0.65F},
    {"薄絹", "veil", kWhite, Picture::Veil, kNone, 1, pmx::materialFlag::doubleSided, kGreyEdge, 0.0F},
};

void shine(pmx::Material& material, Picture sphere, const Vec3& specular, float power) {
  if (sphere != kNone) {
    material.sphereTexture = static_cast<std::int32_t>(sphere);
    material.sphereModeByte = static_cast<std::uint8_t>(pmx::SphereMode::Add);
  }
  material.specular = specular;
  material.specularPower = power;
}

}  // namespace

bool isHerOwn(Picture picture) {
  switch (picture) {
    case Picture::Eye:
    case Picture::Hair:
    case Picture::Kimono:
    case Picture::Skirt:
    case Picture::Obi:
    case Picture::Ribbon:
      return true;
    default:
      return false;
  }
}

std::string picturePath(Picture picture, Who who) {
  return std::string("tex/") + (isHerOwn(picture) ? outfitOf(who).prefix : "") +
         kPictureNames[static_cast<std::size_t>(picture)] + ".png";
}

std::vector<pmx::Material> makeMaterials(Who who) {
  const Outfit& outfit = outfitOf(who);
  std::vector<pmx::Material> materials;
  for (const Look& look : kLooks) {
    pmx::Material material;
    material.name = look.name;
    material.englishName = look.english;
    // MMD lights a material with ambient + diffuse * 154/255: this pair gives `colour` itself.
    material.diffuse = Vec4(look.colour * 0.83F, 1.0F);
    material.ambient = look.colour * 0.5F;
    material.flags = look.flags;
    material.edgeColour = Vec4(look.edge, 1.0F);
    material.edgeSize = look.edgeSize;
    material.texture = look.texture == kNone ? -1 : static_cast<std::int32_t>(look.texture);
    material.sharedToon = look.toon == kNone;
    material.toon = material.sharedToon ? look.sharedToon : static_cast<std::int32_t>(look.toon);
    materials.push_back(material);
  }
  const auto of = [&materials](Part part) -> pmx::Material& { return materials[static_cast<std::size_t>(part)]; };
  of(Part::Blush).diffuse.w = 0.0F;  // the morph 照れ shows it
  for (pmx::Material& material : materials) {
    if (material.edgeColour == Vec4(kClothEdge, 1.0F)) material.edgeColour = Vec4(outfit.clothEdge, 1.0F);
    if (material.edgeColour == Vec4(kHairEdge, 1.0F)) material.edgeColour = Vec4(outfit.hairEdge, 1.0F);
  }
  of(Part::Sandals).diffuse = Vec4(outfit.sandals * 0.83F, 1.0F);
  of(Part::Sandals).ambient = outfit.sandals * 0.5F;
  shine(of(Part::Hair), Picture::HairShine, Vec3(0.0F), 5.0F);
  shine(of(Part::Ponytail), Picture::HairShine, Vec3(0.0F), 5.0F);
  shine(of(Part::Gold), Picture::GoldShine, Vec3(0.55F, 0.5F, 0.35F), 30.0F);
  shine(of(Part::Sandals), kNone, Vec3(0.18F), 20.0F);
  shine(of(Part::Obi), kNone, Vec3(0.08F), 12.0F);
  return materials;
}

}  // namespace demo
