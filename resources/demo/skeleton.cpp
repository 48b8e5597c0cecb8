// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/skeleton.h"

#include <cstdlib>

#include <fmt/core.h>
#include <glm/geometric.hpp>

namespace demo {
namespace {

constexpr std::uint16_t kTurns = pmx::boneFlag::rotatable | pmx::boneFlag::visible | pmx::boneFlag::operable;
constexpr std::uint16_t kMoves = kTurns | pmx::boneFlag::movable;
constexpr std::uint16_t kHidden = pmx::boneFlag::rotatable;

}  // namespace

/// Adds bones one by one, in the order in which MMD deforms them.
class SkeletonBuilder {
 public:
  explicit SkeletonBuilder(Skeleton& skeleton) : skeleton_(skeleton) {}

  void frame(const std::string& name, const std::string& english, bool special = false) {
    skeleton_.frames.push_back({name, english, static_cast<std::uint8_t>(special ? 1 : 0), {}});
  }
  pmx::Bone& add(const std::string& name, const std::string& english, const Vec3& position, const std::string& parent,
                 std::uint16_t flags = kTurns) {
    const auto index = static_cast<std::int32_t>(skeleton_.bones.size());
    pmx::Bone bone;
    bone.name = name;
    bone.englishName = english;
    bone.position = position;
    bone.parent = parent.empty() ? -1 : skeleton_.at(parent);
    bone.flags = flags;
    skeleton_.byName_.emplace(name, index);
    skeleton_.bones.push_back(bone);
    if ((flags & pmx::boneFlag::visible) != 0) skeleton_.frames.back().elements.push_back({0, index});
    return skeleton_.bones.back();
  }
  /// Makes a bone point at another one.
  void tail(const std::string& name, const std::string& at) {
    pmx::Bone& bone = of(name);
    bone.flags |= pmx::boneFlag::tailIsBone;
    bone.tailBone = skeleton_.at(at);
  }
  void append(const std::string& name, const std::string& source, float ratio, std::int32_t layer = 0) {
    pmx::Bone& bone = of(name);
    bone.flags |= pmx::boneFlag::appendRotation;
    bone.appendParent = skeleton_.at(source);
    bone.appendRatio = ratio;
    bone.deformLayer = layer;
  }
  void axis(const std::string& name, const Vec3& direction) {
    pmx::Bone& bone = of(name);
    bone.flags |= pmx::boneFlag::fixedAxis;
    bone.fixedAxis = glm::normalize(direction);
  }
  void ik(const std::string& name, const std::string& effector, std::int32_t loops, float unitAngleRad,
          const std::vector<std::string>& links) {
    pmx::Bone& bone = of(name);
    bone.flags |= pmx::boneFlag::ik;
    bone.ik.effector = skeleton_.at(effector);
    bone.ik.loopCount = loops;
    bone.ik.unitAngleRad = unitAngleRad;
    for (const std::string& link : links) {
      pmx::IkLink entry;
      entry.bone = skeleton_.at(link);
      if (link.ends_with("ひざ")) {
        entry.limited = true;
        entry.lower = {-kPi, 0.0F, 0.0F};
        entry.upper = {-0.5F * kPi / 180.0F, 0.0F, 0.0F};
      }
      bone.ik.links.push_back(entry);
    }
  }
  pmx::Bone& of(const std::string& name) { return skeleton_.bones[static_cast<std::size_t>(skeleton_.at(name))]; }

  void trunk();
  void arm(Side side);
  void hand(Side side);
  void leg(Side side);
  void legAppends(Side side);
  void hair();
  void clothes();

