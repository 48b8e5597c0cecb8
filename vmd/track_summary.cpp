// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/track_summary.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "vmd/track_grouping.h"
#include "vmd/track_names.h"

namespace vmd {
namespace {

/// This class gathers the tracks of one kind.
template <class Resolve>
class Gathering {
 public:
  Gathering(TrackKind kind, Resolve resolve, std::vector<TrackSummary>& tracks)
      : kind_(kind), resolve_(std::move(resolve)), tracks_(tracks) {}

  void add(std::string_view name, std::uint32_t frame, bool keyMatters) {
    const auto [at, isNew] = places_.try_emplace(name, tracks_.size());
    if (isNew) tracks_.push_back({kind_, shownName(name), resolve_(name), 0, frame, frame, false});
    TrackSummary& track = tracks_[at->second];
    ++track.keyCount;
    track.firstFrame = std::min(track.firstFrame, frame);
    track.lastFrame = std::max(track.lastFrame, frame);
    track.matters = track.matters || keyMatters;
  }

 private:
  TrackKind kind_;
  Resolve resolve_;
  std::vector<TrackSummary>& tracks_;
  std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace

std::vector<TrackSummary> summariseTracks(const Motion& motion, const pmx::Model& model, const BoneNames& chosen) {
  std::vector<TrackSummary> tracks;
  const auto gather = [&tracks](TrackKind kind, const auto& keys, NameTable names, const BoneNames& more,
                                std::size_t targets) {
    Gathering gathering(
        kind,
        [&](std::string_view field) {
          const std::int32_t target = findTarget(names, more, field);
          return target >= 0 && static_cast<std::size_t>(target) < targets ? target : -1;
        },
        tracks);
    for (const auto& key : keys) {
      if (isFinite(key)) gathering.add(key.name.view(), key.frame, matters(key));
    }
  };
  gather(TrackKind::Bone, motion.boneKeys, nameTableOf(model.bones), chosen, model.bones.size());
  gather(TrackKind::Morph, motion.morphKeys, nameTableOf(model.morphs), {}, model.morphs.size());
  ChainNames chains(model, chosen);
  Gathering gathering(
      TrackKind::Ik, [&](std::string_view field) { return chains.find(field); }, tracks);
  for (const IkKey& key : motion.ikKeys) {
    for (const IkSwitch& each : key.switches) gathering.add(each.name.view(), key.frame, each.enabled == 0);
  }
  return tracks;
}

}  // namespace vmd
