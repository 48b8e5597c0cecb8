// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/scenes/scene_shapes.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include <glm/geometric.hpp>

#include "pmx/pmx/pmx_writer.h"
#include "vmd/vmd_writer.h"

namespace scenes {
namespace {

using base::Vec3;

std::uint32_t addVertex(pmx::Model& model, const Vec3& position, const Vec3& normal, const base::Vec2& uv) {
  pmx::Vertex vertex;
  vertex.position = position;
  vertex.normal = normal;
  vertex.uv = uv;
  vertex.bones[0] = 0;
  model.vertices.push_back(vertex);
  return static_cast<std::uint32_t>(model.vertices.size() - 1);
}

/// Adds a grid of (cells + 1)^2 vertices from `corner` along two sides; u runs along `right`, v
/// along `down`.
void addGrid(pmx::Model& model, const Vec3& corner, const Vec3& right, const Vec3& down, const Vec3& normal,
             int cells) {
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  const auto row = static_cast<std::uint32_t>(cells + 1);
  for (int y = 0; y <= cells; ++y) {
    for (int x = 0; x <= cells; ++x) {
      const float u = static_cast<float>(x) / static_cast<float>(cells),
                  v = static_cast<float>(y) / static_cast<float>(cells);
      addVertex(model, corner + u * right + v * down, normal, {u, v});
    }
  }
  for (std::uint32_t y = 0; y + 1 < row; ++y) {
    for (std::uint32_t x = 0; x + 1 < row; ++x) {
      const std::uint32_t a = first + y * row + x;
      for (const std::uint32_t i : {a, a + 1, a + row + 1, a, a + row + 1, a + row}) model.indices.push_back(i);
    }
  }
}

pmx::Material& addMaterial(pmx::Model& model, std::size_t firstIndex) {
  pmx::Material material;
  material.name = "material " + std::to_string(model.materials.size());
  material.diffuse = {0.5F, 0.5F, 0.5F, 1.0F};
  material.ambient = Vec3(0.4F);
  material.indexCount = static_cast<std::int32_t>(model.indices.size() - firstIndex);
  model.materials.push_back(material);
  return model.materials.back();
}

void endUnless(bool done, const std::filesystem::path& path) {
  if (done) return;
  std::fprintf(stderr, "%s can't be written\n", path.c_str());
  std::exit(1);
}

}  // namespace

pmx::Model emptyScene() {
  pmx::Model model;
  model.name = "scene";
  model.bones.emplace_back();
  model.bones[0].name = "センター";
  model.bones[0].flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
  return model;
}

pmx::Material& addBall(pmx::Model& model, const Vec3& centre, float radius) {
  constexpr int around = 32, down = 16;
  const auto firstVertex = static_cast<std::uint32_t>(model.vertices.size());
  const std::size_t firstIndex = model.indices.size();
  for (int y = 0; y <= down; ++y) {
    for (int x = 0; x <= around; ++x) {
      const float u = static_cast<float>(x) / around, v = static_cast<float>(y) / down;
      const float longitude = 2.0F * base::kPi * u, latitude = base::kPi * v;
      const Vec3 n{-std::sin(latitude) * std::sin(longitude), std::cos(latitude),
                   std::sin(latitude) * std::cos(longitude)};
      addVertex(model, centre + radius * n, n, {u, v});
    }
  }
  constexpr std::uint32_t row = around + 1;
  for (std::uint32_t y = 0; y < down; ++y) {
    for (std::uint32_t x = 0; x < around; ++x) {
      const std::uint32_t a = firstVertex + y * row + x;
      for (const std::uint32_t i : {a, a + 1, a + row + 1, a, a + row + 1, a + row}) model.indices.push_back(i);
    }
  }
  return addMaterial(model, firstIndex);
}

pmx::Material& addBox(pmx::Model& model, const Vec3& centre, const Vec3& h) {
  const std::size_t firstIndex = model.indices.size();
  const auto side = [&](const Vec3& normal, const Vec3& right, const Vec3& down) {
    addGrid(model, centre + normal * h - right * h - down * h, 2.0F * right * h, 2.0F * down * h, normal, 1);
  };
  side({0, 0, -1}, {1, 0, 0}, {0, -1, 0});
  side({0, 0, 1}, {-1, 0, 0}, {0, -1, 0});
  side({-1, 0, 0}, {0, 0, -1}, {0, -1, 0});
  side({1, 0, 0}, {0, 0, 1}, {0, -1, 0});
  side({0, 1, 0}, {1, 0, 0}, {0, 0, -1});
  side({0, -1, 0}, {1, 0, 0}, {0, 0, 1});
  return addMaterial(model, firstIndex);
}

pmx::Material& addWall(pmx::Model& model, const Vec3& centre, float halfSide, int cells) {
  const std::size_t firstIndex = model.indices.size();
  addGrid(model, centre + Vec3(-halfSide, halfSide, 0), {2 * halfSide, 0, 0}, {0, -2 * halfSide, 0}, {0, 0, -1}, cells);
  return addMaterial(model, firstIndex);
}

pmx::Material& addFloor(pmx::Model& model, const Vec3& centre, float halfSide) {
  const std::size_t firstIndex = model.indices.size();
  addGrid(model, centre + Vec3(-halfSide, 0, halfSide), {2 * halfSide, 0, 0}, {0, 0, -2 * halfSide}, {0, 1, 0}, 1);
  return addMaterial(model, firstIndex);
}

std::int32_t addTexture(pmx::Model& model, const std::filesystem::path& folder, const char* name, const QImage& image) {
  const auto path = folder / name;
  if (!image.isNull()) endUnless(image.save(QString::fromStdString(path.string())), path);
  model.textures.push_back(base::Text(name));
  return static_cast<std::int32_t>(model.textures.size() - 1);
}

QImage stripes(const QColor& a, const QColor& b, int side) {
  QImage image(side, side, QImage::Format_RGBA8888);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) image.setPixelColor(x, y, x * 8 / side % 2 == 0 ? a : b);
  return image;
}

void write(const pmx::Model& model, const std::filesystem::path& path) {
  endUnless(pmx::writePmxFile(model, path).has_value(), path);
}

void write(const vmd::Motion& motion, const std::filesystem::path& path) {
  endUnless(vmd::writeVmdFile(motion, path).has_value(), path);
}

}  // namespace scenes
