// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads bones and the IK list. (mmd-reference.md 3.1, 3.2)

#include <fmt/format.h>

#include "pmx/pmd/pmd_sections.h"

namespace pmx::pmd {
namespace {

constexpr std::size_t kBoneBytes = 39, kIkBytes = 11;
/// This many bones are added at most for further entries of the IK list about one bone. Real files
/// have none, or a few.
constexpr std::size_t kMaxAddedBones = 1024;

void getBone(Source& source, Bone& bone) {
  base::ByteReader& in = source.in;
  bone.name = source.text(kNameBytes);
  bone.parent = source.boneIndex();
  PmdBone& stored = source.origin.bones.emplace_back();
  stored.tail = in.u16();
  stored.kind = in.u8();
  stored.ikField = in.u16();
  bone.position = in.vec3();
}

/// Limits a knee. The file has no limits: knees are recognised by their name, and turn backwards
/// only. (mmd-reference.md 3.2)
void limitKnee(IkLink& link, const std::vector<Bone>& bones) {
  if (link.bone < 0 || static_cast<std::size_t>(link.bone) >= bones.size()) return;
  if (bones[static_cast<std::size_t>(link.bone)].name.utf8.find("ひざ") == std::string::npos) return;
  link.limited = true;
  link.lower = Vec3(-base::kPi, 0, 0);
  link.upper = Vec3(-base::kPi / 360.0F, 0, 0);
}

/// This class finds the bone that carries an entry of the list: the bone that it names, or where
/// that has a block already, a hidden one that goes with it. -1: none.
class Carriers {
 public:
  explicit Carriers(Source& source)
      : source_(source),
        had_(source.model.bones.size()),
        stray_(source.issues, "IK", "about bones that don't exist"),
        extra_(source.issues, "IK", "that are one too many") {}

  std::int32_t find(std::size_t entry, std::uint16_t stored) {
    std::vector<Bone>& bones = source_.model.bones;
    if (stored >= had_) {
      stray_.add(entry, [&] { return fmt::format("is of bone {}, but there are {} bones; left out", stored, had_); });
      return -1;
    }
    Bone& named = bones[stored];
    if (!named.has(boneFlag::ik)) {
      named.flags |= boneFlag::ik;
      return stored;
    }
    if (bones.size() - had_ >= kMaxAddedBones) {
      extra_.add(entry, [&] {
        return fmt::format("bone {} has an entry already, and {} bones were added for such; left out", stored,
                           kMaxAddedBones);
      });
      return -1;
    }
    Bone added;
    added.name = named.name.utf8 + "+";
    added.position = named.position;
    added.parent = stored;
    added.flags = boneFlag::rotatable | boneFlag::movable | boneFlag::ik;
    bones.push_back(std::move(added));
    return static_cast<std::int32_t>(bones.size() - 1);
  }

 private:
  Source& source_;
  std::size_t had_;
  base::IssueGroup stray_, extra_;
};

void getIk(Source& source, PmdIk& stored, IkBlock& block) {
  base::ByteReader& in = source.in;
  stored.bone = in.u16();
  block.effector = source.boneIndex();
  const std::size_t linkCount = in.u8();
  block.loopCount = in.u16();
  stored.weight = in.f32();
  block.unitAngleRad = 4.0F * stored.weight;
  if (linkCount * 2 > in.left()) {
    return in.fail(base::ErrorCode::BadCount,
                   fmt::format("it has {} links, but {} bytes are left", linkCount, in.left()));
  }
  block.links.reserve(linkCount);
  for (std::size_t i = 0; i < linkCount; ++i) {
    IkLink& link = block.links.emplace_back();
    link.bone = source.boneIndex();
    limitKnee(link, source.model.bones);
  }
}

}  // namespace

void readBones(Source& source) {
  source.begin("bones");
  const std::size_t count = source.in.countU16(kBoneBytes);
  source.origin.bones.reserve(count);
  readElements(source, "bones", count, source.model.bones, getBone);
}

void readIk(Source& source) {
  source.begin("IK");
  const std::size_t count = source.in.countU16(kIkBytes);
  Carriers carriers(source);
  std::size_t entry = 0;
  readElements(source, "IK", count, source.origin.iks, [&](Source& from, PmdIk& stored) {
    IkBlock block;
    getIk(from, stored, block);
    if (from.in.failed()) return;
    stored.carrier = carriers.find(entry++, stored.bone);
    if (stored.carrier >= 0) from.model.bones[static_cast<std::size_t>(stored.carrier)].ik = std::move(block);
  });
}

}  // namespace pmx::pmd
