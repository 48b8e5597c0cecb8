// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/motion_binding.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

#include "vmd/bezier.h"
#include "vmd/name_table.h"
#include "vmd/track_grouping.h"

namespace vmd {
namespace {

constexpr std::size_t kNameBytes = 15;
constexpr std::size_t kIkNameBytes = 20;

/// A name cut inside a character is shown without the half that is left.
base::Text shown(std::string_view field) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  base::Text text = base::decode(std::as_bytes(std::span(field)), base::Encoding::ShiftJis);
  if (text.utf8.ends_with(kReplacement) && !text.decodedExactly()) {
    text.utf8.resize(text.utf8.size() - kReplacement.size());
  }
  return text;
}

std::vector<Unmatched> unmatchedOf(const std::vector<Track>& tracks) {
  std::vector<Unmatched> unmatched;
  for (const Track& track : tracks) {
    if (track.index < 0 && track.matters) unmatched.push_back({shown(track.name), track.keyCount});
  }
  return unmatched;
}

Quat normalised(const Quat& q) {
  const glm::dquat exact(q);
  const double squared = glm::dot(exact, exact);  // in double nothing over- or underflows
  return squared > 0.0 ? Quat(exact * (1.0 / std::sqrt(squared))) : base::kIdentityRotation;
}

/// The bone's fixed axis in unit length, zero where it has no direction. None: the axis is free.
std::optional<Vec3> fixedAxisOf(const pmx::Bone& bone) {
  if (!bone.has(pmx::boneFlag::fixedAxis)) return std::nullopt;
  const glm::dvec3 axis(bone.fixedAxis);
  const double length = glm::length(axis);
  return std::isfinite(length) && length > 0.0 ? Vec3(axis / length) : Vec3(0.0F);
}

/// Keeps the angle and puts the fixed axis in the place of the axis, turned to its side. (ik-parity.md 1)
Quat aboutAxis(const Quat& rotation, const Vec3& axis) {
  const Quat q = rotation.w < 0.0F ? -rotation : rotation;
  const Vec3 imaginary(q.x, q.y, q.z);
  const float sine = glm::length(imaginary) * (glm::dot(imaginary, axis) < 0.0F ? -1.0F : 1.0F);
  return axis == Vec3(0.0F) ? base::kIdentityRotation : Quat(q.w, sine * axis.x, sine * axis.y, sine * axis.z);
}

/// The curve of a channel, clamped. Reads words, not bytes: this runs once for every channel of every key.
CurveBytes clampedCurve(const BoneKey& key, std::size_t channel) {
  std::array<std::uint32_t, 4> words;
  std::memcpy(words.data(), key.interpolation.data() + channel * sizeof(words), sizeof(words));
  const std::uint32_t packed =
      (words[0] & 0xFFU) | (words[1] & 0xFFU) << 8U | (words[2] & 0xFFU) << 16U | (words[3] & 0xFFU) << 24U;
  const auto curve = std::bit_cast<CurveBytes>(packed);
  constexpr std::uint32_t kAbove127 = 0x80808080U;
  return (packed & kAbove127) == 0 ? curve : clamped(curve);
}

void bindKey(const BoneKey& key, const std::optional<Vec3>& fixedAxis, MotionBinding::BoundBoneKey& out) {
  out.translation = key.translation;
  out.rotation = normalised(key.rotation);
  if (fixedAxis) out.rotation = aboutAxis(out.rotation, *fixedAxis);
  for (std::size_t c = 0; c < 4; ++c) {
    const CurveBytes curve = clampedCurve(key, c);
    out.curves[c] = curve;
    out.linear[c] = isLinear(curve);
  }
  out.physicsOff = key.physicsOff();
}

void bindBones(std::span<const Motion* const> motions, const pmx::Model& model, MotionBinding& out) {
  NameTable names(kNameBytes);
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    names.add(model.bones[i].name.utf8, static_cast<std::int32_t>(i));
  }
  TrackGrouping<BoneKey> keys(motions, &Motion::boneKeys, std::move(names), model.bones.size());
  out.boneFrames.reserve(keys.keyCount());
  out.boneKeys.reserve(keys.keyCount());
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const auto track = keys.track(i);
    if (track.empty()) continue;
    const auto axis = fixedAxisOf(model.bones[i]);
    out.boneTracks.push_back({static_cast<std::int32_t>(i), static_cast<std::uint32_t>(out.boneKeys.size()),
                              static_cast<std::uint32_t>(track.size())});
    for (const auto& placed : track) {
      out.boneFrames.push_back(placed.frame());
      bindKey(*placed.key, axis, out.boneKeys.emplace_back());
    }
  }
  out.unmatchedBones = unmatchedOf(keys.names());
}

