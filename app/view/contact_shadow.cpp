// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/contact_shadow.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr std::size_t kMaxCells = 256;                   // each way
constexpr std::size_t kMaxDrawn = std::size_t(1) << 21;  // cells, of all faces of a frame
constexpr float kFarthest = 1e4F;                        // units from the origin
constexpr std::uint32_t kNone = ~0U;
constexpr int kBlurs = 2;  // one after the other make a soft edge

/// Returns how much something at a height above the ground darkens it, 0 to 1.
float darkening(float height) {
  const float part = std::max(0.0F, 1.0F - std::abs(height) / ContactShadow::kHeight);
  return part * part;
}

base::Vec3 apply(const base::Mat3x4& matrix, const base::Vec3& point) {
  const base::Vec4 h(point, 1.0F);
  return {glm::dot(matrix.row[0], h), glm::dot(matrix.row[1], h), glm::dot(matrix.row[2], h)};
}

std::uint32_t heaviestBone(const pmx::Vertex& vertex) {
  std::size_t heaviest = 0;
  for (std::size_t i = 1; i < 4; ++i)
    if (vertex.bones[i] >= 0 && vertex.weights[i] > vertex.weights[heaviest]) heaviest = i;
  return static_cast<std::uint32_t>(std::max(vertex.bones[heaviest], 0));
}

/// This is the box around the faces that follow mostly one bone, at rest.
struct PartBox {
  base::Vec3 least{std::numeric_limits<float>::max()}, most{-std::numeric_limits<float>::max()};
  std::size_t faces = 0;
  void add(const base::Vec3& point) {
    least = glm::min(least, point);
    most = glm::max(most, point);
  }
  [[nodiscard]] float radius() const { return 0.5F * glm::distance(least, most); }
  [[nodiscard]] float height() const { return most.y - least.y; }
  [[nodiscard]] bool throws() const { return faces > 0 && radius() <= ContactShadow::kLargest; }
};

/// Calls `use` with the corners, the material and the bone of each face that can throw a shadow.
template <class Use>
void forFaces(const pmx::Model& model, const Use& use) {
  std::size_t index = 0;
  for (std::size_t m = 0; m < model.materials.size(); ++m) {
    const pmx::Material& material = model.materials[m];
    const std::size_t end = std::min(index + static_cast<std::size_t>(material.indexCount), model.indices.size());
    const bool throws = material.has(pmx::materialFlag::groundShadow) && !material.has(pmx::materialFlag::points) &&
                        !material.has(pmx::materialFlag::lines);
    for (; throws && index + 3 <= end; index += 3) {
      const std::array<std::uint32_t, 3> corners{model.indices[index], model.indices[index + 1],
                                                 model.indices[index + 2]};
      use(corners, static_cast<std::uint32_t>(m), heaviestBone(model.vertices[corners[0]]));
    }
    index = end;
  }
}

}  // namespace

ContactShadow::ContactShadow(const pmx::Model& model) : modelVertices_(model.vertices.size()) {
  addFaces(model);
  placed_.resize(vertices_.size());
  placedIn_.resize(vertices_.size());
}

/// Adds the faces of all parts that throw a shadow, part by part.
void ContactShadow::addFaces(const pmx::Model& model) {
  std::vector<PartBox> boxes(model.bones.size() + 1);  // a model without bones has one part
  forFaces(model, [&](const auto& corners, std::uint32_t, std::uint32_t bone) {
    if (bone >= boxes.size()) return;
    ++boxes[bone].faces;
    for (const std::uint32_t vertex : corners) boxes[bone].add(model.vertices[vertex].position);
  });
  std::vector<std::size_t> next(boxes.size());  // the place of a bone's next face
  std::size_t count = 0;
  for (std::size_t bone = 0; bone < boxes.size(); ++bone) {
    next[bone] = count;
    if (!boxes[bone].throws()) continue;
    const PartBox& box = boxes[bone];
    const base::Vec3 centre = 0.5F * (box.least + box.most);
    parts_.push_back({static_cast<std::uint32_t>(bone), centre, box.radius(), box.height(), count, box.faces});
    count += box.faces;
  }
  faces_.resize(count);
  if (count == 0) return;
  std::vector<std::uint32_t> ownOf(model.vertices.size(), kNone);
  forFaces(model, [&](const auto& corners, std::uint32_t material, std::uint32_t bone) {
    if (bone >= boxes.size() || !boxes[bone].throws()) return;
    Face& face = faces_[next[bone]++];
    face.material = material;
    for (std::size_t i = 0; i < 3; ++i) face.vertices[i] = addVertex(model, corners[i], ownOf);
  });
  vertices_.shrink_to_fit();
}

