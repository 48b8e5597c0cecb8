// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads rigid bodies, joints and soft bodies. (mmd-reference.md 2.11 to 2.13)

#include <array>

#include "pmx/model/read_physics.h"
#include "pmx/pmx/pmx_sections.h"

namespace pmx::sections {
namespace {

void getRigidBody(Source& source, RigidBody& body) {
  base::ByteReader& in = source.in;
  body.name = source.text();
  body.englishName = source.text();
  body.bone = source.signedIndex(source.model.header.indexSizes.bone);
  readBodyNumbers(in, body, source.cut);
}

void getJoint(Source& source, Joint& joint) {
  base::ByteReader& in = source.in;
  const std::uint8_t size = source.model.header.indexSizes.rigidBody;
  joint.name = source.text();
  joint.englishName = source.text();
  joint.kind = in.u8();
  joint.bodyA = source.signedIndex(size);
  joint.bodyB = source.signedIndex(size);
  readJointNumbers(in, joint, source.cut);
}

void getSoftBody(Source& source, SoftBody& body) {
  base::ByteReader& in = source.in;
  const IndexSizes& sizes = source.model.header.indexSizes;
  body.name = source.text();
  body.englishName = source.text();
  body.shape = in.u8();
  body.material = source.signedIndex(sizes.material);
  body.group = in.u8();
  body.collisionMask = in.u16();
  body.flags = in.u8();
  body.bLinkDistance = in.i32();
  body.clusterCount = in.i32();
  body.totalMass = in.f32();
  body.collisionMargin = in.f32();
  body.aeroModel = in.i32();
  body.config = in.read<std::array<float, 12>>();
  body.cluster = in.read<std::array<float, 6>>();
  body.iterations = in.read<std::array<std::int32_t, 4>>();
  body.material3 = in.read<std::array<float, 3>>();
  const std::size_t anchorCount = in.count(std::size_t{sizes.rigidBody} + sizes.vertex + 1);
  body.anchors.reserve(anchorCount);
  for (std::size_t i = 0; i < anchorCount; ++i) {
    SoftBodyAnchor& anchor = body.anchors.emplace_back();
    anchor.rigidBody = source.signedIndex(sizes.rigidBody);
    anchor.vertex = source.vertexIndex();
    anchor.near = in.u8();
  }
  const std::size_t pinCount = in.count(sizes.vertex);
  body.pins.reserve(pinCount);
  for (std::size_t i = 0; i < pinCount; ++i) body.pins.push_back(source.vertexIndex());
}

}  // namespace

void readRigidBodies(Source& source) {
  const std::size_t bone = source.model.header.indexSizes.bone;
  readLateElements(source, "rigid bodies", kNamesBytes + bone + 1 + 2 + 1 + 36 + 20 + 1, source.model.rigidBodies,
                   getRigidBody);
}

void readJoints(Source& source) {
  const std::size_t body = source.model.header.indexSizes.rigidBody;
  readLateElements(source, "joints", kNamesBytes + 1 + 2 * body + 96, source.model.joints, getJoint);
}

void readSoftBodies(Source& source) {
  const std::size_t material = source.model.header.indexSizes.material;
  constexpr std::size_t kFixed = kNamesBytes + 1 + 1 + 2 + 1 + 5 * 4 + 48 + 24 + 16 + 12 + 4 + 4;
  readLateElements(source, "soft bodies", kFixed + material, source.model.softBodies, getSoftBody);
}

}  // namespace pmx::sections
