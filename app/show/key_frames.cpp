// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/key_frames.h"

#include <algorithm>
#include <cmath>

#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr double kSame = 1e-6;  // frames

/// This class collects the frames of several tracks, in any number: it has a bit for each frame,
/// which are read in one pass at the end.
class Line {
 public:
  /// `start` is where the show's frame 0 lies in the tracks.
  explicit Line(double start) : start_(std::llround(start)) {}

  void add(std::span<const std::uint32_t> frames) {
    for (const std::uint32_t frame : frames) {
      const std::int64_t shown = std::int64_t{frame} - start_;
      if (shown < 0 || shown > base::kMaxFrame) continue;
      const auto at = static_cast<std::size_t>(shown);
      if (at >= there_.size()) there_.resize(std::max(at + 1, std::min(2 * at, std::size_t{base::kMaxFrame} + 1)));
      there_[at] = true;
    }
  }
  [[nodiscard]] KeyFrames frames() const {
    KeyFrames found;
    for (std::size_t i = 0; i < there_.size(); ++i) {
      if (there_[i]) found.push_back(static_cast<std::uint32_t>(i));
    }
    return found;
  }

 private:
  std::int64_t start_;
  std::vector<bool> there_;
};

/// Returns the frames of the tracks of one target, or of all; `target` returns the target of a
/// track.
template <class Track, class Target>
KeyFrames ofTracks(const Actor& actor, const std::vector<Track>& tracks, std::span<const std::uint32_t> frames,
                   Target target, std::int32_t wanted) {
  Line line(actor.motionStart());
  for (const Track& track : tracks) {
    if (wanted < 0 || target(track) == wanted) line.add(frames.subspan(track.first, track.count));
  }
  return line.frames();
}

KeyFrames ofScene(const Show& show, const std::vector<std::uint32_t>& frames) {
  Line line(show.sceneStart());
  line.add(frames);
  return line.frames();
}

}  // namespace

KeyFrames boneKeyFrames(const Actor& actor, std::int32_t bone) {
  const vmd::MotionBinding& binding = actor.binding();
  return ofTracks(
      actor, binding.boneTracks, binding.boneFrames, [](const auto& track) { return track.bone; }, bone);
}

KeyFrames morphKeyFrames(const Actor& actor, std::int32_t morph) {
  const vmd::MotionBinding& binding = actor.binding();
  return ofTracks(
      actor, binding.morphTracks, binding.morphFrames, [](const auto& track) { return track.morph; }, morph);
}

KeyFrames ikKeyFrames(const Actor& actor) {
  Line line(actor.motionStart());
  line.add(actor.binding().chainFrames);
  return line.frames();
}

KeyFrames actorKeyFrames(const Actor& actor) {
  const vmd::MotionBinding& binding = actor.binding();
  Line line(actor.motionStart());
  for (const auto* frames : {&binding.boneFrames, &binding.morphFrames, &binding.chainFrames, &binding.visibleFrames})
    line.add(*frames);
  return line.frames();
}

KeyFrames cameraKeyFrames(const Show& show) { return ofScene(show, show.sceneTracks().cameraFrames()); }

KeyFrames lightKeyFrames(const Show& show) { return ofScene(show, show.sceneTracks().lightFrames()); }

std::optional<std::uint32_t> keyBefore(std::span<const std::uint32_t> frames, double moment) {
  const auto at = std::ranges::lower_bound(frames, moment - kSame);
  return at == frames.begin() ? std::nullopt : std::optional(*std::prev(at));
}

std::optional<std::uint32_t> keyBehind(std::span<const std::uint32_t> frames, double moment) {
  const auto at = std::ranges::upper_bound(frames, moment + kSame);
  return at == frames.end() ? std::nullopt : std::optional(*at);
}

}  // namespace app
