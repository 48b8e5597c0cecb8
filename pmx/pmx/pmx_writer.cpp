// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/pmx_writer.h"

#include <algorithm>
#include <array>

#include "pmx/base/byte_writer.h"
#include "pmx/base/file.h"
#include "pmx/pmx/index_sizes.h"
#include "pmx/pmx/pmx_sections.h"

namespace pmx {
namespace {

/// This class is a file being written: mmd-reference.md chapter 2, in its order.
class Sink {
 public:
  explicit Sink(const Model& model) : model_(model), sizes_(fittingIndexSizes(model)) {}

  std::vector<std::byte> write() {
    putHeader();
    putVertices();
    putFaces();
    putAll(model_.textures, [this](const Text& path) { put(path); });
    putAll(model_.materials, [this](const Material& material) { putMaterial(material); });
    putAll(model_.bones, [this](const Bone& bone) { putBone(bone); });
    putAll(model_.morphs, [this](const Morph& morph) { putMorph(morph); });
    putAll(model_.displayFrames, [this](const DisplayFrame& frame) { putDisplayFrame(frame); });
    putAll(model_.rigidBodies, [this](const RigidBody& body) { putRigidBody(body); });
    putAll(model_.joints, [this](const Joint& joint) { putJoint(joint); });
    if (model_.header.version >= kVersion21) {
      putAll(model_.softBodies, [this](const SoftBody& body) { putSoftBody(body); });
    }
    out_.bytes(model_.trailing);
    return out_.take();
  }

 private:
  template <class T>
  void put(const T& value) {
    out_.write(value);
  }
  void put(const Text& text) {
    // Another encoding than PMX's two comes from another format, and so do bytes that didn't decode
    // by it.
    const bool foreign = model_.header.encoding == base::Encoding::ShiftJis;
    const std::string bytes =
        foreign ? base::encodeUtf8(text.utf8, base::Encoding::Utf16Le) : base::encode(text, model_.header.encoding);
    put(static_cast<std::int32_t>(bytes.size()));
    out_.bytes(std::as_bytes(std::span(bytes)));
  }
  void putCount(std::size_t count) { put(static_cast<std::int32_t>(count)); }
  /// Writes an index of 1, 2 or 4 bytes; sizes_ fits them all.
  void putIndex(std::int64_t index, std::uint8_t size) {
    if (size == 1) return put(static_cast<std::uint8_t>(index));
    if (size == 2) return put(static_cast<std::uint16_t>(index));
    put(static_cast<std::uint32_t>(index));
  }
  template <class T, class PutOne>
  void putAll(const std::vector<T>& elements, PutOne putOne) {
    putCount(elements.size());
    for (const T& element : elements) putOne(element);
  }

  void putHeader() {
    const Header& header = model_.header;
    put(std::array<char, 4>{'P', 'M', 'X', ' '});
    put(header.version);
    const std::size_t extra = std::min<std::size_t>(header.extraGlobals.size(), 255 - 8);
    put(static_cast<std::uint8_t>(8 + extra));
    put(static_cast<std::uint8_t>(header.encoding == base::Encoding::Utf8 ? 1 : 0));
    put(header.additionalUvCount);
    for (const std::uint8_t size :
         {sizes_.vertex, sizes_.texture, sizes_.material, sizes_.bone, sizes_.morph, sizes_.rigidBody}) {
      put(size);
    }
    out_.bytes(std::as_bytes(std::span(header.extraGlobals).first(extra)));
    put(model_.name);
    put(model_.englishName);
    put(model_.comment);
    put(model_.englishComment);
  }

  void putVertices() {
    putCount(model_.vertices.size());
    for (std::size_t i = 0; i < model_.vertices.size(); ++i) {
      const Vertex& vertex = model_.vertices[i];
      put(vertex.position);
      put(vertex.normal);
      put(vertex.uv);
      for (std::size_t k = 0; k < model_.header.additionalUvCount; ++k) {
        const bool has = k < model_.additionalUvs.size() && i < model_.additionalUvs[k].size();
        put(has ? model_.additionalUvs[k][i] : Vec4(0.0F));
      }
      put(vertex.deform);
      putDeform(vertex);
      put(vertex.edgeScale);
    }
  }
  void putDeform(const Vertex& vertex) {
    const bool four = vertex.deform == DeformKind::Bdef4 || vertex.deform == DeformKind::Qdef;
    const std::size_t bones = four ? 4 : vertex.deform == DeformKind::Bdef1 ? 1 : 2;
    for (std::size_t k = 0; k < bones; ++k) putIndex(vertex.bones[k], sizes_.bone);
    if (four) put(vertex.weights);
    if (bones == 2) put(vertex.weights[0]);
    if (vertex.deform != DeformKind::Sdef) return;
    const bool has = vertex.sdef >= 0 && static_cast<std::size_t>(vertex.sdef) < model_.sdefVectors.size();
    put(has ? model_.sdefVectors[static_cast<std::size_t>(vertex.sdef)] : SdefVectors{});
  }

  void putFaces() {
    putCount(model_.indices.size());
    for (const std::uint32_t index : model_.indices) putIndex(index, sizes_.vertex);
  }

  void putMaterial(const Material& material) {
    put(material.name);
    put(material.englishName);
    put(material.diffuse);
    put(material.specular);
    put(material.specularPower);
    put(material.ambient);
    put(material.flags);
    put(material.edgeColour);
    put(material.edgeSize);
    putIndex(material.texture, sizes_.texture);
    putIndex(material.sphereTexture, sizes_.texture);
    put(material.sphereModeByte);
    put(static_cast<std::uint8_t>(material.sharedToon ? 1 : 0));
    putIndex(material.toon, material.sharedToon ? std::uint8_t{1} : sizes_.texture);
    put(material.memo);
    put(material.indexCount);
  }

