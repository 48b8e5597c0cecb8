// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_pictures.h"

namespace app {
namespace {

// glTF's numbers for how a picture is looked at.
constexpr int kRepeat = 10497, kLinear = 9729, kLinearMipmaps = 9987;

}  // namespace

const GlbPictures::Added* GlbPictures::add(std::size_t texture, const ChannelTables& tables) {
  const auto [at, fresh] = added_.try_emplace({texture, tables});
  if (fresh) at->second = make(texture, tables);
  return at->second ? &*at->second : nullptr;
}

std::optional<GlbPictures::Added> GlbPictures::make(std::size_t texture, const ChannelTables& tables) {
  using Json = GlbFile::Json;
  std::optional<ExportedPicture> picture = source_ ? source_(texture, tables) : std::nullopt;
  if (!picture) return std::nullopt;
  Json& json = file_.json;
  if (!json.contains("samplers"))
    json["samplers"] =
        Json::array({{{"magFilter", kLinear}, {"minFilter", kLinearMipmaps}, {"wrapS", kRepeat}, {"wrapT", kRepeat}}});
  const std::size_t view = file_.addPicture(picture->bytes);
  json["images"].push_back({{"bufferView", view}, {"mimeType", picture->mimeType}});
  json["textures"].push_back({{"sampler", 0}, {"source", json["images"].size() - 1}});
  const auto alpha = alphas_.try_emplace(texture, std::move(picture->alpha)).first;
  return Added{json["textures"].size() - 1, picture->width, picture->height, &alpha->second, picture->mean};
}

}  // namespace app