 private:
  Skeleton& skeleton_;
};

void SkeletonBuilder::trunk() {
  frame("Root", "Root", true);
  frame("表情", "Exp", true);
  skeleton_.frames.front().elements.clear();
  frame("センター", "Centre");
  add("全ての親", "root", Vec3(0.0F), "", kMoves);
  add("センター", "centre", place::centre, "全ての親", kMoves);
  add("グルーブ", "groove", place::centre + Vec3(0, 0.3F, 0), "センター", kMoves);
  add("腰", "waist", place::waist - Vec3(0, 0.7F, -0.1F), "グルーブ");
  frame("体(上)", "Body (upper)");
  add("上半身", "upper body", place::waist, "腰");
  add("上半身2", "upper body 2", place::chest, "上半身");
  add("首", "neck", place::neck, "上半身2");
  add("頭", "head", place::head, "首");
  add("両目", "eyes", place::eyes, "頭");
  for (const Side side : kSides) {
    const std::string eye = kanji(side) + "目";
    add(eye, side == Side::Left ? "eye_L" : "eye_R", mirrored(place::eye, side), "頭");
    append(eye, "両目", 1.0F, 1);
    of(eye).tailOffset = {0, 0, -0.9F};
  }
  frame("体(下)", "Body (lower)");
  add("下半身", "lower body", place::waist, "腰");
  of("下半身").tailOffset = {0, -1.2F, 0};
  of("頭").tailOffset = {0, 2.4F, 0};
  of("全ての親").tailOffset = {0, 1.0F, 0};
  tail("センター", "グルーブ");
  tail("グルーブ", "腰");
  tail("上半身", "上半身2");
  tail("上半身2", "首");
  tail("首", "頭");
}

void SkeletonBuilder::arm(Side side) {
  const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
  const auto at = [side](const Vec3& p) { return mirrored(p, side); };
  frame(s + "腕", side == Side::Left ? "Left arm" : "Right arm");
  add(s + "肩", "shoulder" + e, at(place::collar), "上半身2");
  add(s + "腕", "arm" + e, at(place::arm), s + "肩");
  const Vec3 upper = place::elbow - place::arm, lower = place::wrist - place::elbow;
  add(s + "腕捩", "arm twist" + e, at(place::arm + upper * 0.62F), s + "腕");
  axis(s + "腕捩", at(upper));
  for (int i = 1; i <= 3; ++i) {
    const float part = 0.25F * static_cast<float>(i);
    const std::string name = fmt::format("{}腕捩{}", s, i);
    add(name, fmt::format("arm twist {}{}", i, e), at(place::arm + upper * (0.62F * part)), s + "腕", kHidden);
    append(name, s + "腕捩", part);
  }
  add(s + "ひじ", "elbow" + e, at(place::elbow), s + "腕捩");
  add(s + "手捩", "wrist twist" + e, at(place::elbow + lower * 0.65F), s + "ひじ");
  axis(s + "手捩", at(lower));
  for (int i = 1; i <= 3; ++i) {
    const float part = 0.25F * static_cast<float>(i);
    const std::string name = fmt::format("{}手捩{}", s, i);
    add(name, fmt::format("wrist twist {}{}", i, e), at(place::elbow + lower * (0.65F * part)), s + "ひじ", kHidden);
    append(name, s + "手捩", part);
  }
  add(s + "手首", "wrist" + e, at(place::wrist), s + "手捩");
  tail(s + "肩", s + "腕");
  tail(s + "腕", s + "ひじ");
  tail(s + "ひじ", s + "手首");
}

void SkeletonBuilder::hand(Side side) {
  const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
  frame(s + "指", side == Side::Left ? "Left fingers" : "Right fingers");
  for (int finger = 0; finger < 5; ++finger) {
    std::string parent = s + "手首";
    for (int joint = 0; joint < 3; ++joint) {
      const std::string name = fingerBoneName(side, finger, joint);
      add(name, fmt::format("{} {}{}", fingerEnglish(finger), finger == 0 ? joint : joint + 1, e),
          mirrored(fingerPoint(finger, joint), side), parent);
      if (joint > 0) tail(parent, name);
      parent = name;
    }
    of(parent).tailOffset = mirrored(fingerPoint(finger, 3) - fingerPoint(finger, 2), side);
  }
  tail(s + "手首", fingerBoneName(side, 2, 0));
}

void SkeletonBuilder::leg(Side side) {
  const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
  const auto at = [side](const Vec3& p) { return mirrored(p, side); };
  frame(s + "足", side == Side::Left ? "Left leg" : "Right leg");
  add(s + "足", "leg" + e, at(place::thigh), "下半身");
  add(s + "ひざ", "knee" + e, at(place::knee), s + "足");
  add(s + "足首", "ankle" + e, at(place::ankle), s + "ひざ");
  add(s + "つま先", "toe" + e, at(place::toe), s + "足首");
  of(s + "つま先").tailOffset = {0, 0, -0.3F};
  add(s + "足IK親", "leg IK parent" + e, {at(place::ankle).x, 0.0F, place::ankle.z}, "全ての親", kMoves);
  add(s + "足ＩＫ", "leg IK" + e, at(place::ankle), s + "足IK親", kMoves);
  add(s + "つま先ＩＫ", "toe IK" + e, at(place::toe), s + "足ＩＫ", kMoves);
  tail(s + "足", s + "ひざ");
  tail(s + "ひざ", s + "足首");
  tail(s + "足首", s + "つま先");
  tail(s + "足IK親", s + "足ＩＫ");
  of(s + "足ＩＫ").tailOffset = {0, 0, 1.0F};
  of(s + "つま先ＩＫ").tailOffset = {0, -0.6F, 0};
  ik(s + "足ＩＫ", s + "足首", 40, 2.0F, {s + "ひざ", s + "足"});
  ik(s + "つま先ＩＫ", s + "つま先", 3, 4.0F, {s + "足首"});
}

// These bones carry the skin of the legs. They append from the solved legs, one layer later.
void SkeletonBuilder::legAppends(Side side) {
  const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
  const auto at = [side](const Vec3& p) { return mirrored(p, side); };
  std::string parent = "下半身";
  for (const char* joint : {"足", "ひざ", "足首"}) {
    const std::string name = s + joint + "D";
    add(name, of(s + joint).englishName.utf8 + " D", of(s + joint).position, parent);
    append(name, s + joint, 1.0F, 1);
    parent = name;
  }
  add(s + "足先EX", "toe EX" + e, at(place::ball), parent);
  of(s + "足先EX").deformLayer = 1;
  of(s + "足先EX").tailOffset = {0, 0, -0.6F};
  tail(s + "足D", s + "ひざD");
  tail(s + "ひざD", s + "足首D");
  tail(s + "足首D", s + "足先EX");
}

void SkeletonBuilder::hair() {
  frame("髪", "Hair");
  std::string parent = "頭";
  std::vector<std::string> links;
  for (int i = 0; i < kHairLinks; ++i) {
    const std::string name = "髪" + fullWidth(i + 1);
    add(name, fmt::format("ponytail {}", i + 1), ponytailPoint(i), parent);
    if (i > 0) tail(parent, name);
    if (i > 0) links.insert(links.begin(), name);
    parent = name;
  }
  add("髪先", "ponytail tip", ponytailPoint(kHairLinks), parent, kHidden);
  tail(parent, "髪先");
  add("髪ＩＫ", "ponytail IK", ponytailPoint(kHairLinks), "頭", kMoves);
  of("髪ＩＫ").tailOffset = {0, -0.8F, 0.4F};
  links.resize(4);
  ik("髪ＩＫ", "髪先", 20, 0.08F, links);
  for (const Side side : kSides) {
    const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
    const Vec3 root = mirrored({1.42F, 16.4F, -0.55F}, side);
    add(s + "横髪１", "side lock 1" + e, root, "頭");
    add(s + "横髪２", "side lock 2" + e, root + mirrored({0.16F, -1.7F, -0.12F}, side), s + "横髪１");
    tail(s + "横髪１", s + "横髪２");
    of(s + "横髪２").tailOffset = mirrored({0.0F, -1.9F, 0.0F}, side);
    add(s + "リボン", "ribbon" + e, place::tailRoot + mirrored({0.3F, 0.5F, 0.05F}, side), "頭");
    of(s + "リボン").tailOffset = mirrored({1.4F, 0.8F, 0}, side);
    add(s + "リボン尾", "ribbon tail" + e, place::tailRoot + mirrored({0.25F, 0.25F, 0.1F}, side), "頭");
    of(s + "リボン尾").tailOffset = mirrored({0.9F, -1.9F, 0.2F}, side);
  }
}

void SkeletonBuilder::clothes() {
  frame("スカート", "Skirt");
  for (int chain = 0; chain < kSkirtChains; ++chain) {
    std::string parent = "下半身";
    for (int link = 0; link < kSkirtLinks; ++link) {
      const std::string name = skirtBoneName(chain, link);
      add(name, fmt::format("skirt {} {}", skirtEnglish(chain), link + 1), skirtPoint(chain, link), parent);
      of(name).deformLayer = 2;
      if (link > 0) tail(parent, name);
      parent = name;
    }
    of(parent).tailOffset = skirtPoint(chain, kSkirtLinks) - skirtPoint(chain, kSkirtLinks - 1);
    // Without physics the skirt still makes room for the legs: each side follows a part of its
    // leg's rotation.
    const int half = chain <= 4 ? chain : kSkirtChains - chain;
    if (half == 0 || half == 4) continue;
    append(skirtBoneName(chain, 0), std::string(chain < 4 ? "左" : "右") + "足D", half == 3 ? 0.45F : 0.62F, 2);
  }
  frame("服", "Clothes");
  for (const Side side : kSides) {
    const std::string s = kanji(side), e = side == Side::Left ? "_L" : "_R";
    const Vec3 cuff = place::elbow + (place::wrist - place::elbow) * 0.62F;
    add(s + "袖", "sleeve" + e, mirrored(cuff + Vec3(0, -0.2F, 0), side), s + "手捩");
    of(s + "袖").tailOffset = mirrored({0.2F, -1.2F, 0}, side);
    add(s + "帯", "obi tail" + e, mirrored({0.25F, 10.7F, 1.05F}, side), "上半身");
    of(s + "帯").tailOffset = mirrored({0.4F, -2.2F, 0.35F}, side);
  }
}

Skeleton::Skeleton() {
  bones.reserve(256);
  SkeletonBuilder builder(*this);
  builder.trunk();
  for (const Side side : kSides) builder.leg(side);
  for (const Side side : kSides) builder.legAppends(side);
  for (const Side side : kSides) {
    builder.arm(side);
    builder.hand(side);
  }
  builder.hair();
  builder.clothes();
  // By MMD's convention the first display frame has the root bone alone.
  frames[2].elements.erase(frames[2].elements.begin());
  frames[0].elements = {{0, at("全ての親")}};
}

std::int32_t Skeleton::at(std::string_view name) const {
  const auto found = byName_.find(name);
  if (found == byName_.end()) {
    fmt::print(stderr, "odori_make_demo: no bone is called {}\n", name);
    std::abort();
  }
  return found->second;
}

const Vec3& Skeleton::position(std::string_view name) const {
  return bones[static_cast<std::size_t>(at(name))].position;
}

}  // namespace demo
