// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <vector>

#include <glm/geometric.hpp>

#include "pmx/pmx/pmx_reader.h"
#include "resources/lab/model_kit.h"
#include "resources/lab/start_pose.h"

namespace lab {
namespace {

constexpr int kFiner = 3;  // samples to a pixel, along each side
constexpr int kWide = kPictureWidth * kFiner, kHigh = kPictureHeight * kFiner;
constexpr float kShadow = 0.22F, kGhostOpacity = 0.4F, kBeside = 12.0F;
const Vec3 kLight = glm::normalize(Vec3(0.45F, 1.0F, -0.6F));  // towards it
const Vec3 kTop{0.796F, 0.831F, 0.875F}, kBottom{0.953F, 0.957F, 0.965F};

Vec3 vectorOf(const Json& list) { return {list[0].get<float>(), list[1].get<float>(), list[2].get<float>()}; }

/// This is where a picture is seen from: three directions of unit length, and the eye.
struct Eye {
  Vec3 right, up, ahead, at;
  float focus = 1.0F;  // samples that one unit covers at a distance of one unit

  explicit Eye(const Json& camera) {
    const Vec3 rotation = vectorOf(camera["rotation"]);
    // mmd-reference.md 4.6: eye = target + R (0, 0, distance), R = Ry(-ry) Rx(-rx) Rz(-rz).
    const Quat turn = glm::angleAxis(-rotation.y, Vec3(0, 1, 0)) * glm::angleAxis(-rotation.x, Vec3(1, 0, 0));
    right = turn * Vec3(1, 0, 0);
    up = turn * Vec3(0, 1, 0);
    ahead = turn * Vec3(0, 0, 1);
    at = vectorOf(camera["target"]) + ahead * camera["distance"].get<float>();
    focus = 0.5F * static_cast<float>(kHigh) / std::tan(0.5F * kDegree * camera["fieldOfView"].get<float>());
  }
  /// Returns the place in the picture, in samples from its top left, and the depth in units.
  [[nodiscard]] Vec3 project(const Vec3& world) const {
    const Vec3 from = world - at;
    const float depth = std::max(glm::dot(from, ahead), 0.1F), scale = focus / depth;
    return {0.5F * kWide + glm::dot(from, right) * scale, 0.5F * kHigh - glm::dot(from, up) * scale, depth};
  }
};

/// This is a picture in the making, with a depth for each sample.
class Canvas {
 public:
  Canvas() : colours_(static_cast<std::size_t>(kWide) * kHigh), depths_(colours_.size(), 1e9F) {
    for (int y = 0; y < kHigh; ++y) {
      const float t = static_cast<float>(y) / kHigh;
      std::fill_n(colours_.begin() + static_cast<std::ptrdiff_t>(y) * kWide, kWide, kTop + (kBottom - kTop) * t);
    }
  }

  /// Calls take(index, weights of the corners, depth) for each sample within a triangle.
  template <class Take>
  void cover(const std::array<Vec3, 3>& corners, Take take) {
    const auto [a, b, c] = corners;
    const float area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (std::abs(area) < 1e-4F) return;
    const auto least = [](float x, int end) { return std::clamp(static_cast<int>(std::floor(x)), 0, end - 1); };
    for (int y = least(std::min({a.y, b.y, c.y}), kHigh); y <= least(std::max({a.y, b.y, c.y}), kHigh); ++y) {
      for (int x = least(std::min({a.x, b.x, c.x}), kWide); x <= least(std::max({a.x, b.x, c.x}), kWide); ++x) {
        const float px = static_cast<float>(x) + 0.5F, py = static_cast<float>(y) + 0.5F;
        const float v = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area;
        const float w = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area;
        if (v < 0.0F || w < 0.0F || v + w > 1.0F) continue;
        const Vec3 weights(1.0F - v - w, v, w);
        take(static_cast<std::size_t>(y) * kWide + static_cast<std::size_t>(x), weights,
             weights.x * a.z + weights.y * b.z + weights.z * c.z);
      }
    }
  }

  [[nodiscard]] Vec3& colour(std::size_t sample) { return colours_[sample]; }
  [[nodiscard]] float& depth(std::size_t sample) { return depths_[sample]; }

  [[nodiscard]] QImage finish() const {
    QImage image(kPictureWidth, kPictureHeight, QImage::Format_RGB32);
    for (int y = 0; y < kPictureHeight; ++y) {
      for (int x = 0; x < kPictureWidth; ++x) {
        Vec3 sum(0.0F);
        for (int i = 0; i < kFiner * kFiner; ++i) {
          const auto row = static_cast<std::size_t>(y * kFiner + i / kFiner);
          sum += colours_[row * kWide + static_cast<std::size_t>(x * kFiner + i % kFiner)];
        }
        const Vec3 mean = sum * (255.0F / (kFiner * kFiner)) + 0.5F;
        const auto byte = [](float value) { return std::clamp(static_cast<int>(value), 0, 255); };
        image.setPixel(x, y, qRgb(byte(mean.x), byte(mean.y), byte(mean.z)));
      }
    }
    return image;
  }

 private:
  std::vector<Vec3> colours_;
  std::vector<float> depths_;
};

/// This is a model in the picture, where it stands.
struct Drawn {
  const pmx::Model* model;
  std::vector<QImage> textures;
  Vec3 place;
  Quat turn;
  float opacity = 1.0F;

