// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_mtoon.h"

#include "app/export/channel_tables.h"
#include "app/export/exported_space.h"

namespace app {
namespace {

using Json = GlbFile::Json;

// An outline of edge size 1 is distance * min(fov / 30 degrees, 1) * 0.001 units wide: so wide with
// MMD's start camera, 45 units away with 30 degrees. Width as a part of the screen would be nearer
// to MMD, but readers don't agree what it is a part of: three-vrm takes half the screen's height,
// UniVRM all of it.
constexpr float kOutlineUnits = 0.045F;

Json colourOf(const base::Vec3& stored) {
  const base::Vec3 linear = linearOf(glm::clamp(stored, base::Vec3(0.0F), base::Vec3(1.0F)));
  return Json::array({linear.x, linear.y, linear.z});
}

}  // namespace

bool hasOutline(const pmx::Material& material, const pmx::MaterialState& state) {
  return material.has(pmx::materialFlag::edge) && !material.has(pmx::materialFlag::points) &&
         !material.has(pmx::materialFlag::lines) && state.edgeSize > 0.0F && state.edgeColour.a > 0.0F;
}

Json mtoonJson(const MtoonMaterial& given) {
  const ToonShade& shade = given.shade;
  Json made{{"specVersion", "1.0"}};
  // Readers multiply the texture in linear light, MMD in stored values. With a factor of 0.8, as of
  // the usual toons, that is at most 2.5 of 255 off, and with darker ones up to 7.4: so the texture
  // doesn't go in twice.
  made["shadeColorFactor"] = colourOf(given.shadeColour);
  if (given.texture) made["shadeMultiplyTexture"] = {{"index", *given.texture}};
  made["shadingShiftFactor"] = shade.shift;
  made["shadingToonyFactor"] = shade.toony;
  made["matcapFactor"] = colourOf(base::Vec3(given.matcap ? 1.0F : 0.0F));
  if (given.matcap) made["matcapTexture"] = {{"index", *given.matcap}};
  made["parametricRimColorFactor"] = colourOf(base::Vec3(0.0F));
  const float width = given.state.edgeSize * given.edgeScale * kOutlineUnits * kMetresPerUnit;
  if (hasOutline(given.material, given.state) && width > 0.0F) {
    made["outlineWidthMode"] = "worldCoordinates";
    made["outlineWidthFactor"] = width;
    made["outlineColorFactor"] = colourOf(base::Vec3(given.state.edgeColour));
    made["outlineLightingMixFactor"] = 0.0;
  }
  return made;
}

}  // namespace app
