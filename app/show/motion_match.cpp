// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/motion_match.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/issue_of_file.h"
#include "pmx/base/printable.h"
#include "vmd/motion_binding.h"
#include "vmd/pose_binding.h"

namespace app {
namespace {

std::string counted(std::size_t count, const char* one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

bool isEmpty(const UnmatchedTracks& tracks) {
  return tracks.bones.empty() && tracks.morphs.empty() && tracks.chains.empty();
}

std::vector<vmd::Unmatched> named(const std::vector<base::Text>& names) {
  std::vector<vmd::Unmatched> result;
  for (const base::Text& name : names) result.push_back({name, 1});
  return result;
}

/// Whether the model has something of a motion; what it lacks goes to `lacks`.
bool matches(const vmd::MotionBinding& bound, UnmatchedTracks& lacks) {
  lacks = {bound.unmatchedBones, bound.unmatchedMorphs, bound.unmatchedChains};
  return !bound.boneTracks.empty() || !bound.morphTracks.empty() || !bound.chainTracks.empty();
}

bool matches(const LoadedMotion& motion, const Actor& actor, UnmatchedTracks& lacks) {
  const vmd::BoneNames names(actor.switches().names);
  if (motion.pose) {
    const vmd::PoseBinding bound(*motion.pose, actor.model(), names);
    lacks = {named(bound.unmatchedBones), named(bound.unmatchedMorphs), {}};
    return !bound.bones.empty() || !bound.morphs.empty();
  }
  const vmd::Motion* const only = &motion.motion;
  return matches(vmd::MotionBinding({&only, 1}, actor.model(), names), lacks);
}

bool movesModel(const MotionUse& use) { return use.on && (use.motion->pose || use.motion->motion.movesModel()); }

}  // namespace

std::string countedTracks(const UnmatchedTracks& tracks) {
  std::vector<std::string> parts;
  for (const auto& [count, one] :
       {std::pair{tracks.bones.size(), "bone"}, {tracks.morphs.size(), "morph"}, {tracks.chains.size(), "IK chain"}})
    if (count > 0) parts.push_back(counted(count, one));
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i)
    text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
  return text;
}

std::vector<StrayMotion> strayMotions(const Actor& actor) {
  std::vector<StrayMotion> strays;
  const auto moving = std::ranges::count_if(actor.motions(), movesModel);
  for (const MotionUse& use : actor.motions()) {
    if (!movesModel(use)) continue;
    UnmatchedTracks lacks;
    const bool bound = moving == 1 && !use.motion->pose;  // as the actor has it already
    const bool any = bound ? matches(actor.binding(), lacks) : matches(*use.motion, actor, lacks);
    if (!any && !isEmpty(lacks)) strays.push_back({&use, std::move(lacks)});
  }
  return strays;
}

base::Issues strayIssues(std::span<const Actor* const> actors) {
  base::Issues issues;
  for (const Actor* actor : actors) {
    for (const StrayMotion& stray : strayMotions(*actor)) {
      issues.push_back({{},
                        -1,
                        -1,
                        fmt::format("doesn't move {}: the model doesn't have the {} of this {}",
                                    base::printable(actor->model().name.utf8, 60), countedTracks(stray.tracks),
                                    stray.use->motion->pose ? "pose" : "motion")});
      base::nameFile(issues.back(), stray.use->motion->path);
    }
  }
  return issues;
}

std::size_t movedTracks(const LoadedMotion& motion, const pmx::Model& model) {
  if (motion.pose) {
    const vmd::PoseBinding bound(*motion.pose, model);
    return bound.bones.size() + bound.morphs.size();
  }
  const vmd::Motion* const only = &motion.motion;
  const vmd::MotionBinding bound({&only, 1}, model);
  return bound.boneTracks.size() + bound.morphTracks.size() + bound.chainTracks.size();
}

std::size_t namedTracks(const LoadedMotion& motion) {
  if (motion.pose) return motion.pose->bones.size() + motion.pose->morphs.size();
  std::unordered_set<std::string_view> bones, morphs, chains;
  for (const vmd::BoneKey& key : motion.motion.boneKeys) bones.insert(key.name.view());
  for (const vmd::MorphKey& key : motion.motion.morphKeys) morphs.insert(key.name.view());
  for (const vmd::IkKey& key : motion.motion.ikKeys) {
    for (const vmd::IkSwitch& each : key.switches) chains.insert(each.name.view());
  }
  return bones.size() + morphs.size() + chains.size();
}

std::vector<std::uint8_t> movedBones(const Actor& actor) {
  std::vector<std::uint8_t> moved(actor.model().bones.size(), 0);
  const auto mark = [&moved](std::int32_t bone) {
    if (bone >= 0 && static_cast<std::size_t>(bone) < moved.size()) moved[static_cast<std::size_t>(bone)] = 1;
  };
  for (const auto& track : actor.binding().boneTracks) mark(track.bone);
  for (const BoneEdit& edit : actor.laidEdits().bones())
    if (edit.kind == EditKind::Replace) mark(edit.bone);  // others are by hand, over whatever moves the bone
  for (const vmd::BoneName& of : actor.switches().names) mark(of.bone);
  return moved;
}

}  // namespace app
