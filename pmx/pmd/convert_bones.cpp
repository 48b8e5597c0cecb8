// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This finds the purposes of bones, and when they have their turn. (mmd-reference.md 3.2)

#include <algorithm>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "pmx/pmd/pmd_sections.h"

namespace pmx::pmd {
namespace {

void addFlags(Bone& bone, unsigned flags) { bone.flags = static_cast<std::uint16_t>(bone.flags | flags); }

bool isVisible(PmdBoneKind kind) {
  return kind != PmdBoneKind::IkEffector && kind != PmdBoneKind::Invisible && kind != PmdBoneKind::ShareRotation;
}

bool followsRotation(const PmdBone& stored) {
  const auto kind = static_cast<PmdBoneKind>(stored.kind);
  return kind == PmdBoneKind::UnderRotation || kind == PmdBoneKind::ShareRotation;
}

/// Lets a bone follow the bone that `field` names.
void follow(Bone& bone, std::uint16_t field, float ratio, std::size_t i, base::IssueGroup& alone) {
  if (field == kNone) return alone.add(i, [] { return "names no bone to turn with; turns by itself"; });
  addFlags(bone, boneFlag::appendRotation);
  bone.appendParent = field;
  bone.appendRatio = ratio;
}

/// Sets a twist bone's axis, which points at its tail.
void setAxis(Bone& bone, const std::vector<Bone>& bones, std::size_t i, base::IssueGroup& axes) {
  const bool hasTail = bone.tailBone >= 0 && static_cast<std::size_t>(bone.tailBone) < bones.size();
  const glm::dvec3 way =
      hasTail ? glm::dvec3(bones[static_cast<std::size_t>(bone.tailBone)].position) - glm::dvec3(bone.position)
              : glm::dvec3(0.0);
  const double length = glm::length(way);
  if (!(length > 0.0 && length < 1e300)) {
    return axes.add(i, [] { return "a twist bone without a tail to point at; turns freely"; });
  }
  addFlags(bone, boneFlag::fixedAxis);
  bone.fixedAxis = Vec3(way / length);
}

/// Raises each bone to its parent's layer. If parents lead back to themselves only some are
/// visited; validate() cuts such circles.
void raiseToParents(std::vector<Bone>& bones) {
  enum class State : std::uint8_t { New, Open, Done };
  std::vector<State> states(bones.size(), State::New);
  std::vector<std::size_t> path;
  const auto parentOf = [&](std::size_t i) {
    const std::int32_t parent = bones[i].parent;
    return parent >= 0 && static_cast<std::size_t>(parent) < bones.size() ? static_cast<std::size_t>(parent)
                                                                          : bones.size();
  };
  for (std::size_t start = 0; start < bones.size(); ++start) {
    std::size_t i = start;
    while (i < bones.size() && states[i] == State::New) {
      states[i] = State::Open;
      path.push_back(i);
      i = parentOf(i);
    }
    for (; !path.empty(); path.pop_back()) {
      Bone& bone = bones[path.back()];
      const std::size_t parent = parentOf(path.back());
      if (parent < bones.size()) bone.deformLayer = std::max(bone.deformLayer, bones[parent].deformLayer);
      states[path.back()] = State::Done;
    }
  }
}

/// Lists where the bones' turns aren't in the order of the IK list.
void checkIkOrder(Source& source) {
  base::IssueGroup order(source.issues, "IK", "that have another turn than the list says");
  const std::vector<Bone>& bones = source.model.bones;
  std::int32_t before = -1;
  for (std::size_t i = 0; i < source.origin.iks.size(); ++i) {
    const std::int32_t carrier = source.origin.iks[i].carrier;
    if (carrier < 0) continue;
    const auto layer = [&](std::int32_t bone) { return bones[static_cast<std::size_t>(bone)].deformLayer; };
    if (before >= 0 && (layer(carrier) < layer(before) || (layer(carrier) == layer(before) && carrier < before))) {
      order.add(i, [&] {
        return fmt::format(
            "bone {} is solved before bone {}, which stands before it in the list but hangs from a bone "
            "with a later turn",
            carrier, before);
      });
    }
    before = carrier;
  }
}

}  // namespace

void convertKinds(Source& source) {
  base::IssueGroup unknown(source.issues, "bones", "of unknown kinds");
  base::IssueGroup alone(source.issues, "bones", "that turn with no bone");
  base::IssueGroup axes(source.issues, "bones", "that twist about no axis");
  std::vector<Bone>& bones = source.model.bones;
  for (std::size_t i = 0; i < source.origin.bones.size(); ++i) {
    const PmdBone& stored = source.origin.bones[i];
    const auto kind = static_cast<PmdBoneKind>(stored.kind);
    Bone& bone = bones[i];
    addFlags(bone, unsigned{boneFlag::rotatable} | boneFlag::operable);
    if (isVisible(kind)) addFlags(bone, boneFlag::visible);
    if (kind == PmdBoneKind::RotateAndMove || kind == PmdBoneKind::Ik) addFlags(bone, boneFlag::movable);
    if (kind == PmdBoneKind::ShareRotation) {
      const auto hundredths = static_cast<std::int16_t>(stored.ikField);
      follow(bone, stored.tail, static_cast<float>(hundredths) / 100.0F, i, alone);
    } else if (stored.tail != 0 && stored.tail != kNone) {
      addFlags(bone, boneFlag::tailIsBone);
      bone.tailBone = stored.tail;
    }
    if (kind == PmdBoneKind::UnderRotation) follow(bone, stored.ikField, 1.0F, i, alone);
    if (kind == PmdBoneKind::Twist) setAxis(bone, bones, i, axes);
    if (stored.kind > static_cast<std::uint8_t>(PmdBoneKind::ShareRotation)) {
      unknown.add(i, [&] { return fmt::format("kind {} is unknown; taken as one that turns", stored.kind); });
    }
  }
}

void convertLayers(Source& source) {
  std::vector<Bone>& bones = source.model.bones;
  std::int32_t layer = 1, before = -1;
  for (const PmdIk& ik : source.origin.iks) {
    if (ik.carrier < 0) continue;
    // Within a layer bones have their turns in the order of the file.
    if (ik.carrier < before) ++layer;
    bones[static_cast<std::size_t>(ik.carrier)].deformLayer = layer;
    before = ik.carrier;
  }
  for (std::size_t i = 0; i < source.origin.bones.size(); ++i) {
    if (followsRotation(source.origin.bones[i])) bones[i].deformLayer = layer + 1;
  }
  raiseToParents(bones);
  checkIkOrder(source);
}

}  // namespace pmx::pmd
