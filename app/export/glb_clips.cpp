// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_clips.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/export/exported_space.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

using Json = GlbFile::Json;

/// This writes the animation of one clip.
class ClipWriter {
 public:
  ClipWriter(GlbFile& file, const BakedClip& clip) : file_(file), clip_(clip) {}

  void addRotation(std::size_t bone, std::size_t node) {
    std::vector<base::Quat> keys;
    for (std::size_t i = 0; i < clip_.frames; ++i) {
      base::Quat key = exportedRotation(clip_.local(i, bone).rotation);
      // Some readers take the long way between two signs of one rotation.
      if (!keys.empty() && glm::dot(keys.back(), key) < 0.0F) key = -key;
      keys.push_back(key);
    }
    const bool still = shorten(keys);
    addChannel(node, "rotation", file_.addRotations(keys), still);
  }

  void addTranslation(std::size_t bone, std::size_t node) {
    std::vector<base::Vec3> keys;
    for (std::size_t i = 0; i < clip_.frames; ++i) keys.push_back(exportedPosition(clip_.local(i, bone).translation));
    const bool still = shorten(keys);
    addChannel(node, "translation", file_.addVectors(keys), still);
  }

  void addWeights(std::size_t node, std::span<const std::size_t> targets) {
    std::vector<float> keys;
    for (std::size_t i = 0; i < clip_.frames; ++i) {
      for (const std::size_t target : targets) keys.push_back(clip_.weight(i, target));
    }
    const auto size = static_cast<std::ptrdiff_t>(targets.size());
    bool still = true;
    for (std::size_t i = targets.size(); i < keys.size() && still; ++i) still = keys[i] == keys[i - targets.size()];
    if (still) keys.erase(keys.begin() + size, keys.end());
    addChannel(node, "weights", file_.addScalars(keys, false), still);
  }

  Json finished() && {
    return {{"name", clip_.name},
            {"channels", std::move(channels_)},
            {"samplers", std::move(samplers_)},
            {"extras", {{"firstFrame", clip_.first}, {"framesPerSecond", base::kFramesPerSecond}}}};
  }

 private:
  /// Leaves one key where all are equal.
  template <class Key>
  static bool shorten(std::vector<Key>& keys) {
    const bool still = std::ranges::all_of(keys, [&](const Key& key) { return key == keys.front(); });
    if (still) keys.resize(1, keys.front());
    return still;
  }

  void addChannel(std::size_t node, const char* path, std::size_t output, bool still) {
    channels_.push_back({{"sampler", samplers_.size()}, {"target", {{"node", node}, {"path", path}}}});
    samplers_.push_back({{"input", times(still ? 1 : clip_.frames)}, {"interpolation", "LINEAR"}, {"output", output}});
  }

  /// Returns the accessor of the times of the first keys, in seconds.
  std::size_t times(std::size_t count) {
    std::optional<std::size_t>& known = count == 1 ? onlyTime_ : times_;
    if (known) return *known;
    std::vector<float> seconds;
    for (std::size_t i = 0; i < count; ++i)
      seconds.push_back(static_cast<float>(static_cast<double>(i) / base::kFramesPerSecond));
    known = file_.addScalars(seconds, true);
    return *known;
  }

  GlbFile& file_;
  const BakedClip& clip_;
  Json channels_ = Json::array(), samplers_ = Json::array();
  std::optional<std::size_t> times_, onlyTime_;
};

template <class Differs>
bool anyFrame(std::span<const BakedClip> clips, const Differs& differs) {
  for (const BakedClip& clip : clips) {
    for (std::size_t i = 0; i < clip.frames; ++i) {
      if (differs(clip, i)) return true;
    }
  }
  return false;
}

}  // namespace

void addGlbClips(GlbFile& file, const ik::Skeleton& skeleton, std::span<const BakedClip> clips,
                 const GlbClipNodes& nodes) {
  std::vector<ClipWriter> writers;
  for (const BakedClip& clip : clips) writers.emplace_back(file, clip);
  for (std::size_t bone = 0; bone < skeleton.parents.size(); ++bone) {
    const bool turns = anyFrame(clips, [&](const BakedClip& clip, std::size_t i) {
      return clip.local(i, bone).rotation != base::kIdentityRotation;
    });
    const bool moves = anyFrame(clips, [&](const BakedClip& clip, std::size_t i) {
      return clip.local(i, bone).translation != skeleton.offsets[bone];
    });
    for (ClipWriter& writer : writers) {
      if (turns) writer.addRotation(bone, nodes.firstBone + bone);
      if (moves) writer.addTranslation(bone, nodes.firstBone + bone);
    }
  }
  const bool morphs =
      nodes.morphed && anyFrame(clips, [&](const BakedClip& clip, std::size_t i) {
        return std::ranges::any_of(nodes.targets, [&](std::size_t target) { return clip.weight(i, target) != 0.0F; });
      });
  for (ClipWriter& writer : writers) {
    if (morphs) writer.addWeights(*nodes.morphed, nodes.targets);
    Json animation = std::move(writer).finished();
    if (!animation["channels"].empty()) file.json["animations"].push_back(std::move(animation));
  }
}

}  // namespace app