/// Returns the own index of a vertex of the model.
std::uint32_t ContactShadow::addVertex(const pmx::Model& model, std::uint32_t of, std::vector<std::uint32_t>& ownOf) {
  if (ownOf[of] != kNone) return ownOf[of];
  const pmx::Vertex& vertex = model.vertices[of];
  Vertex own{of, {}, vertex.weights};
  for (std::size_t i = 0; i < 4; ++i) {
    if (vertex.bones[i] < 0) own.weights[i] = 0.0F;
    own.bones[i] = static_cast<std::uint32_t>(std::max(vertex.bones[i], 0));
  }
  vertices_.push_back(own);
  return ownOf[of] = static_cast<std::uint32_t>(vertices_.size() - 1);
}

/// Returns whether a frame's field differs from the one that is there, and remembers the frame.
bool ContactShadow::moved(const ActorFrame& frame) {
  const bool same = turn_ != 0 && seen_.positions == frame.revisions.positions &&
                    seen_.materials == frame.revisions.materials && seen_.placement == frame.placement &&
                    seen_.palette.size() == frame.palette.size() &&
                    std::memcmp(seen_.palette.data(), frame.palette.data(), frame.palette.size_bytes()) == 0;
  if (same) return false;
  seen_.positions = frame.revisions.positions;
  seen_.materials = frame.revisions.materials;
  seen_.placement = frame.placement;
  seen_.palette.assign(frame.palette.begin(), frame.palette.end());
  return true;
}

bool ContactShadow::update(const ActorFrame& frame) {
  if (!moved(frame)) return false;
  if (++turn_ == 0) {  // after years; no vertex may seem to be placed already
    std::ranges::fill(placedIn_, 0U);
    turn_ = 1;
  }
  near_.clear();
  field_.values.clear();
  field_.width = field_.depth = 0;
  soft_.clear();
  if (frame.positions.size() < modelVertices_) return true;
  if (!frame.softVertices.empty()) {
    soft_.resize(modelVertices_);
    for (const std::uint32_t vertex : frame.softVertices) soft_[vertex] = 1;
  }
  for (const Part& part : parts_) gather(frame, part);
  if (!near_.empty()) lay();
  return true;
}

/// Returns where a vertex is, by linear blending: near the ground that is as good as exact. Each is
/// computed once a frame, though several faces share it.
const base::Vec3& ContactShadow::placed(std::uint32_t vertex, const ActorFrame& frame, const base::Mat4& toWorld) {
  base::Vec3& at = placed_[vertex];
  if (std::exchange(placedIn_[vertex], turn_) == turn_) return at;
  const Vertex& own = vertices_[vertex];
  base::Vec3 posed = frame.positions[own.of];
  if (soft_.empty() || soft_[own.of] == 0) {
    base::Vec3 sum(0.0F);
    for (std::size_t i = 0; i < 4; ++i) {
      if (own.weights[i] == 0.0F || own.bones[i] >= frame.palette.size()) continue;
      sum += own.weights[i] * apply(frame.palette[own.bones[i]], posed);
    }
    posed = sum;
  }
  return at = base::Vec3(toWorld * base::Vec4(posed, 1.0F));
}

/// Returns whether a part is flat, at rest and in this pose.
bool ContactShadow::isFlat(const ActorFrame& frame, const Part& part, const base::Mat4& toWorld) {
  if (part.height * frame.placement.scale >= kFlat) return false;
  float lowest = std::numeric_limits<float>::max(), highest = -lowest;
  for (std::size_t i = part.first; i < part.first + part.count; ++i) {
    for (const std::uint32_t vertex : faces_[i].vertices) {
      const float y = placed(vertex, frame, toWorld).y;
      lowest = std::min(lowest, y);
      highest = std::max(highest, y);
    }
  }
  return highest - lowest < kFlat;
}

/// Adds the faces of a part that are near the ground.
void ContactShadow::gather(const ActorFrame& frame, const Part& part) {
  if (part.bone >= frame.palette.size() || part.radius * frame.placement.scale > kLargest) return;
  const base::Mat4 toWorld = frame.placement.matrix();
  constexpr float kRoom = 1.5F;  // vertices also follow other bones
  const float y = (toWorld * base::Vec4(apply(frame.palette[part.bone], part.centre), 1.0F)).y;
  if (!(std::abs(y) - kRoom * part.radius * frame.placement.scale < kHeight)) return;
  if (isFlat(frame, part, toWorld)) return;
  for (std::size_t i = part.first; i < part.first + part.count; ++i) {
    const Face& face = faces_[i];
    if (face.material < frame.materials.size() && frame.materials[face.material].diffuse.a <= 0.0F) continue;
    Corners corners;
    float lowest = kFarthest, highest = -kFarthest, farthest = 0.0F;
    for (std::size_t c = 0; c < 3; ++c) {
      corners[c] = placed(face.vertices[c], frame, toWorld);
      lowest = std::min(lowest, corners[c].y);
      highest = std::max(highest, corners[c].y);
      farthest = std::max({farthest, std::abs(corners[c].x), std::abs(corners[c].z)});
      if (!std::isfinite(corners[c].x + corners[c].y + corners[c].z)) farthest = 2.0F * kFarthest;
    }
    if (lowest < kHeight && highest > -kHeight && farthest < kFarthest) near_.push_back(corners);
  }
}

