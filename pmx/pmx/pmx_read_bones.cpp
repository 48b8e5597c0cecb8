// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads bones, morphs and display frames. (mmd-reference.md 2.8 to 2.10)

#include <algorithm>
#include <type_traits>

#include <fmt/format.h>

#include "pmx/pmx/pmx_sections.h"

namespace pmx::sections {
namespace {

void getIkBlock(Source& source, IkBlock& ik) {
  base::ByteReader& in = source.in;
  const std::uint8_t size = source.model.header.indexSizes.bone;
  ik.effector = source.signedIndex(size);  // the format calls it the IK target bone
  ik.loopCount = in.i32();
  ik.unitAngleRad = in.f32();
  const std::size_t count = in.count(size + std::size_t{1});
  ik.links.reserve(count);
  for (std::size_t i = 0; i < count && !in.failed(); ++i) {
    IkLink& link = ik.links.emplace_back();
    link.bone = source.signedIndex(size);
    link.limited = source.yesNo("the limit flag of an IK link");
    if (!link.limited) continue;
    link.lower = in.vec3();
    link.upper = in.vec3();
  }
}

void getBone(Source& source, Bone& bone) {
  base::ByteReader& in = source.in;
  const std::uint8_t size = source.model.header.indexSizes.bone;
  bone.name = source.text();
  bone.englishName = source.text();
  bone.position = in.vec3();
  bone.parent = source.signedIndex(size);
  bone.deformLayer = in.i32();
  bone.flags = in.u16();
  if (bone.has(boneFlag::tailIsBone)) {
    bone.tailBone = source.signedIndex(size);
  } else {
    bone.tailOffset = in.vec3();
  }
  if (bone.has(boneFlag::appendRotation | boneFlag::appendTranslation)) {
    bone.appendParent = source.signedIndex(size);
    bone.appendRatio = in.f32();
  }
  if (bone.has(boneFlag::fixedAxis)) bone.fixedAxis = in.vec3();
  if (bone.has(boneFlag::localAxes)) {
    bone.localAxisX = in.vec3();
    bone.localAxisZ = in.vec3();
  }
  if (bone.has(boneFlag::externalParent)) bone.externalParentKey = in.i32();
  if (bone.has(boneFlag::ik)) getIkBlock(source, bone.ik);
}

// These read one morph offset each from bytes that are known to be enough.

void get(Cursor& from, VertexOffset& to) { to.offset = from.get<Vec3>(); }
void get(Cursor& from, UvOffset& to) { to.offset = from.get<Vec4>(); }
void get(Cursor& from, GroupOffset& to) { to.rate = from.get<float>(); }
void get(Cursor& from, BoneOffset& to) {
  to.translation = from.get<Vec3>();
  const auto q = from.get<Vec4>();
  to.rotation = Quat(q.w, q.x, q.y, q.z);
}
void get(Cursor& from, MaterialOffset& to) {
  to.operation = from.get<std::uint8_t>();
  to.diffuse = from.get<Vec4>();
  to.specular = from.get<Vec3>();
  to.specularPower = from.get<float>();
  to.ambient = from.get<Vec3>();
  to.edgeColour = from.get<Vec4>();
  to.edgeSize = from.get<float>();
  to.texture = from.get<Vec4>();
  to.sphere = from.get<Vec4>();
  to.toon = from.get<Vec4>();
}
void get(Cursor& from, ImpulseOffset& to) {
  to.local = from.get<std::uint8_t>();
  to.velocity = from.get<Vec3>();
  to.torque = from.get<Vec3>();
}

/// Returns whether an offset of zeros changes nothing. A rotation of zeros is none, and a material
/// times zeros is black.
template <class Offset>
constexpr bool zerosChangeNothing() {
  return !std::is_same_v<Offset, BoneOffset> && !std::is_same_v<Offset, MaterialOffset>;
}

/// Reads a count and that many offsets: an index of type Index into the member `target`, then
/// `payload` bytes. A morph is one shape: where the end of the file cuts it, it is used if only
/// numbers of its last offset are missing.
template <class Index, class Offset>
void getOffsets(Source& source, Morph& morph, std::int32_t Offset::*target, std::size_t payload) {
  auto& offsets = morph.offsets.emplace<std::vector<Offset>>();
  const std::size_t count = source.in.count(sizeof(Index) + payload);
  if (zerosChangeNothing<Offset>() && count > 0)
    source.cut.enough = source.in.offset() + (count - 1) * (sizeof(Index) + payload) + sizeof(Index);
  Cursor from(source.in.take(count * (sizeof(Index) + payload)).data());
  offsets.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    Offset& offset = offsets.emplace_back();
    offset.*target = from.get<Index>();
    get(from, offset);
  }
}

template <class Offset>
void getOffsets(Source& source, Morph& morph, std::uint8_t size, std::int32_t Offset::*target, std::size_t payload) {
  withSignedIndex(size, [&](auto index) { getOffsets<decltype(index)>(source, morph, target, payload); });
}

template <class Offset>
void getVertexOffsets(Source& source, Morph& morph, std::size_t payload) {
  withVertexIndex(source.model.header.indexSizes.vertex,
                  [&](auto index) { getOffsets<decltype(index)>(source, morph, &Offset::vertex, payload); });
}

void getMorph(Source& source, Morph& morph) {
  const IndexSizes& sizes = source.model.header.indexSizes;
  morph.name = source.text();
  morph.englishName = source.text();
  morph.panel = source.in.u8();
  const std::size_t kindAt = source.in.offset();
  const std::uint8_t kind = source.in.u8();
  morph.kind = static_cast<MorphKind>(kind);
  switch (morph.kind) {
    case MorphKind::Flip:
    case MorphKind::Group:
      return getOffsets(source, morph, sizes.morph, &GroupOffset::morph, 4);
    case MorphKind::Vertex:
      return getVertexOffsets<VertexOffset>(source, morph, 12);
    case MorphKind::Bone:
      return getOffsets(source, morph, sizes.bone, &BoneOffset::bone, 28);
    case MorphKind::Uv:
    case MorphKind::AdditionalUv1:
    case MorphKind::AdditionalUv2:
    case MorphKind::AdditionalUv3:
    case MorphKind::AdditionalUv4:
      return getVertexOffsets<UvOffset>(source, morph, 16);
    case MorphKind::Material:
      return getOffsets(source, morph, sizes.material, &MaterialOffset::material, 113);
    case MorphKind::Impulse:
      return getOffsets(source, morph, sizes.rigidBody, &ImpulseOffset::rigidBody, 25);
  }
  source.in.failAt(kindAt, base::ErrorCode::BadValue, fmt::format("unknown morph kind {}", kind));
}

void getDisplayFrame(Source& source, DisplayFrame& frame) {
  base::ByteReader& in = source.in;
  const IndexSizes& sizes = source.model.header.indexSizes;
  frame.name = source.text();
  frame.englishName = source.text();
  frame.special = in.u8();
  const std::size_t minBytes = std::size_t{1} + std::min(sizes.bone, sizes.morph);
  const std::size_t count = in.cutCount(in.i32(), minBytes);
  const bool listBegins = !in.failed();
  frame.elements.reserve(std::min(count, in.left() / minBytes + 1));
  for (std::size_t i = 0; i < count && !in.failed(); ++i) {
    const std::size_t at = in.offset();
    DisplayElement& element = frame.elements.emplace_back();
    element.kind = in.u8();
    if (element.kind > 1) {
      in.failAt(at, base::ErrorCode::BadValue, fmt::format("unknown kind {} of element {}", element.kind, i));
    }
    element.index = source.signedIndex(element.kind == 0 ? sizes.bone : sizes.morph);
  }
  if (!listBegins || !in.failed() || in.error().code != base::ErrorCode::Truncated) return;
  frame.elements.pop_back();
  // It isn't needed for drawing, and each element has a meaning by itself.
  source.cut.listKept = true;
}

}  // namespace

void readBones(Source& source) {
  const std::size_t size = source.model.header.indexSizes.bone;
  // A tail that is a bone is the shortest.
  readElements(source, "bones", kNamesBytes + 12 + size + 4 + 2 + size, source.model.bones, getBone);
}

void readMorphs(Source& source) {
  readLateElements(source, "morphs", kNamesBytes + 1 + 1 + 4, source.model.morphs, getMorph);
  if (source.model.header.version >= kVersion21) return;
  const auto& morphs = source.model.morphs;
  for (std::size_t i = 0; i < morphs.size(); ++i) {
    if (morphs[i].kind != MorphKind::Flip && morphs[i].kind != MorphKind::Impulse) continue;
    source.issues.push_back({"morphs", static_cast<std::int64_t>(i), -1,
                             "flip and impulse morphs belong to PMX 2.1, and this file says 2.0; used all the same"});
    return;  // once is enough
  }
}

void readDisplayFrames(Source& source) {
  readLateElements(source, "display frames", kNamesBytes + 1 + 4, source.model.displayFrames, getDisplayFrame);
}

}  // namespace pmx::sections
