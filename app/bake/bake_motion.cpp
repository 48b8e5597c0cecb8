// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/bake_motion.h"

namespace app {
namespace {

/// Returns whether physics is off. Switches rise, and so must the frames.
bool offAt(std::span<const BakedTracks::PhysicsSwitch> switches, std::size_t frame) {
  bool off = false;
  for (const auto& each : switches) {
    if (each.frame > frame) break;
    off = each.off;
  }
  return off;
}

}  // namespace

BakedKeys keysOfEachFrame(const BakedTracks& tracks) {
  BakedKeys keys(tracks.boneCount());
  for (std::size_t bone = 0; bone < keys.size(); ++bone) {
    if (!tracks.needsKeys(bone)) continue;
    keys[bone].resize(tracks.frameCount());
    for (std::size_t i = 0; i < keys[bone].size(); ++i) keys[bone][i].sample = i;
  }
  return keys;
}

std::vector<std::size_t> switchedFrames(const BakedTracks& tracks, std::size_t bone) {
  std::vector<std::size_t> frames{0};
  for (const auto& each : tracks.physicsSwitches(bone)) {
    if (each.frame > frames.back()) frames.push_back(each.frame);
  }
  return frames;
}

std::vector<vmd::BoneKey> boneKeysOf(const pmx::Model& model, const BakedTracks& tracks, const BakedKeys& keys) {
  std::vector<vmd::BoneKey> all;
  std::size_t count = 0;
  for (const auto& each : keys) count += each.size();
  all.reserve(count);
  for (std::size_t bone = 0; bone < keys.size(); ++bone) {
    if (keys[bone].empty()) continue;
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[bone].name.utf8);
    for (const vmd::TrackKey& each : keys[bone]) {
      const base::Transform& local = tracks.locals(bone)[each.sample];
      key.frame = static_cast<std::uint32_t>(tracks.firstFrame() + static_cast<std::int64_t>(each.sample));
      key.translation = local.translation;
      key.rotation = local.rotation;
      key.setCurves(each.curves[0], each.curves[1], each.curves[2], each.curves[3],
                    offAt(tracks.physicsSwitches(bone), each.sample));
      all.push_back(key);
    }
  }
  return all;
}

}  // namespace app
