// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vmd/bone_names.h"
#include "vmd/motion.h"
#include "vmd/name_table.h"
#include "vmd/track_names.h"

namespace vmd {

/// Returns false for infinities and NaN: all bits of the exponent are set.
inline bool isFinite(float x) {
  constexpr std::uint32_t kExponent = 0x7F800000U;
  return (std::bit_cast<std::uint32_t>(x) & kExponent) != kExponent;
}
inline bool isFinite(const BoneKey& key) {
  const Vec3& t = key.translation;
  const Quat& r = key.rotation;
  // Not &&: it has no branches, since it runs once per key.
  return isFinite(t.x) & isFinite(t.y) & isFinite(t.z) & isFinite(r.x) & isFinite(r.y) & isFinite(r.z) & isFinite(r.w);
}
inline bool isFinite(const MorphKey& key) { return isFinite(key.weight); }

/// Returns false when leaving the key out changes nothing.
inline bool matters(const BoneKey& key) {
  const Quat& r = key.rotation;
  return key.translation != Vec3(0.0F) || r.x != 0.0F || r.y != 0.0F || r.z != 0.0F;
}
inline bool matters(const MorphKey& key) { return key.weight != 0.0F; }

/// This is a name of the motions, with its meaning and its number of keys.
struct Track {
  std::string_view name;
  std::int32_t index = -1;  ///< bone, morph or chain; -1: the model has none
  std::size_t keyCount = 0;
  bool matters = false;
};

/// This class has the names of all motions in order of appearance. Views point into the motions.
class TrackList {
 public:
  /// Returns the track of a name; `resolve(name)` returns what it means, and is called once per
  /// name.
  template <class Resolve>
  std::uint32_t add(std::string_view name, Resolve resolve) {
    const auto [found, isNew] = ids_.try_emplace(name, static_cast<std::uint32_t>(tracks_.size()));
    if (isNew) tracks_.push_back({name, resolve(name), 0, false});
    return found->second;
  }
  Track& operator[](std::uint32_t id) { return tracks_[id]; }
  [[nodiscard]] const std::vector<Track>& all() const { return tracks_; }

 private:
  std::vector<Track> tracks_;
  std::unordered_map<std::string_view, std::uint32_t> ids_;
};

/// Returns whether name fields are equal, in two words, since it runs once per key.
inline bool sameBytes(const NameField<15>& a, const NameField<15>& b) {
  std::uint64_t words[4];
  std::memcpy(&words[0], a.bytes.data(), 8);
  std::memcpy(&words[1], a.bytes.data() + 7, 8);
  std::memcpy(&words[2], b.bytes.data(), 8);
  std::memcpy(&words[3], b.bytes.data() + 7, 8);
  return words[0] == words[2] && words[1] == words[3];
}

/// This class remembers the tracks of the last names, by the bytes of the whole field, so that most
/// keys of a file sorted by frame need no search in the list.
class RecentNames {
 public:
  struct Slot {
    const NameField<15>* field = nullptr;
    std::uint32_t id = 0;
  };

  /// Returns the only slot that this field may be in.
  Slot& slot(const NameField<15>& field) {
    std::uint64_t head = 0;
    std::uint64_t tail = 0;
    std::memcpy(&head, field.bytes.data(), sizeof(head));
    std::memcpy(&tail, field.bytes.data() + sizeof(field.bytes) - sizeof(tail), sizeof(tail));
    const std::uint64_t hash = (head ^ std::rotl(tail, 29)) * 0x9E3779B97F4A7C15U;
    return slots_[hash >> (64U - kBits)];
  }

 private:
  static constexpr unsigned kBits = 11;
  std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << kBits);
};

/// Sorts a nearly sorted track, as in files that MMD saved: by insertion while that is cheap.
template <class Value>
void sortNearlySorted(std::span<Value> track) {
  constexpr std::size_t kMovesEach = 8;
  std::size_t movesLeft = kMovesEach * track.size();
  for (std::size_t i = 1; i < track.size(); ++i) {
    const Value value = track[i];
    std::size_t at = i;
    for (; at > 0 && value < track[at - 1] && movesLeft > 0; --at, --movesLeft) track[at] = track[at - 1];
    track[at] = value;
    if (movesLeft == 0) {
      std::sort(track.begin(), track.end());
      return;
    }
  }
}

