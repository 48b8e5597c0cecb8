// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/carried_keys.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/show/motion_shift.h"
#include "vmd/key_search.h"

namespace app {
namespace {

// The keys are frames of the show; the last of several morph keys counts.
using MorphTrack = std::map<std::int64_t, vmd::MorphKey>;

/// Returns the weight of a track with keys at a frame: linear, held at the ends. (mmd-reference.md
/// 5.4)
float weightAt(const MorphTrack& track, std::int64_t frame) {
  const auto after = track.lower_bound(frame);
  if (after == track.end()) return track.rbegin()->second.weight;
  if (after == track.begin() || after->first == frame) return after->second.weight;
  const auto before = std::prev(after);
  const double u = static_cast<double>(frame - before->first) / static_cast<double>(after->first - before->first);
  return vmd::mixed(before->second.weight, after->second.weight, u);
}

/// Adds the part of a track from first to last, with keys there where it is cut.
void addPart(const MorphTrack& track, std::int64_t first, std::int64_t last, std::vector<vmd::MorphKey>& keys) {
  MorphTrack part(track.lower_bound(first), track.upper_bound(last));
  const auto cut = [&](std::int64_t at) {
    vmd::MorphKey key = track.begin()->second;
    key.weight = weightAt(track, at);
    part.try_emplace(at, key);
  };
  const std::int64_t begin = track.begin()->first, end = track.rbegin()->first;
  if (begin < first || part.empty()) cut(first);
  if (end > last) cut(last);
  for (auto& [frame, key] : part) {
    key.frame = static_cast<std::uint32_t>(frame);
    keys.push_back(key);
  }
}

/// Lays poses and edits over the keys of their morphs.
void addEdits(const Actor& actor, std::int64_t first, std::map<std::string, MorphTrack>& tracks) {
  const auto& morphs = actor.model().morphs;
  for (const MorphEdit& edit : actor.laidEdits().morphs()) {
    if (edit.morph < 0 || static_cast<std::size_t>(edit.morph) >= morphs.size()) continue;
    const auto name = vmd::makeName<15>(morphs[static_cast<std::size_t>(edit.morph)].name.utf8);
    MorphTrack& track = tracks[std::string(name.view())];
    if (track.empty() || edit.kind == EditKind::Replace) track = {{first, {name, 0, 0.0F}}};
    for (auto& [frame, key] : track) key.weight += edit.weight;
  }
}

template <class Key>
void addWithin(const std::vector<Key>& keys, std::int64_t start, std::int64_t first, std::int64_t last,
               std::vector<Key>& to) {
  for (Key key : keys) {
    const std::int64_t frame = std::int64_t{key.frame} - start;
    if (frame < first || frame > last) continue;
    key.frame = static_cast<std::uint32_t>(frame);
    to.push_back(std::move(key));
  }
}

/// This class returns whether the motion shows the model, for rising frames: 1, or 0 where it hides
/// it.
class Seen {
 public:
  explicit Seen(const Actor& actor) : binding_(actor.binding()), start_(actor.motionStart()) {
    if (!binding_.visibleStates.empty())
      seen_ = binding_.visibleStates.front();  // before the first key its state holds
  }
  [[nodiscard]] std::uint8_t at(std::int64_t frame) {
    for (; next_ < binding_.visibleFrames.size(); ++next_) {
      if (static_cast<double>(binding_.visibleFrames[next_]) - start_ > static_cast<double>(frame)) break;
      seen_ = binding_.visibleStates[next_];
    }
    return seen_;
  }

 private:
  const vmd::MotionBinding& binding_;
  double start_;
  std::size_t next_ = 0;
  std::uint8_t seen_ = 1;
};

/// This is a chain with the name by which a motion switches it.
struct NamedChain {
  std::size_t chain = 0;
  decltype(vmd::IkKey::switches)::value_type off;
};

/// Returns the chains by name; the first of several with one name counts.
std::vector<NamedChain> namedChains(const pmx::Model& model, std::span<const std::int32_t> targets) {
  std::vector<NamedChain> chains;
  std::set<std::string> named;
  for (std::size_t chain = 0; chain < targets.size(); ++chain) {
    const auto name = vmd::makeName<20>(model.bones[static_cast<std::size_t>(targets[chain])].name.utf8);
    if (named.insert(std::string(name.view())).second) chains.push_back({chain, {name, 0}});
  }
  return chains;
}

}  // namespace

void carryKeys(const Actor& actor, std::int64_t first, std::int64_t last, vmd::Motion& motion) {
  const ShiftedMotions shifted(actor.motions());
  const auto start = static_cast<std::int64_t>(shifted.start());
  std::map<std::string, MorphTrack> tracks;
  for (const vmd::Motion* each : shifted.pointers()) {
    for (const vmd::MorphKey& key : each->morphKeys)
      tracks[std::string(key.name.view())].insert_or_assign(std::int64_t{key.frame} - start, key);
    addWithin(each->cameraKeys, start, first, last, motion.cameraKeys);
    addWithin(each->lightKeys, start, first, last, motion.lightKeys);
    addWithin(each->selfShadowKeys, start, first, last, motion.selfShadowKeys);
  }
  addEdits(actor, first, tracks);
  for (const auto& [name, track] : tracks) addPart(track, first, last, motion.morphKeys);
}

std::vector<vmd::IkKey> propertyKeys(const Actor& actor, const BakedTracks& tracks) {
  const std::vector<std::int32_t> targets = pmx::ikBones(actor.model());
  const std::size_t chains = std::min(targets.size(), tracks.bakedChains().size());
  const std::int64_t first = tracks.firstFrame();
  const auto last = first + static_cast<std::int64_t>(tracks.frameCount()) - 1;
  std::set<std::int64_t> frames{0};
  for (const std::uint32_t frame : actor.binding().visibleFrames) {
    const std::int64_t at = std::int64_t{frame} - static_cast<std::int64_t>(actor.motionStart());
    if (at > first && at <= last) frames.insert(at);
  }
  for (std::size_t i = 1; i < tracks.frameCount(); ++i) {
    for (std::size_t chain = 0; chain < chains; ++chain) {
      if (tracks.chainOn(chain, i) != tracks.chainOn(chain, i - 1)) frames.insert(first + static_cast<std::int64_t>(i));
    }
  }
  std::vector<vmd::IkKey> keys;
  const std::vector<NamedChain> named = namedChains(actor.model(), std::span(targets).first(chains));
  Seen seen(actor);
  for (const std::int64_t frame : frames) {
    vmd::IkKey key;
    key.frame = static_cast<std::uint32_t>(frame);
    const std::int64_t inside = std::max(frame, first);
    key.visible = seen.at(inside);
    for (const NamedChain& of : named) {
      const bool on = tracks.chainOn(of.chain, static_cast<std::size_t>(inside - first));
      key.switches.push_back(of.off);
      key.switches.back().enabled = static_cast<std::uint8_t>(on ? 1 : 0);
    }
    keys.push_back(std::move(key));
  }
  return keys;
}

}  // namespace app
