// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_animation.h"

#include <algorithm>
#include <numeric>
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

void GlbAnimation::addRotation(std::size_t node, std::vector<base::Quat> keys, const Frames& frames) {
  // Some readers take the long way between two signs of one rotation.
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (glm::dot(keys[i - 1], keys[i]) < 0.0F) keys[i] = -keys[i];
  }
  shortenStill(keys);
  addChannel(node, "rotation", times(frames, keys.size()), file_.addRotations(keys));
}

void GlbAnimation::addTranslation(std::size_t node, std::vector<base::Vec3> keys, const Frames& frames) {
  shortenStill(keys);
  addChannel(node, "translation", times(frames, keys.size()), file_.addVectors(keys));
}

void GlbAnimation::addScale(std::size_t node, std::vector<base::Vec3> keys, const Frames& frames) {
  shortenStill(keys);
  addChannel(node, "scale", times(frames, keys.size()), file_.addVectors(keys), "STEP");
}

void GlbAnimation::addWeights(std::size_t node, std::size_t targets, std::vector<float> keys, const Frames& frames) {
  bool still = true;
  for (std::size_t i = targets; i < keys.size() && still; ++i) still = keys[i] == keys[i - targets];
  if (still) keys.resize(targets);
  addChannel(node, "weights", times(frames, keys.size() / targets), file_.addScalars(keys, false));
}

void GlbAnimation::addChannel(std::size_t node, const char* path, std::size_t input, std::size_t output,
                              const char* interpolation) {
  channels_.push_back({{"sampler", samplers_.size()}, {"target", {{"node", node}, {"path", path}}}});
  samplers_.push_back({{"input", input}, {"interpolation", interpolation}, {"output", output}});
}

/// Returns the accessor of the times of `count` keys, in seconds. One key is at time 0.
std::size_t GlbAnimation::times(const Frames& frames, std::size_t count) {
  Frames wanted = frames;
  if (count == 1 || frames.empty()) {
    wanted.resize(count);
    std::iota(wanted.begin(), wanted.end(), 0U);
  }
  const auto [at, fresh] = times_.try_emplace(std::move(wanted));
  if (!fresh) return at->second;
  std::vector<float> seconds;
  for (const std::uint32_t frame : at->first)
    seconds.push_back(static_cast<float>(static_cast<double>(frame) / base::kFramesPerSecond));
  at->second = file_.addScalars(seconds, true);
  return at->second;
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
