// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_clips.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>

#include "app/export/exported_space.h"
#include "app/export/glb_camera.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

using Json = GlbFile::Json;
using Frames = std::vector<std::uint32_t>;

/// Returns whether some frame of this model's clip in some dance is so.
template <class IsSo>
bool anyFrame(std::span<const BakedDance> dances, std::size_t model, const IsSo& isSo) {
  for (const BakedDance& dance : dances) {
    const BakedClip& clip = dance.models[model];
    for (std::size_t i = 0; i < clip.frames; ++i) {
      if (isSo(clip, i)) return true;
    }
  }
  return false;
}

/// This says what of a model some dance moves.
struct MovedParts {
  MovedParts(std::span<const BakedDance> dances, std::size_t model, const GlbModelNodes& nodes) {
    const ik::Skeleton& skeleton = *nodes.skeleton;
    for (std::size_t bone = 0; bone < skeleton.parents.size(); ++bone) {
      if (anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
            return clip.local(i, bone).rotation != base::kIdentityRotation;
          }))
        turned.push_back(bone);
      if (anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
            return clip.local(i, bone).translation != skeleton.offsets[bone];
          }))
        moved.push_back(bone);
    }
    morphs =
        nodes.morphed && anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
          return std::ranges::any_of(nodes.targets, [&](std::size_t target) { return clip.weight(i, target) != 0.0F; });
        });
    const Placement& first = dances.front().models[model].placements.front();
    placement =
        anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) { return clip.placements[i] != first; });
  }

  std::vector<std::size_t> turned, moved;  // bones
  bool morphs = false, placement = false;
};

/// This writes the animation of one dance.
class ClipWriter {
 public:
  explicit ClipWriter(GlbFile& file) : file_(file) {}

  /// `keys` is null where each frame has keys.
  void add(const BakedClip& clip, const ClipKeys* keys, const GlbModelNodes& nodes, const MovedParts& parts) {
    clip_ = &clip;
    keys_ = keys;
    all_.resize(clip.frames);
    std::iota(all_.begin(), all_.end(), 0U);
    for (const std::size_t bone : parts.turned) addBoneRotation(bone, nodes.firstBone + bone);
    for (const std::size_t bone : parts.moved) addBoneTranslation(bone, nodes.firstBone + bone);
    if (parts.placement) addPlacement(nodes.root);
    if (parts.morphs) addWeights(*nodes.morphed, nodes.targets);
  }

  void addCamera(const BakedDance& dance, std::size_t node) {
    const CameraKeys keys = cameraKeys(dance.cameras, dance.cuts);
    const std::size_t times = file_.addScalars(keys.seconds, true);
    addChannel(node, "translation", times, file_.addVectors(keys.positions));
    addChannel(node, "rotation", times, file_.addRotations(keys.rotations));
  }

  Json finished(const BakedDance& dance) && {
    return {{"name", dance.name},
            {"channels", std::move(channels_)},
            {"samplers", std::move(samplers_)},
            {"extras", {{"firstFrame", dance.models.front().first}, {"framesPerSecond", base::kFramesPerSecond}}}};
  }

 private:
  void addBoneRotation(std::size_t bone, std::size_t node) {
    addRotation(node, keys_ != nullptr ? keys_->bones[bone].rotations : all_,
                [&](std::size_t i) { return clip_->local(i, bone).rotation; });
  }
  void addBoneTranslation(std::size_t bone, std::size_t node) {
    addTranslation(node, keys_ != nullptr ? keys_->bones[bone].translations : all_,
                   [&](std::size_t i) { return clip_->local(i, bone).translation; });
  }
  void addPlacement(std::size_t node) {
    addRotation(node, all_, [&](std::size_t i) { return clip_->placements[i].rotation(); });
    addTranslation(node, all_, [&](std::size_t i) { return clip_->placements[i].position; });
    std::vector<base::Vec3> scales;
    for (const Placement& placement : clip_->placements) scales.emplace_back(placement.scale);
    const bool still = shorten(scales);
    addChannel(node, "scale", times(all_, still), file_.addVectors(scales));
  }

