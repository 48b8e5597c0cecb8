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
#include "vmd/track_grouping.h"
#include "vmd/track_names.h"
#include "vmd/unit_rotation.h"

namespace vmd {
namespace {

std::vector<Unmatched> unmatchedOf(const std::vector<Track>& tracks) {
  std::vector<Unmatched> unmatched;
  for (const Track& track : tracks) {
    if (track.index < 0 && track.matters) unmatched.push_back({shownName(track.name), track.keyCount});
  }
  return unmatched;
}

/// Returns the bytes at 0 and 4 of eight, side by side.
std::uint32_t firstAndFifth(const std::uint8_t* eight) {
  std::uint64_t word = 0;
  std::memcpy(&word, eight, sizeof(word));
  word &= 0x000000FF000000FFU;
  return static_cast<std::uint32_t>((word | word >> 24U) & 0xFFFFU);
}

/// Returns the four curves of a key as words, x1 lowest, then y1, x2, y2; each at most 127. It has
/// few instructions, since it runs once for every key of a motion.
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
  const TrackGrouping<BoneKey> keys(motions, &Motion::boneKeys, nameTableOf(model.bones), model.bones.size(), chosen);
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
  const TrackGrouping<MorphKey> keys(motions, &Motion::morphKeys, nameTableOf(model.morphs), model.morphs.size());
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

struct Switch {
  std::uint32_t frame;
  std::uint8_t state;
};

/// Returns the IK keys of all motions by frame; those on one frame in order of appearance.
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
  for (const Motion* motion : motions) {  // bone and morph keys were visited already
    reach(motion->cameraKeys);
    reach(motion->lightKeys);
    reach(motion->selfShadowKeys);
    reach(motion->ikKeys);
  }
}

}  // namespace vmd
