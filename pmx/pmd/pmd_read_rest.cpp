// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads the English part, rigid bodies and joints, and makes the display frames when all is
// known. (mmd-reference.md 3.1, 3.2)

#include <algorithm>

#include <fmt/format.h>

#include "pmx/model/read_physics.h"
#include "pmx/pmd/pmd_sections.h"

namespace pmx::pmd {
namespace {

constexpr std::size_t kBodyBytes = 83, kJointBytes = 124;

/// Returns the morph without an English name: the first of the base's category.
std::size_t unnamedMorph(const std::vector<Morph>& morphs) {
  const auto base = std::ranges::find(morphs, std::uint8_t{0}, &Morph::panel);
  return base == morphs.end() ? 0 : static_cast<std::size_t>(base - morphs.begin());
}

void getRigidBody(Source& source, RigidBody& body) {
  base::ByteReader& in = source.in;
  body.name = source.text(kNameBytes);
  body.bone = source.boneIndex();
  readBodyNumbers(in, body, source.cut);
  // The position is stored relative to its bone; where it has none, to the first bone.
  const auto& bones = source.model.bones;
  const bool hasBone = body.bone >= 0 && static_cast<std::size_t>(body.bone) < source.origin.bones.size();
  const std::size_t from = hasBone ? static_cast<std::size_t>(body.bone) : 0;
  if (from < bones.size()) body.position += bones[from].position;
}

void getJoint(Source& source, Joint& joint) {
  base::ByteReader& in = source.in;
  joint.name = source.text(kNameBytes);
  joint.bodyA = in.i32();
  joint.bodyB = in.i32();
  readJointNumbers(in, joint, source.cut);
}

}  // namespace

void readEnglish(Source& source) {
  constexpr std::string_view kSection = "English part";
  Model& model = source.model;
  base::ByteReader& in = source.in;
  source.begin(kSection);
  const std::size_t start = in.offset();
  const std::uint8_t present = in.u8();
  if (present > 1) source.note(-1, start, fmt::format("its flag is {}, neither 0 nor 1; taken as 1", present));
  if (present == 0) return;
  source.origin.english = true;
  model.englishName = source.text(kNameBytes);
  model.englishComment = source.text(kCommentBytes);
  source.begin("English names of bones");
  for (std::size_t i = 0; i < source.origin.bones.size() && !in.failed(); ++i) {
    model.bones[i].englishName = source.text(kNameBytes);
  }
  source.begin("English names of morphs");
  const std::size_t unnamed = unnamedMorph(model.morphs);
  for (std::size_t i = 0; i < model.morphs.size() && !in.failed(); ++i) {
    if (i != unnamed) model.morphs[i].englishName = source.text(kNameBytes);
  }
  source.begin("English names of display frames");
  for (std::size_t i = 2; i < model.displayFrames.size() && !in.failed(); ++i) {
    model.displayFrames[i].englishName = source.frameName();
  }
}

void readRigidBodies(Source& source) {
  source.begin("rigid bodies");
  const std::size_t count = source.in.cutCount(source.in.u32(), kBodyBytes);
  readUpToCut(source, "rigid bodies", count, kBodyBytes, source.model.rigidBodies, getRigidBody);
}

void readJoints(Source& source) {
  source.begin("joints");
  const std::size_t count = source.in.cutCount(source.in.u32(), kJointBytes);
  readUpToCut(source, "joints", count, kJointBytes, source.model.joints, getJoint);
}

void convertFrames(Source& source) {
  Model& model = source.model;
  auto& frames = model.displayFrames;
  if (frames.size() < 2) frames.resize(2);
  const auto setUp = [](DisplayFrame& frame, const char* name, const char* english) {
    frame.name = name;
    frame.englishName = english;
    frame.special = 1;
  };
  // As in PMX: the first bone in a frame of its own, then the morphs.
  setUp(frames[0], "センター", "Root");
  setUp(frames[1], "表情", "Exp");
  const auto holdsFirstBone = [](const DisplayFrame& frame) {
    return std::ranges::any_of(frame.elements, [](const DisplayElement& element) { return element.index == 0; });
  };
  if (!source.origin.bones.empty() && std::ranges::none_of(frames, holdsFirstBone)) {
    frames[0].elements.insert(frames[0].elements.begin(), {0, 0});
  }
  const std::int32_t base = source.origin.baseMorph;
  for (const std::int32_t morph : source.shownMorphs) {
    if (morph != base) frames[1].elements.push_back({1, base >= 0 && morph > base ? morph - 1 : morph});
  }
}

}  // namespace pmx::pmd
