// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/bake/bake_check.h"
#include "app/bake/bake_settings.h"
#include "app/show/show.h"
#include "pmx/base/result.h"
#include "vmd/motion.h"

namespace app {

/// What a bake has come to.
struct BakeReport {
  std::size_t bones = 0;  ///< that have keys
  std::size_t frames = 0;
  std::size_t keysOfEachFrame = 0;  ///< bone keys, if each frame has one
  std::size_t keys = 0;             ///< bone keys of the motion
  BakeErrors errors;                ///< of the motion as Odori plays it
};

/// Makes a motion of what an actor of a show does: IK, appends, physics and hand become rotations and translations of the
/// bones, the chains that did it are off. In steps, so that one can tell how far it is, and stop it between two of them.
///
/// The show is the caller's, plays for the run alone, and has its physics as it is to be baked (begun, where it is on).
class BakeRun {
 public:
  /// Of what it does now.
  enum class Work { Playing, Fitting, Checking, Done };
  struct Progress {
    Work work = Work::Playing;
    std::int64_t frame = 0;  ///< that is played
    double done = 0.0;       ///< from 0 to 1, of all
  };

  /// Errors: BadArgument where the actor isn't there, or where bones times frames are too many.
  [[nodiscard]] static base::Result<BakeRun> begin(Show& show, ActorId actor, const BakeSettings& settings);
  BakeRun(BakeRun&&) noexcept;
  BakeRun& operator=(BakeRun&&) noexcept;
  ~BakeRun();

  /// A part of the work: a second of the motion, or all of it for one bone, or, while few keys are looked for, one play of the
  /// whole motion: half a second for a dance of minutes. False when it is done. Error BadArgument: names that a motion
  /// can't hold, see unsayable().
  [[nodiscard]] base::Result<bool> step();
  [[nodiscard]] Progress progress() const;
  /// After that error: each bone that needs a key and whose name no motion can hold, one issue each.
  [[nodiscard]] const base::Issues& unsayable() const;

  /// Once it is done. What is odd about the motion, such as bones that it can't turn as they were.
  [[nodiscard]] const vmd::Motion& motion() const;
  [[nodiscard]] const BakeReport& report() const;
  [[nodiscard]] const base::Issues& issues() const;

 private:
  struct State;
  explicit BakeRun(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace app
