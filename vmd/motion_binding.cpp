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
#include "vmd/unit_rotation.h"

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

/// The bytes at 0 and 4 of eight, side by side.
std::uint32_t firstAndFifth(const std::uint8_t* eight) {
  std::uint64_t word = 0;
  std::memcpy(&word, eight, sizeof(word));
  word &= 0x000000FF000000FFU;
  return static_cast<std::uint32_t>((word | word >> 24U) & 0xFFFFU);
}

/// The four curves of a key as words, x1 lowest, then y1, x2, y2; each at most 127. Few instructions: this runs once for
/// every key of a motion.
std::array<std::uint32_t, 4> curveWords(const BoneKey& key) {
  std::array<std::uint32_t, 4> words;
  for (std::size_t c = 0; c < 4; ++c) {
    const std::uint8_t* row = key.interpolation.data() + 16 * c;
    words[c] = firstAndFifth(row) | firstAndFifth(row + 8) << 16U;
  }
  constexpr std::uint32_t kAbove127 = 0x80808080U;
  if (((words[0] | words[1] | words[2] | words[3]) & kAbove127) != 0) [[unlikely]] {
    for (std::uint32_t& word : words) word = std::bit_cast<std::uint32_t>(clamped(std::bit_cast<CurveBytes>(word)));
  }
  return words;
}

void bindKey(const BoneKey& key, const std::optional<Vec3>& fixedAxis, MotionBinding::BoundBoneKey& out) {
  out.translation = key.translation;
  out.rotation = unitRotation(key.rotation);
  if (fixedAxis) out.rotation = aboutAxis(out.rotation, *fixedAxis);
  out.curveWords = curveWords(key);
  // x1 = y1 and x2 = y2: the straight line.
  for (std::size_t c = 0; c < 4; ++c) {
    const std::uint32_t word = out.curveWords[c];
    out.linear[c] = ((word ^ word >> 8U) & 0x00FF00FFU) == 0;
  }
  out.physicsOff = key.physicsOff();
}

template <class BoundTrack, class Key>
std::vector<BoundTrack> tracksOf(const TrackGrouping<Key>& keys, std::size_t targetCount) {
  std::vector<BoundTrack> tracks;
  for (std::size_t target = 0; target < targetCount; ++target) {
    const std::size_t first = keys.start(target);
    const std::size_t count = keys.start(target + 1) - first;
    if (count == 0) continue;
    tracks.push_back(
        {static_cast<std::int32_t>(target), static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(count)});
  }
  return tracks;
}

void bindBones(std::span<const Motion* const> motions, const pmx::Model& model, const BoneNames& chosen,
               MotionBinding& out) {
  NameTable names(kNameBytes);
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    names.add(model.bones[i].name.utf8, static_cast<std::int32_t>(i));
  }
  const TrackGrouping<BoneKey> keys(motions, &Motion::boneKeys, std::move(names), model.bones.size(), chosen);
  std::vector<std::optional<Vec3>> axes;
  for (const pmx::Bone& bone : model.bones) axes.push_back(fixedAxisOf(bone));
  out.boneFrames.resize(keys.keyCount());
  out.boneKeys.resize(keys.keyCount());
  keys.forEachKey([&](const BoneKey& key, std::size_t bone, std::size_t place) {
    out.boneFrames[place] = key.frame;
    bindKey(key, axes[bone], out.boneKeys[place]);
  });
  out.boneTracks = tracksOf<MotionBinding::BoneTrack>(keys, model.bones.size());
  out.lastFrame = std::max(out.lastFrame, keys.lastFrame());
  out.unmatchedBones = unmatchedOf(keys.names());
}

void bindMorphs(std::span<const Motion* const> motions, const pmx::Model& model, MotionBinding& out) {
  NameTable names(kNameBytes);
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    names.add(model.morphs[i].name.utf8, static_cast<std::int32_t>(i));
  }
  const TrackGrouping<MorphKey> keys(motions, &Motion::morphKeys, std::move(names), model.morphs.size());
  out.morphFrames.resize(keys.keyCount());
  out.morphWeights.resize(keys.keyCount());
  keys.forEachKey([&](const MorphKey& key, std::size_t, std::size_t place) {
    out.morphFrames[place] = key.frame;
    out.morphWeights[place] = key.weight;
  });
  out.morphTracks = tracksOf<MotionBinding::MorphTrack>(keys, model.morphs.size());
  out.lastFrame = std::max(out.lastFrame, keys.lastFrame());
  out.unmatchedMorphs = unmatchedOf(keys.names());
}

