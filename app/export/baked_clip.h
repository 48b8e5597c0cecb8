// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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
  /// These are `bones` transforms per frame, relative to the bone's parent; a bone without one is in
  /// model space. Translations are from the parent, the rest position included; units.
  std::vector<base::Transform> locals;
  std::vector<float> weights;  ///< `morphs` per frame, after groups and flips

  [[nodiscard]] const base::Transform& local(std::size_t frame, std::size_t bone) const {
    return locals[frame * bones + bone];
  }
  [[nodiscard]] float weight(std::size_t frame, std::size_t morph) const { return weights[frame * morphs + morph]; }
};

/// This says which frames a clip has, and how they are made.
struct ClipSettings {
  std::string name;
  std::int64_t first = 0, last = 0;  ///< both included; 0 <= first <= last <= base::kMaxFrame
  ViewSolver solver{.how = ViewSolver::How::AsSet, .solver = {}};  ///< of all chains
  double restFrames = 0.0;  ///< of physics before frame 0, where the show's physics is on
};

/// This class plays a show and takes the frames of one of its models, in steps (FramesRun).
class ClipRun {
 public:
  /// Prepares a clip, with physics from frame 0. Errors: those of FramesRun::begin(), and BadArgument
  /// where bones and morphs times frames are too many (limits.md).
  [[nodiscard]] static base::Result<ClipRun> begin(Show& show, ActorId actor, const ClipSettings& settings);

  /// Plays a second, or a tick of the physics' rest. Returns false when the clip is whole.
  [[nodiscard]] bool step();
  /// Returns how much is done, 0 to 1.
  [[nodiscard]] double done() const { return run_.done(); }
  [[nodiscard]] BakedClip& clip() { return clip_; }

 private:
  ClipRun(FramesRun run, const pmx::Model& model, const ClipSettings& settings);
  void take(const Actor& actor);

  FramesRun run_;
  BakedClip clip_;
};

}  // namespace app