  [[nodiscard]] Vec3 at(std::uint32_t vertex) const { return turn * model->vertices[vertex].position + place; }
};

void paintShadow(const Drawn& drawn, const Eye& eye, std::vector<char>& shadow, Canvas& canvas) {
  for (std::size_t i = 0; i + 2 < drawn.model->indices.size(); i += 3) {
    std::array<Vec3, 3> corners;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec3 at = drawn.at(drawn.model->indices[i + k]);
      corners.at(k) = eye.project(at - kLight * (at.y / kLight.y));
    }
    canvas.cover(corners, [&](std::size_t sample, const Vec3&, float) { shadow[sample] = 1; });
  }
}

/// Returns the colour of a material at a place of its texture, and its opacity.
base::Vec4 plainColour(const Drawn& drawn, const pmx::Material& material, const base::Vec2& uv) {
  const Vec3 own = glm::min(material.ambient + Vec3(material.diffuse) * 0.604F, Vec3(1.0F));
  const auto texture = static_cast<std::size_t>(material.texture);  // -1, none, is beyond the end, too
  if (texture >= drawn.textures.size() || drawn.textures[texture].isNull()) return {own, material.diffuse.w};
  const QImage& image = drawn.textures[texture];
  const auto within = [](float at, int size) {
    return std::clamp(static_cast<int>((at - std::floor(at)) * static_cast<float>(size)), 0, size - 1);
  };
  const QColor colour = image.pixelColor(within(uv.x, image.width()), within(uv.y, image.height()));
  return {own * Vec3(colour.redF(), colour.greenF(), colour.blueF()), material.diffuse.w * colour.alphaF()};
}

void paint(const Drawn& drawn, const Eye& eye, Canvas& canvas) {
  const pmx::Model& model = *drawn.model;
  std::size_t at = 0;
  for (const pmx::Material& material : model.materials) {
    const std::size_t end = at + static_cast<std::size_t>(material.indexCount);
    for (; at + 2 < end; at += 3) {
      std::array<const pmx::Vertex*, 3> vertices{};
      std::array<Vec3, 3> corners;
      for (std::size_t k = 0; k < 3; ++k) {
        vertices.at(k) = &model.vertices[model.indices[at + k]];
        corners.at(k) = eye.project(drawn.at(model.indices[at + k]));
      }
      canvas.cover(corners, [&](std::size_t sample, const Vec3& weights, float depth) {
        if (depth >= canvas.depth(sample)) return;
        Vec3 normal(0.0F);
        base::Vec2 uv(0.0F);
        for (std::size_t k = 0; k < 3; ++k) {
          const float weight = weights[static_cast<int>(k)];
          normal += weight * vertices.at(k)->normal;
          uv += weight * vertices.at(k)->uv;
        }
        const base::Vec4 colour = plainColour(drawn, material, uv);
        const float opacity = colour.w * drawn.opacity;
        if (opacity < 0.05F) return;
        const float lit = std::clamp(glm::dot(drawn.turn * glm::normalize(normal), kLight) * 2.0F + 0.4F, 0.0F, 1.0F);
        const Vec3 shaded = Vec3(colour) * (0.68F + 0.32F * lit);
        canvas.colour(sample) += (shaded - canvas.colour(sample)) * opacity;
        canvas.depth(sample) = depth;
      });
    }
    at = end;
  }
}

std::vector<QImage> texturesOf(const pmx::Model& model, const std::filesystem::path& folder) {
  std::vector<QImage> images;
  for (const auto& texture : model.textures)
    images.emplace_back(QString::fromStdString((folder / texture.utf8).string()));
  return images;
}

}  // namespace

base::Result<QImage> paintScene(const Scene& scene, const std::filesystem::path& folder) {
  const Eye eye(scene.look["camera"]);
  std::map<std::string, pmx::Model> others;
  std::deque<pmx::Model> posed;  // whose models stay where they are
  std::vector<Drawn> all;
  for (const Json& actor : scene.actors) {
    const auto file = actor["model"].get<std::string>();
    Drawn drawn{nullptr,
                {},
                vectorOf(actor["placement"]["position"]),
                glm::angleAxis(actor["placement"].value("turn", 0.0F) * kDegree, Vec3(0, 1, 0)),
                actor.value("opacity", 1.0F)};
    if (const auto own = scene.models.find(file); own != scene.models.end()) {
      const Json motions = actor.value("motions", Json::array());
      const auto motion =
          motions.empty() ? scene.motions.end() : scene.motions.find(motions[0]["file"].get<std::string>());
      drawn.model =
          motion == scene.motions.end() ? &own->second : &posed.emplace_back(posedAtStart(own->second, motion->second));
    } else {
      auto read = pmx::readPmxFile(folder / file);
      if (!read) return tl::unexpected(read.error());
      drawn.model = &(others[file] = std::move(read->model));
      drawn.textures = texturesOf(*drawn.model, (folder / file).parent_path());
    }
    all.push_back(drawn);
    if (!actor.contains("ghost")) continue;
    drawn.opacity = kGhostOpacity;
    if (actor["ghost"].value("place", "same") == "beside") drawn.place.x += kBeside;
    all.push_back(drawn);
  }
  Canvas canvas;
  std::vector<char> shadow(static_cast<std::size_t>(kWide) * kHigh, 0);
  for (const Drawn& drawn : all) {
    if (drawn.opacity >= 1.0F) paintShadow(drawn, eye, shadow, canvas);
  }
  for (std::size_t i = 0; i < shadow.size(); ++i) canvas.colour(i) *= shadow[i] != 0 ? 1.0F - kShadow : 1.0F;
  std::stable_sort(all.begin(), all.end(), [](const Drawn& a, const Drawn& b) { return a.opacity > b.opacity; });
  for (const Drawn& drawn : all) paint(drawn, eye, canvas);
  return canvas.finish();
}

}  // namespace lab
