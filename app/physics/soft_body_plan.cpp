// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/soft_body_plan.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <unordered_map>

#include <fmt/format.h>

#include "app/physics/body_builder.h"
#include "app/physics/soft_body_mesh.h"
#include "pmx/base/counted.h"
#include "pmx/base/index.h"
#include "pmx/base/issue_group.h"

namespace app {
namespace {

using base::Vec3;

constexpr std::uint8_t kRope = 1;
constexpr std::uint8_t kFlagBends = 1, kFlagClusters = 2;
constexpr float kMaxSoftPlace = 1e5F;  // units
constexpr double kCellsPerUnit = 1e5;
// This is relative to a body's size. A node and the body that holds it are at most one size apart
// at rest, and at most one more when it is stretched. The rest is for links that give.
constexpr float kReachSizes = 4.0F, kMinReach = 10.0F;

using base::toIndex;

bool usable(const Vec3& p) {
  return std::isfinite(p.x + p.y + p.z) && glm::all(glm::lessThan(glm::abs(p), Vec3(kMaxSoftPlace)));
}

/// This is a position in small steps: vertices of one cell become one node, since Bullet's trees
/// grow as deep as there are nodes at one position.
using Cell = std::array<std::int64_t, 3>;

Cell cellOf(const Vec3& place) {
  Cell cell;
  for (int i = 0; i < 3; ++i) {
    cell[static_cast<std::size_t>(i)] = std::llround(static_cast<double>(place[i]) * kCellsPerUnit);
  }
  return cell;
}

struct CellHash {
  std::size_t operator()(const Cell& cell) const {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const std::int64_t value : cell) hash = (hash ^ static_cast<std::uint64_t>(value)) * 1099511628211ULL;
    return static_cast<std::size_t>(hash ^ (hash >> 32));
  }
};

/// This is where each material's part of Model::indices begins; materials beyond the list's end
/// have none.
struct Part {
  std::uint32_t first = 0, count = 0;
};
std::vector<Part> partsOf(const pmx::Model& model) {
  std::vector<Part> parts;
  std::size_t first = 0;
  for (const pmx::Material& material : model.materials) {
    const std::size_t left = model.indices.size() - first;
    const std::size_t count = std::min(left, toIndex(std::max(material.indexCount, 0))) / 3 * 3;
    parts.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(count)});
    first += std::min(left, toIndex(std::max(material.indexCount, 0)));
  }
  return parts;
}

/// This class plans one body after another: a material and a vertex go to the first that asks for
/// them.
class Planner {
 public:
  Planner(const pmx::Model& model, const std::vector<BodyPlan>& bodies, base::Issues& issues)
      : model_(model),
        bodies_(bodies),
        odd_(issues, "soft bodies", "that aren't simulated as they say"),
        parts_(partsOf(model)),
        ownerOf_(model.materials.size(), -1),
        nodeOf_(model.vertices.size(), -1),
        taken_(model.vertices.size(), 0) {}

  std::optional<SoftBodyPlan> plan(std::size_t index);

 private:
  bool refused(std::size_t index);
  bool mergeVertices(SoftBodyPlan& plan);
  void linkFaces(SoftBodyPlan& plan) const;
  void hold(SoftBodyPlan& plan);
  void bend(SoftBodyPlan& plan);
  void listNumbers(std::size_t index);
  [[nodiscard]] std::int32_t boneOf(std::uint32_t vertex) const;

  const pmx::Model& model_;
  const std::vector<BodyPlan>& bodies_;
  base::IssueGroup odd_;
  std::vector<Part> parts_;
  std::vector<std::int64_t> ownerOf_;    // per material: the soft body that has it
  std::vector<std::int32_t> nodeOf_;     // per vertex: its node in the body being planned, or -1
  std::vector<std::uint8_t> taken_;      // per vertex: a soft body places it
  std::vector<std::uint32_t> vertices_;  // of the present body
  std::size_t nodes_ = 0, faces_ = 0;    // of all plans
};

/// Returns true where there is nothing to simulate, which is listed.
bool Planner::refused(std::size_t index) {
  const pmx::SoftBody& body = model_.softBodies[index];
  const auto refuse = [&](std::string why) {
    odd_.add(index, why + "; it isn't simulated");
    return true;
  };
  if (body.material < 0 || toIndex(body.material) >= parts_.size()) return refuse("it has no material");
  if (parts_[toIndex(body.material)].count == 0) return refuse("its material has no faces");
  if (!(body.totalMass > 0.0F)) return refuse(fmt::format("its mass is {}", body.totalMass));
  const std::int64_t owner = ownerOf_[toIndex(body.material)];
  if (owner >= 0) return refuse(fmt::format("its material is that of soft body {}", owner));
  const std::size_t faces = parts_[toIndex(body.material)].count / 3;
  if (faces > kMaxSoftFaces - faces_) {
    return refuse(fmt::format("{} faces, with those of others, are more than {}", faces, kMaxSoftFaces));
  }
  return false;
}