  void putBone(const Bone& bone) {
    put(bone.name);
    put(bone.englishName);
    put(bone.position);
    putIndex(bone.parent, sizes_.bone);
    put(bone.deformLayer);
    put(bone.flags);
    if (bone.has(boneFlag::tailIsBone)) {
      putIndex(bone.tailBone, sizes_.bone);
    } else {
      put(bone.tailOffset);
    }
    if (bone.has(boneFlag::appendRotation | boneFlag::appendTranslation)) {
      putIndex(bone.appendParent, sizes_.bone);
      put(bone.appendRatio);
    }
    if (bone.has(boneFlag::fixedAxis)) put(bone.fixedAxis);
    if (bone.has(boneFlag::localAxes)) {
      put(bone.localAxisX);
      put(bone.localAxisZ);
    }
    if (bone.has(boneFlag::externalParent)) put(bone.externalParentKey);
    if (bone.has(boneFlag::ik)) putIkBlock(bone.ik);
  }
  void putIkBlock(const IkBlock& ik) {
    putIndex(ik.effector, sizes_.bone);
    put(ik.loopCount);
    put(ik.unitAngleRad);
    putAll(ik.links, [this](const IkLink& link) {
      putIndex(link.bone, sizes_.bone);
      put(static_cast<std::uint8_t>(link.limited ? 1 : 0));
      if (!link.limited) return;
      put(link.lower);
      put(link.upper);
    });
  }

  void putMorph(const Morph& morph) {
    put(morph.name);
    put(morph.englishName);
    put(morph.panel);
    put(morph.kind);
    std::visit([this](const auto& offsets) { putAll(offsets, [this](const auto& offset) { putOffset(offset); }); },
               morph.offsets);
  }
  void putOffset(const VertexOffset& offset) {
    putIndex(offset.vertex, sizes_.vertex);
    put(offset.offset);
  }
  void putOffset(const UvOffset& offset) {
    putIndex(offset.vertex, sizes_.vertex);
    put(offset.offset);
  }
  void putOffset(const GroupOffset& offset) {
    putIndex(offset.morph, sizes_.morph);
    put(offset.rate);
  }
  void putOffset(const BoneOffset& offset) {
    putIndex(offset.bone, sizes_.bone);
    put(offset.translation);
    out_.quat(offset.rotation);
  }
  void putOffset(const MaterialOffset& offset) {
    putIndex(offset.material, sizes_.material);
    put(offset.operation);
    put(offset.diffuse);
    put(offset.specular);
    put(offset.specularPower);
    put(offset.ambient);
    put(offset.edgeColour);
    put(offset.edgeSize);
    put(offset.texture);
    put(offset.sphere);
    put(offset.toon);
  }
  void putOffset(const ImpulseOffset& offset) {
    putIndex(offset.rigidBody, sizes_.rigidBody);
    put(offset.local);
    put(offset.velocity);
    put(offset.torque);
  }

  void putDisplayFrame(const DisplayFrame& frame) {
    put(frame.name);
    put(frame.englishName);
    put(frame.special);
    putAll(frame.elements, [this](const DisplayElement& element) {
      put(element.kind);
      putIndex(element.index, element.kind == 0 ? sizes_.bone : sizes_.morph);
    });
  }

  void putRigidBody(const RigidBody& body) {
    put(body.name);
    put(body.englishName);
    putIndex(body.bone, sizes_.bone);
    put(body.group);
    put(body.collisionMask);
    put(body.shape);
    for (const Vec3& vector : {body.size, body.position, body.rotation}) put(vector);
    put(body.mass);
    put(body.linearDamping);
    put(body.angularDamping);
    put(body.restitution);
    put(body.friction);
    put(body.mode);
  }

  void putJoint(const Joint& joint) {
    put(joint.name);
    put(joint.englishName);
    put(joint.kind);
    putIndex(joint.bodyA, sizes_.rigidBody);
    putIndex(joint.bodyB, sizes_.rigidBody);
    for (const Vec3& vector : {joint.position, joint.rotation, joint.linearLower, joint.linearUpper, joint.angularLower,
                               joint.angularUpper, joint.linearSpring, joint.angularSpring}) {
      put(vector);
    }
  }

  void putSoftBody(const SoftBody& body) {
    put(body.name);
    put(body.englishName);
    put(body.shape);
    putIndex(body.material, sizes_.material);
    put(body.group);
    put(body.collisionMask);
    put(body.flags);
    put(body.bLinkDistance);
    put(body.clusterCount);
    put(body.totalMass);
    put(body.collisionMargin);
    put(body.aeroModel);
    put(body.config);
    put(body.cluster);
    put(body.iterations);
    put(body.material3);
    putAll(body.anchors, [this](const SoftBodyAnchor& anchor) {
      putIndex(anchor.rigidBody, sizes_.rigidBody);
      putIndex(anchor.vertex, sizes_.vertex);
      put(anchor.near);
    });
    putAll(body.pins, [this](std::int32_t vertex) { putIndex(vertex, sizes_.vertex); });
  }

  const Model& model_;
  IndexSizes sizes_;
  base::ByteWriter out_;
};

}  // namespace

std::vector<std::byte> writePmx(const Model& model) { return Sink(model).write(); }

base::Result<void> writePmxFile(const Model& model, const std::filesystem::path& path) {
  return base::writeFile(path, writePmx(model));
}

}  // namespace pmx
