// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/export/frames_run.h"
#include "app/show/show.h"
#include "app/show/side_by_side.h"
#include "pmx/base/result.h"

namespace app {

/// These are the frames of one model as it is exported: what bones and morphs do at each, whatever
/// moved them.
struct BakedClip {
  std::string name;
  std::int64_t first = 0;  ///< the show's frame that is the clip's first
  std::size_t frames = 0;
  std::size_t bones = 0, morphs = 0;  ///< as many as the model has
  /// These are `bones` transforms per frame, relative to the bone's parent; a bone without one is
  /// in model space. Translations are from the parent, the rest position included; units.
  std::vector<base::Transform> locals;
  std::vector<float> weights;         ///< `morphs` per frame, after groups and flips
  std::vector<Placement> placements;  ///< one per frame
  std::vector<std::uint8_t> visible;  ///< one per frame; empty: always

  [[nodiscard]] const base::Transform& local(std::size_t frame, std::size_t bone) const {
    return locals[frame * bones + bone];
  }
  [[nodiscard]] float weight(std::size_t frame, std::size_t morph) const { return weights[frame * morphs + morph]; }
  /// Returns a frame's weights, one per morph.
  [[nodiscard]] std::span<const float> frameWeights(std::size_t frame) const {
    return std::span(weights).subspan(frame * morphs, morphs);
  }
};

/// These are the frames of a clip that have keys: rising, the first and the last among them.
/// Readers go straight from one key to the next.
struct ClipKeys {
  struct OfBone {
    std::vector<std::uint32_t> rotations, translations;
  };
  std::vector<OfBone> bones;           ///< one per bone
  std::vector<std::uint32_t> weights;  ///< of all morphs together
};

/// These are the frames of several models that dance together, and of their camera.
struct BakedDance {
  std::string name;
  std::vector<BakedClip> models;          ///< in the order in which they were asked for
  std::vector<ClipKeys> keys;             ///< one per model; empty: each frame has keys
  std::vector<vmd::CameraState> cameras;  ///< one per frame; empty where no motion has a camera
  /// One per frame: 1 where the camera jumps to the next frame. There are keys at both.
  std::vector<std::uint8_t> cuts;
  std::vector<vmd::LightState> lights;  ///< of the motions, one per frame; empty without one
};

/// This says which frames a clip has, and how they are made.
struct ClipSettings {
  std::string name;
  std::int64_t first = 0, last = 0;  ///< both included; 0 <= first <= last <= base::kMaxFrame
  ViewSolver solver{.how = ViewSolver::How::AsSet, .solver = {}};  ///< of all chains
  double restFrames = 0.0;  ///< of physics before frame 0, where the show's physics is on
};

/// The clips of an export, and what a file says of them, take at most so much memory: a quarter of
/// what a small computer has, since the models, their pictures and other programs need theirs.
inline constexpr std::uint64_t kMaxClipBytes = std::uint64_t{1} << 30U;

/// Returns how much memory a frame of these models takes in a clip: once as it is played, and once
/// more in the file, which is put together before it is written.
[[nodiscard]] std::uint64_t clipBytesPerFrame(const Show& show, std::span<const ActorId> actors);

/// Returns whether so many clips of these models can be exported together. Errors: BadArgument
/// where they would take more than kMaxClipBytes.
[[nodiscard]] base::Result<void> checkClips(const Show& show, std::span<const ActorId> actors, std::int64_t frames,
                                            std::size_t clips);

/// This class plays a show and takes the frames of some of its models, in steps (FramesRun).
class ClipRun {
 public:
  /// Prepares a clip, with physics from frame 0. Errors: those of FramesRun::begin() and
  /// checkClips().
  [[nodiscard]] static base::Result<ClipRun> begin(Show& show, std::span<const ActorId> actors,
                                                   const ClipSettings& settings);

  /// Plays a second, or a tick of the physics' rest. Returns false when the clip is whole.
  [[nodiscard]] bool step();
  /// Returns how much is done, 0 to 1.
  [[nodiscard]] double done() const { return run_.done(); }
  [[nodiscard]] BakedDance& dance() { return dance_; }
  /// Returns the clip of the first model.
  [[nodiscard]] BakedClip& clip() { return dance_.models.front(); }

 private:
  ClipRun(FramesRun run, const Show& show, std::span<const ActorId> actors, const ClipSettings& settings);

  FramesRun run_;
  std::vector<ActorId> actors_;
  BakedDance dance_;
};

}  // namespace app