void bindMorphs(std::span<const Motion* const> motions, const pmx::Model& model, MotionBinding& out) {
  NameTable names(kNameBytes);
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    names.add(model.morphs[i].name.utf8, static_cast<std::int32_t>(i));
  }
  TrackGrouping<MorphKey> keys(motions, &Motion::morphKeys, std::move(names), model.morphs.size());
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const auto track = keys.track(i);
    if (track.empty()) continue;
    out.morphTracks.push_back({static_cast<std::int32_t>(i), static_cast<std::uint32_t>(out.morphFrames.size()),
                               static_cast<std::uint32_t>(track.size())});
    for (const auto& placed : track) {
      out.morphFrames.push_back(placed.frame());
      out.morphWeights.push_back(placed.key->weight);
    }
  }
  out.unmatchedMorphs = unmatchedOf(keys.names());
}

/// What the name of an IK switch means. Only its first 15 bytes can be trusted (mmd-reference.md 4.2).
class ChainNames {
 public:
  explicit ChainNames(const pmx::Model& model) {
    const std::vector<std::int32_t> bones = pmx::ikBones(model);
    for (std::size_t i = 0; i < bones.size(); ++i) {
      const std::string& name = model.bones[static_cast<std::size_t>(bones[i])].name.utf8;
      whole_.add(name, static_cast<std::int32_t>(i));
      cut_.add(name, static_cast<std::int32_t>(i));
    }
  }

  [[nodiscard]] std::int32_t find(std::string_view field) {
    if (const std::int32_t chain = whole_.findExact(field); chain >= 0) return chain;
    if (const std::int32_t chain = cut_.findExact(field); chain >= 0) return chain;
    if (const std::int32_t chain = whole_.findLoose(field); chain >= 0) return chain;
    return cut_.findLoose(field);
  }

 private:
  NameTable whole_{kIkNameBytes};
  NameTable cut_{kNameBytes};
};

struct Switch {
  std::uint32_t frame;
  std::uint8_t state;
};

/// IK keys of all motions, sorted; those on one frame in order of appearance.
std::vector<Placed<IkKey>> sortedIkKeys(std::span<const Motion* const> motions) {
  std::vector<Placed<IkKey>> keys;
  for (const Motion* motion : motions) {
    for (const IkKey& key : motion->ikKeys) keys.emplace_back(key, key.frame, keys.size());
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

void bindSwitches(std::span<const Placed<IkKey>> keys, const pmx::Model& model, MotionBinding& out) {
  std::vector<std::vector<Switch>> switches(out.chainCount);
  ChainNames names(model);
  TrackList tracks;
  for (const auto& placed : keys) {
    for (const IkSwitch& ikSwitch : placed.key->switches) {
      Track& track = tracks[tracks.add(ikSwitch.name.view(), [&](std::string_view name) { return names.find(name); })];
      ++track.keyCount;
      track.matters = track.matters || ikSwitch.enabled == 0;
      if (track.index < 0) continue;
      auto& list = switches[static_cast<std::size_t>(track.index)];
      if (list.empty() && placed.frame() > keys.front().frame()) list.push_back({keys.front().frame(), 1});
      if (!list.empty() && list.back().frame == placed.frame()) list.pop_back();
      list.push_back({placed.frame(), static_cast<std::uint8_t>(ikSwitch.enabled != 0)});
    }
  }
  for (std::size_t i = 0; i < switches.size(); ++i) {
    if (switches[i].empty()) continue;
    out.chainTracks.push_back({static_cast<std::int32_t>(i), static_cast<std::uint32_t>(out.chainFrames.size()),
                               static_cast<std::uint32_t>(switches[i].size())});
    for (const Switch& change : switches[i]) {
      out.chainFrames.push_back(change.frame);
      out.chainStates.push_back(change.state);
    }
  }
  out.unmatchedChains = unmatchedOf(tracks.all());
}

void bindIk(std::span<const Motion* const> motions, const pmx::Model& model, MotionBinding& out) {
  std::vector<Placed<IkKey>> keys = sortedIkKeys(motions);
  bindSwitches(keys, model, out);
  for (const auto& placed : arranged(std::span(keys))) {
    out.visibleFrames.push_back(placed.frame());
    out.visibleStates.push_back(static_cast<std::uint8_t>(placed.key->visible != 0));
  }
}

}  // namespace

MotionBinding::MotionBinding(std::span<const Motion* const> motions, const pmx::Model& model)
    : boneCount(model.bones.size()), morphCount(model.morphs.size()), chainCount(pmx::ikBones(model).size()) {
  bindBones(motions, model, *this);
  bindMorphs(motions, model, *this);
  bindIk(motions, model, *this);
  for (const Motion* motion : motions) lastFrame = std::max(lastFrame, motion->lastFrame());
}

}  // namespace vmd
