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

#include "vmd/motion.h"
#include "vmd/name_table.h"

namespace vmd {

inline bool isFinite(const BoneKey& key) {
  // A sum is finite unless a part isn't: as doubles, seven floats can't overflow.
  const Vec3& t = key.translation;
  const Quat& r = key.rotation;
  double sum = 0.0;
  for (const float part : {t.x, t.y, t.z, r.x, r.y, r.z, r.w}) sum += static_cast<double>(part);
  return std::isfinite(sum);
}
inline bool isFinite(const MorphKey& key) { return std::isfinite(key.weight); }

/// False when leaving the key out changes nothing.
inline bool matters(const BoneKey& key) {
  const Quat& r = key.rotation;
  return key.translation != Vec3(0.0F) || r.x != 0.0F || r.y != 0.0F || r.z != 0.0F;
}
inline bool matters(const MorphKey& key) { return key.weight != 0.0F; }

/// A name of the motions: what it means, and how often it stands there.
struct Track {
  std::string_view name;
  std::int32_t index = -1;  ///< bone, morph or chain; -1: the model has none
  std::size_t keyCount = 0;
  bool matters = false;
};

/// The names of all motions in order of appearance. Views point into the motions.
class TrackList {
 public:
  /// The track of a name; `resolve(name)` says what it means, and is called once a name.
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

/// Remembers the tracks of the names seen last, by the bytes of the whole field, so that most keys of a file
/// sorted by frame need no look at the list.
class RecentNames {
 public:
  struct Slot {
    const NameField<15>* field = nullptr;
    std::uint32_t id = 0;
  };

  /// The only slot this field may be in.
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

/// A key and its place: by frame, then by order of appearance.
template <class Key>
struct Placed {
  std::uint64_t order;
  const Key* key;

  Placed() = default;
  Placed(const Key& k, std::uint32_t frame, std::size_t sequence)
      : order(std::uint64_t{frame} << 32U | static_cast<std::uint32_t>(sequence)), key(&k) {}
  [[nodiscard]] std::uint32_t frame() const { return static_cast<std::uint32_t>(order >> 32U); }
  bool operator<(const Placed& other) const { return order < other.order; }
};

/// Sorts what is nearly sorted, as tracks are in files that MMD saved: insertion while it's cheap.
template <class Key>
void sortNearlySorted(std::span<Placed<Key>> track) {
  constexpr std::size_t kMovesEach = 8;
  std::size_t movesLeft = kMovesEach * track.size();
  for (std::size_t i = 1; i < track.size(); ++i) {
    const Placed<Key> placed = track[i];
    std::size_t at = i;
    for (; at > 0 && placed < track[at - 1] && movesLeft > 0; --at, --movesLeft) track[at] = track[at - 1];
    track[at] = placed;
    if (movesLeft == 0) {
      std::sort(track.begin(), track.end());
      return;
    }
  }
}

/// Sorts a track and keeps the last of several keys on one frame.
template <class Key>
std::span<Placed<Key>> arranged(std::span<Placed<Key>> track) {
  sortNearlySorted(track);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < track.size(); ++i) {
    const bool replaced = i + 1 < track.size() && track[i + 1].frame() == track[i].frame();
    if (!replaced) track[kept++] = track[i];
  }
  return track.first(kept);
}

/// Keys of every bone (or morph), bone after bone, as a counting sort makes them: two passes over the keys.
template <class Key>
class TrackGrouping {
 public:
  /// `member` is the list of keys to group; `names` says which target a name means.
  TrackGrouping(std::span<const Motion* const> motions, std::vector<Key> Motion::*member, NameTable names,
                std::size_t targetCount)
      : starts_(targetCount + 1, 0) {
    std::size_t total = 0;
    for (const Motion* motion : motions) total += (motion->*member).size();
    std::vector<std::uint32_t> ids;
    ids.reserve(total);
    for (const Motion* motion : motions) name(motion->*member, names, ids);
    for (const Track& track : tracks_.all()) {
      if (track.index >= 0) starts_[static_cast<std::size_t>(track.index) + 1] += track.keyCount;
    }
    for (std::size_t i = 1; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
    scatter(motions, member, ids);
  }

  /// The keys of one bone (or morph): sorted, no two on one frame.
  [[nodiscard]] std::span<Placed<Key>> track(std::size_t target) {
    return arranged(std::span(placed_).subspan(starts_[target], starts_[target + 1] - starts_[target]));
  }
  [[nodiscard]] std::size_t keyCount() const { return placed_.size(); }
  /// Every name of the motions, those without a target too.
  [[nodiscard]] const std::vector<Track>& names() const { return tracks_.all(); }

 private:
  /// Appends the track of every key, kLeftOut where the key is left out.
  void name(const std::vector<Key>& keys, NameTable& names, std::vector<std::uint32_t>& ids) {
    const auto resolve = [&names](std::string_view field) {
      const std::int32_t exact = names.findExact(field);
      return exact >= 0 ? exact : names.findLoose(field);
    };
    for (const Key& key : keys) {
      RecentNames::Slot& slot = recent_.slot(key.name);
      if (slot.field == nullptr || *slot.field != key.name) {
        slot = {&key.name, tracks_.add(key.name.view(), resolve)};
      }
      const std::uint32_t id = slot.id;
      const bool usable = isFinite(key);
      Track& track = tracks_[id];
      track.keyCount += usable ? 1 : 0;
      if (track.index < 0) track.matters = track.matters || matters(key);
      ids.push_back(usable && track.index >= 0 ? id : kLeftOut);
    }
  }

  void scatter(std::span<const Motion* const> motions, std::vector<Key> Motion::*member,
               const std::vector<std::uint32_t>& ids) {
    placed_.resize(starts_.back());
    std::vector<std::size_t> next(starts_.begin(), starts_.end() - 1);
    std::size_t sequence = 0;
    for (const Motion* motion : motions) {
      for (const Key& key : motion->*member) {
        const std::uint32_t id = ids[sequence];
        if (id != kLeftOut) placed_[next[tracks_[id].index]++] = Placed<Key>(key, key.frame, sequence);
        ++sequence;
      }
    }
  }

  static constexpr std::uint32_t kLeftOut = std::numeric_limits<std::uint32_t>::max();

  TrackList tracks_;
  RecentNames recent_;
  std::vector<std::size_t> starts_;  ///< per bone, and one past the last
  std::vector<Placed<Key>> placed_;
};

}  // namespace vmd
