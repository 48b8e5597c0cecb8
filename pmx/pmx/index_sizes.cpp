// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/index_sizes.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace pmx {
namespace {

/// This is the range of indices that are stored.
struct Range {
  std::int64_t least = 0, most = 0;

  void add(std::int64_t index) {
    least = std::min(least, index);
    most = std::max(most, index);
  }
  void addCount(std::size_t count) {
    if (count > 0) add(static_cast<std::int64_t>(count) - 1);
  }

  /// Returns `size`, or the next that holds the range as integers of type One, Two or else four
  /// bytes.
  template <class One, class Two>
  [[nodiscard]] std::uint8_t fit(std::uint8_t size) const {
    if (size <= 1 && holds<One>()) return 1;
    if (size <= 2 && holds<Two>()) return 2;
    return 4;
  }
  [[nodiscard]] std::uint8_t fitSigned(std::uint8_t size) const { return fit<std::int8_t, std::int16_t>(size); }
  [[nodiscard]] std::uint8_t fitUnsigned(std::uint8_t size) const { return fit<std::uint8_t, std::uint16_t>(size); }

 private:
  template <class T>
  [[nodiscard]] bool holds() const {
    return least >= std::numeric_limits<T>::min() && most <= std::numeric_limits<T>::max();
  }
};

struct Ranges {
  Range vertex, texture, material, bone, morph, rigidBody;

  void add(const std::vector<VertexOffset>& offsets) {
    for (const auto& offset : offsets) vertex.add(offset.vertex);
  }
  void add(const std::vector<UvOffset>& offsets) {
    for (const auto& offset : offsets) vertex.add(offset.vertex);
  }
  void add(const std::vector<GroupOffset>& offsets) {
    for (const auto& offset : offsets) morph.add(offset.morph);
  }
  void add(const std::vector<BoneOffset>& offsets) {
    for (const auto& offset : offsets) bone.add(offset.bone);
  }
  void add(const std::vector<MaterialOffset>& offsets) {
    for (const auto& offset : offsets) material.add(offset.material);
  }
  void add(const std::vector<ImpulseOffset>& offsets) {
    for (const auto& offset : offsets) rigidBody.add(offset.rigidBody);
  }
};

void addGeometry(const Model& model, Ranges& ranges) {
  for (const Vertex& vertex : model.vertices) {
    for (const std::int32_t bone : vertex.bones) ranges.bone.add(bone);
  }
  // Stored in four bytes, indices of 2^31 and more have the bits of negative ones.
  for (const std::uint32_t index : model.indices) ranges.vertex.add(index);
  for (const Material& material : model.materials) {
    ranges.texture.add(material.texture);
    ranges.texture.add(material.sphereTexture);
    if (!material.sharedToon) ranges.texture.add(material.toon);
  }
}

void addBones(const Model& model, Ranges& ranges) {
  for (const Bone& bone : model.bones) {
    for (const std::int32_t other : {bone.parent, bone.tailBone, bone.appendParent, bone.ik.effector}) {
      ranges.bone.add(other);
    }
    for (const IkLink& link : bone.ik.links) ranges.bone.add(link.bone);
  }
}

void addPhysics(const Model& model, Ranges& ranges) {
  for (const RigidBody& body : model.rigidBodies) ranges.bone.add(body.bone);
  for (const Joint& joint : model.joints) {
    ranges.rigidBody.add(joint.bodyA);
    ranges.rigidBody.add(joint.bodyB);
  }
  for (const SoftBody& body : model.softBodies) {
    ranges.material.add(body.material);
    for (const SoftBodyAnchor& anchor : body.anchors) {
      ranges.rigidBody.add(anchor.rigidBody);
      ranges.vertex.add(anchor.vertex);
    }
    for (const std::int32_t pin : body.pins) ranges.vertex.add(pin);
  }
}

}  // namespace

IndexSizes fittingIndexSizes(const Model& model) {
  Ranges ranges;
  ranges.vertex.addCount(model.vertices.size());
  ranges.texture.addCount(model.textures.size());
  ranges.material.addCount(model.materials.size());
  ranges.bone.addCount(model.bones.size());
  ranges.morph.addCount(model.morphs.size());
  ranges.rigidBody.addCount(model.rigidBodies.size());
  addGeometry(model, ranges);
  addBones(model, ranges);
  for (const Morph& morph : model.morphs) {
    std::visit([&](const auto& offsets) { ranges.add(offsets); }, morph.offsets);
  }
  for (const DisplayFrame& frame : model.displayFrames) {
    for (const DisplayElement& element : frame.elements) {
      (element.kind == 0 ? ranges.bone : ranges.morph).add(element.index);
    }
  }
  addPhysics(model, ranges);

  const IndexSizes& had = model.header.indexSizes;
  return {ranges.vertex.fitUnsigned(had.vertex),   ranges.texture.fitSigned(had.texture),
          ranges.material.fitSigned(had.material), ranges.bone.fitSigned(had.bone),
          ranges.morph.fitSigned(had.morph),       ranges.rigidBody.fitSigned(had.rigidBody)};
}

}  // namespace pmx
