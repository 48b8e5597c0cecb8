// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/obj_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "app/export/exported_number.h"
#include "app/export/exported_space.h"
#include "app/export/plain_names.h"

namespace app {
namespace {

constexpr int kObjDecimals = 8, kColourDecimals = 6;

/// This class writes lines, and hands them on in pieces.
class ObjLines {
 public:
  explicit ObjLines(const ByteSink& write) : write_(write) {}

  /// Adds a line: a word and what belongs to it.
  void add(std::string_view word, std::string_view rest) {
    text_ += word;
    text_ += ' ';
    text_ += rest;
    endLine();
  }
  void add(std::string_view word, std::initializer_list<float> numbers, int decimals) {
    text_ += word;
    for (const float number : numbers) {
      text_ += ' ';
      appendNumber(text_, double{number}, decimals);
    }
    endLine();
  }
  base::Result<void> finish() {
    if (written_) written_ = write_(text_);
    return written_;
  }

 private:
  void endLine() {
    text_ += '\n';
    if (text_.size() < kSinkPiece) return;
    if (written_) written_ = write_(text_);
    text_.clear();
  }

  const ByteSink& write_;
  std::string text_;
  base::Result<void> written_;
};

std::vector<std::string> materialNames(const pmx::Model& model) {
  PlainNames names;
  std::vector<std::string> result;
  for (const pmx::Material& material : model.materials) result.push_back(names.give(material.name.utf8, "material"));
  return result;
}

void addTriangles(ObjLines& lines, const pmx::Model& model, std::size_t first, std::size_t count) {
  const std::size_t end = std::min(first + count, model.indices.size());
  for (std::size_t i = first; i + 2 < end; i += 3) {
    const auto a = std::uint64_t{model.indices[i]} + 1, b = std::uint64_t{model.indices[i + 1]} + 1,
               c = std::uint64_t{model.indices[i + 2]} + 1;
    if (a == b || b == c || c == a) continue;
    lines.add("f", fmt::format("{0}/{0}/{0} {1}/{1}/{1} {2}/{2}/{2}", a, c, b));  // the mirror turns it over
  }
}

bool hasLineBreak(std::string_view name) { return name.find_first_of("\r\n") != std::string_view::npos; }

}  // namespace

base::Result<void> writeObj(const pmx::Model& model, std::string_view library, const ByteSink& write) {
  if (model.vertices.empty()) return tl::unexpected(base::badArgument("the model has no vertices"));
  if (hasLineBreak(library))
    return tl::unexpected(base::badArgument("a line break in the name of a file can't be written in OBJ"));
  ObjLines lines(write);
  lines.add("mtllib", library);
  lines.add("o", PlainNames().give(model.name.utf8, "model"));
  for (const pmx::Vertex& vertex : model.vertices) {
    const base::Vec3 position = exportedPosition(vertex.position);
    lines.add("v", {position.x, position.y, position.z}, kObjDecimals);
  }
  for (const pmx::Vertex& vertex : model.vertices) lines.add("vt", {vertex.uv.x, 1.0F - vertex.uv.y}, kObjDecimals);
  for (const pmx::Vertex& vertex : model.vertices) {
    const float length = glm::length(vertex.normal);
    const base::Vec3 normal = length > 1e-6F ? exportedDirection(vertex.normal / length) : base::Vec3(0.0F, 1.0F, 0.0F);
    lines.add("vn", {normal.x, normal.y, normal.z}, kColourDecimals);
  }
  const std::vector<std::string> names = materialNames(model);
  std::size_t first = 0;
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    const auto count = static_cast<std::size_t>(std::max(model.materials[i].indexCount, 0));
    if (count > 0) lines.add("usemtl", names[i]);
    addTriangles(lines, model, first, count);
    first += count;
  }
  return lines.finish();
}

base::Result<void> writeMtl(const pmx::Model& model, std::span<const std::string> textures, const ByteSink& write) {
  ObjLines lines(write);
  const std::vector<std::string> names = materialNames(model);
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    const pmx::Material& material = model.materials[i];
    const auto clamped = [](float value) { return std::clamp(value, 0.0F, 1.0F); };
    lines.add("newmtl", names[i]);
    lines.add("Ka", {clamped(material.ambient.x), clamped(material.ambient.y), clamped(material.ambient.z)},
              kColourDecimals);
    lines.add("Kd", {clamped(material.diffuse.x), clamped(material.diffuse.y), clamped(material.diffuse.z)},
              kColourDecimals);
    lines.add("Ks", {clamped(material.specular.x), clamped(material.specular.y), clamped(material.specular.z)},
              kColourDecimals);
    lines.add("Ns", {std::clamp(material.specularPower, 0.0F, 1000.0F)}, kColourDecimals);
    lines.add("d", {clamped(material.diffuse.w)}, kColourDecimals);
    if (material.texture < 0 || static_cast<std::size_t>(material.texture) >= textures.size()) continue;
    const std::string& texture = textures[static_cast<std::size_t>(material.texture)];
    if (!texture.empty() && !hasLineBreak(texture)) lines.add("map_Kd", texture);
  }
  return lines.finish();
}

}  // namespace app