/// Makes nodes from vertices. Returns false where they can't be simulated.
bool Planner::mergeVertices(SoftBodyPlan& plan) {
  const auto own = std::span(model_.indices).subspan(plan.firstIndex, plan.indexCount);
  vertices_.clear();
  for (const std::uint32_t vertex : own) {
    if (vertex >= model_.vertices.size() || !usable(model_.vertices[vertex].position)) {
      odd_.add(plan.index, fmt::format("vertex {} is beyond {} units; it isn't simulated", vertex, kMaxSoftPlace));
      return false;
    }
    vertices_.push_back(vertex);
  }
  std::ranges::sort(vertices_);
  vertices_.erase(std::unique(vertices_.begin(), vertices_.end()), vertices_.end());
  std::unordered_map<Cell, std::int32_t, CellHash> nodeAt;
  for (const std::uint32_t vertex : vertices_) {
    const Vec3& place = model_.vertices[vertex].position;
    const auto [entry, fresh] = nodeAt.try_emplace(cellOf(place), static_cast<std::int32_t>(plan.rest.size()));
    if (fresh) {
      plan.rest.push_back(place);
      plan.skinnedAs.push_back(vertex);
    }
    nodeOf_[vertex] = entry->second;
  }
  if (plan.rest.size() <= kMaxSoftNodes - nodes_) return true;
  odd_.add(plan.index, fmt::format("{} nodes, with those of others, are more than {}; it isn't simulated",
                                   plan.rest.size(), kMaxSoftNodes));
  return false;
}

void Planner::linkFaces(SoftBodyPlan& plan) const {
  if (model_.softBodies[plan.index].shape == kRope) {
    for (int i = 1; i < static_cast<int>(plan.rest.size()); ++i) plan.links.push_back({i - 1, i});
    return;
  }
  const auto own = std::span(model_.indices).subspan(plan.firstIndex, plan.indexCount);
  plan.faces.reserve(own.size() / 3);
  plan.links.reserve(own.size());
  for (std::size_t i = 0; i + 2 < own.size(); i += 3) {
    const std::array<int, 3> face{nodeOf_[own[i]], nodeOf_[own[i + 1]], nodeOf_[own[i + 2]]};
    for (std::size_t k = 0; k < 3; ++k) {
      const auto [low, high] = std::minmax(face[k], face[(k + 1) % 3]);
      if (low != high) plan.links.push_back({low, high});
    }
    if (face[0] != face[1] && face[1] != face[2] && face[2] != face[0]) plan.faces.push_back(face);
  }
  dropDoubles(plan.faces);
  std::ranges::sort(plan.links);
  plan.links.erase(std::unique(plan.links.begin(), plan.links.end()), plan.links.end());
}

/// Returns the bone with the largest weight.
std::int32_t Planner::boneOf(std::uint32_t vertex) const {
  const pmx::Vertex& v = model_.vertices[vertex];
  const auto most = std::ranges::max_element(v.weights) - v.weights.begin();
  return v.bones[static_cast<std::size_t>(most)];
}

/// Adds pins and anchors, and what they are attached to.
void Planner::hold(SoftBodyPlan& plan) {
  const pmx::SoftBody& body = model_.softBodies[plan.index];
  std::size_t astray = 0;
  for (const std::int32_t pin : body.pins) {
    const std::int32_t node = pin >= 0 && toIndex(pin) < nodeOf_.size() ? nodeOf_[toIndex(pin)] : -1;
    if (node < 0) {
      ++astray;
      continue;
    }
    if (plan.pinned[toIndex(node)] != 0) continue;
    plan.pinned[toIndex(node)] = 1;
    plan.skinnedAs[toIndex(node)] = static_cast<std::uint32_t>(pin);
    if (plan.carrier < 0) plan.carrier = boneOf(static_cast<std::uint32_t>(pin));
  }
  for (const pmx::SoftBodyAnchor& anchor : body.anchors) {
    const bool there = anchor.vertex >= 0 && toIndex(anchor.vertex) < nodeOf_.size() && anchor.rigidBody >= 0 &&
                       toIndex(anchor.rigidBody) < bodies_.size();
    const std::int32_t node = there ? nodeOf_[toIndex(anchor.vertex)] : -1;
    // Between a node and a body that both have no mass Bullet would divide by zero.
    if (node < 0 || plan.pinned[toIndex(node)] != 0) {
      ++astray;
      continue;
    }
    plan.anchors.push_back({static_cast<std::uint32_t>(node), anchor.rigidBody, anchor.near != 0});
    const BodyPlan& holder = bodies_[toIndex(anchor.rigidBody)];
    if (plan.carrier < 0) plan.carrier = holder.anchorBone >= 0 ? holder.anchorBone : holder.bone;
  }
  // A node is held once by each body, even if the file lists it twice.
  const auto key = [](const SoftAnchor& anchor) { return std::pair(anchor.node, anchor.body); };
  std::ranges::stable_sort(plan.anchors, {}, key);
  const auto same = [&key](const auto& a, const auto& b) { return key(a) == key(b); };
  plan.anchors.erase(std::unique(plan.anchors.begin(), plan.anchors.end(), same), plan.anchors.end());
  if (astray != 0) {
    odd_.add(plan.index,
             base::counted(astray, "anchor or pin isn't on its material, or is on the vertex of another; left out",
                           "anchors or pins aren't on its material, or on one vertex; left out"));
  }
  if (plan.carrier >= 0 && toIndex(plan.carrier) >= model_.bones.size()) plan.carrier = -1;
}