  template <class At>
  void addRotation(std::size_t node, const Frames& frames, const At& at) {
    std::vector<base::Quat> keys;
    for (const std::uint32_t i : frames) {
      base::Quat key = exportedRotation(at(i));
      // Some readers take the long way between two signs of one rotation.
      if (!keys.empty() && glm::dot(keys.back(), key) < 0.0F) key = -key;
      keys.push_back(key);
    }
    const bool still = shorten(keys);
    addChannel(node, "rotation", times(frames, still), file_.addRotations(keys));
  }

  template <class At>
  void addTranslation(std::size_t node, const Frames& frames, const At& at) {
    std::vector<base::Vec3> keys;
    for (const std::uint32_t i : frames) keys.push_back(exportedPosition(at(i)));
    const bool still = shorten(keys);
    addChannel(node, "translation", times(frames, still), file_.addVectors(keys));
  }

  void addWeights(std::size_t node, std::span<const std::size_t> targets) {
    const Frames& frames = keys_ != nullptr ? keys_->weights : all_;
    std::vector<float> keys;
    for (const std::uint32_t i : frames) {
      for (const std::size_t target : targets) keys.push_back(clip_->weight(i, target));
    }
    bool still = true;
    for (std::size_t i = targets.size(); i < keys.size() && still; ++i) still = keys[i] == keys[i - targets.size()];
    if (still) keys.resize(targets.size());
    addChannel(node, "weights", times(frames, still), file_.addScalars(keys, false));
  }

  /// Leaves one key where all are equal.
  template <class Key>
  static bool shorten(std::vector<Key>& keys) {
    const bool still = std::ranges::all_of(keys, [&](const Key& key) { return key == keys.front(); });
    if (still) keys.resize(1, keys.front());
    return still;
  }

  void addChannel(std::size_t node, const char* path, std::size_t input, std::size_t output) {
    channels_.push_back({{"sampler", samplers_.size()}, {"target", {{"node", node}, {"path", path}}}});
    samplers_.push_back({{"input", input}, {"interpolation", "LINEAR"}, {"output", output}});
  }

  /// Returns the accessor of the times of keys at these frames, or of the first alone; seconds.
  std::size_t times(const Frames& frames, bool first) {
    const Frames wanted = first ? Frames{0} : frames;
    const auto [at, fresh] = times_.try_emplace(wanted);
    if (!fresh) return at->second;
    std::vector<float> seconds;
    for (const std::uint32_t frame : wanted)
      seconds.push_back(static_cast<float>(static_cast<double>(frame) / base::kFramesPerSecond));
    at->second = file_.addScalars(seconds, true);
    return at->second;
  }

  GlbFile& file_;
  const BakedClip* clip_ = nullptr;
  const ClipKeys* keys_ = nullptr;
  Frames all_;
  Json channels_ = Json::array(), samplers_ = Json::array();
  std::map<Frames, std::size_t> times_;  // accessors
};

}  // namespace

void addGlbClips(GlbFile& file, std::span<const GlbModelNodes> models, std::optional<std::size_t> camera,
                 std::span<const BakedDance> dances) {
  if (dances.empty()) return;
  std::vector<MovedParts> parts;
  for (std::size_t i = 0; i < models.size(); ++i) parts.emplace_back(dances, i, models[i]);
  for (const BakedDance& dance : dances) {
    ClipWriter writer(file);
    for (std::size_t i = 0; i < models.size(); ++i) {
      writer.add(dance.models[i], dance.keys.empty() ? nullptr : &dance.keys[i], models[i], parts[i]);
    }
    if (camera && !dance.cameras.empty()) writer.addCamera(dance, *camera);
    Json animation = std::move(writer).finished(dance);
    if (!animation["channels"].empty()) file.json["animations"].push_back(std::move(animation));
  }
}

}  // namespace app
