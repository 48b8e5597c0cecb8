// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Toons, sphere maps, shine, edges, alpha, formats, and the materials of PMX 2.1.
#include <cstdint>
#include <fstream>
#include <vector>

#include "tests/app/scenes/scene_shapes.h"

namespace scenes {
namespace {

namespace fs = std::filesystem;
using base::Vec3;

/// Writes shared toons 1, 3, 5, 6, an own one, and none, in two rows.
void writeToons(const fs::path& folder) {
  pmx::Model model = emptyScene();
  QImage ramp(8, 32, QImage::Format_RGBA8888);
  for (int y = 0; y < 32; ++y)
    for (int x = 0; x < 8; ++x) ramp.setPixelColor(x, y, QColor::fromHsv(y * 8, 120, 255 - 4 * y));
  const std::int32_t own = addTexture(model, folder, "ramp.png", ramp);
  for (int i = 0; i < 6; ++i) {
    auto& material = addBall(model, {-8.0F + 8.0F * static_cast<float>(i % 3), i < 3 ? 14.0F : 6.0F, 0}, 3.4F);
    material.sharedToon = i < 4;
    static constexpr int shared[] = {0, 2, 4, 5};
    material.toon = i < 4 ? shared[i] : i == 4 ? own : -1;
    material.diffuse = {0.9F, 0.75F, 0.7F, 1};
    material.flags = pmx::materialFlag::groundShadow;
  }
  write(model, folder / "toons.pmx");
}

/// Writes no sphere map, one that multiplies, one that adds, and a sub-texture on the first
/// additional UV.
void writeSpheres(const fs::path& folder) {
  pmx::Model model = emptyScene();
  QImage map(64, 64, QImage::Format_RGBA8888);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x) map.setPixelColor(x, y, QColor(4 * x, 4 * y, x > 40 && y < 24 ? 255 : 60));
  const std::int32_t texture = addTexture(model, folder, "map.png", map);
  for (int mode = 0; mode < 4; ++mode) {
    auto& material = addBall(model, {mode % 2 == 0 ? -5.0F : 5.0F, mode < 2 ? 14.5F : 5.5F, 0}, 4.0F);
    material.sphereTexture = texture;
    material.sphereModeByte = static_cast<std::uint8_t>(mode);
    material.ambient = Vec3(mode == 2 ? 0.1F : 0.7F);
  }
  model.header.additionalUvCount = 1;
  model.additionalUvs.resize(1);
  for (const auto& vertex : model.vertices) model.additionalUvs[0].push_back({3 * vertex.uv.x, 3 * vertex.uv.y, 0, 0});
  write(model, folder / "spheres.pmx");
}

void writeSpecular(const fs::path& folder) {
  pmx::Model model = emptyScene();
  static constexpr float powers[] = {0.0F, 1.0F, 5.0F, 20.0F, 80.0F, 300.0F};
  for (int i = 0; i < 6; ++i) {
    auto& material = addBall(model, {-8.0F + 8.0F * static_cast<float>(i % 3), i < 3 ? 14.0F : 6.0F, 0}, 3.4F);
    material.ambient = {0.1F, 0.2F, 0.35F};
    material.specular = {1.0F, 0.9F, 0.7F};
    material.specularPower = powers[i];
  }
  write(model, folder / "specular.pmx");
}

/// Writes edge sizes 0, 1, 2 and 4, a colour half transparent, and vertices whose scale falls from
/// top to bottom.
void writeEdges(const fs::path& folder) {
  pmx::Model model = emptyScene();
  for (int i = 0; i < 6; ++i) {
    const Vec3 centre{-8.0F + 8.0F * static_cast<float>(i % 3), i < 3 ? 14.0F : 6.0F, 0};
    const std::size_t first = model.vertices.size();
    auto& material = i % 2 == 0 ? addBall(model, centre, 3.0F) : addBox(model, centre, {2.4F, 2.4F, 2.4F});
    material.flags = pmx::materialFlag::edge;
    static constexpr float sizes[] = {0.0F, 1.0F, 2.0F, 4.0F, 6.0F, 6.0F};
    material.edgeSize = sizes[i];
    material.edgeColour = i == 5 ? base::Vec4(0.8F, 0.1F, 0.1F, 0.5F) : base::Vec4(0.1F, 0.1F, 0.3F, 1.0F);
    if (i == 4) {
      for (std::size_t v = first; v < model.vertices.size(); ++v)
        model.vertices[v].edgeScale = 1.0F - model.vertices[v].uv.y;
    }
  }
  write(model, folder / "edges.pmx");
  vmd::Motion far = vmd::Motion::make("");
  vmd::CameraKey key;
  key.distance = -90.0F;
  key.target = {0, 10, 0};
  key.fovDegrees = 30;
  far.cameraKeys = {key};
  write(far, folder / "far.vmd");
}

/// Writes materials as on a head: a face, eyes on it, hair before both, half transparent where it
/// covers an eye; and a glass that comes first in the file, so that it hides what is drawn behind
/// it later.
void writeAlphaOrder(const fs::path& folder) {
  pmx::Model model = emptyScene();
  const auto paint = [](pmx::Material& material, const base::Vec4& colour) {
    material.diffuse = {0, 0, 0, colour.a};
    material.ambient = {colour.r, colour.g, colour.b};
  };
  paint(addWall(model, {6, 6, -3}, 3.0F), {0.4F, 0.7F, 1.0F, 0.4F});
  paint(addBall(model, {-2, 10, 2}, 6.0F), {1.0F, 0.85F, 0.75F, 1.0F});
  paint(addBall(model, {-4, 11, -3}, 1.2F), {0.2F, 0.3F, 0.8F, 1.0F});
  paint(addBall(model, {0, 11, -3}, 1.2F), {0.2F, 0.3F, 0.8F, 1.0F});
  QImage strands = stripes(QColor(90, 60, 40, 255), QColor(90, 60, 40, 0), 128);
  auto& hair = addWall(model, {-2, 12.5F, -5}, 4.5F);
  hair.texture = addTexture(model, folder, "strands.png", strands);
  hair.ambient = Vec3(1.0F);
  paint(addWall(model, {1.5F, 11, -6}, 2.0F), {0.6F, 0.2F, 0.3F, 0.98F});
  write(model, folder / "alpha_order.pmx");
}

/// Adds the file as it is, under its name.
std::int32_t addFile(pmx::Model& model, const fs::path& folder, const char* name,
                     const std::vector<std::uint8_t>& bytes) {
  std::ofstream out(folder / name, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  return addTexture(model, folder, name, QImage());
}

/// Returns pixels whose left half is opaque and whose right half has alpha 64, in the byte order
/// blue, green, red, alpha; rows from the bottom.
std::vector<std::uint8_t> halfSeenThrough(std::uint8_t blue, std::uint8_t green, std::uint8_t red, int side) {
  std::vector<std::uint8_t> pixels;
  for (int i = 0; i < side * side; ++i)
    pixels.insert(pixels.end(), {blue, green, red, static_cast<std::uint8_t>(i % side < side / 2 ? 255 : 64)});
  return pixels;
}

std::vector<std::uint8_t> joined(std::vector<std::uint8_t> head, const std::vector<std::uint8_t>& body) {
  head.insert(head.end(), body.begin(), body.end());
  return head;
}

/// Writes a tga, a 32-bit bmp, a dds (DXT5) and a png: each left opaque, right all but clear,
/// before a striped wall.
void writeFormats(const fs::path& folder) {
  pmx::Model model = emptyScene();
  auto& wall = addWall(model, {0, 10, 2}, 12.0F);
  wall.texture = addTexture(model, folder, "wall.png", stripes(QColor(60, 60, 60), QColor(230, 230, 230)));
  wall.ambient = Vec3(1.0F);
  const std::vector<std::uint8_t> tga{0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 32, 8};
  std::vector<std::uint8_t> bmp{'B', 'M', 0x36, 1, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0,  40,
                                0,   0,   0,    8, 0, 0, 0, 8, 0, 0, 0,    1, 0, 32, 0};
  bmp.resize(54);
  std::vector<std::uint8_t> dds{'D', 'D', 'S', ' ', 124, 0, 0, 0, 7, 16, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0};
  dds.resize(76);
  for (const int b : std::initializer_list<int>{32, 0, 0, 0, 4, 0, 0, 0, 'D', 'X', 'T', '5'})
    dds.push_back(static_cast<std::uint8_t>(b));
  dds.resize(128);
  for (int block = 0; block < 4; ++block) {
    const auto alpha = static_cast<std::uint8_t>(block % 2 == 0 ? 255 : 64);
    for (const int b : {int(alpha), 0, 0, 0, 0, 0, 0, 0, 0x1F, 0xF8, 0, 0, 0, 0, 0, 0})
      dds.push_back(static_cast<std::uint8_t>(b));
  }
  const std::int32_t textures[] = {addFile(model, folder, "half.tga", joined(tga, halfSeenThrough(40, 40, 255, 8))),
                                   addFile(model, folder, "half.bmp", joined(bmp, halfSeenThrough(40, 200, 40, 8))),
                                   addFile(model, folder, "half.dds", dds), 0};
  QImage png(8, 8, QImage::Format_RGBA8888);
  for (int i = 0; i < 64; ++i) png.setPixelColor(i % 8, i / 8, QColor(40, 90, 255, i % 8 < 4 ? 255 : 64));
  const std::int32_t last = addTexture(model, folder, "half.png", png);
  for (int i = 0; i < 4; ++i) {
    auto& material = addWall(model, {i % 2 == 0 ? -5.0F : 5.0F, i < 2 ? 15.0F : 5.0F, 0}, 4.0F);
    material.texture = i == 3 ? last : textures[i];
    material.ambient = Vec3(1.0F);
  }
  write(model, folder / "formats.pmx");
}

void writeMaterials21(const fs::path& folder) {
  pmx::Model model = emptyScene();
  model.header.version = 2.1F;
  addBall(model, {-7, 10, 0}, 4.0F).flags = pmx::materialFlag::vertexColour;
  auto& points = addBall(model, {2, 15, 0}, 4.0F);
  points.flags = pmx::materialFlag::points;
  points.edgeSize = 3.0F;
  points.ambient = {0.7F, 0.1F, 0.1F};
  points.diffuse = {0, 0, 0, 1};
  auto& lines = addBall(model, {4, 5, 0}, 4.0F);
  lines.flags = pmx::materialFlag::lines;
  lines.ambient = {0.1F, 0.1F, 0.6F};
  lines.diffuse = {0, 0, 0, 1};
  model.header.additionalUvCount = 1;
  model.additionalUvs.resize(1);
  for (const auto& vertex : model.vertices)
    model.additionalUvs[0].push_back({vertex.uv.x, vertex.uv.y, 1 - vertex.uv.x, 1});
  write(model, folder / "materials_21.pmx");
}

}  // namespace

void writeLookScenes(const fs::path& folder) {
  writeToons(folder);
  writeSpheres(folder);
  writeSpecular(folder);
  writeEdges(folder);
  writeAlphaOrder(folder);
  writeFormats(folder);
  writeMaterials21(folder);
  QImage backdrop(160, 90, QImage::Format_RGBA8888);
  for (int y = 0; y < 90; ++y)
    for (int x = 0; x < 160; ++x)
      backdrop.setPixelColor(x, y, QColor(x, 2 * y, (x / 10 + y / 10) % 2 == 0 ? 220 : 160));
  static_cast<void>(backdrop.save(QString::fromStdString((folder / "backdrop.png").string())));
}

}  // namespace scenes