/// Lays the grid around the faces that are near the ground, and draws them on it.
void ContactShadow::lay() {
  base::Vec2 least(kFarthest), most(-kFarthest);
  for (const Corners& corners : near_) {
    for (const base::Vec3& corner : corners) {
      least = glm::min(least, {corner.x, corner.z});
      most = glm::max(most, {corner.x, corner.z});
    }
  }
  const float widest = std::max(most.x - least.x, most.y - least.y) + 2.0F * kBlur;
  field_.cell = std::max(kCell, widest / float(kMaxCells - 8));
  // The grid keeps its place on the ground, so that the shadow's edge doesn't crawl with the model.
  const float margin = kBlur + 2.0F * field_.cell;
  field_.x = std::floor((least.x - margin) / field_.cell) * field_.cell;
  field_.z = std::floor((least.y - margin) / field_.cell) * field_.cell;
  const auto cells = [&](float from, float to) {
    return static_cast<std::size_t>((to + margin - from) / field_.cell) + 2;
  };
  field_.width = cells(field_.x, most.x);
  field_.depth = cells(field_.z, most.y);
  field_.values.assign(field_.width * field_.depth, 0.0F);
  std::size_t budget = kMaxDrawn;
  for (const Corners& corners : near_) draw(corners, budget);
  for (int i = 0; i < kBlurs; ++i) blur();
}

/// Draws a face as seen from above, where a value is the darkest of all faces there.
void ContactShadow::draw(const Corners& corners, std::size_t& budget) {
  std::array<base::Vec3, 3> c{};  // in cells, with the height
  for (std::size_t i = 0; i < 3; ++i)
    c[i] = {(corners[i].x - field_.x) / field_.cell, corners[i].y, (corners[i].z - field_.z) / field_.cell};
  const auto darken = [&](std::size_t column, std::size_t row, float height) {
    float& value = field_.values[row * field_.width + column];
    value = std::max(value, darkening(height));
  };
  for (const base::Vec3& corner : c)  // small faces may have no value between them
    darken(static_cast<std::size_t>(corner.x + 0.5F), static_cast<std::size_t>(corner.z + 0.5F), corner.y);
  const auto [left, right] = std::minmax({c[0].x, c[1].x, c[2].x});
  const auto [front, back] = std::minmax({c[0].z, c[1].z, c[2].z});
  const base::Vec2 a(c[1].x - c[0].x, c[1].z - c[0].z), b(c[2].x - c[0].x, c[2].z - c[0].z);
  const float area = a.x * b.y - a.y * b.x;
  if (std::abs(area) < 1e-6F) return;
  const auto endColumn = static_cast<std::size_t>(std::floor(right)),
             endRow = static_cast<std::size_t>(std::floor(back));
  for (auto row = static_cast<std::size_t>(std::ceil(front)); row <= endRow; ++row) {
    for (auto column = static_cast<std::size_t>(std::ceil(left)); column <= endColumn; ++column) {
      if (budget == 0) return;
      --budget;
      const base::Vec2 p(float(column) - c[0].x, float(row) - c[0].z);
      const float u = (p.x * b.y - p.y * b.x) / area, v = (a.x * p.y - a.y * p.x) / area;
      if (u < 0.0F || v < 0.0F || u + v > 1.0F) continue;
      darken(column, row, c[0].y + u * (c[1].y - c[0].y) + v * (c[2].y - c[0].y));
    }
  }
}

/// Replaces each value by the mean of those around it, first along x, then along z.
void ContactShadow::blur() {
  const auto reach = static_cast<std::size_t>(std::max(1.0F, kBlur / float(kBlurs) / field_.cell));
  const float part = 1.0F / static_cast<float>(2 * reach + 1);
  const auto pass = [&](std::size_t lines, std::size_t count, std::size_t line, std::size_t step) {
    scratch_.resize(count);
    for (std::size_t l = 0; l < lines; ++l) {
      float* values = field_.values.data() + l * line;
      for (std::size_t i = 0; i < count; ++i) scratch_[i] = values[i * step];
      float sum = 0.0F;
      for (std::size_t i = 0; i < count + reach; ++i) {
        if (i < count) sum += scratch_[i];
        if (i > 2 * reach) sum -= scratch_[i - 2 * reach - 1];
        if (i >= reach) values[(i - reach) * step] = std::clamp(sum * part, 0.0F, 1.0F);
      }
    }
  };
  pass(field_.depth, field_.width, field_.width, 1);
  pass(field_.width, field_.depth, 1, field_.width);
}

}  // namespace app