/// What the name of an IK switch means. Only its first 15 bytes can be trusted (mmd-reference.md 4.2).
class ChainNames {
 public:
  ChainNames(const pmx::Model& model, const BoneNames& chosen) : chosen_(chosen), bones_(pmx::ikBones(model)) {
    const std::vector<std::int32_t>& bones = bones_;
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
    if (const std::int32_t chain = cut_.findLoose(field); chain >= 0) return chain;
    const std::int32_t bone = chosen_.find(field);
    const auto at = bone < 0 ? bones_.end() : std::ranges::find(bones_, bone);
    return at == bones_.end() ? -1 : static_cast<std::int32_t>(at - bones_.begin());
  }

 private:
  const BoneNames& chosen_;
  std::vector<std::int32_t> bones_;
  NameTable whole_{kIkNameBytes};
  NameTable cut_{kNameBytes};
};

struct Switch {
  std::uint32_t frame;
  std::uint8_t state;
};

/// IK keys of all motions by frame; those on one frame in order of appearance.
std::vector<const IkKey*> sortedIkKeys(std::span<const Motion* const> motions) {
  std::vector<const IkKey*> keys;
  for (const Motion* motion : motions) {
    for (const IkKey& key : motion->ikKeys) keys.push_back(&key);
  }
  std::ranges::stable_sort(keys, {}, &IkKey::frame);
  return keys;
}

void bindSwitches(std::span<const IkKey* const> keys, const pmx::Model& model, const BoneNames& chosen,
                  MotionBinding& out) {
  std::vector<std::vector<Switch>> switches(out.chainCount);
  ChainNames names(model, chosen);
  TrackList tracks;
  for (const IkKey* key : keys) {
    for (const IkSwitch& ikSwitch : key->switches) {
      Track& track = tracks[tracks.add(ikSwitch.name.view(), [&](std::string_view name) { return names.find(name); })];
      ++track.keyCount;
      track.matters = track.matters || ikSwitch.enabled == 0;
      if (track.index < 0) continue;
      auto& list = switches[static_cast<std::size_t>(track.index)];
      if (list.empty() && key->frame > keys.front()->frame) list.push_back({keys.front()->frame, 1});
      if (!list.empty() && list.back().frame == key->frame) list.pop_back();
      list.push_back({key->frame, static_cast<std::uint8_t>(ikSwitch.enabled != 0)});
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

void bindIk(std::span<const Motion* const> motions, const pmx::Model& model, const BoneNames& chosen,
            MotionBinding& out) {
  const std::vector<const IkKey*> keys = sortedIkKeys(motions);
  bindSwitches(keys, model, chosen, out);
  for (const IkKey* key : keys) {
    const bool replaces = !out.visibleFrames.empty() && out.visibleFrames.back() == key->frame;
    if (!replaces) out.visibleFrames.push_back(key->frame);
    if (replaces) out.visibleStates.pop_back();
    out.visibleStates.push_back(static_cast<std::uint8_t>(key->visible != 0));
  }
}

}  // namespace

MotionBinding::MotionBinding(std::span<const Motion* const> motions, const pmx::Model& model, const BoneNames& names)
    : boneCount(model.bones.size()), morphCount(model.morphs.size()), chainCount(pmx::ikBones(model).size()) {
  bindBones(motions, model, names, *this);
  bindMorphs(motions, model, *this);
  bindIk(motions, model, names, *this);
  const auto reach = [this](const auto& keys) {
    for (const auto& key : keys) lastFrame = std::max(lastFrame, key.frame);
  };
  for (const Motion* motion : motions) {  // bone and morph keys were seen already
    reach(motion->cameraKeys);
    reach(motion->lightKeys);
    reach(motion->selfShadowKeys);
    reach(motion->ikKeys);
  }
}

}  // namespace vmd
