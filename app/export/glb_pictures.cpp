// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_pictures.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

// glTF's numbers for how a picture is looked at.
constexpr int kRepeat = 10497, kLinear = 9729, kLinearMipmaps = 9987;

}  // namespace

const GlbPictures::Added* GlbPictures::add(std::size_t texture, const ChannelTables& tables) {
  const auto there = added_.find({texture, tables});
  if (there != added_.end()) return there->second ? &*there->second : nullptr;
  const auto known = textures_.find(texture);
  const bool again = known != textures_.end();
  // It is judged by its first picture before it is made; then what it takes is spent.
  if (again && (known->second.pixels > budget_.pixels || known->second.bytes > budget_.bytes)) return nullptr;
  std::uint64_t bytes = 0;
  auto& added = added_[{texture, tables}];
  added = make(texture, tables, bytes);
  if (again && added) {
    budget_.pixels -= known->second.pixels;
    budget_.bytes -= std::min(bytes, budget_.bytes);
  }
  return added ? &*added : nullptr;
}

const GlbPictures::Added* GlbPictures::addAsItIs(std::size_t texture) {
  if (!has(texture)) return nullptr;
  const auto [at, fresh] = added_.try_emplace({texture, tintTables(base::Vec3(1.0F))});
  std::uint64_t bytes = 0;
  if (fresh) at->second = make(texture, at->first.second, bytes);
  return at->second ? &*at->second : nullptr;
}

std::optional<GlbPictures::Added> GlbPictures::make(std::size_t texture, const ChannelTables& tables,
                                                    std::uint64_t& bytes) {
  using Json = GlbFile::Json;
  std::optional<ExportedPicture> picture = source_ ? source_(texture, tables) : std::nullopt;
  if (!picture) return std::nullopt;
  bytes = picture->bytes.size();
  Json& json = file_.json;
  if (!json.contains("samplers"))
    json["samplers"] =
        Json::array({{{"magFilter", kLinear}, {"minFilter", kLinearMipmaps}, {"wrapS", kRepeat}, {"wrapT", kRepeat}}});
  const std::size_t view = file_.addPicture(picture->bytes);
  json["images"].push_back({{"bufferView", view}, {"mimeType", picture->mimeType}});
  json["textures"].push_back({{"sampler", 0}, {"source", json["images"].size() - 1}});
  const auto [known, fresh] = textures_.try_emplace(texture);
  if (fresh)
    known->second = {.alpha = std::move(picture->alpha),
                     .pixels = std::uint64_t{picture->width} * std::uint64_t{picture->height},
                     .bytes = bytes};
  return Added{json["textures"].size() - 1, picture->width, picture->height, &known->second.alpha, picture->mean};
}

}  // namespace app
