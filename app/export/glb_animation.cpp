// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_animation.h"

#include <algorithm>
#include <utility>

#include "pmx/base/frames.h"

namespace app {
namespace {

/// Leaves one key where all are equal.
template <class Key>
void shortenStill(std::vector<Key>& keys) {
  if (std::ranges::all_of(keys, [&](const Key& key) { return key == keys.front(); })) keys.resize(1, keys.front());
}

}  // namespace

void GlbAnimation::addRotation(std::size_t node, std::vector<base::Quat> keys) {
  // Some readers take the long way between two signs of one rotation.
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (glm::dot(keys[i - 1], keys[i]) < 0.0F) keys[i] = -keys[i];
  }
  shortenStill(keys);
  addChannel(node, "rotation", file_.addRotations(keys), keys.size());
}

void GlbAnimation::addTranslation(std::size_t node, std::vector<base::Vec3> keys) {
  shortenStill(keys);
  addChannel(node, "translation", file_.addVectors(keys), keys.size());
}

void GlbAnimation::addWeights(std::size_t node, std::size_t targets, std::vector<float> keys) {
  bool still = true;
  for (std::size_t i = targets; i < keys.size() && still; ++i) still = keys[i] == keys[i - targets];
  if (still) keys.resize(targets);
  addChannel(node, "weights", file_.addScalars(keys, false), keys.size() / targets);
}

void GlbAnimation::addChannel(std::size_t node, const char* path, std::size_t output, std::size_t keys) {
  channels_.push_back({{"sampler", samplers_.size()}, {"target", {{"node", node}, {"path", path}}}});
  samplers_.push_back({{"input", times(keys)}, {"interpolation", "LINEAR"}, {"output", output}});
}

/// Returns the accessor of the times of the first keys, in seconds.
std::size_t GlbAnimation::times(std::size_t count) {
  std::optional<std::size_t>& known = count == 1 ? onlyTime_ : times_;
  if (known) return *known;
  std::vector<float> seconds;
  for (std::size_t i = 0; i < count; ++i)
    seconds.push_back(static_cast<float>(static_cast<double>(i) / base::kFramesPerSecond));
  known = file_.addScalars(seconds, true);
  return *known;
}

void GlbAnimation::finish() && {
  if (channels_.empty()) return;
  file_.json["animations"].push_back(
      {{"name", std::move(name_)},
       {"channels", std::move(channels_)},
       {"samplers", std::move(samplers_)},
       {"extras", {{"firstFrame", firstFrame_}, {"framesPerSecond", base::kFramesPerSecond}}}});
}

}  // namespace app