void Planner::bend(SoftBodyPlan& plan) {
  const pmx::SoftBody& body = model_.softBodies[plan.index];
  if ((body.flags & kFlagBends) == 0) return;
  Bends bends =
      bendsOf(plan.rest.size(), plan.links, body.bLinkDistance, kMaxBendsPerNode * plan.rest.size(), kMaxBendSteps);
  plan.bends = std::move(bends.pairs);
  if (bends.cut) {
    odd_.add(plan.index,
             fmt::format("bending links {} apart are too many; cut at {}", body.bLinkDistance, plan.bends.size()));
  }
}

/// Lists numbers that are clamped when the body is made.
void Planner::listNumbers(std::size_t index) {
  const pmx::SoftBody& body = model_.softBodies[index];
  if (body.shape > kRope) odd_.add(index, fmt::format("shape {} is unknown; taken as a mesh", body.shape));
  if (std::ranges::any_of(body.iterations, [](std::int32_t n) { return n < 0 || n > kMaxIterations; })) {
    odd_.add(index, fmt::format("iterations aren't within 0 and {}; cut", kMaxIterations));
  }
}

std::optional<SoftBodyPlan> Planner::plan(std::size_t index) {
  if (refused(index)) return std::nullopt;
  const Part part = parts_[toIndex(model_.softBodies[index].material)];
  SoftBodyPlan plan;
  plan.index = index;
  plan.firstIndex = part.first;
  plan.indexCount = part.count;
  const bool merged = mergeVertices(plan);
  if (merged) {
    ownerOf_[toIndex(model_.softBodies[index].material)] = static_cast<std::int64_t>(index);
    nodes_ += plan.rest.size();
    faces_ += part.count / 3;
    plan.pinned.assign(plan.rest.size(), 0);
    linkFaces(plan);
    hold(plan);
    bend(plan);
    listNumbers(index);
    for (const std::uint32_t vertex : vertices_) {
      if (taken_[vertex] != 0) continue;
      taken_[vertex] = 1;
      plan.vertices.push_back({vertex, static_cast<std::uint32_t>(nodeOf_[vertex])});
    }
    Vec3 low = plan.rest.front(), high = low;
    for (const Vec3& place : plan.rest) low = glm::min(low, place), high = glm::max(high, place);
    plan.reach = kReachSizes * glm::distance(low, high) + kMinReach;
  }
  for (const std::uint32_t vertex : vertices_) nodeOf_[vertex] = -1;
  if (!merged) return std::nullopt;
  return plan;
}

}  // namespace

std::vector<SoftBodyPlan> planSoftBodies(const pmx::Model& model, const std::vector<BodyPlan>& bodies,
                                         base::Issues& issues) {
  std::vector<SoftBodyPlan> plans;
  if (model.softBodies.empty()) return plans;
  Planner planner(model, bodies, issues);
  for (std::size_t i = 0; i < model.softBodies.size(); ++i) {
    if (auto plan = planner.plan(i)) plans.push_back(std::move(*plan));
  }
  const auto clusters = std::ranges::count_if(
      model.softBodies, [](const pmx::SoftBody& body) { return (body.flags & kFlagClusters) != 0; });
  if (clusters != 0) {
    issues.push_back({"soft bodies", -1, -1,
                      base::counted(static_cast<std::size_t>(clusters), "asks for clusters; simulated without",
                                    "ask for clusters; simulated without")});
  }
  return plans;
}

}  // namespace app
