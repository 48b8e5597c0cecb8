// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/model_body.h"

#include <array>
#include <string>
#include <unordered_map>

#include "pmx/base/index.h"
namespace ik::solvers {

namespace {

using base::toIndex;

/// This class has the bones of a model by name, and the indices in a chain of those that were asked
/// for.
class BodyBuilder {
 public:
  BodyBuilder(const pmx::Model& model, const Skeleton& skeleton) : skeleton_(skeleton) {
    // The first of the bones with one name counts.
    for (std::size_t i = 0; i < model.bones.size() && i < skeleton.boneCount(); ++i) {
      bones_.emplace(model.bones[i].name.utf8, static_cast<std::int32_t>(i));
    }
  }

  [[nodiscard]] std::int32_t named(const std::string& name) const {
    const auto found = bones_.find(name);
    return found == bones_.end() ? -1 : found->second;
  }

  /// Returns a bone below the root by its name; -1 where it doesn't exist, or descends from
  /// elsewhere.
  [[nodiscard]] std::int32_t below(const std::string& name, std::int32_t root) const {
    const std::int32_t bone = named(name);
    for (std::int32_t i = bone; i >= 0; i = skeleton_.parents[toIndex(i)]) {
      if (i == root) return bone;
    }
    return -1;
  }

  /// Builds a body of all bones between the root and some of the model's, each after its parent.
  ModelBody build(std::int32_t root, const std::vector<std::int32_t>& ends) {
    ModelBody body;
    places_.assign(skeleton_.boneCount(), -1);
    add(body, skeleton_.parents[toIndex(root)], -1);
    body.source.anchors = 1;
    add(body, root, 0);
    std::vector<std::int32_t> way;
    for (const std::int32_t end : ends) {
      way.clear();
      for (std::int32_t bone = end; bone >= 0 && places_[toIndex(bone)] < 0; bone = skeleton_.parents[toIndex(bone)]) {
        way.push_back(bone);
      }
      for (auto bone = way.rbegin(); bone != way.rend(); ++bone) {
        add(body, *bone, places_[toIndex(skeleton_.parents[toIndex(*bone)])]);
      }
    }
    return body;
  }

  [[nodiscard]] int place(std::int32_t bone) const { return bone < 0 ? -1 : places_[toIndex(bone)]; }

 private:
  void add(ModelBody& body, std::int32_t bone, int parent) {
    if (bone >= 0) places_[toIndex(bone)] = static_cast<int>(body.source.bones.size());
    body.source.bones.push_back(bone);
    body.source.chain.bones.push_back({parent});
  }

  const Skeleton& skeleton_;
  std::unordered_map<std::string, std::int32_t> bones_;
  std::vector<int> places_;
};

}  // namespace

std::optional<ModelBody> bodyOfModel(const pmx::Model& model, const Skeleton& skeleton) {
  BodyBuilder builder(model, skeleton);
  const std::int32_t root = builder.named("センター");
  if (root < 0) return {};
  std::vector<std::int32_t> spine;
  for (const char* name : {"上半身", "上半身2", "首"}) {
    const std::int32_t bone = builder.below(name, spine.empty() ? root : spine.back());
    if (bone >= 0) spine.push_back(bone);
  }
  const std::int32_t head = spine.empty() ? -1 : builder.below("頭", spine.back());
  struct Side {
    std::int32_t collar, arm, elbow, wrist, leg, knee, ankle;
  };
  std::array<Side, 2> sides{};
  std::vector<std::int32_t> ends{head};
  bool any = head >= 0;
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string side = i == 0 ? "左" : "右";
    Side& bones = sides[i];
    bones.arm = builder.below(side + "腕", root);
    bones.elbow = bones.arm < 0 ? -1 : builder.below(side + "ひじ", bones.arm);
    bones.wrist = bones.elbow < 0 ? -1 : builder.below(side + "手首", bones.elbow);
    bones.collar = builder.below(side + "肩", root);
    if (bones.arm < 0 || bones.collar < 0 || builder.below(side + "腕", bones.collar) < 0) bones.collar = -1;
    bones.leg = builder.below(side + "足", root);
    bones.knee = bones.leg < 0 ? -1 : builder.below(side + "ひざ", bones.leg);
    bones.ankle = bones.knee < 0 ? -1 : builder.below(side + "足首", bones.knee);
    ends.push_back(bones.wrist);
    ends.push_back(bones.ankle);
    any = any || bones.wrist >= 0 || bones.ankle >= 0;
  }
  if (!any) return {};
  ModelBody body = builder.build(root, ends);
  body.parts.root = builder.place(root);
  if (head >= 0) {
    for (const std::int32_t bone : spine) body.parts.spine.push_back(builder.place(bone));
    body.parts.head = builder.place(head);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const Side& bones = sides[i];
    if (bones.wrist >= 0) {
      body.parts.arms[i] = {builder.place(bones.collar), builder.place(bones.arm), builder.place(bones.elbow),
                            builder.place(bones.wrist)};
    }
    if (bones.ankle >= 0) {
      body.parts.legs[i] = {-1, builder.place(bones.leg), builder.place(bones.knee), builder.place(bones.ankle)};
    }
  }
  const std::vector<Limit> limits = limitsOf(skeleton, body.source.bones);
  for (std::size_t i = limits.size(); i-- > body.source.anchors;) {
    if (limits[i].kind != LimitKind::Free) body.source.chain.links.push_back({static_cast<int>(i), limits[i]});
  }
  return body;
}

}  // namespace ik::solvers
