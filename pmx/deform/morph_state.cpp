// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/morph_parts.h"

namespace pmx {
namespace {

using morphs::offsetsOf, morphs::sane, morphs::uvLayer, morphs::within;
using Reach = MorphState::Reach;

bool isFlip(const Model& model, std::int32_t morph) {
  return model.morphs[static_cast<std::size_t>(morph)].kind == MorphKind::Flip;
}

std::vector<MorphState::FlipUse> flipUsesOf(const Model& model) {
  std::vector<MorphState::FlipUse> uses;
  for (std::size_t m = 0; m < model.morphs.size(); ++m) {
    const auto self = static_cast<std::int32_t>(m);
    if (isFlip(model, self)) {
      uses.push_back({self, self, 1.0F});
      continue;
    }
    if (model.morphs[m].kind != MorphKind::Group) continue;
    for (const auto& offset : offsetsOf<GroupOffset>(model.morphs[m])) {
      if (within(offset.morph, model.morphs.size()) && isFlip(model, offset.morph)) {
        uses.push_back({offset.morph, self, sane(offset.rate)});
      }
    }
  }
  return uses;
}

/// This class has the groups in an order in which each comes before those it drives, with the links
/// between them: a depth-first walk from the lowest group on gives its finishing order, backwards.
/// A link against that order closes a cycle and is dropped. It is done once, so that a frame needs
/// one pass over the links, however deeply (or often) groups contain each other.
class GroupOrder {
 public:
  explicit GroupOrder(const Model& model) : model_(model), seen_(model.morphs.size(), false) {
    for (std::size_t m = 0; m < model.morphs.size(); ++m) {
      if (isGroup(static_cast<std::int32_t>(m)) && !seen_[m]) walk(static_cast<std::int32_t>(m));
    }
  }

  [[nodiscard]] std::vector<MorphState::GroupLink> links() const {
    std::vector<MorphState::GroupLink> links;
    for (auto group = finished_.rbegin(); group != finished_.rend(); ++group) {
      const auto place = static_cast<std::size_t>(group - finished_.rbegin());
      const auto offsets = offsetsOf<GroupOffset>(model_.morphs[static_cast<std::size_t>(*group)]);
      for (const auto& offset : offsets) {
        if (!within(offset.morph, seen_.size()) || isFlip(model_, offset.morph)) continue;
        // A link against the order closes a cycle.
        if (isGroup(offset.morph) && placeOf(offset.morph) <= place) continue;
        links.push_back({*group, offset.morph, sane(offset.rate)});
      }
    }
    return links;
  }

 private:
  struct Step {
    std::int32_t group;
    std::size_t next;
  };

  [[nodiscard]] bool isGroup(std::int32_t morph) const {
    return model_.morphs[static_cast<std::size_t>(morph)].kind == MorphKind::Group;
  }
  [[nodiscard]] std::size_t placeOf(std::int32_t group) const {
    return finished_.size() - 1 - finishedPlace_[static_cast<std::size_t>(group)];
  }

  void walk(std::int32_t first) {
    finishedPlace_.resize(model_.morphs.size());
    std::vector<Step> stack{{first, 0}};
    seen_[static_cast<std::size_t>(first)] = true;
    while (!stack.empty()) {
      auto& [group, next] = stack.back();
      const auto offsets = offsetsOf<GroupOffset>(model_.morphs[static_cast<std::size_t>(group)]);
      if (next == offsets.size()) {
        finishedPlace_[static_cast<std::size_t>(group)] = finished_.size();
        finished_.push_back(group);
        stack.pop_back();
        continue;
      }
      const auto child = offsets[next++].morph;
      if (!within(child, seen_.size()) || !isGroup(child)) continue;
      if (seen_[static_cast<std::size_t>(child)]) continue;
      seen_[static_cast<std::size_t>(child)] = true;
      stack.push_back({child, 0});
    }
  }

  const Model& model_;
  std::vector<bool> seen_;
  std::vector<std::int32_t> finished_;
  std::vector<std::size_t> finishedPlace_;
};

Reach reachOf(const Model& model, const Morph& morph) {
  const auto vertices = model.vertices.size();
  if (morph.kind == MorphKind::Vertex) {
    const auto offsets = offsetsOf<VertexOffset>(morph);
    const auto does = [&](const VertexOffset& o) { return within(o.vertex, vertices) && o.offset != Vec3(0.0F); };
    return std::any_of(offsets.begin(), offsets.end(), does) ? Reach::Positions : Reach::None;
  }
  if (uvLayer(morph.kind) >= 0) {
    const bool plain = morph.kind == MorphKind::Uv;  // only x and y have a meaning
    const auto offsets = offsetsOf<UvOffset>(morph);
    const auto does = [&](const UvOffset& o) {
      return within(o.vertex, vertices) && (plain ? Vec2(o.offset) != Vec2(0.0F) : o.offset != Vec4(0.0F));
    };
    return std::any_of(offsets.begin(), offsets.end(), does) ? Reach::Uvs : Reach::None;
  }
  if (morph.kind == MorphKind::Bone) {
    const auto offsets = offsetsOf<BoneOffset>(morph);
    return !offsets.empty() ? Reach::Bones : Reach::None;
  }
  if (morph.kind == MorphKind::Material) {
    const auto offsets = offsetsOf<MaterialOffset>(morph);
    return !offsets.empty() ? Reach::Materials : Reach::None;
  }
  return Reach::None;
}

/// Returns for how many additional UVs there must be room: those of the file and those that morphs
/// reach.
std::size_t additionalUvsOf(const Model& model) {
  std::size_t count = std::min<std::size_t>(model.additionalUvs.size(), 4);
  for (const auto& morph : model.morphs) {
    const int layer = uvLayer(morph.kind);
    if (layer > 0 && reachOf(model, morph) == Reach::Uvs) count = std::max(count, static_cast<std::size_t>(layer));
  }
  return count;
}

}  // namespace

MorphState::MorphState(const Model& model, MorphScope scope)
    : resolvedWeights(model.morphs.size(), 0.0F),
      boneOffsets(model.bones.size()),
      flipUses(flipUsesOf(model)),
      groupLinks(GroupOrder(model).links()),
      appliedWeights(model.morphs.size(), 0.0F) {
  for (const auto& morph : model.morphs) {
    const Reach reach = reachOf(model, morph);
    reaches.push_back(scope == MorphScope::All || reach == Reach::Bones ? reach : Reach::None);
  }
  if (scope == MorphScope::Bones) return;
  products.assign(model.materials.size() + 1, morphs::everyFactor(1.0F));
  sums.assign(model.materials.size() + 1, morphs::everyFactor(0.0F));
  positions.reserve(model.vertices.size());
  uvs.reserve(model.vertices.size());
  for (const auto& vertex : model.vertices) {
    positions.push_back(vertex.position);
    uvs.push_back(vertex.uv);
  }
  additionalUvs.resize(additionalUvsOf(model));
  for (std::size_t k = 0; k < additionalUvs.size(); ++k) {
    additionalUvs[k].resize(model.vertices.size());
    for (std::size_t v = 0; v < additionalUvs[k].size(); ++v)
      additionalUvs[k][v] = morphs::baseAdditionalUv(model, k, v);
  }
  for (const auto& material : model.materials) materials.push_back(morphs::baseMaterial(material));
}

}  // namespace pmx