/// This class computes where every key of the motions goes when those of one bone (or morph) lie
/// side by side, sorted by frame, with the last in order of appearance if several are on one frame.
/// Keys are looked up by name once, and read twice, in file order.
template <class Key>
class TrackGrouping {
 public:
  /// `member` is the list of keys to group; `names` has the targets of names, and `chosen` those of
  /// others.
  TrackGrouping(std::span<const Motion* const> motions, std::vector<Key> Motion::*member, NameTable names,
                std::size_t targetCount, const BoneNames& chosen = {})
      : motions_(motions), member_(member), starts_(targetCount + 1, 0) {
    std::size_t total = 0;
    for (const Motion* motion : motions) total += (motion->*member).size();
    std::vector<std::int32_t> targets;
    targets.reserve(total);
    frames_.reserve(total);
    for (const Motion* motion : motions) name(motion->*member, names, chosen, targets);
    for (const Track& track : tracks_.all()) {
      if (track.index >= 0) starts_[static_cast<std::size_t>(track.index) + 1] += track.keyCount;
    }
    for (std::size_t i = 1; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
    place(targets);
  }

  /// Calls `put(key, target, place)` for every key that counts, in order of appearance. `place` is
  /// the key's new index.
  template <class Put>
  void forEachKey(Put put) const {
    const Place* place = places_.data();
    for (const Motion* motion : motions_) {
      for (const Key& key : motion->*member_) {
        if (place->target >= 0) put(key, static_cast<std::size_t>(place->target), std::size_t{place->at});
        ++place;
      }
    }
  }

  /// Returns the index of a target's first key; its keys end where the next target's begin.
  [[nodiscard]] std::size_t start(std::size_t target) const { return starts_[target]; }
  [[nodiscard]] std::size_t keyCount() const { return starts_.back(); }
  /// Returns the largest frame of any key, bound or not.
  [[nodiscard]] std::uint32_t lastFrame() const { return lastFrame_; }
  /// Returns every name of the motions, including those without a target.
  [[nodiscard]] const std::vector<Track>& names() const { return tracks_.all(); }

 private:
  /// This is per key; target is -1 where it is left out.
  struct Place {
    std::int32_t target = -1;
    std::uint32_t at = 0;
  };

  /// Appends the target of every key, -1 where the key is left out.
  void name(const std::vector<Key>& keys, NameTable& names, const BoneNames& chosen,
            std::vector<std::int32_t>& targets) {
    const auto resolve = [&](std::string_view field) {
      const std::int32_t target = findTarget(names, chosen, field);
      return target >= 0 && static_cast<std::size_t>(target) + 1 < starts_.size() ? target : -1;
    };
    for (const Key& key : keys) {
      RecentNames::Slot& slot = recent_.slot(key.name);
      if (slot.field == nullptr || !sameBytes(*slot.field, key.name)) {
        slot = {&key.name, tracks_.add(key.name.view(), resolve)};
      }
      const bool usable = isFinite(key);
      Track& track = tracks_[slot.id];
      track.keyCount += usable ? 1 : 0;
      if (track.index < 0) track.matters = track.matters || matters(key);
      targets.push_back(usable ? track.index : -1);
      frames_.push_back(key.frame);
      lastFrame_ = std::max(lastFrame_, key.frame);
    }
  }

  /// Sorts each target's keys by a small value: a word of frame and sequence.
  void place(const std::vector<std::int32_t>& targets) {
    std::vector<std::uint64_t> order(starts_.back());
    std::vector<std::size_t> next(starts_.begin(), starts_.end() - 1);
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (targets[i] < 0) continue;
      order[next[static_cast<std::size_t>(targets[i])]++] =
          std::uint64_t{frames_[i]} << 32U | static_cast<std::uint32_t>(i);
    }
    places_.resize(targets.size());
    std::uint32_t at = 0;
    for (std::size_t target = 0; target + 1 < starts_.size(); ++target) {
      const auto track = std::span(order).subspan(starts_[target], starts_[target + 1] - starts_[target]);
      sortNearlySorted(track);
      starts_[target] = at;
      for (std::size_t i = 0; i < track.size(); ++i) {
        const bool replaced = i + 1 < track.size() && track[i + 1] >> 32U == track[i] >> 32U;
        if (!replaced) places_[static_cast<std::uint32_t>(track[i])] = {static_cast<std::int32_t>(target), at++};
      }
    }
    starts_.back() = at;
  }

  std::span<const Motion* const> motions_;
  std::vector<Key> Motion::*member_;
  TrackList tracks_;
  RecentNames recent_;
  std::vector<std::size_t> starts_;    ///< per target, and one past the last
  std::vector<std::uint32_t> frames_;  ///< per key
  std::vector<Place> places_;          ///< per key
  std::uint32_t lastFrame_ = 0;
};

}  // namespace vmd
